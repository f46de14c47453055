/**
 * Learned, not written: test/language/chakra-weights.test.ts makes this file from the lexicon and the
 * training passages. A line is a feature (`#` a concept, `+` its phrases; else a stem, or a pair of them) and what
 * it adds to the score of chakra 1 to 8, in hundredths of log odds.
 */
export const weightScale = 100;

export const weightLines = `
#a body that hurts at work+|86 -13 -15 -9 -12 -11 -13 -13
#a body that hurts at work|94 -15 -14 -10 -13 -13 -16 -13
#a life seen as one+|-18 -18 -4 -18 -11 -25 -18 114
#a life seen as one|-18 -18 -4 -18 -11 -25 -18 114
#a spark with someone+|-16 80 -11 -3 -14 -4 -15 -18
#a spark with someone|-4 100 -16 -10 -16 -10 -21 -21
#a will carried through+|-12 -18 109 -14 -19 -14 -16 -15
#a will carried through|-11 -18 109 -14 -19 -15 -17 -15
#acts of small kindness+|-10 -14 -21 77 -16 -12 9 -13
#acts of small kindness|-10 -14 -21 77 -16 -12 9 -13
#alarm in the animal+|54 -9 -8 -8 -8 -8 -4 -8
#alarm in the animal|34 -11 5 -11 -22 19 -5 -8
#all and every+|0 0 0 0 0 0 0 0
#all and every|-7 3 -1 2 -2 -4 -3 11
#all the parts of one person+|-12 -21 -24 -13 -11 -3 -17 100
#all the parts of one person|-14 -15 -28 -15 -11 -12 -21 116
#anger as force+|-9 11 45 -10 -9 -9 -9 -10
#anger as force|-24 1 74 -22 17 -14 -24 -8
#animals one loves+|-10 -10 -10 67 -9 -10 -9 -10
#animals one loves|-15 4 -23 96 -7 -17 -18 -20
#appetite and taste as pleasure+|-11 77 -11 -10 -13 -12 -10 -10
#appetite and taste as pleasure|-33 152 -23 -16 -14 -8 -33 -27
#asked to shrink+|-11 -9 82 -8 -17 -12 -12 -12
#asked to shrink|-16 -7 83 -3 -17 -13 -14 -13
#awe and joy without cause+|-11 -11 -10 -11 -11 -12 76 -10
#awe and joy without cause|-25 20 -23 0 -17 -10 77 -22
#being heard or not+|-16 -5 -9 17 52 -19 -8 -13
#being heard or not|-12 -13 -29 28 65 -5 -17 -17
#being let in by others+|-12 -14 -9 75 -14 -12 -12 -3
#being let in by others|-12 -14 -9 75 -14 -12 -12 -3
#between languages+|-14 -14 -19 -14 82 -2 -14 -5
#between languages|-18 -19 -25 -18 87 -9 -6 9
#body sensed from inside+|55 -1 -11 -9 -9 -9 -10 -6
#body sensed from inside|86 7 9 -18 -16 -30 -8 -29
#books, films and scores brought together+|-11 -11 -10 -9 -9 -7 0 57
#books, films and scores brought together|-13 -13 -17 -14 -17 -11 2 83
#bosses and standing at work+|-13 -13 86 -15 -10 -18 -4 -14
#bosses and standing at work|-24 -23 137 -26 11 -34 -25 -16
#care across a bedside+|-3 -14 -12 78 -12 -15 -12 -9
#care across a bedside|-7 -4 -8 82 -25 -3 -22 -14
#coincidence and recurrence+|-23 -23 -9 -15 -13 99 -9 -8
#coincidence and recurrence|-10 -25 -13 -19 -12 97 -14 -5
#cold and heat of the body+|46 -7 -7 -7 -7 -6 -7 -7
#cold and heat of the body|46 4 -7 -8 -13 -6 -7 -8
#colour and paint+|-11 69 -11 -11 -11 -11 -11 -1
#colour and paint|-26 148 -29 -35 -28 -4 -35 9
#concealing and revealing+|-10 -8 -4 -13 69 -12 -11 -11
#concealing and revealing|-15 -6 -2 -19 90 -18 -12 -17
#consolation+|-9 -9 -10 74 -12 -13 -13 -7
#consolation|-10 -7 -10 74 -13 -13 -14 -7
#contemplatives and their places+|-9 -9 -9 -9 -9 -9 63 -9
#contemplatives and their places|-10 -10 -11 -13 -9 -11 70 -7
#contest and effort of the body+|-12 -12 82 -12 -11 -11 -11 -11
#contest and effort of the body|10 -40 124 -3 -30 -39 -9 -13
#cooking as composing+|-6 -6 -6 -6 -6 -6 -6 40
#cooking as composing|-14 0 -10 -4 -9 -1 -7 45
#crafts joined to a second trade+|-9 -14 -5 -10 -11 -13 -12 73
#crafts joined to a second trade|-11 -16 -7 -11 -12 -17 -13 86
#crowd as one being+|-10 -5 -11 -13 -7 -10 67 -10
#crowd as one being|-11 -6 -12 -13 -7 -13 71 -10
#dance and the moving body+|-13 89 -12 -12 -12 -13 -13 -12
#dance and the moving body|-26 126 -22 -21 -23 -17 -10 -6
#days and dates+|0 0 0 0 0 0 0 0
#days and dates|6 -6 3 2 -4 2 -5 2
#death seen calmly+|-15 -18 5 11 -2 -9 47 -20
#death seen calmly|-19 -27 -6 7 0 -7 77 -27
#deciding and doing+|-13 -18 82 -13 -12 4 -13 -17
#deciding and doing|-29 -15 118 -15 -9 -22 -5 -22
#defiance+|-10 -6 61 -5 -10 -10 -9 -11
#defiance|-15 7 57 -4 -11 -11 -10 -12
#denial+|0 -1 1 0 0 -1 2 -1
#denial|0 -5 6 -3 4 -4 19 -18
#dreams+|-13 -9 -11 -15 -14 91 -13 -16
#dreams|-31 -14 -22 -17 -41 161 -12 -23
#dressing for delight+|-10 54 -5 -8 -9 -9 -8 -6
#dressing for delight|-14 74 13 -17 -4 -24 -20 -7
#dying well+|-11 -10 -4 5 -11 -10 50 -9
#dying well|-11 -10 -4 5 -11 -10 50 -9
#eating and the body weighed+|47 -7 -7 -7 -7 -7 -7 -7
#eating and the body weighed|51 -9 -7 -7 -7 -7 -7 -7
#ending of an effort+|0 0 0 0 0 0 0 0
#ending of an effort|0 -1 3 -3 -1 -3 8 -2
#estrangement and return+|-9 -10 -11 61 -4 -10 -9 -9
#estrangement and return|-9 -10 -11 61 -4 -9 -9 -9
#fear of being hurt+|75 -7 -9 -13 -12 -10 -12 -12
#fear of being hurt|74 -5 -1 -12 -13 -10 -12 -20
#feeding a household on little+|62 -9 -11 -9 -10 -9 -4 -9
#feeding a household on little|61 -9 -12 -9 -11 -7 -4 -9
#feelings in spate+|-14 85 -9 -10 -8 -16 -16 -14
#feelings in spate|-15 92 -2 -10 -8 -19 -19 -18
#fellowship+|-7 -7 -7 52 -7 -7 -7 -7
#fellowship|2 -2 -12 48 -7 -8 -10 -11
#finishing+|-12 -16 -7 -3 -24 -3 -24 89
#finishing|-32 -23 29 1 -38 -17 -24 103
#fire and backbone in the belly+|-17 -8 59 -18 -12 1 2 -8
#fire and backbone in the belly|-9 -9 61 -19 -14 -4 1 -7
#first person will+|9 2 1 -4 3 -2 -5 -4
#first person will|9 1 5 -4 3 -3 -5 -5
#food to stay alive+|75 -11 -14 -10 -10 -10 -10 -11
#food to stay alive|117 -6 -30 -6 -16 -22 -30 -6
#friends and company+|-15 -16 -5 65 -12 -14 -1 -3
#friends and company|-22 -23 -27 91 -14 3 -8 -1
#fruit, sweets and drink+|-8 55 -8 -8 -8 -8 -8 -8
#fruit, sweets and drink|-15 77 -14 -6 -7 -11 -11 -13
#handing on+|-8 -13 -16 -18 -8 -9 -11 82
#handing on|-18 -19 -20 -20 -2 -15 -20 114
#hands+|0 0 0 0 0 0 0 0
#hands|-1 3 0 0 -1 -1 1 -1
#he and him+|0 0 0 0 0 0 0 0
#he and him|-11 4 1 28 -3 0 -11 -7
#heat and cold of a house+|73 -10 -12 -5 -12 -11 -11 -11
#heat and cold of a house|117 -8 -23 -5 -30 -8 -14 -29
#heat before the act+|-13 -14 82 -10 -9 -12 -12 -13
#heat before the act|-15 -15 85 -11 -6 -13 -11 -15
#hours of the day+|0 0 0 0 0 0 0 0
#hours of the day|2 -1 -7 -3 -1 5 7 -2
#hunch and foreknowing+|-9 -20 -14 -26 -17 100 -2 -12
#hunch and foreknowing|-19 -27 -30 -31 -5 124 2 -15
#illness and medicine+|79 -13 -13 -11 -11 -11 -12 -8
#illness and medicine|128 -26 -26 -11 -22 -16 1 -28
#injury and joints+|77 -11 -12 -11 -10 -11 -11 -11
#injury and joints|114 14 -17 -18 -29 -30 -35 2
#inquiry+|-8 -9 -8 -9 -8 58 -7 -9
#inquiry|-14 -9 2 -8 -12 71 -13 -16
#instinct of animals, trades and weather+|-8 -8 -8 -10 -12 62 -9 -7
#instinct of animals, trades and weather|0 -22 -1 -10 7 57 -13 -18
#jealousy and envy+|-11 79 -11 -11 -11 -11 -12 -11
#jealousy and envy|-12 96 -12 -22 -12 -15 -12 -11
#joining of arts, trades and peoples+|-14 -8 -10 7 -8 0 -17 52
#joining of arts, trades and peoples|-20 -9 -11 0 -11 -4 -16 72
#kin by many names+|-6 -6 -8 47 -9 -5 -6 -6
#kin by many names|-9 -17 -18 70 -7 -13 -4 -3
#knowing and keeping mum+|-15 -15 -15 -10 92 -19 -3 -15
#knowing and keeping mum|-17 -10 -16 -11 96 -22 -5 -15
#knowing with no reason+|-10 -22 -27 -2 -4 101 -20 -17
#knowing with no reason|-10 -22 -27 -2 -2 99 -20 -17
#land and animals to live from+|55 -9 -8 -8 -9 -6 -8 -8
#land and animals to live from|65 -20 5 -7 -20 -10 -9 -5
#laughter+|0 0 0 0 0 0 0 0
#laughter|-3 5 1 -2 1 2 -2 -1
#learning to master+|-6 -7 39 -1 -6 -7 -6 -6
#learning to master|-10 -14 69 -7 1 -16 -12 -11
#letting go+|-14 -23 -11 -4 -20 -18 101 -10
#letting go|-12 -32 -17 6 -31 -25 133 -21
#letting the dead and the plan go+|7 -7 -14 -14 -12 -14 72 -17
#letting the dead and the plan go|5 -10 -15 -1 -14 -18 68 -16
#likening+|-1 2 -2 -4 1 -1 5 0
#likening|-1 2 -2 -4 1 -1 5 0
#locks and watchfulness+|91 -16 -9 -13 -13 -11 -14 -14
#locks and watchfulness|104 -21 -11 -7 -16 -7 -19 -23
#longing with no name+|-14 54 -5 8 -2 -10 -18 -13
#longing with no name|-14 86 -6 -8 -11 -17 -6 -24
#love said and shown+|-12 -16 -14 87 -18 -10 -7 -10
#love said and shown|-24 -5 -25 117 -8 -27 -16 -10
#making by hand+|-14 -6 -8 -12 -12 -5 -13 69
#making by hand|-20 -21 -49 -34 -32 0 -27 182
#making for the pleasure of it+|-9 82 -12 -12 -12 -13 -11 -13
#making for the pleasure of it|-10 94 -15 -14 -13 -14 -12 -16
#meeting and parting+|-8 -12 -12 73 -13 -12 -4 -11
#meeting and parting|-10 -6 -12 71 -13 -12 -6 -12
#memory and imagination+|-11 -9 -12 -12 -12 71 -5 -10
#memory and imagination|-31 -5 -14 -16 -24 114 -1 -24
#mending between people+|-17 -9 -2 69 -5 -13 -8 -15
#mending between people|-25 -18 -9 85 1 -22 8 -19
#missing across distance+|-5 -10 -12 76 -10 -14 -13 -12
#missing across distance|-13 -15 -23 103 -13 -14 -9 -17
#moods that rise and fall+|-16 90 -7 -18 -11 -9 -16 -13
#moods that rise and fall|-36 139 -28 12 -7 -17 -40 -24
#moods, tempers, tears+|-8 55 -8 -8 -8 -8 -8 -8
#moods, tempers, tears|-6 63 -10 -9 -11 -9 -10 -8
#names and what things are called+|-7 -7 -18 0 55 -5 -10 -7
#names and what things are called|-29 -13 -16 -6 55 22 1 -14
#naming oneself+|-11 -9 57 -6 -3 -6 -11 -11
#naming oneself|-4 -12 58 -11 -5 -2 -9 -15
#nesting and settling+|61 -10 -10 -8 -8 -8 -8 -9
#nesting and settling|65 -14 -11 -10 -10 -8 -1 -11
#night visions+|-10 -10 -10 -10 -10 67 -10 -10
#night visions|-11 -12 -7 -6 -11 71 -11 -13
#no one there to have it+|-26 -22 10 -4 -22 -22 90 -4
#no one there to have it|-29 -23 9 -6 -22 -22 95 -1
#noticing and reading signs+|-7 -6 -16 -10 -10 79 -11 -19
#noticing and reading signs|-30 -9 -18 -32 -2 131 -28 -13
#office, firm and money made+|-8 -8 54 -8 -7 -8 -8 -8
#office, firm and money made|6 -20 50 -4 -14 1 -9 -10
#one thing made from many+|-11 -6 -17 -10 -14 -17 -25 99
#one thing made from many|-17 -2 -18 -9 -7 -15 -30 99
#one's own people+|1 -7 4 51 -11 -15 -11 -12
#one's own people|-26 -44 -3 94 -2 -21 -21 22
#opinions voiced+|-6 -8 -9 -9 50 -9 -2 -8
#opinions voiced|-21 -32 9 -12 96 -18 -13 -8
#parts of the face+|0 0 0 0 0 0 0 0
#parts of the face|-3 5 -4 -1 3 3 1 -3
#pattern and system+|-11 -10 -11 -11 -11 74 -10 -9
#pattern and system|-21 -42 -24 4 1 106 -11 -14
#phone, letter and message+|-12 -12 -1 -8 63 -5 -11 -13
#phone, letter and message|-18 -20 -25 6 102 5 -34 -15
#pieces coming together+|-1 -18 -21 -15 5 -11 -16 77
#pieces coming together|-10 -17 -24 -25 2 -12 -22 109
#plain parts of the body+|40 -6 -6 -6 -6 -6 -6 -6
#plain parts of the body|59 -3 -9 -8 -7 -13 -6 -12
#play and making things up+|-10 74 -12 -9 -9 -9 -13 -12
#play and making things up|-27 117 -7 -22 -12 -17 -24 -9
#playing music for its own sake+|-9 59 -8 -8 -8 -10 -8 -9
#playing music for its own sake|-32 114 -28 -21 -22 -5 -32 26
#pleasure without excuse+|-13 76 -8 -11 -11 -8 -13 -12
#pleasure without excuse|-15 99 -12 -7 -11 -14 -19 -21
#poor trades and long shifts+|45 -7 -7 -7 -7 -5 -7 -7
#poor trades and long shifts|48 -11 -5 -12 -6 -11 -2 -2
#pregnancy and birth of the body+|27 -8 -8 11 -8 -9 3 -8
#pregnancy and birth of the body|24 -11 -8 7 -8 -8 3 1
#provisions+|49 -7 -7 -7 -7 -7 -7 -7
#provisions|62 -6 -12 -9 -9 -2 -12 -10
#public transport+|0 0 0 0 0 0 0 0
#public transport|3 -5 1 -3 0 2 2 0
#quarrel and retort+|-7 -7 -4 -8 47 -7 -7 -7
#quarrel and retort|-4 -7 -8 -16 55 -10 -3 -7
#rank and command+|-10 -10 74 -10 -11 -10 -11 -10
#rank and command|-20 -11 100 -26 -8 -28 4 -10
#reading people and signs+|-12 -13 -14 -13 -10 85 -12 -10
#reading people and signs|-14 -12 -9 -14 -16 88 -10 -13
#reconciling what was split+|-5 -9 -11 -8 -16 -10 -13 73
#reconciling what was split|-6 -10 -9 -7 -19 -12 -14 76
#relics and remembrance+|-15 -7 -14 80 -13 -13 -14 -4
#relics and remembrance|-13 -9 -15 79 -14 -9 -15 -4
#rent and ownership+|92 -13 -13 -13 -13 -13 -13 -13
#rent and ownership|109 -28 -15 -8 -17 -10 -25 -6
#resolve+|-4 -9 52 -9 -3 -10 -9 -9
#resolve|4 -11 53 -4 -3 -17 -13 -10
#rites+|-17 -11 -21 -7 -5 -15 88 -12
#rites|-22 -20 -14 -13 -9 -19 94 3
#romance and its weather+|-9 63 -9 -10 -9 -8 -9 -9
#romance and its weather|-14 75 -18 -4 0 -17 -13 -8
#saying no and holding ground+|-14 -14 92 -20 -2 -23 -10 -9
#saying no and holding ground|-14 -21 113 -22 -7 -26 -10 -12
#school+|0 0 0 0 0 0 0 0
#school|-2 1 2 2 -1 1 -1 0
#scraping by+|80 -13 -14 -5 -12 -11 -12 -12
#scraping by|101 -21 -5 -1 -25 -9 -18 -23
#seeing how it fits+|-18 -18 -12 -16 -14 109 -12 -19
#seeing how it fits|-21 -17 -10 -10 -14 105 -12 -21
#self without edges+|-13 -11 -17 -12 -15 -15 89 -6
#self without edges|-35 5 -26 -12 -11 -19 82 15
#she and her+|0 0 0 0 0 0 0 0
#she and her|-9 3 -7 21 0 2 -6 -3
#shell of a house+|50 -9 -7 -8 -7 -11 -2 -6
#shell of a house|92 -18 -4 -14 -13 -17 -12 -13
#shelter and weatherproofing+|49 -7 -7 -7 -7 -7 -7 -7
#shelter and weatherproofing|61 -15 -5 -5 -19 -18 0 1
#sickroom+|55 -8 -8 -8 -8 -8 -8 -8
#sickroom|81 -15 -10 -6 -11 -3 -20 -15
#sight and its tricks+|-8 -9 -8 -9 -8 60 -8 -10
#sight and its tricks|-9 -8 -8 -10 -9 60 -9 -8
#signs of the one who is gone+|-18 -16 -9 100 -10 -17 -16 -16
#signs of the one who is gone|-20 -20 -10 111 -12 -19 -10 -19
#silence between people+|-14 -9 -12 -2 60 -3 -10 -10
#silence between people|-18 -15 -25 -16 95 -9 6 -17
#singing and sounding+|-10 -12 -5 -11 64 -11 -11 -5
#singing and sounding|-24 -16 -19 -10 90 -14 -1 -6
#sitting still+|-17 -9 -6 -7 -12 -15 77 -12
#sitting still|-16 -15 -13 5 -3 -18 78 -19
#sky, height and far water+|-14 -11 -11 -12 -13 -11 83 -12
#sky, height and far water|-24 -31 -37 -11 -17 1 156 -37
#sleep and tiredness+|43 -8 -8 -9 -11 2 -3 -8
#sleep and tiredness|65 -24 -17 29 -27 2 -7 -20
#sleeping rough or in passing+|82 -12 -14 -9 -12 -12 -12 -12
#sleeping rough or in passing|84 -12 -17 -9 -7 -14 -12 -14
#small hands and sleeping children+|-8 -17 -10 80 -12 -13 -7 -13
#small hands and sleeping children|-9 -18 -11 86 -13 -13 -8 -13
#something found in the body+|82 -12 -11 -11 -11 -13 -12 -11
#something found in the body|86 -8 -16 -14 -4 -18 -14 -14
#speaking up at last+|-13 -19 -13 -5 84 -21 -6 -6
#speaking up at last|-21 -26 -19 -8 121 -13 -18 -16
#states without wanting+|-10 -9 -12 -9 -9 -9 67 -9
#states without wanting|-21 1 -26 12 -6 -28 88 -19
#studio, stage and fancy+|-8 53 -7 -7 -7 -7 -7 -8
#studio, stage and fancy|-12 74 -12 -5 -13 -5 -16 -11
#taking up room+|-21 -7 72 -1 -4 -19 -9 -11
#taking up room|-21 -7 72 -1 -4 -19 -9 -11
#talk itself+|-10 1 -9 -11 55 -10 -6 -10
#talk itself|-53 -18 -7 -47 182 -14 -33 -20
#teaching and leaving behind+|-10 -12 -6 -10 -10 -11 -9 68
#teaching and leaving behind|-10 -14 -11 -9 -2 -15 -12 73
#tender holding+|-17 -17 -15 103 -14 -16 -12 -12
#tender holding|-17 4 -34 134 -26 -33 -8 -22
#texture and touch+|-9 63 -9 -9 -9 -9 -9 -9
#texture and touch|-16 118 -26 -3 -26 -7 -18 -22
#the body of speech+|-10 -9 -9 -6 65 -11 -10 -10
#the body of speech|-10 -12 -13 -7 76 -13 -11 -10
#the dead and what they left+|-14 -22 -8 91 -12 -1 -10 -23
#the dead and what they left|-18 -33 -32 115 4 -12 14 -38
#the dream and its furniture+|-11 -10 -16 -5 -19 96 -18 -16
#the dream and its furniture|-6 -7 -15 -10 -27 104 -16 -23
#the effort that stops+|-16 -2 -19 -10 -25 -15 107 -20
#the effort that stops|-12 -4 -25 -5 -31 -10 107 -20
#the hush+|-25 -5 -9 -11 -21 -2 92 -18
#the hush|-26 -6 -9 -11 -21 -4 94 -18
#the mind looking at itself+|-14 -7 -18 -12 -14 86 -9 -13
#the mind looking at itself|-12 -11 -18 -13 -17 90 -10 -9
#the moment it holds+|-21 -16 -16 -2 -15 -7 -8 86
#the moment it holds|-11 -4 -24 0 -19 -10 -17 85
#the mouth that will not+|-15 -14 -15 -14 99 -14 -14 -14
#the mouth that will not|-9 -19 -24 -19 115 -13 -15 -15
#the outcome of a contest+|-2 -14 86 -6 -4 -15 -17 -27
#the outcome of a contest|-14 -3 74 -18 1 -21 -8 -12
#the same thing again+|-18 -8 -13 -17 -20 111 -20 -15
#the same thing again|-18 -8 -13 -17 -20 111 -20 -15
#the years it took+|-15 -18 -4 -4 -6 -21 -8 76
#the years it took|-11 -12 -10 -7 -10 -28 -2 80
#they and them+|0 0 0 0 0 0 0 0
#they and them|-2 -7 1 11 -1 -2 -5 5
#things kept in case+|56 -11 -1 -7 -10 -10 -5 -11
#things kept in case|57 -11 -2 -8 -11 -10 -5 -11
#thinking and remembering+|-10 -11 -9 -11 -4 63 -11 -7
#thinking and remembering|-12 -16 -7 -16 -5 72 -7 -9
#times and money counted+|0 0 0 0 0 0 0 0
#times and money counted|5 -6 4 4 -2 -1 -8 3
#trades of the voice+|-10 -10 -10 -9 69 -10 -10 -11
#trades of the voice|-6 -23 -11 7 64 7 -24 -13
#training hall and track+|-8 -10 69 -10 -9 -9 -10 -13
#training hall and track|-15 -16 83 -8 -12 -13 -5 -13
#vastness looked into+|-18 -13 -12 1 -12 -18 92 -20
#vastness looked into|-18 -13 -14 2 -13 -18 95 -21
#vehicle one depends on+|31 -4 -4 -4 -5 -4 -4 -4
#vehicle one depends on|47 -12 -9 -8 -5 -5 -1 -6
#wanting a person+|-4 82 -16 -10 -12 -11 -16 -13
#wanting a person|-19 164 -31 -31 -14 -19 -13 -37
#war and disaster+|77 -11 -11 -11 -11 -11 -11 -11
#war and disaster|85 -6 -1 -23 -15 -14 -23 -5
#warm nights and water+|-7 50 -7 -7 -7 -7 -7 -7
#warm nights and water|-10 67 -9 -10 -8 -9 -12 -8
#washing and keeping a house+|28 -5 -4 1 -5 -4 -4 -5
#washing and keeping a house|75 -1 -22 2 -25 -3 -14 -12
#we and us+|0 0 0 0 0 0 0 0
#we and us|6 -5 -8 8 0 -3 -1 4
#what came of the hunch+|-18 -16 -2 -20 -14 76 1 -9
#what came of the hunch|-18 -16 -2 -20 -14 76 1 -9
#what it was that one said+|-15 -4 -8 -21 68 9 -19 -9
#what it was that one said|-17 -6 -9 -21 66 18 -21 -10
#who one is+|-25 -11 95 -7 -7 -24 2 -23
#who one is|-33 -12 118 -11 -22 -21 -3 -15
#words held back+|-13 -25 -9 -9 86 -7 -6 -17
#words held back|-8 -33 -33 -20 135 -14 -3 -25
#workshop and its tools+|-9 -6 -8 -8 -8 -9 -8 58
#workshop and its tools|-17 -16 5 -19 -14 2 -1 61
#world seen whole+|-8 -9 -9 -12 -9 -5 61 -9
#world seen whole|-11 -7 -10 -14 -9 -5 66 -10
#worship and prayer+|-14 -12 -13 -7 -12 -9 80 -12
#worship and prayer|-34 -30 -41 -15 -19 -30 154 15
#writing it to someone+|-10 -13 -14 -11 74 1 -16 -11
#writing it to someone|-18 -33 -26 -9 80 39 -7 -26
#you+|0 0 0 0 0 0 0 0
#you|0 -1 -1 1 3 -3 -1 2
0 0|-4 -11 1 -1 -1 16 -1 0
0 and|-6 -8 4 -2 -3 16 -2 0
0|-7 -9 10 -1 -6 10 -8 11
=ordinary day|123 26 4 101 -90 8 -67 -104
a bag|16 -2 -10 -2 2 -3 1 -3
a beard|-1 -7 -4 15 -1 -1 -1 -1
a bell|0 -1 0 -1 14 -1 -6 -5
a bench|-2 9 -3 4 -1 -3 -2 -1
a bite|-14 12 10 -4 -18 -7 9 12
a blue|-3 0 -2 -1 -3 17 -3 -5
a boat|-4 -4 -1 -2 -1 12 4 -4
a boi|-10 -6 13 11 -3 2 0 -8
a book|-1 -1 -5 -1 -1 -1 -1 12
a bowl|9 -3 -2 -5 -4 -1 13 -7
a break|-6 3 -1 -2 -1 -2 -2 11
a bu|-5 -4 -8 -5 -3 -1 24 1
a card|-2 -5 -2 35 -14 -5 -3 -4
a car|11 -1 -4 -2 0 -1 -1 -2
a chair|6 -3 -6 15 -5 -13 0 6
a coat|-3 6 10 2 -10 -5 -7 7
a coincid|-1 -1 -3 -1 -5 12 -1 -1
a cold|-4 2 -1 9 -5 1 -2 -1
a crack|11 0 -1 0 0 -6 0 -3
a dancer|-3 2 -4 -1 -2 -1 -1 9
a deadlin|-3 -3 8 -3 9 -2 -2 -4
a dead|-4 0 -3 7 -5 -2 -1 9
a dog|5 19 -6 -9 2 -4 -4 -2
a dress|-1 9 -2 -1 0 -1 -1 -4
a dry|-2 -2 -2 -1 -4 14 -2 -2
a filthi|-1 8 -2 0 -2 -1 -1 -2
a fish|-2 11 -1 -8 6 -4 -1 -1
a fist|3 -3 -6 -2 11 -2 -1 -1
a flash|-1 -2 -1 -3 -1 11 -1 -3
a fool|-6 -1 0 -4 0 16 -4 -1
a good|-4 -5 1 -3 23 -10 -4 2
a hall|-1 -4 -2 -1 -1 -1 9 0
a hole|4 -3 -4 -1 10 -3 -3 -1
a home|-2 -2 0 -2 0 -4 -1 12
a hous|-3 -2 -1 0 0 8 -1 -1
a job|-2 -1 -7 3 9 0 0 -1
a joke|-3 -1 5 -1 -11 18 -6 -2
a journei|0 -1 0 0 -4 10 -4 0
a kei|5 -2 -5 -9 -2 14 -1 -1
a ladi|10 -3 -4 -9 -3 3 7 -1
a laugh|-6 2 -7 -2 21 -5 -1 -3
a lawyer|-6 -3 13 -3 -3 -2 6 -2
a letter|16 -1 -1 -5 -1 -5 -1 -3
a librari|-2 -2 -4 -1 0 -1 -2 12
a line|-4 -2 0 1 -1 -1 8 -2
a list|1 -2 10 -3 -2 -1 -1 -2
a littl|-1 5 16 -3 1 -14 -3 -2
a lock|0 -2 -1 10 -1 -4 0 -1
a long|-1 -1 0 0 10 -2 -4 -2
a look|-3 22 -2 -5 -1 -5 -5 0
a love|-1 4 -4 -8 3 -5 14 -5
a lump|0 -3 -2 0 10 -3 -1 0
a map|-1 -5 0 -1 -1 13 -2 -4
a moment|-5 -1 -2 -2 -2 -2 6 9
a month|7 -3 -1 5 -13 12 -3 -4
a mother|-2 -1 -4 -2 -1 -1 -2 12
a name|-4 -1 -2 -4 18 -10 5 -2
a new|18 -4 -5 -1 -3 -2 -5 1
a note|-2 -1 -2 15 -2 -3 -4 -1
a no|-1 -1 14 -4 -2 1 -4 -3
a park|-2 -2 -2 -2 -1 -1 12 -1
a pattern|-1 -1 -9 -1 -1 14 -1 -1
a peach|-3 8 -1 0 -2 -1 -2 0
a person|0 -5 4 -5 -6 -4 19 -5
a piec|-2 -1 -1 0 0 -5 -1 10
a plan|-1 -5 12 0 -1 -3 3 -6
a plate|-5 1 -6 28 -6 -4 -5 -4
a pram|10 -5 -4 -2 -1 -1 -3 4
a proper|23 0 -1 -5 -2 -6 -6 -4
a question|0 0 17 -1 -11 -4 -1 0
a reason|-1 0 11 -2 -1 0 -2 -6
a restaur|-4 -3 0 -1 -1 -3 -2 15
a road|-2 -5 -1 0 -1 -1 12 -1
a room|11 -3 -2 -1 -1 3 -2 -4
a scientist|-2 0 -4 0 -1 0 -1 9
a second|-2 -12 -4 6 -4 26 -8 -2
a secret|-3 -2 -3 -5 16 -2 -1 -1
a sign|-1 -2 -9 -1 -5 -6 27 -3
a silenc|0 0 -7 -2 15 -4 -2 0
a singl|-2 -2 0 -5 -6 1 14 1
a smell|-3 -10 0 -1 -1 17 -1 0
a soft|-2 12 -5 8 -1 -5 -1 -6
a sore|-4 -1 -1 0 9 -1 -1 0
a spare|13 -7 -1 0 -1 -2 -1 -1
a speech|-1 0 -4 -4 10 0 0 0
a step|-2 0 13 -2 -2 -3 0 -3
a stick|-1 -2 -1 -3 -1 11 0 -3
a stitch|8 -3 -2 0 -1 -1 0 -1
a stone|2 -1 -2 0 1 0 -8 8
a stranger|-2 -8 -4 21 -1 -1 -3 -2
a target|-1 -2 8 -1 -1 -1 -1 -3
a theori|-2 -4 -1 -1 -2 13 -1 -2
a thing|-8 18 -8 0 14 -4 -8 -5
a time|13 -5 -2 5 -2 -4 1 -6
a tini|-2 -11 -2 -3 -5 12 12 -2
a voic|-2 7 -5 -4 -13 6 -4 15
a week|-2 -5 15 -2 -4 4 -5 -1
a weight|-3 -2 -2 21 -1 -2 -3 -8
a while|-5 -2 -2 7 -2 -3 9 -1
a white|-4 -1 0 -1 0 14 -6 -2
a whole|6 39 -7 -3 -2 -10 -7 -15
a woman|2 4 13 -6 4 -4 -5 -7
a word|-1 -2 20 -4 -12 3 -3 -1
about a|2 17 -7 -10 -1 -9 10 -2
about being|0 -1 11 -3 -2 0 -3 0
about in|-3 11 0 -1 -1 -4 -1 -2
about it|-6 4 6 2 11 -20 6 -2
about me|-4 -4 -3 0 -3 -3 -1 18
about myself|-1 -5 -3 -1 0 -3 13 0
about my|-1 -2 18 1 -14 -2 0 0
about nothing|-3 1 12 -1 -3 -3 -2 -1
about that|-2 9 -1 -1 -4 -1 -1 0
about the|-11 -16 -14 10 40 7 -5 -12
about to|-5 -5 -6 -4 -10 32 -1 -1
about two|0 0 -1 -4 10 0 -4 0
about why|-1 -2 -1 -1 -1 10 0 -4
about|-31 12 7 -25 21 31 -8 -6
abov|10 -1 -3 -1 -1 -1 -1 -2
accent|-2 4 2 -3 -9 -1 -1 11
accid|6 -2 -2 -3 -3 9 -6 0
accordion with|-1 -5 0 -1 0 -1 0 10
accordion|-1 -5 0 -1 0 -1 0 10
ach for|-5 2 -10 24 -3 -3 -2 -3
ach|18 1 -14 21 -4 -5 -10 -6
across the|-5 19 -7 5 11 -11 -6 -5
across|-6 23 -10 8 10 -14 -8 -3
actual|-3 -1 25 -2 -7 -3 -5 -3
add|-2 -1 -7 -1 5 -7 -8 21
admit|-2 -2 5 -5 17 -7 -4 -1
adopt|-8 -3 -1 15 -1 -1 -1 -2
affair|-3 10 -1 -1 -2 2 -1 -4
after and|-1 -2 -7 -1 -1 -3 16 0
after the|6 -6 -7 9 -10 -6 16 -2
afternoon|2 13 -8 -7 -5 10 15 -20
afterward|4 -6 6 -10 12 3 -3 -6
after|14 -9 -32 15 -10 -13 30 6
again and|11 -11 7 -3 9 -6 -4 -4
again in|-1 3 -4 -1 -5 12 -2 -1
again louder|0 0 12 0 -10 0 0 0
again so|12 -5 12 -5 -4 -3 -5 -2
again with|24 -3 -6 -3 -2 -3 -2 -5
against my|-6 1 -3 16 -4 -1 -1 -2
against the|11 2 3 -6 -2 -9 -4 4
against|-2 22 9 0 -8 -12 -6 -3
again|27 -1 34 -8 -8 -4 -27 -13
ago|-5 -5 11 7 -1 -2 -3 -2
ag|-3 -3 6 -3 10 -3 -2 -2
airport and|-1 -9 -4 18 -1 -1 0 -1
airport|-2 -10 -4 17 -1 -1 2 -1
air|0 -5 -6 -5 14 0 4 -3
aliv|-4 17 -5 3 -2 2 -9 -1
all be|17 -3 -5 -8 -3 4 -3 2
all dai|0 28 -17 -13 16 -8 0 -6
all hi|16 -6 -2 -7 -1 -3 -2 5
all in|7 -1 9 -6 -1 -1 8 -14
all i|23 -4 1 -8 1 -4 -4 -6
all my|-3 -8 13 -14 -10 27 5 -9
all night|2 -4 -2 13 0 -2 -4 -3
all of|-5 0 3 16 -8 -3 -6 4
all on|-1 -3 -13 -2 -2 6 11 5
all our|-1 -1 -1 8 -1 -3 -3 2
all over|-3 18 -3 -2 -1 -3 -5 -2
all right|3 -1 -3 21 -15 -7 6 -3
all stop|-6 -3 15 -1 -4 -4 7 -3
all the|-13 -20 18 3 -5 10 -23 30
all those|-4 5 3 0 -3 -9 15 -6
all three|-6 -5 6 -6 -2 -7 -6 26
all through|-4 -4 -5 9 9 -2 -2 -2
all up|8 3 -4 1 -1 -2 3 -7
all week|3 -3 -1 -1 9 -2 -3 -2
allot|-3 -1 -1 0 -1 -3 10 -1
all|4 -12 -4 10 -23 -4 16 14
almost|6 1 -1 -2 -3 8 -7 -2
alon in|-1 -2 -3 10 6 -4 -5 -2
along the|11 -4 -5 -5 -5 -7 -5 20
along|7 7 -8 -11 -7 -2 -8 24
alon|-1 -14 -5 -8 21 20 -4 -10
aloud|-3 -1 -1 -3 13 -1 -1 -2
alreadi|-6 -5 -12 13 -6 25 3 -13
although i|15 0 6 -5 0 -9 0 -4
although|15 -1 6 0 0 -10 -5 -5
alwai be|-1 0 2 11 -9 -2 -1 0
alwai get|-3 0 2 -3 -2 9 -2 -1
alwai on|-1 -1 0 0 0 -1 -9 13
alwai|3 -22 29 -2 -16 14 -30 24
an affair|-3 10 0 -1 -1 -4 0 -1
an engin|0 -4 -2 0 9 0 -1 -1
an envelop|2 -3 -2 6 -15 17 -2 -3
an hour|5 -6 -11 0 9 -1 7 -3
an old|-4 18 -7 2 -2 8 -7 -9
and all|8 -8 7 -3 -9 -6 7 5
and ask|14 -3 -3 3 -2 -1 0 -8
and at|-5 8 3 -5 -5 -2 11 -5
and a|28 0 2 -10 -16 -11 -23 30
and both|4 -1 -6 -3 -14 -5 -4 29
and break|1 -1 -6 -4 13 -2 -1 -2
and build|-5 -2 -1 -3 -1 -2 -1 16
and close|-6 -1 -4 -1 0 -2 -1 14
and come|-10 -7 7 -4 1 -8 25 -3
and couldn't|-7 4 -4 3 -1 8 -7 4
and could|-5 -3 -3 4 -12 13 7 -1
and cross|0 10 -3 -3 -1 2 -3 -1
and didn't|-10 6 14 0 2 -3 -5 -4
and do|-4 2 16 -4 4 -5 -3 -6
and eat|5 9 -3 -5 0 0 -1 -4
and everi|-4 -1 -6 -3 10 -2 -1 7
and everybodi|-2 -2 9 -1 6 -4 -3 -3
and everyon|-10 8 -4 6 7 -4 -3 -1
and feed|0 10 0 -9 0 0 0 0
and feel|1 -9 -7 19 -2 -14 20 -6
and find|-13 15 1 0 -1 -1 0 -2
and for|-1 -5 -8 -6 -4 8 14 3
and full|-1 10 -2 -3 -1 0 -3 -1
and get|-9 5 -3 3 16 -8 -3 0
and give|16 -5 -8 1 -3 -3 -2 4
and go|9 -7 -3 2 -1 -3 7 -3
and half|13 -1 -1 -2 0 0 0 -9
and have|-1 1 -3 0 1 -4 8 -1
and he'd|1 -10 1 17 -1 -4 -3 -1
and her|-2 -6 -1 -2 -4 20 -4 -2
and he|-9 -9 -1 8 8 9 1 -7
and hi|-9 15 -4 -12 9 -2 -2 5
and how|2 10 -1 -3 -1 -7 0 0
and i'd|-4 -11 14 -1 8 0 1 -7
and i'll|-1 -6 21 2 1 -5 -2 -11
and i'm|13 26 -6 15 -16 -14 7 -25
and i've|-4 -14 32 4 12 -12 -20 4
and instead|-1 -8 -4 -1 14 5 -2 -2
and in|-8 -4 21 -2 -1 -1 -1 -3
and itchi|-1 12 -6 0 0 0 -4 0
and it|0 15 -2 -23 -6 -17 2 30
and i|30 58 39 -23 -1 -64 13 -51
and keep|3 11 -3 -7 -1 -1 -1 -2
and laugh|-2 16 -1 -1 -1 0 -9 -1
and leav|-1 -5 -1 -3 -2 -7 -2 21
and let|-2 23 9 -4 -7 -3 -16 -2
and look|-3 -5 15 -3 -4 4 -3 -1
and lose|-3 -2 -6 -3 -1 -2 20 -4
and make|-6 35 -10 -8 5 -3 -6 -7
and my|40 -19 -30 -37 -8 -19 -7 80
and neither|-2 -5 4 10 -1 -1 -5 -1
and nobodi|4 16 -17 4 7 -4 -4 -6
and nothing|-3 -4 -2 -1 22 -10 -1 -2
and not|-7 -6 -11 -5 25 13 -4 -4
and now|4 -2 -12 -4 -1 0 -9 23
and no|-2 6 -12 1 9 -3 8 -7
and onion|10 -3 -1 -1 -1 -1 -2 -1
and on|-8 -1 2 3 -6 1 -9 17
and paint|-3 2 -1 -1 -1 -4 -1 9
and peopl|-4 -3 -18 17 21 -6 -4 -4
and put|1 -3 2 8 -4 7 0 -10
and roll|-2 13 -2 -2 -2 -1 -1 -3
and sai|-3 -8 7 -5 12 3 -2 -3
and see|-1 -1 -4 -4 -2 22 -4 -5
and set|-1 -2 -3 17 1 -2 -6 -4
and she|-7 7 1 12 -4 3 1 -13
and sign|-1 -1 -7 8 4 -3 -1 -1
and sit|4 -8 1 -5 4 20 -15 -1
and sleep|9 -5 11 -2 -3 -3 -5 -3
and somebodi|4 8 -2 -2 1 -1 -5 -4
and something|-5 -2 4 -2 -5 -5 18 -3
and so|-4 3 -4 -6 -2 -3 17 -1
and stai|-2 -1 -2 15 -9 0 0 -1
and tear|-3 -2 -2 -1 17 -4 -3 -3
and tell|-7 -3 8 23 -15 2 -5 -2
and that|-14 -12 0 -3 0 5 33 -9
and thei|-29 -4 17 4 -5 -7 0 24
and then|-23 20 -1 -2 -8 30 -7 -10
and there|-10 -15 -11 -7 23 32 1 -12
and they've|-5 -2 -1 4 -2 -2 -2 8
and the|16 -36 -3 -28 -29 -29 27 83
and think|-4 10 -1 7 -10 3 -3 -2
and thi|-5 -3 14 -4 -3 -5 11 -6
and tight|20 -6 -2 -1 -1 -3 -5 -2
and todai|-7 -8 -3 0 -13 -10 37 4
and two|6 -16 -8 -6 -2 30 -4 0
and wake|-2 -2 -1 14 0 -4 -1 -4
and we|-12 16 0 -4 -7 -1 2 5
and what|-1 -4 1 -2 -4 -7 -4 22
and when|-3 -4 -4 6 -2 3 -7 11
and|59 53 11 -56 11 -45 -18 -11
angri with|-1 -5 -3 11 3 4 -8 -1
angri|-6 2 -6 8 11 3 -9 -3
ani good|12 -2 -2 0 -2 -1 -3 0
ani more|-10 -4 24 2 -7 -10 3 2
ani of|-7 -3 -1 -8 5 0 10 4
anim|-3 14 -2 -1 -1 0 -2 -5
ani|4 -13 8 -9 3 -1 10 -1
ankl|11 -4 -2 -3 0 0 -1 0
annoi|-3 18 -1 -6 -5 0 -2 -2
anoth hour|15 -5 -1 -1 -1 -5 -2 -1
anoth|-1 -5 16 -5 -8 -4 -19 27
answer the|0 0 -2 -1 -7 -1 0 13
answer|-10 -16 19 -8 11 17 -13 0
anybodi|-4 -1 12 -1 5 -6 -3 -2
anyon|2 -5 33 -3 -1 -18 2 -8
anything at|7 -4 -11 -1 -6 -2 20 -1
anything for|-1 -8 -12 13 -4 -5 19 -2
anything|4 2 -26 20 5 -14 3 8
anywai|4 -4 -6 13 -3 7 -5 -6
an|-12 13 -1 7 11 23 -30 -11
apart|-4 -5 4 -1 -1 -2 -2 10
apologis|-3 0 -3 -1 -4 -1 2 10
apolog|-2 -2 -6 -5 24 -3 -4 -2
appli|0 -3 10 -4 -1 -1 0 0
appl|-4 -3 -1 14 0 0 -2 -4
apron and|-5 -1 -3 0 0 -2 -1 14
apron|-6 2 -4 0 0 -2 -1 12
argu in|-4 -2 -3 -1 16 -1 -1 -4
argument|-2 -3 -3 -2 1 -1 12 -3
argu|-4 -2 -4 -1 17 -1 -1 -4
arm and|-5 10 0 2 -1 1 -3 -4
arm|-6 -10 7 41 -7 -19 0 -7
around me|3 -3 -2 -3 -1 -3 10 -1
around|3 -4 4 3 -2 -7 8 -5
art|-2 0 -1 -2 0 0 -4 10
as anything|9 -1 -1 -1 0 -1 -3 -2
as a|-3 0 4 -7 -10 -3 -2 20
as if|7 -6 -6 -7 1 -14 23 2
as i|10 10 -3 -2 -10 -2 0 -2
as though|-2 2 -3 -1 -1 18 -4 -9
as well|-5 -7 -6 -1 6 16 -10 5
ask do|14 -2 -3 -6 8 -2 -1 -8
ask for|-1 -5 16 -5 -7 -2 6 -2
ask how|0 -3 2 16 -10 -1 -3 0
ask if|-4 -8 -15 0 33 -2 -2 -1
ask i|-1 -1 -5 -2 3 16 -6 -5
ask me|-6 3 -4 -8 23 -2 0 -6
ask my|-1 -1 25 -3 -6 -1 -12 -1
ask to|-2 0 -1 -1 3 -4 -4 8
ask|-15 -25 30 -8 16 17 -13 -1
asleep and|-7 -5 -7 16 -2 13 -5 -3
asleep|-17 -12 -10 37 -4 6 6 -6
as|4 -22 2 -12 -21 5 37 8
at 0|-5 -12 5 1 -4 15 -1 0
at all|-2 -3 -3 -2 -2 -2 16 -2
at a|13 -8 -3 12 -3 -3 0 -9
at everi|18 -1 0 0 -4 -11 -1 0
at fifti|-2 -1 0 -4 12 -3 -2 0
at five|-3 -1 9 0 1 -2 0 -4
at forti|6 -2 -6 -8 10 4 -1 -3
at half|-4 -1 16 -2 -7 0 -1 -1
at her|-2 2 2 -5 13 -8 -1 -1
at him|-5 16 -4 -7 6 -7 4 -3
at home|-6 -2 -6 -1 28 -7 -8 4
at it|-9 -8 20 -5 13 -6 -5 -1
at last|-2 -4 -4 -2 9 1 -5 6
at me|2 9 -4 2 2 -6 -3 -2
at midnight|-2 15 7 -1 -1 -2 -5 -10
at my|-2 -8 -8 5 33 3 -11 -10
at night|13 4 -6 -2 0 -8 -3 0
at onc|-6 -5 -7 -3 -3 9 -1 18
at peac|-2 -1 -3 -3 -2 -1 13 -1
at school|-3 -4 12 -2 -2 1 -1 0
at ten|2 -2 -7 -1 2 11 -4 0
at that|-2 -7 5 0 9 -3 -1 -1
at the|-9 -7 5 7 -17 25 13 -16
at thirti|10 -3 -2 -2 2 -1 0 -3
at twenti|-3 0 -5 -3 -4 4 -4 15
at two|3 0 0 -1 -8 8 -1 0
at work|29 -6 -15 1 -8 6 -10 4
at|16 -16 -8 -9 34 20 -5 -32
aunt sai|0 -1 -1 -1 -6 -1 12 -1
aunt|-5 -4 -5 1 4 10 7 -9
awai the|-2 -2 11 -1 -2 -1 -1 -2
awai|7 1 -11 5 -13 -6 6 11
awak and|-6 -1 -3 -1 -1 19 -5 -2
awak|-15 10 -4 0 -3 17 -3 -3
a|7 13 -21 0 -1 20 -7 -9
babi shoe|-8 -2 -4 7 -1 -3 -1 12
babi|18 7 -17 6 -14 0 -10 9
back and|-13 -6 8 -1 -9 -7 10 18
back from|-3 -1 16 -1 -6 -1 -1 -3
back in|4 0 -3 3 9 -4 -4 -5
back i|16 -5 -4 -2 -1 -2 -1 -2
back of|0 0 0 12 1 -8 -4 -1
back the|-2 -1 9 -1 -5 -2 -2 4
back to|-2 10 -8 -2 -7 13 9 -13
back|0 -7 32 -16 2 -8 -7 4
bad news|-6 -2 -6 3 14 -1 -1 -2
badli|-5 7 7 -4 11 -5 -6 -5
bad|-2 0 -16 -4 32 -8 -4 2
bag and|10 -9 -2 8 -1 -1 -2 -3
bag at|11 -2 1 -4 -3 -1 -1 -1
bag|43 -24 -9 5 -3 -8 1 -5
bakeri and|-1 2 -9 0 -1 0 -1 10
bakeri|-1 2 -9 0 -1 0 -1 10
baker|-5 14 -3 -2 -1 -4 -2 1
ball|-3 -6 5 0 9 -1 -4 0
band|-3 7 -5 -6 0 -2 0 9
banist|-3 -2 -1 -5 -1 1 11 0
bank|43 -3 3 -9 -11 -4 -7 -11
barefoot|9 -10 -5 -1 -5 -7 22 -2
bare|0 23 -5 -3 -4 -4 -6 -1
bar|8 -8 14 -3 -2 -3 -5 -2
basket and|-2 -1 0 -1 -1 -3 8 -1
bass in|-6 12 -4 0 0 0 -1 0
bass|-10 16 -5 -3 -1 -2 -2 6
bath while|2 -4 0 9 -3 -1 -2 -1
bath with|-3 12 0 -1 -1 -2 -3 -2
bathroom and|12 -3 -1 -2 -1 -1 0 -3
bathroom|25 -8 -15 2 8 -5 -2 -6
bath|15 3 -4 7 -1 -5 -8 -6
be all|-4 -16 -12 24 -6 -3 8 8
be almost|6 -1 -1 0 -3 8 -7 -2
be alreadi|-2 -1 -4 -4 -3 7 10 -1
be alwai|-4 3 -1 -2 -1 -3 -6 14
be angri|-2 -5 -6 9 10 4 -8 -2
be ani|-1 -2 -1 0 -2 10 -4 -1
be an|0 -2 -10 -4 14 1 -1 2
be ask|-2 -1 8 5 -4 -8 5 -3
be as|-4 -6 0 5 -3 -1 9 -1
be at|-7 -4 -14 -1 15 7 -3 7
be awak|-10 12 -1 0 0 1 -2 -1
be a|-34 -14 -12 9 -7 -6 45 20
be bad|-3 -1 -3 -3 19 -3 -4 -3
be born|1 0 -9 0 0 -1 -1 10
be breath|-4 -2 -3 0 -1 -1 13 -2
be burn|-5 6 11 -3 -2 -2 -2 -2
be call|-4 -7 3 4 -6 21 -4 -7
be captain|-2 -3 13 -2 -3 -1 -2 0
be carri|1 -2 -1 8 -3 -2 -1 0
be clear|-4 -3 -7 -3 5 -4 18 -1
be close|4 -4 -5 13 -1 -1 -1 -4
be cold|-6 12 4 1 -1 -2 -7 -2
be cross|-3 12 -3 -6 0 5 -2 -3
be cry|-2 2 -7 6 14 -3 -7 -2
be do|-1 -2 8 23 -5 -1 -3 -18
be dry|10 -3 -2 -2 6 0 -2 -6
be enough|5 -8 -5 -4 -3 -8 32 -8
be follow|-1 -2 23 -1 -1 1 -1 -19
be for|0 10 -2 0 -1 -2 -3 0
be full|-7 2 -4 16 -1 -4 5 -6
be funni|-1 -1 -1 -1 19 -12 -2 -1
be go|4 -5 2 -19 -4 29 -3 -3
be here|-1 -1 -2 -2 -1 0 -1 10
be hi|-2 1 3 9 -8 -3 0 0
be hum|-2 -3 -3 -2 -3 -3 18 -2
be in|7 10 -17 -1 -24 14 -18 27
be it|1 -3 -1 -6 4 -3 8 0
be just|-9 -4 -2 -7 4 -5 22 1
be kind|-5 -2 -3 10 -1 -2 5 -1
be late|-1 -1 -8 0 0 0 10 0
be laugh|0 14 -1 0 -4 -2 -5 -1
be like|2 9 -8 -11 15 -5 -1 -1
be live|3 -4 -2 -6 2 15 -3 -6
be lock|9 -1 0 -3 0 -1 -2 -1
be lone|-2 -1 -2 8 -1 -1 -1 -1
be look|-4 -5 -2 -4 0 2 16 -3
be marri|-2 -1 -1 14 -1 0 -1 -8
be me|-2 -2 -2 -2 16 -8 -6 7
be miss|-2 -3 -4 19 -2 -4 -3 -2
be more|9 -2 -7 -1 -1 -2 7 -3
be move|15 -2 -3 -5 -1 -5 2 -2
be my|-2 -3 1 9 -2 -2 -1 1
be never|-1 -1 -2 0 0 9 -2 -2
be nobodi|-4 -9 12 -3 -4 5 4 -2
be nothing|0 -3 -6 -5 -6 4 17 -1
be now|-2 -2 1 -5 -1 -1 11 0
be no|3 -6 -8 1 -1 -7 20 -2
be onli|-6 14 -1 -10 -3 -4 14 -4
be on|-7 3 31 1 1 -1 -8 -21
be pretti|-1 14 -2 -3 -3 -2 -4 0
be right|-4 -2 28 -1 -4 -11 -3 -1
be sack|-1 -2 -2 -3 -2 -2 -8 20
be sai|0 -1 -7 0 15 -5 -1 0
be saying|-1 11 4 -1 -8 -2 -2 0
be separ|-3 -2 -1 -2 0 -1 -4 14
be shut|11 -4 -3 -1 2 -2 -1 -3
be sick|9 -2 -3 1 -1 -1 -2 -1
be sit|-2 -1 -4 -6 -1 -2 19 -3
be small|8 -1 -1 -1 4 -1 -1 -7
be sorri|0 -3 -2 4 -5 -3 9 0
be so|-5 35 -16 2 -23 -5 18 -7
be stai|-11 -3 15 -1 2 -1 -1 -1
be stare|-2 -1 9 0 -2 0 -1 -2
be still|15 -12 4 -6 -20 14 -11 15
be talk|-1 -3 -4 -7 -9 18 -3 9
be tell|4 -2 -6 -1 12 -5 -1 -1
be that|10 -4 -7 10 -5 -5 0 1
be there|-2 -2 -6 -1 16 -21 12 3
be the|-14 -6 8 -14 6 11 7 2
be think|-1 -3 -2 -1 1 13 -3 -4
be three|-2 3 -5 2 -1 -1 -5 9
be too|4 -5 -5 -4 12 -1 -1 -1
be touch|-1 16 -7 0 -1 -3 -1 -2
be to|-3 1 -3 -4 -1 13 -1 -2
be two|12 -2 -3 -1 0 -10 -1 6
be warm|17 -2 -2 -3 -2 -1 -5 -1
be wash|-1 -4 -2 -1 0 -1 10 -1
be watch|-4 8 -2 -4 -2 14 -10 -1
be where|-3 -1 -3 -3 -1 5 -7 12
be with|-3 -3 -4 9 3 -3 0 0
be wrong|-9 -1 0 -3 9 7 -2 -1
be yellow|-1 -1 -1 -2 -1 9 -1 -1
be young|-1 -2 -4 -7 -3 13 -1 4
be you|-2 9 -3 7 -6 -3 -1 -2
beam|-1 -2 -1 -3 -1 -3 -3 15
beard|-3 5 -7 13 -3 -1 -3 -2
bear|-1 -2 -2 10 -2 -2 -1 1
beat my|-1 -1 8 -3 -1 0 -1 -1
beat|5 1 12 -9 2 -3 -3 -4
beauti|-3 12 -9 7 -2 -2 6 -10
becaus a|12 0 -2 0 0 -6 0 -3
becaus he|-6 -8 14 20 -4 -7 -4 -5
becaus it|15 2 -1 -4 1 -5 -6 -2
becaus i|12 -6 12 1 2 -14 0 -9
becaus my|-5 -3 -6 -5 -2 -2 27 -4
becaus no|-1 0 -3 0 11 -1 -1 -5
becaus of|13 -3 -3 -9 -2 17 -13 0
becaus|55 -14 14 7 13 -22 -12 -41
becom|-7 -9 4 -6 -4 -3 12 14
bed and|22 -1 -2 -6 -2 -3 -5 -3
bed be|3 -2 -1 -2 -2 -3 8 0
bed in|16 0 -5 2 -2 -5 -2 -3
bed like|-3 -4 -3 17 -1 -2 -2 -4
bed|21 -8 -6 18 -14 -6 -8 3
bee|-4 -1 -9 6 -2 2 11 -4
befor breakfast|-1 -2 -2 -1 -1 -1 -2 10
befor he'd|0 0 13 0 -8 -3 0 -1
befor it|-2 3 -6 -5 -5 19 -1 -4
befor i|5 15 5 -5 -9 -2 -3 -5
befor the|12 -5 -10 -8 -11 26 4 -8
befor we|0 11 -1 -1 -1 -4 -4 -1
befor|10 11 -5 -8 -37 57 -19 -10
begin to|0 -2 9 -2 -4 -2 -3 3
begin|-10 -7 -9 -5 37 -12 6 1
behind it|-3 -4 -2 1 21 -8 -4 -2
behind me|-4 -5 9 -1 1 3 -1 -1
behind my|-3 -3 -3 -2 -8 22 -2 -1
behind|2 -13 -2 2 14 9 -6 -7
being ask|-3 -1 -3 14 -3 -2 -1 -1
being look|0 8 -1 -5 0 0 -1 0
being|4 -8 -6 0 -5 -15 39 -8
believ|-3 -2 2 -2 -5 8 2 0
belli and|13 1 -3 0 -2 -1 -1 -7
belli|10 5 -3 0 -2 -1 -1 -7
bell|-4 -1 0 -3 11 0 -3 1
belt|-3 -1 9 -1 -1 -2 -1 2
bench|-14 5 -12 15 -3 -9 17 1
better than|-1 14 -6 -1 0 1 -2 -5
better|-2 16 -5 0 -2 -2 -5 -1
between them|-3 -1 -2 -8 0 3 1 10
between the|6 -6 -9 -3 2 -4 6 8
between us|-5 -4 -1 -5 1 -3 23 -6
between|-7 -17 -4 -15 -6 14 27 7
be|10 -22 -11 18 -16 11 17 -8
bigger than|-1 -1 -4 15 -1 -1 -3 -4
bigger|-1 -1 -4 15 -1 -1 -3 -4
big|-9 16 5 -8 1 -10 -11 16
bill|8 -5 -1 -3 -3 5 -1 -2
bin bag|-7 -2 0 11 0 0 0 -2
bin|-2 -6 6 9 -1 -3 -3 1
bird and|-3 -1 -3 0 -1 8 4 -2
bird|-12 0 -9 5 -4 15 11 -5
birthdai|-4 2 -7 22 -4 -1 -7 -1
biscuit|0 -7 -2 12 -5 2 3 -2
bite my|-1 -3 -2 -3 11 -1 -1 -1
bite off|-7 -7 21 0 -2 -2 -1 0
bite of|-3 -4 -1 -4 -2 -10 -3 28
bite|-15 6 20 -5 -16 -4 -1 15
black|11 1 0 -3 -1 -2 -2 -4
blame the|-2 -4 -5 -3 16 -2 -1 0
blame|-2 -4 -2 -4 16 -2 -1 -1
blink|-4 -1 12 -3 -5 5 -1 -4
block|13 -7 -5 -3 -6 2 -4 10
blood pressur|13 -2 -7 -2 -1 -1 0 0
blood|41 -6 -9 -3 -16 -1 -4 -1
blue|-9 12 -5 -2 -4 19 -9 -3
blush|-2 17 -3 -4 -4 -2 -2 0
board it|17 0 0 0 -4 -11 -1 0
board|36 -4 -4 -5 -2 -10 -12 1
boat and|-2 -2 -6 -3 -3 6 -2 11
boat|-5 -12 -10 4 -9 19 0 15
bodi be|-12 16 -1 -1 0 -1 -1 -1
bodi from|-4 -2 -1 -1 0 -1 -1 10
bodi|1 19 -9 -4 -4 -4 -4 6
boi who|-1 -3 -2 11 -1 -1 -2 0
boiler go|11 0 -1 0 0 -1 -8 -1
boiler|12 -5 -5 -1 -3 -4 -9 15
boi|-20 -9 14 35 -9 6 -10 -7
bolt|-4 2 -2 -2 -1 11 -2 -2
bone|15 -3 -4 -8 -1 -2 -6 9
book and|-3 -5 7 -2 14 -7 -3 -2
book in|-3 -3 -2 -1 0 0 0 9
booked anoth|-3 -3 11 0 -1 -1 0 -2
booked the|-2 -1 14 -5 0 -1 -3 -1
booked|1 -4 25 -6 -2 -5 -5 -4
book|-12 -13 3 -5 10 -1 -7 25
boot|17 -9 22 -4 1 -7 -7 -14
bore|-3 11 -2 -3 -1 0 -1 -1
born|-1 -2 -11 -10 -5 -4 26 6
boss have|-5 17 -8 -5 -6 20 -4 -8
boss of|-4 -5 17 -1 -3 -2 -2 -1
bossi|-2 -3 12 -2 -4 -3 -1 2
boss|-14 10 9 -12 13 11 -9 -8
both cry|-2 -5 0 8 0 0 0 -1
both have|-5 -3 0 0 -3 11 -2 1
both my|-2 -1 -3 -3 -15 -3 -1 28
both of|-3 -2 -3 21 -1 -6 -7 1
bother|0 -6 21 -1 -9 -1 -4 0
both|-6 -6 -21 27 -17 -4 -14 41
bottl and|16 -1 -3 -3 -1 -1 -2 -5
bottl|9 -3 -3 9 -2 -2 -4 -6
bottom|2 -3 -3 0 14 -6 -2 -1
bow and|0 -1 -1 -1 -7 -2 11 0
bowl of|9 -1 -2 -5 -4 -1 10 -7
bowl|5 5 -5 12 -9 -8 6 -6
bow|-1 -2 -2 -1 -8 -2 18 -1
box and|2 -1 -6 -2 -4 -2 -1 14
box|-1 1 -8 -9 6 -7 2 16
brain and|0 -2 9 -3 -1 -5 -7 8
brain|-2 -8 7 -4 -2 12 -8 5
branch|-1 -1 -2 -2 -2 -2 -3 14
bra|-2 12 -1 -1 -1 -2 -1 -5
bread|7 10 -10 -8 4 -8 -3 8
break and|2 -3 -6 18 0 -1 -1 -9
break the|18 -8 -7 -8 13 -4 -4 -1
breakfast and|-1 -1 -5 -1 0 -1 -2 11
breakfast|12 -3 -6 -3 2 -4 -5 7
break|21 -32 -18 19 6 -9 -16 29
breath all|-6 -2 -2 -1 0 0 12 0
breath and|-7 -4 -5 -1 8 -2 13 -2
breath be|-1 0 0 -6 0 0 8 -1
breath|1 -18 -19 -7 18 -9 29 5
bridg be|-10 3 -2 -1 -1 12 -1 0
bridg|2 -1 -3 -3 -2 10 -5 0
bright|-2 4 -6 -1 -2 -4 12 -1
bring in|9 -7 -1 -1 0 0 0 0
bring|3 -9 -13 5 -4 -1 -2 21
brother|-9 -9 -8 14 14 3 -7 1
brown and|0 9 0 -3 0 0 -1 -4
brown|4 14 -1 -9 -4 -5 7 -6
brush|-3 9 0 1 -1 0 -1 -4
bu and|13 -4 6 -5 -4 -5 2 -5
budget|-2 -5 15 -2 -4 -5 0 3
bui a|18 2 -6 1 0 -7 -3 -4
builder|10 0 -2 1 0 -6 -1 -3
building|-1 8 -2 -3 -4 -4 -4 11
build|-11 -4 -2 -6 -2 -6 5 26
bui|19 23 -1 5 -15 -11 -12 -9
bulli|-4 -6 20 -3 -3 -1 -2 -2
buri|-8 1 -4 10 -7 -4 21 -10
burn the|13 -1 -6 -1 -2 0 -1 -2
burn|13 0 1 -4 6 -6 -4 -5
but he|-3 -3 -4 10 -5 5 0 0
but i've|-6 -3 0 0 -3 2 9 0
but it|6 -9 -2 -4 -1 6 -5 9
but i|-2 -4 0 -4 6 10 2 -9
but my|1 13 -5 7 -1 -8 -6 -1
but now|0 -1 -1 -3 0 0 -9 14
but she|-1 -2 -8 16 0 -2 -1 -1
but thei|-3 -3 -1 -2 -4 18 -2 -3
but the|-1 -1 -3 -1 -2 9 1 -2
butter|-1 9 -1 -1 -1 -3 -1 -2
but|16 -11 -25 18 -15 43 -12 -15
buzzer|-1 -5 9 -3 10 0 -1 -8
buzz|-7 1 -5 -7 4 17 -2 -1
bu|13 -1 -1 -4 -7 -11 13 -3
by fridai|0 -3 11 -1 -8 2 -1 0
by myself|-1 7 -16 -3 15 -4 -5 8
by my|-3 -2 12 -3 -1 -2 -1 0
by side|-1 0 0 0 -1 9 -1 -6
by the|31 -2 -12 3 -15 -8 17 -13
by|20 -18 2 -17 5 -16 18 5
café|0 -1 0 -4 -2 9 -3 0
cake|-7 -1 9 12 -6 -4 -7 5
call a|-3 -1 13 -3 -3 -1 -1 -2
call it|6 -4 -8 1 16 -9 -1 -1
call me|0 -1 -4 11 -3 -2 0 -1
calling|-3 -3 9 -9 0 8 -2 0
call|-8 -22 -5 11 10 33 -8 -11
can be|-3 -1 -2 -1 15 -13 -3 8
can feel|11 -3 -2 1 -1 0 -2 -3
can hear|-1 -1 -3 -1 -4 17 -2 -4
can onli|-2 -1 -1 -1 13 -3 -5 1
can tell|-3 0 -3 -1 11 2 -1 -5
can't be|0 -3 -3 1 24 -13 -4 -2
can't have|-2 -5 -3 1 -2 10 0 -1
can't prove|-1 -1 -2 -1 -6 15 -2 -3
can't sai|-2 0 0 9 -8 2 0 0
can't see|-1 -5 -1 1 -1 9 -1 -1
can't stop|5 4 -2 7 -2 -9 -1 -2
can't|28 12 -24 11 5 8 -18 -23
cancel|0 0 8 0 -2 -1 -1 -4
candl|-3 2 0 12 0 0 -9 -1
can|41 -32 5 -18 29 -6 -2 -17
captain|-2 -5 17 -2 -3 -1 -3 -1
car and|-1 0 -5 -2 -2 -5 19 -4
car park|3 -2 -6 2 11 -2 -3 -2
car with|-4 -4 6 -2 9 -1 -2 -2
cardigan|0 -3 -1 15 -2 -1 -7 0
card|-4 -9 5 46 -19 -3 -9 -8
care|-3 3 0 -2 1 -5 9 -2
carpet|-2 12 -6 -12 9 0 -2 1
carri it|-1 -1 -4 -1 -1 0 9 -1
carri me|2 -2 -11 6 -1 -3 13 -4
carri on|-10 -4 12 0 -5 -3 9 1
carri|11 -14 -3 6 -16 -13 38 -10
carv on|-3 -2 -1 0 -1 -5 -1 12
carv the|-1 -2 -1 -3 -1 -3 -3 14
carv|-4 -3 -2 -3 -2 -8 -4 25
car|36 -13 -18 0 33 -13 -5 -20
case|2 -6 -1 5 -4 -3 -1 8
cast the|-6 -3 -1 -2 -1 -1 -2 18
cast|-6 -3 -1 -2 -1 -2 -3 20
cat and|7 12 -2 -11 -1 -3 -1 -1
catch|-10 -4 0 -19 -8 -5 24 22
cat|10 9 -10 -5 1 -5 -7 7
ceiling|20 0 -6 -10 -3 -5 8 -3
cell|-5 -3 -1 -1 -1 -3 -2 15
centr and|-1 -1 -13 16 -4 -1 -6 10
centr|-2 -1 -11 19 -7 -1 -6 10
chair and|9 -3 -6 -1 -1 -2 7 -2
chair from|-1 -1 -3 -1 -1 -2 0 9
chair to|0 0 0 -7 -1 -3 9 2
chair|17 -8 -20 16 -6 -15 5 11
chanc|-1 -1 -4 1 0 10 -4 0
chang the|18 0 -10 -2 0 -3 2 -6
chang|17 -7 19 -15 -6 6 -11 -4
chant|-5 -4 -1 -2 -2 -2 26 -9
chapel|-2 0 -1 -1 -1 -1 -3 9
charg of|-1 -1 0 0 -1 -11 16 -2
charg|14 -2 -5 -2 -4 -12 16 -4
chart|-1 -3 -7 8 5 -2 1 -2
chat|-4 -6 -2 5 12 -2 -1 -2
check the|11 -4 -3 -3 -1 6 -4 -3
check|16 -4 -8 -3 -2 8 -5 -3
cheek|-8 27 -10 2 -4 -4 -1 -2
chest go|10 -2 -1 -1 0 -1 -5 0
chest|17 -8 -16 14 9 -7 -2 -6
chew the|-2 19 -2 -7 -4 -2 -2 -2
chew|-13 24 16 -15 1 0 -5 -6
child and|-3 22 -2 -6 -6 -2 -1 -1
child do|-1 0 -1 -1 -1 0 -4 8
child leav|-8 -1 -1 15 0 -1 -4 -1
child|24 12 12 -1 -18 -21 -4 -5
chime|-7 -1 -2 -1 -4 -1 -3 17
chip and|-4 -6 -3 -1 -5 -3 -3 25
chip|-2 -4 -4 0 -6 -3 -4 23
chocol i|-4 14 -2 0 -1 -5 -1 -2
choir|-5 4 -3 -8 16 -4 -14 14
choke|-2 -1 2 -6 9 -1 0 -1
choos between|12 -2 -7 -1 -1 -1 -2 2
choos|10 -11 7 -10 -9 10 -8 12
chord|-5 14 -3 -3 -1 -1 -8 8
church|-5 -6 -16 18 20 -4 -6 -2
cigarett|-4 20 -2 -9 -1 -1 -1 -2
cinema|-1 -1 -11 0 17 -1 -3 0
circl|-2 -5 -8 0 9 6 -3 4
citi|-3 -2 -6 15 -4 -2 -4 6
clai|-2 40 -3 -4 -1 -6 -18 -5
class|-3 5 5 8 -12 -3 -3 3
clean the|17 -5 -4 -1 -4 -2 2 -3
cleaner|-6 -4 12 -3 -1 -1 6 -3
clean|15 -4 -7 4 -4 -4 0 0
clear as|-4 -3 -3 -2 -2 -4 18 -1
clear|14 -11 -15 -1 1 5 15 -8
click|-2 -5 0 -1 0 -4 -1 14
cliff|0 -1 -1 0 -3 9 -5 0
climb|-9 -2 11 1 -4 -8 2 8
clock|-14 -4 -15 -5 -6 30 -11 26
close but|-3 -3 -4 13 -1 -1 0 0
close the|-5 -1 -3 -2 7 -8 -1 14
close|-2 -10 -12 6 2 -3 -1 20
cloth|2 20 -4 -7 -4 -8 3 -3
cloud|-3 -9 -4 -3 -1 -2 22 -1
clue|-6 -4 -1 -2 -3 24 -4 -4
coast|0 -1 0 0 -3 9 -5 0
coat on|8 -7 -1 6 -2 -1 -1 -2
coat|26 9 0 26 -22 -8 -15 -15
coffe|-4 3 8 -6 2 0 -9 5
coincid i|-1 -1 -3 -1 -5 12 -1 -1
coincid|-1 -1 -3 -1 -5 12 -1 -1
cold and|3 10 -1 -4 -1 -1 -5 -1
cold be|-8 -2 2 -3 -1 -4 23 -6
cold|10 -1 -8 15 -8 -7 10 -11
collect|-3 7 -3 -5 -2 -4 -2 11
colour of|-2 10 -1 -1 -1 2 0 -8
colour|-12 34 -8 -12 -9 16 4 -13
combin|-3 -2 -2 -2 -3 -1 -1 15
come and|5 -4 -3 -1 -1 8 -6 0
come at|9 -1 -6 -1 2 -1 -1 0
come back|-1 -11 6 14 23 -2 -19 -10
come down|14 -4 4 -7 -2 -5 4 -3
come home|-2 2 -3 8 4 -2 -4 -2
come in|6 -2 -8 -3 -5 -8 2 17
come i|-3 -1 -2 -4 -7 21 -3 -1
come off|21 -10 -2 -2 -2 -3 -3 2
come on|0 10 -2 3 -2 -2 -2 -6
come out|-13 -4 -9 -12 3 -7 29 13
come round|-4 -2 28 -9 0 -1 -9 -2
come the|-2 -1 -1 -1 -1 8 -1 -2
come through|8 3 -5 -8 -3 -8 14 0
come to|-8 -6 -11 29 -8 6 4 -6
come up|-6 14 -6 -10 6 4 4 -6
come|39 -32 -25 -7 -5 25 22 -16
comfort|-1 -3 -1 11 -1 -2 -3 0
common|-1 -4 -1 10 -1 -1 -4 2
complet|-3 1 -11 -3 -3 -5 -7 30
compliment|-2 -10 -7 -3 41 -3 -12 -3
confid|-2 -3 2 -2 11 -4 -1 -1
content|-1 -2 -7 -1 -1 -3 16 0
contract and|-1 -1 4 -1 -8 8 0 0
contract|-1 -1 4 -1 -8 8 0 0
control|-2 -5 8 -1 -3 -3 10 -3
cooker|13 -2 -4 0 -3 -1 -1 -1
cook|6 20 -8 -11 -3 -2 -3 2
copi|6 -7 20 -4 -2 -1 -9 -2
corner and|-2 -2 0 -1 -4 12 -2 -2
corner|-2 -5 -3 5 -7 16 -5 1
correct the|-4 -2 20 0 1 -10 -4 -1
correct|-7 -12 28 -6 14 -11 -5 -2
corridor|-5 3 14 -5 -4 0 -1 -2
cost|10 0 -2 -1 0 -4 0 -2
cough|17 -4 -2 -6 -5 -3 8 -4
could be|3 8 -8 -4 5 -1 -1 -1
could feel|10 2 -9 -11 0 2 8 -2
could have|2 -8 0 -5 6 -4 11 -3
could hear|14 -1 0 6 -1 -11 -2 -3
could not|6 4 -5 9 -5 -5 -3 -1
could see|-2 -10 -5 17 -6 20 -5 -10
could tell|-2 -1 -2 -1 -6 11 -1 0
could turn|-2 19 -2 -1 -6 -5 -2 -1
could watch|-3 22 -4 -8 -1 -4 -2 -1
couldn't be|-1 -2 8 10 -1 0 -9 -6
couldn't get|9 -2 -1 -1 0 -2 -2 -1
couldn't have|-5 -2 -3 -1 -1 -3 9 6
couldn't sai|-1 -4 -7 -2 -17 27 4 0
couldn't see|-5 -3 -2 1 3 -6 16 -4
couldn't speak|-1 -1 -4 -2 -6 -4 17 -1
couldn't|4 -4 -6 -8 -9 8 25 -8
could|32 17 -4 -8 -20 16 -5 -27
council sai|16 -1 -1 -3 -6 -2 -2 -1
council|16 -3 9 -4 -9 -3 -4 -2
count it|-3 -3 16 -2 -6 6 -4 -3
count the|0 -3 -3 -2 -4 16 -2 -2
count what|12 -1 -1 0 -2 -4 -3 -1
count|13 -11 10 -3 -11 8 1 -7
cours|-2 -2 34 -1 -13 -1 -2 -13
court|-1 -2 -9 -1 19 -4 -2 -1
cousin|-6 -6 0 13 -1 11 -4 -7
cover the|-5 15 -3 -1 -1 -1 -1 -4
cover|-3 17 -6 3 -1 -1 -3 -6
crack|24 -10 -8 20 -4 -11 -7 -3
cramp|12 -3 -1 -2 -1 -1 -4 -1
crawl|10 -1 -2 -1 -1 -1 -3 0
creak|20 -2 -1 -1 -3 -11 -2 0
crisp|0 -5 -4 0 11 -1 0 -1
cross and|-1 23 -5 -3 -4 -1 -4 -4
cross|-9 25 -11 5 -7 4 2 -9
crown|0 -1 -2 -1 -1 -4 9 0
crumb|-8 11 -1 0 -1 -1 1 -2
cry and|-2 -4 5 -6 12 -3 -1 0
cry on|0 -4 -2 12 -2 -1 -2 -1
cry|-14 -11 -2 62 11 -18 -16 -12
cup and|-3 17 -8 -4 -2 0 2 -2
cup|-6 12 -13 -5 0 4 9 0
curtain and|-11 3 -3 -1 -3 17 3 -5
curtain|-12 6 -4 -8 -5 17 11 -5
cut me|-1 -1 -3 -4 12 -3 -1 0
cut up|-3 13 -2 -1 -1 0 -1 -7
cut|23 3 -7 -12 4 -16 -15 21
dad and|-1 -3 -4 7 9 -5 -3 -1
dad|-3 -16 -7 20 14 -4 -5 1
dai and|2 -5 17 -4 -4 -4 8 -10
dai at|0 1 -9 0 0 0 -1 10
dai the|-2 16 -4 -8 -1 -10 10 -1
dai|-16 22 0 4 -9 -2 15 -13
danc round|-2 9 -2 0 0 -1 0 -4
danc with|-1 12 -1 -5 -1 -1 -1 -1
dancer|-6 -1 -4 -1 -2 -1 -2 16
danc|-12 57 -11 -2 -3 -8 -11 -10
dare|9 -7 -1 -1 2 -1 0 0
dark|23 -1 -10 3 -9 5 -9 -3
date on|10 -3 -1 -4 -1 2 -1 -3
date|9 1 -7 7 3 -9 6 -10
daughter and|-5 17 -7 -7 -1 -1 -1 4
daughter ask|-2 -2 -2 -8 1 -2 10 5
daughter|-12 6 1 -2 -16 -7 3 27
dawn on|-1 -3 -1 -3 -1 11 -1 -2
dawn|-5 -5 3 -4 -2 9 8 -4
daydream|-3 -3 -7 -1 -18 36 -3 -1
deadlin|-3 -3 8 -3 9 -2 -2 -4
dead|-9 -5 -7 6 -9 -8 28 3
dear|-2 -1 0 -2 12 -5 -2 -1
death|-5 -3 -6 -5 -3 9 15 -2
decid when|0 -2 11 -3 -2 -2 -1 -1
decid|1 0 35 -10 -9 -7 -5 -5
decis|-1 -2 15 0 -1 -1 -1 -8
degre and|-8 -4 20 -2 -1 -1 -2 -1
degre|-6 -5 19 -3 -1 1 -3 -3
deliv|2 8 0 -1 -1 -4 -2 -1
desk|1 -6 25 1 -3 -5 -7 -5
devil|-3 -2 0 21 -1 -2 -4 -9
diari|-2 -3 -2 -2 2 -3 -1 11
dictionari|0 -1 0 0 -22 24 -1 0
didn't ask|-4 -1 14 -1 -3 -1 -2 -2
didn't give|-1 -2 13 -6 -3 0 -1 0
didn't know|17 -3 -11 12 -1 -8 -2 -5
didn't sai|-2 -1 19 -1 -12 -2 0 0
didn't want|-4 -4 -7 -4 -7 17 10 0
didn't|6 -24 31 -11 2 -5 8 -7
die and|-5 -1 -7 2 -3 -4 21 -2
die i|0 0 -3 -3 -1 12 -7 3
die|-1 -10 -14 0 9 2 20 -6
dip|-4 -2 -1 -8 -1 19 -2 -1
disappoint|0 -1 0 0 -3 9 -5 0
divorc|2 -4 -7 11 -3 -2 -2 5
do all|-2 -1 13 -3 -3 -4 -2 1
do and|-1 -1 -1 -3 -12 -5 -4 28
do anything|-4 -2 1 17 -5 -6 0 -1
do a|-2 2 -4 -3 12 -1 -7 3
do he|0 -2 -1 -6 -5 15 -1 -1
do it|-4 2 21 -22 16 -16 24 -21
do i|-3 10 -16 -6 10 14 -5 -3
do not|0 -3 12 -2 -3 -1 -2 -1
do on|-1 -2 8 -1 -1 0 -2 0
do something|-3 13 -7 -2 8 -5 -7 2
do that|14 -3 -3 2 -3 3 0 -11
do the|-6 -10 13 12 3 -12 -4 4
do thi|-1 -1 -3 -7 10 -4 -4 9
do three|-3 9 -10 0 0 0 -1 6
do what|-2 8 4 0 -3 -1 -5 0
do you|-1 -2 -3 18 -1 3 -2 -12
doctor|22 -7 1 -6 -1 4 -9 -4
doesn't|11 -4 -5 7 -6 -13 16 -6
dog|-1 10 -15 28 -4 1 -6 -14
dollar|14 -3 -1 -1 -1 -3 -2 -3
don't even|-3 7 22 -5 -2 -2 -11 -4
don't know|-3 9 -16 -14 -5 19 20 -10
don't like|-1 -4 -1 -2 3 10 -3 -2
don't love|0 9 -2 -4 3 -1 -3 0
don't need|-2 -3 -14 -2 -7 1 9 18
don't us|-3 -1 0 -3 19 -5 -3 -1
don't want|-3 -2 -1 -4 0 -4 15 -1
don't|-5 -3 13 -31 5 26 7 -13
door and|8 -6 -9 19 -2 -3 -7 0
door be|13 -2 -1 -4 0 -1 -3 -1
door with|-6 -8 2 2 -4 0 4 10
door|53 -27 -19 14 -23 9 -4 -4
dot|-1 -1 -2 -2 11 -4 -3 2
dough and|-2 5 -10 -1 -1 -1 -1 10
dough|-2 13 -10 -5 -1 -1 -1 6
down again|-5 -5 11 -1 3 -2 -2 -1
down and|2 -2 24 -6 -10 -5 5 -9
down at|-3 -1 3 -1 11 0 -2 -8
down her|-1 -3 0 -9 5 5 -1 3
down into|15 -5 -2 0 0 1 -7 0
down my|-10 0 -6 -3 -17 23 28 -14
down on|9 -4 -3 -5 1 -1 6 -2
down the|2 -3 -6 -5 -6 1 -6 23
down to|-7 0 -7 -5 -1 8 -6 18
down|12 -11 6 -40 0 17 22 -6
do|-25 9 32 6 -13 11 -14 -6
drag|13 -2 -4 -5 -1 -3 -4 6
draw the|-1 -4 -2 0 -1 14 -1 -4
drawing while|-1 15 -1 -2 -3 -3 -2 -5
drawing|-2 14 -9 3 -6 8 -3 -5
draw|-5 4 -6 0 -1 13 -3 -3
dream of|-4 -3 -1 17 0 -8 -1 -1
dream|-16 2 -9 5 -28 58 -8 -4
dress and|6 16 -3 -4 -2 -7 -1 -5
dress|4 20 -4 -11 -4 -8 -2 7
drink a|12 -6 -1 -2 -2 -1 -2 2
drink|11 -15 1 17 2 -6 -1 -9
drip|-6 11 -6 -1 -1 4 6 -6
drive home|7 -5 -2 9 -4 -1 -1 -3
driver|4 -6 -1 -1 9 0 -4 -1
drive|1 -16 0 27 -7 1 -6 -1
drummer|-9 18 -2 -3 -3 -4 -3 5
drum|-1 10 -1 -1 -1 -1 -5 0
dry|17 -8 -5 -3 5 10 -5 -12
dug|-3 -4 15 -3 -1 -1 -10 7
dusk|0 7 -2 -1 0 0 -12 8
dust|-2 -2 -1 1 -2 -4 12 -2
déjà vu|-2 -5 -1 -1 -2 15 -3 -2
déjà|-2 -5 -1 -1 -2 15 -3 -2
each other|-14 15 -5 10 -1 -2 -5 2
each time|-3 0 8 -2 -6 -5 9 0
each|-23 10 -2 7 -7 -2 -1 18
ear go|-2 16 -2 -3 -2 -4 -1 0
earn that|-1 -4 12 0 -2 -1 -3 -2
earn|3 -5 17 -2 -6 -2 -3 -2
earth|0 -1 0 -5 0 -1 8 0
ear|-12 8 -7 3 16 -6 -2 -1
easter|-4 5 -9 1 0 -1 -1 9
eat a|4 14 -4 -2 0 -5 -3 -4
eat her|-1 -2 -1 -5 -2 -1 11 0
eat the|8 -2 -6 -3 -3 -3 -3 11
eat|34 44 -18 13 -28 -20 -10 -15
eclips make|-2 -5 -4 -1 -2 -2 27 -11
eclips|-2 -5 -4 -1 -2 -2 27 -11
edg of|4 -5 -2 9 -3 -2 1 -1
edg|-1 -8 6 6 -5 -4 9 -3
egg|12 -4 -4 3 -4 -3 -2 1
eight year|0 0 0 9 0 -4 -1 -4
eighteen month|-3 -2 13 -3 -1 1 -4 -1
eighteen|-2 -2 15 -4 -1 0 -4 -1
eight|-4 -6 9 7 8 -7 3 -10
either|0 -1 -10 0 0 2 -1 10
ei|-1 15 -4 -1 -1 -1 -1 -6
elbow and|-7 0 11 -1 -1 0 -1 -1
elbow|-8 2 11 -3 -2 -1 -1 2
electr|22 -3 -5 -6 -2 -4 -2 0
eleven time|-3 -2 -4 -2 14 2 -2 -3
eleven|-18 -1 -2 2 22 -7 -5 9
els and|-1 10 -1 -5 -1 0 -1 -1
els will|-5 -2 4 -1 -1 -2 -3 10
els|-7 -2 16 -18 6 7 -5 2
email|-3 -4 12 -3 8 -3 -5 -2
empti|-5 -6 -1 32 -2 -7 -4 -7
end and|-10 -1 10 0 -3 -1 5 0
end of|6 -3 -10 -2 -4 4 11 0
end|-6 -7 -4 -11 -2 1 30 -1
engin|7 -8 -6 -4 8 1 -2 3
english and|-1 -1 -6 2 8 -1 0 -1
english|-1 -1 -9 1 14 -1 -1 -2
enough for|15 -1 -1 -2 -1 -3 -4 -2
enough|16 -9 10 -13 -11 -7 26 -11
envelop|2 -3 -2 6 -15 17 -2 -3
escal|-6 -3 -4 -4 -2 29 -2 -8
even a|-1 19 -7 -4 -1 -2 -1 -2
even like|0 -8 23 -2 -1 -1 -9 -2
even need|-3 14 -2 -4 -1 -2 -2 -2
even the|3 -5 -4 -5 -9 24 1 -6
even|-15 40 7 1 -21 18 -14 -16
ever be|-1 -2 -2 -3 -2 -2 -8 20
ever do|0 -5 -2 9 0 0 0 0
ever have|-8 -4 21 -3 -1 1 -3 -3
ever sinc|-3 -1 -3 -2 1 -3 12 0
everi on|-3 -6 4 8 -3 5 -3 -3
everi time|0 -3 11 -3 8 -6 -3 -2
everi|1 -2 9 19 -4 -29 -10 16
everybodi do|0 -1 -2 -1 -5 22 -6 -6
everybodi|-8 15 2 -8 4 9 -13 -1
everyon look|-8 7 -6 -3 -1 15 -2 -2
everyon sai|-1 -1 9 4 -4 -2 -3 -1
everyon|-4 -13 -4 11 10 -5 3 2
everything and|-4 -3 -4 18 -2 -4 0 -1
everything i'd|-3 -3 -3 -3 -3 -2 -1 18
everything it|-4 25 -4 -3 -4 -2 -3 -5
everything i|-1 -14 23 -5 3 -5 5 -5
everything that|-4 2 -3 -3 -5 -7 9 12
everything|-12 11 -3 -27 25 -2 -9 18
everywher|-2 1 -1 -5 -1 0 11 -3
ever|-15 -10 3 8 -6 -11 10 22
ex and|-2 -1 -4 -5 1 -1 -1 12
exactli|-5 -3 -2 -4 6 -5 17 -5
exam|-4 -2 15 -2 2 -3 -3 -3
exist|-3 -3 18 -5 -1 -2 -3 -1
explain it|-2 -4 -4 -1 15 1 -4 -2
explain the|-5 -1 -1 -4 -1 19 -3 -4
explain|-9 -8 9 0 8 16 -10 -6
ex|-4 -2 -2 -2 1 -2 -1 11
ey and|-6 2 3 -4 -2 1 12 -4
ey keep|-3 -2 -7 -2 0 16 -1 -2
eyebrow|-1 -3 -1 -4 -7 17 -1 -1
eyelid|11 -4 -1 0 -1 -1 -1 -3
ey|-20 18 -3 -6 -16 27 7 -6
face and|-1 -4 -1 2 -1 -4 12 -1
face in|-5 -1 -1 0 -2 17 -4 -3
face|-2 11 -23 -4 14 15 6 -17
factori|-1 -1 -1 -5 -1 0 -1 11
fail|1 -5 13 -1 -2 -2 -3 -3
faith|-3 -1 -1 -2 0 -1 -5 13
fall asleep|-8 -3 -1 19 0 -1 -3 -3
fall down|9 -1 -5 -1 0 -2 -1 2
fall in|3 -2 -2 -2 -2 -2 -3 9
fall off|12 -3 -2 -2 -1 -1 -2 -1
fall on|-3 9 -2 -3 -4 19 -14 -2
fall|10 -5 -13 10 -8 12 -7 2
famili in|13 -1 -1 8 -5 -2 -2 -10
famili|5 -7 13 -20 24 -2 -18 6
fanci|-3 16 -8 -2 -3 7 -6 -2
farm|-4 -7 29 -4 -5 -4 -3 -2
far|2 -7 13 8 -6 -2 -5 -3
faster|-1 -1 12 -2 -5 -1 -2 0
fast|16 0 -10 -3 -5 -12 24 -9
father be|-1 -3 -4 -6 -3 13 -1 5
father want|-2 -4 11 -1 -1 -1 -1 -1
father|-10 -16 11 -15 11 7 7 5
feather|-2 -2 -1 -2 -2 13 -3 -1
feed me|-2 29 -4 -13 -4 -2 -3 -1
feed|1 28 -15 -14 -4 -2 -4 9
feel all|-2 9 -2 -1 -1 -1 -1 -1
feel as|12 -2 -3 -3 -1 0 -4 -1
feel a|-5 -4 -3 -7 -2 2 23 -3
feel everi|-2 2 8 -6 0 0 -1 -1
feel it|19 9 -14 -5 -6 3 -4 -3
feel like|-1 -6 13 3 -11 -3 -1 4
feel my|21 -13 -8 18 -2 -6 -5 -5
feel sexi|-1 20 -3 -7 -1 -2 -4 -2
feel that|-1 -5 -2 -3 -2 4 9 -1
feel the|-3 7 -7 -5 0 -2 11 -2
feeling|-5 25 -11 0 -9 14 -9 -6
feel|-5 45 -23 22 -44 -33 47 -9
fenc and|6 -4 15 -1 -1 -1 -1 -13
fenc|8 -3 13 -2 -1 -1 0 -15
ferri|-3 -4 -6 5 -6 -2 20 -4
fetch the|-2 -2 18 -3 -4 2 -8 -1
fetch|-2 -6 13 -3 0 -1 1 -2
fifteen year|-1 0 -1 -1 -1 -4 9 0
fifteen|-1 0 1 0 -2 -5 8 0
fifti|11 -6 1 0 13 -6 2 -15
fight|-9 8 -4 2 -6 18 -4 -6
figur|-6 -5 23 -4 -1 2 -3 -5
file|-1 -2 1 -4 8 0 0 -3
fill|-4 15 4 -4 -8 -2 3 -3
film|-13 -6 1 4 -2 3 -7 20
filthi|-3 10 -4 -3 4 -1 -1 -3
final see|-1 0 -2 -2 -3 -4 -4 16
final|3 -4 2 -6 -5 -13 12 11
find a|5 -7 -9 4 8 -7 -8 14
find hi|-11 16 -1 0 0 0 -1 -2
find it|0 -3 -2 0 -2 -3 9 0
find my|-1 -3 -2 14 -8 -1 0 1
find out|-6 -3 5 -3 0 13 -2 -5
find the|-13 -6 -5 -6 0 11 4 14
find|-7 -9 -17 -3 -7 28 -3 19
fine|2 -5 -4 2 -2 -1 11 -3
finger and|1 11 0 -11 0 0 0 0
finger|9 33 -10 -17 -3 0 1 -11
finish ask|0 0 13 0 -7 -3 0 -1
finish my|-1 -1 -2 -1 1 -4 0 9
finish the|-1 -3 18 -1 0 -1 -2 -10
finish|-5 -10 48 -12 -12 -7 -3 1
fire|-8 4 8 -8 -3 0 15 -8
firm|-1 -1 17 -2 -9 -5 -1 3
first dai|-2 -2 10 -1 -1 -1 -1 -1
first then|15 -5 -2 -3 -2 -2 0 -2
first time|0 19 -6 -5 13 -13 -8 0
first|-1 -8 14 8 -10 -17 -10 25
fish|-1 6 -5 -8 -2 -4 3 12
fist|3 -3 -6 -1 11 -2 -1 -1
fit|-3 -3 6 -4 -4 13 -5 2
five|0 -3 9 -10 1 17 -6 -7
fix it|14 -2 5 -1 0 -1 -9 -5
fix the|-3 -3 12 -3 -4 -3 -3 7
fix|11 -5 17 -4 -5 -5 -11 2
flash of|-1 -2 -1 -3 -1 11 -1 -3
flash|-2 -2 5 -3 -1 10 -2 -5
flat|21 -6 -6 -1 1 2 -2 -8
flinch|-4 -4 9 -4 16 -8 -3 -3
flirt|-2 21 -3 -2 -3 -5 -5 -1
float|-4 3 -3 -6 -4 -3 18 -1
floor and|-9 6 -2 -4 -1 -1 4 7
floor with|9 -5 -2 2 0 0 -2 -1
floor|22 5 -4 -3 0 -12 -10 3
flower|-2 16 -4 8 -3 -8 -1 -6
fold the|-2 -7 0 11 -2 3 -2 -2
folder|-3 -4 -1 5 11 -4 -2 -3
fold|-3 -8 0 8 -2 5 -2 1
follow|-3 -4 21 6 -2 2 -1 -19
font|-2 0 0 -1 -1 0 -4 8
food|37 6 -16 -6 -4 -6 -8 -4
fool|-6 -1 0 -4 0 16 -4 -1
foot all|4 -4 -4 11 -2 -1 -2 -3
foot|8 7 7 8 -17 -5 -5 -4
for about|0 -1 -2 -6 8 -1 3 -1
for a|-5 -20 2 28 -14 29 -8 -11
for eighteen|-3 -2 13 -2 0 -1 -4 -1
for everything|-3 -7 -2 -4 -1 -4 23 -2
for hi|-1 -3 11 -2 0 -1 -2 -2
for it|-3 3 -10 -2 -20 19 15 -2
for leav|-2 -2 22 -3 -4 -6 -3 -2
for my|-3 -6 4 7 13 -12 4 -7
for no|0 10 -1 0 -1 -1 -7 0
for onc|-4 -6 -16 -9 13 1 27 -6
for six|-1 -4 -4 4 8 -1 -1 -2
for something|-3 12 -3 -1 -2 -1 -1 -1
for them|-1 -1 -1 14 -3 -4 -2 -1
for the|-7 21 26 28 -4 -41 -38 16
for twenti|0 -1 14 -4 -1 -2 -4 -3
for two|-4 -3 -3 17 -2 -6 3 -3
for work|-1 -1 -8 0 0 0 10 0
for year|-2 -3 20 -8 0 4 -7 -3
forc myself|-1 -1 11 -7 0 -1 -1 -1
forc|-1 -1 11 -7 0 -1 -1 -1
forehead|-3 -5 -6 6 -1 -1 11 0
forget about|-1 -5 -2 -1 -1 -2 13 0
forget|-6 15 -9 10 -11 1 3 -3
forgiv|-10 -9 -14 46 -6 -5 23 -24
fork|-1 -3 -1 -4 21 -2 -3 -7
form|-3 -5 15 -2 -4 -5 -2 6
forti and|0 -1 -5 -3 11 0 0 -1
forti|-1 -8 -13 -11 4 -7 31 5
for|-43 -5 41 51 -4 -42 6 -4
fountain|-6 15 -1 -1 -1 -2 -2 -2
four hour|-2 -3 1 8 -3 -1 0 0
four in|-1 0 3 -1 -4 -5 9 0
four mile|9 -1 1 -2 -5 -1 -1 -1
four year|3 -2 -2 4 -3 -1 -7 8
fourteen|-5 -6 5 -2 -1 3 8 -3
four|27 2 -2 1 -18 6 -19 2
frame|-1 -5 -5 -2 -2 -4 -3 22
freezer|10 -2 -2 0 -1 -1 -2 -2
free|-1 -5 -5 -2 -2 -1 17 -1
fridai and|7 -4 11 -2 -9 1 -2 -3
fridai i|0 -3 -10 -2 7 -1 -1 10
fridai|6 -9 8 -2 -6 2 -4 4
friend and|-3 -7 -1 17 1 -1 -2 -3
friend|-15 2 -7 34 9 -4 -7 -11
frighten me|3 -5 13 -3 -1 -2 -2 -3
frighten|1 -7 21 -2 -4 -7 1 -2
from a|2 -5 -1 0 -1 -1 -3 9
from her|-1 -2 -1 -5 -1 -1 -1 11
from hi|-4 -3 -1 10 -1 -3 -1 2
from how|-2 0 0 -5 -1 9 0 0
from it|8 -5 0 0 -1 -1 0 -2
from the|0 -4 -19 9 0 -2 -16 31
from three|-2 -1 16 -1 -7 -1 -1 -3
from|-3 -4 -30 -6 -4 13 -38 72
front door|8 -2 -3 0 -1 0 -1 -1
front of|16 -8 6 -8 16 -6 -9 -7
front|40 -17 4 -9 14 -13 -14 -5
fruit|-4 4 -2 -1 -3 -3 -2 11
full of|-8 25 -8 5 -4 -9 2 -2
full|-14 21 -13 6 4 0 -5 1
funer|-1 -5 -2 17 0 -4 -3 -2
funni|-4 -3 -7 -5 12 16 -5 -5
further|13 -2 -1 -1 0 -1 -4 -4
fuse|2 -3 -1 -1 -3 12 -4 -2
futur|-4 -2 -1 -1 -2 17 -5 -1
f|0 -4 -2 -3 23 -2 -7 -5
garag|10 -3 6 0 -3 -7 -3 0
garden|-16 5 -6 13 -6 4 8 -1
gate|0 -6 -5 10 -1 -3 -4 10
ga|22 -5 -1 -1 -2 -4 -2 -6
gener|-2 -1 -1 -1 -2 9 -1 -2
get a|7 20 -18 -9 0 14 -11 -3
get her|3 1 0 -10 7 -7 -1 8
get in|10 6 -2 0 -1 -5 -2 -6
get it|-9 -7 4 15 -7 5 -5 3
get me|6 -13 8 -1 7 -7 8 -7
get my|8 -1 -3 5 -2 -2 -4 0
get on|-15 -2 -8 -2 -1 16 -2 14
get out|8 -2 -3 3 -1 -1 -1 -4
get the|18 -14 -7 -11 5 19 -9 0
get to|-6 24 0 -20 11 -8 2 -3
get up|5 -9 21 1 -5 -3 -6 -4
get|55 -9 6 -18 -4 -15 -10 -4
ghost|-1 0 -1 -3 0 -3 11 -3
girl who|-2 -3 18 -3 0 -1 -8 -1
girl|-12 -5 46 18 -21 -12 -21 8
give awai|-2 -6 -8 7 -4 -2 15 -2
give a|-5 -4 4 -7 6 -2 -2 10
give her|0 -3 -5 6 8 -3 -2 -1
give him|0 -2 12 -6 -2 -1 0 0
give in|-6 10 1 0 -1 -1 -1 -1
give it|18 -5 -6 -4 -4 -4 1 4
give me|5 -1 -8 3 -1 10 -2 -6
give myself|-3 -2 9 0 -4 -1 3 -1
give the|-11 -4 28 -7 -12 6 1 0
give|6 -22 20 -8 -14 -5 22 0
glass|-9 13 -1 12 -4 -9 6 -9
glitter|-3 12 -2 -1 0 -1 -1 -3
glove|-4 -3 -2 15 0 -2 -2 -2
glu the|-2 -2 -1 -1 -1 -2 -1 11
glu|-2 -2 -1 -1 -1 -2 -1 11
go along|-4 12 -2 0 -2 -2 -2 1
go and|10 -5 -1 7 -9 8 -9 -2
go back|-3 8 1 -6 -6 19 -6 -7
go down|23 -7 0 -7 -3 -2 -5 0
go home|10 8 -5 -5 -3 -2 -2 0
go into|-6 -3 -2 -1 0 -2 -6 21
go in|-7 23 -5 -1 -4 -9 6 -3
go like|-2 9 -2 -1 -2 -1 2 -3
go look|0 -3 -2 0 -3 -3 11 0
go on|-3 -9 24 -13 3 -11 13 -3
go out|2 8 -10 1 -3 -6 6 3
go over|-5 -7 -9 -3 5 -9 30 -2
go quiet|-2 -1 6 -3 -7 -2 9 0
go right|-5 18 -2 -3 -2 -3 -2 -1
go silent|-3 -1 -1 -1 -1 -3 12 -3
go so|-1 -2 -1 -1 0 -5 -1 10
go the|12 -2 -1 -1 0 -4 -3 -1
go through|2 -1 6 -5 -7 -6 11 0
go tight|10 -2 -1 -1 0 -1 -5 0
go to|-5 -11 36 -13 -12 22 -7 -10
go up|-6 -6 4 0 1 -3 9 1
go white|6 -3 11 -3 -5 -4 -2 0
goal|-1 -3 10 -1 -4 -1 -1 0
goat and|-3 -3 14 -1 -2 -1 -1 -2
goat|-6 -7 11 7 -4 -4 -3 6
god|-3 -6 -7 -9 -1 -4 34 -4
gold and|-3 6 -10 -1 -1 -2 12 -1
gold|-7 4 -13 -2 -1 -4 15 8
golf|-2 -6 7 -4 9 -3 -1 -1
good|1 3 14 6 6 -22 -13 4
gorgeou|-11 22 -2 -1 -1 -2 -3 -2
go|28 24 17 -45 -55 3 42 -14
grandchildren|-5 -3 -4 -2 -1 -1 -1 17
granddaught to|-1 -1 -1 -5 0 0 0 8
grandfath be|-2 -3 -4 -8 9 -1 11 -3
grandfath|-8 -12 -7 0 6 -4 12 13
grandmoth could|-3 -1 -1 -1 -2 12 -2 -2
grandmoth|-5 3 -9 -11 -3 -2 16 13
grand|0 -2 -8 -2 -3 20 -3 -2
grass|-6 14 -3 -2 -4 -1 5 -3
grave|-1 -1 -1 9 0 -1 -2 -4
gravi|-1 11 -1 -2 -5 -1 -1 0
great|-1 -5 -3 -3 0 -2 15 -1
green|-2 14 -8 -2 -4 4 1 -3
grin|-6 17 -2 -4 -1 -1 -1 -3
ground and|-4 -3 -3 -2 0 -1 15 -1
ground|2 -7 0 -4 -2 0 13 -2
group|-3 -4 -5 -2 16 -2 -1 2
grow|3 -9 -4 18 -2 -2 -1 -3
grudg|-1 -5 11 -3 -3 -3 4 -1
guess the|-1 -3 -1 -2 -1 11 -2 -2
guess|-6 -2 -8 -4 -3 30 -5 -3
guest|-2 -2 -3 -4 2 -7 22 -5
guitar|-1 0 -5 -1 -3 -3 -1 13
hadn't|10 -4 -5 5 8 -1 -6 -7
hair from|-3 -2 -1 11 -1 -2 0 -2
haircut|-4 18 -7 7 -2 -5 -2 -6
hairdress|-2 0 -1 -1 12 -3 -4 0
hair|-1 -2 2 15 -7 -5 0 -3
half my|-3 -2 10 -3 -1 -1 -1 1
half the|10 5 -1 -2 3 -1 -3 -12
half|9 -6 23 -4 -7 5 -13 -6
hall and|1 -3 -2 11 -3 -1 -1 -2
hall|-4 -9 -3 10 1 -4 4 7
hand and|-8 17 -2 0 -7 4 -4 1
hand in|-6 0 12 1 -8 3 -8 5
hand it|0 -1 0 -13 -2 -3 21 -2
hand my|-1 -2 0 -7 -6 -3 12 6
hand on|13 -1 -2 -5 0 8 -1 -11
hand when|-1 10 -5 4 -1 -3 -2 -1
handl|16 -7 -6 -8 -6 -2 -7 19
handwrit|-5 -2 -6 -3 22 -3 -2 -2
hand|-12 -11 6 16 -20 3 10 8
hang it|-3 -3 -2 -4 -1 -2 -3 18
hang|-7 -6 -18 -6 0 -1 4 34
happen|-10 -5 -10 -6 -3 29 5 -1
happi|4 -3 -9 13 -2 -1 7 -10
hard to|-1 1 -10 23 -2 -6 -2 -3
harder|-1 -1 9 -3 -1 -1 -1 -1
hardly|-1 -4 -5 9 3 -1 -1 -1
hard|-3 6 13 8 -2 -18 -5 0
hasn't|0 -5 -4 3 10 -1 -1 -1
hat and|0 8 -1 -5 0 -1 -1 0
hate that|-2 13 0 -7 -2 -1 1 -1
hate|-7 30 5 -2 -6 -8 -5 -7
hat|-5 13 5 -4 -3 6 -4 -8
have ani|12 -2 -6 -2 5 -4 -2 -2
have an|-9 15 -1 -2 -7 6 -2 0
have a|-6 5 -8 -20 10 25 -6 0
have be|-12 2 -11 -8 -13 17 18 7
have do|-5 -2 19 -2 4 -4 -1 -10
have egg|12 -2 -3 -1 -1 -2 -1 -2
have go|-6 -3 16 -4 4 -5 -9 8
have happen|-4 -7 -2 -2 -3 26 -4 -3
have her|-1 -3 -1 -5 0 0 0 12
have it|-6 -8 9 0 3 -7 -4 12
have make|-4 -5 -5 -4 -2 -3 -5 28
have my|-1 -8 -8 3 5 -1 0 10
have never|2 -4 -3 16 2 -7 -3 -2
have nothing|15 -2 2 -1 -1 -2 -9 -2
have no|9 -6 -8 -10 2 -5 17 0
have our|-5 -2 -1 4 -2 -2 -1 8
have sai|-1 -3 -6 -2 18 -2 -1 -3
have seven|-2 -2 8 -3 0 0 -1 -1
have start|6 -2 8 -4 -8 5 -4 0
have tell|9 0 -1 -1 -4 -3 1 -1
have them|-7 -4 -8 -6 -2 0 15 10
have the|-7 -6 7 9 -13 9 -7 8
have thi|-6 -1 -1 1 -2 11 -1 -1
have to|21 -4 -10 9 2 -3 -3 -11
have write|-1 -2 -5 9 -3 -2 -1 6
have you|0 0 -3 9 -5 0 0 0
haven't|22 -9 -1 -1 0 -1 -5 -5
have|22 -11 -38 -3 -31 11 -6 56
he ask|-3 -7 -11 1 23 -5 1 1
he be|8 -8 -5 -13 -10 21 -1 7
he break|8 -2 0 -3 0 0 -2 0
he can't|-1 -2 -3 17 -9 -2 0 0
he chang|8 -4 -1 -1 2 -2 -1 -1
he come|-5 -2 0 11 -2 -2 1 -1
he cook|-1 17 -2 -11 -2 0 0 0
he couldn't|-1 -1 -6 -8 12 -1 6 -1
he didn't|-1 -3 16 3 -12 -2 -2 0
he die|-2 -1 -4 -1 -4 11 -2 3
he doesn't|2 10 -5 0 -5 -1 -1 -1
he get|-2 5 -1 -7 8 -3 -1 0
he give|-3 -2 4 -3 -7 14 -3 -1
he have|-1 10 -12 16 -4 -3 -5 0
he in|-1 0 -1 -2 22 -7 0 -11
he keep|-4 -2 -1 2 -2 -3 10 -1
he know|-5 -4 -8 27 6 -12 -1 -2
he laugh|0 2 13 -4 -12 6 -5 0
he leaf|0 -1 -1 11 -1 -2 -5 0
he leav|0 -5 9 -4 0 0 0 0
he like|-1 -1 -3 12 -1 -2 -2 -1
he look|-3 4 21 -9 5 -13 -3 -2
he lose|16 -3 -2 -7 -1 -2 0 -1
he pass|-1 10 -3 -2 -1 -2 -1 0
he sai|-6 17 4 -8 -10 12 -5 -5
he stand|-5 -4 -2 18 -3 -2 -2 -1
he take|-2 -2 11 1 -3 4 -5 -3
he talk|-1 3 -2 9 -4 -5 0 0
he tell|5 -5 0 -3 13 -6 -3 0
he us|-1 -1 -3 21 -7 -3 -3 -4
he won't|0 -5 -3 -3 13 0 0 -1
he'd finish|0 0 16 -1 -10 -3 0 -1
he'd sai|0 0 -2 -1 -8 4 -3 9
he'd|-2 -16 13 14 -12 -1 1 2
head and|-4 5 10 4 -3 -1 -3 -8
head of|-1 -2 15 -4 -1 -1 -4 -2
head|-4 1 17 -2 -1 -13 18 -16
hear her|-1 -1 -2 12 -7 -1 0 0
hear him|-5 -1 -1 13 -4 -1 0 0
hear hi|-3 -1 3 9 -6 -2 0 0
hear it|0 0 0 12 -6 -4 0 0
hear me|-1 -1 -1 12 -8 -2 -1 0
hear someon|17 -2 -4 -4 4 -4 -4 -3
hear what|-2 1 0 -3 13 -5 -2 -2
heart be|15 -1 -1 -4 -3 -3 -1 -2
heart|12 12 -8 12 -3 -8 -4 -13
hear|12 -14 -21 45 -9 21 -25 -8
heat|9 -1 -1 -4 0 0 -1 -2
hedg|-2 1 -3 -1 -1 0 -2 8
heel|-7 -15 26 9 -3 -7 -3 0
hello|-2 12 -7 4 -3 -2 -1 -2
help|-3 -3 -4 13 3 -2 -2 -2
hen|0 -1 -4 14 -4 -4 2 -2
her and|-1 -6 -5 -4 20 3 -2 -5
her a|-4 -6 -3 6 0 -2 -2 11
her desk|-1 -4 10 4 -1 -3 -1 -3
her hand|0 -3 -3 22 0 -8 -4 -4
her in|-4 -2 -2 13 -3 -3 -1 2
her i|-1 -3 -2 15 -2 -2 -4 0
her kitchen|-3 -1 -1 9 -1 -2 0 0
her mouth|0 -5 -1 11 -5 0 0 0
her the|-1 -1 -3 -4 8 9 -5 -2
here i|9 -6 0 -1 0 -1 0 -1
here|12 -14 -6 0 4 -6 3 7
heron|-2 -1 0 0 -1 -7 13 -1
her|-53 -9 -43 119 31 -14 -33 3
he|-29 20 12 51 18 2 -29 -44
hi boi|-1 -2 -5 10 -1 -1 0 0
hi dad|0 0 -3 11 -7 -2 2 0
hi dog|-3 -2 -1 11 -1 -1 -1 -1
hi foot|-11 16 -1 -1 0 -1 0 -2
hi hand|-3 -12 25 -7 -8 7 -2 -1
hi job|16 -2 1 -11 -1 -2 0 -1
hi knee|-4 16 -1 -8 -8 7 -1 -2
hi last|0 -1 -2 20 -2 -2 -1 -11
hi name|2 6 -1 11 -9 2 -6 -4
hi nose|0 5 5 -8 -1 -1 -2 2
hi whole|-1 -3 -2 0 10 -1 -1 -2
hide something|-1 -4 -4 -3 15 0 -2 -2
hide the|-4 8 -2 -1 -2 -6 -3 11
hide|-10 2 1 -5 17 -9 -7 12
higher|-5 -7 27 -6 -2 -1 -1 -4
high|9 0 -3 -2 -2 -1 0 -1
hill|-1 -8 -3 0 -3 1 14 1
him and|-2 -3 9 -2 2 5 -7 -1
him at|-1 -4 9 -1 0 -2 -1 0
him in|-8 8 -5 21 6 -10 -9 -2
him i|0 9 -1 -5 -1 0 -1 0
him that|0 -3 9 -3 0 -3 -1 0
him to|-3 10 -3 3 -2 -2 -3 -1
him up|-1 -9 -4 11 -1 -1 5 -1
him we|-1 -5 -2 14 -2 -1 -1 -3
himself|0 -2 -2 -2 11 -3 0 0
him|-31 -17 30 116 -36 -17 -29 -16
hip|8 14 -3 -6 -1 -7 -1 -5
hi|-42 52 -18 106 -32 4 -52 -20
hold each|-1 -1 0 9 0 0 -5 -2
hold hand|-2 3 -3 10 -1 -2 -3 -2
hold it|-5 -11 14 0 3 -2 -2 3
hold me|0 0 -2 10 -8 0 0 0
hold my|-2 -2 3 12 -3 -2 -3 -3
hold of|-3 -2 -6 -3 -1 -2 20 -3
hold on|5 -1 -4 -2 -5 -3 13 -2
hold out|-6 -1 18 -3 -3 0 -1 -4
hold the|-1 -4 -10 2 2 -1 6 7
hold up|10 0 -2 0 3 -8 -3 0
hold|-9 -10 3 31 -10 -24 29 -9
hole in|3 -4 -5 -1 9 4 -3 -2
hole|5 -5 -6 -1 9 3 -4 -2
holidai|0 11 -1 -9 -1 1 -1 -1
holi|-1 -4 -1 -2 -4 -9 24 -2
home and|6 9 -8 -4 6 -3 -4 -1
home at|7 -8 4 -2 -1 -1 -4 4
home the|16 -3 -3 1 -2 -4 -3 -3
home with|12 -3 0 2 -4 -1 -7 0
home|18 8 -18 27 16 -24 -33 5
honestli|-1 -1 -5 -2 13 4 -2 -7
honest|-1 -1 -4 -2 17 -5 -2 -2
hook|-1 -3 5 17 -1 -5 -10 -2
hors|-4 -8 3 23 -13 15 -14 -2
hospic|0 -1 -2 -1 -2 -4 9 0
hospit and|0 -3 -5 6 9 -2 -1 -4
hospit|-1 -6 -9 18 5 -6 1 -2
hot pavement|-2 9 -1 -1 -1 -1 -1 -2
hot water|-1 -5 -1 13 0 -2 -3 -1
hot|-5 41 -5 -2 -4 -10 -10 -5
hour and|9 -4 -5 4 -3 4 -1 -5
hour of|7 -3 -5 -8 -2 -2 -4 17
hour to|-5 -3 -4 15 -2 -1 0 -1
hour with|8 -3 -1 -1 0 0 0 -3
hour|38 -19 -11 1 -2 -11 4 0
hous be|-8 -6 -4 19 -2 7 -3 -3
hous the|-1 0 10 -4 -5 -3 0 3
hous with|9 -3 -1 -4 3 -1 -1 -1
hous|-12 -21 1 22 -1 20 -20 12
how he|-1 6 -3 16 -9 -9 -1 0
how it|-2 6 -7 -8 2 14 -2 -4
how i|-5 -6 -10 10 -8 20 2 -3
how she|0 10 -1 -6 -1 -2 0 0
how thei|0 -1 -1 -3 10 0 0 -4
how the|-6 -5 2 -3 -5 15 -3 6
how to|-2 -1 17 -8 -2 -3 -2 0
howl|-4 2 -4 14 -1 -2 -4 -2
how|-1 -4 1 3 -8 35 -11 -14
hug|-1 9 -9 33 -6 -3 -9 -14
hum when|-3 0 -5 -4 27 -8 -3 -3
hum|-8 1 -9 -7 23 -10 15 -5
hundr and|9 -3 11 -2 -1 -2 -3 -9
hundr peopl|-5 -2 7 -6 -1 0 9 -1
hundr|18 -8 10 -13 -1 -11 15 -12
hungri|1 5 11 -5 -1 -3 -7 -2
hurt from|3 13 -4 -4 -4 -1 -1 -2
hurt him|0 -2 9 -6 0 0 0 0
hurt when|2 0 12 -5 0 -5 -1 -3
hurt|39 0 5 -8 1 -16 -6 -16
husband and|-5 0 15 -5 -1 -1 -1 -1
husband hold|0 0 -2 10 -8 0 0 0
husband|8 -6 37 1 -8 -9 -16 -6
hut|0 -3 -2 0 0 -3 9 0
i ach|0 -8 -8 25 -2 -3 -2 -2
i admit|-2 -2 -2 -3 17 -4 -4 -1
i alwai|-4 -7 23 -6 -12 9 -3 1
i answer|-1 -4 -7 -3 28 -2 -3 -7
i ask|0 -6 11 -4 -9 3 -2 7
i beat|-1 -1 8 -3 -1 0 -1 -1
i be|-23 6 21 9 -19 -41 47 0
i bite|-9 -10 18 -3 9 -3 -2 -1
i blush|-2 16 -3 -4 -4 -2 -2 0
i breath|-2 -1 -2 -1 -1 -1 9 -1
i bring|-2 -1 -2 0 -1 -1 -2 9
i bui|2 3 20 -4 -9 -7 -5 1
i call|-3 -5 -4 -5 30 -9 -2 -2
i can't|20 15 -36 21 7 -1 -12 -15
i can|36 -17 -17 -4 12 5 -20 6
i carv|-3 -3 -2 -3 -1 -8 -4 24
i catch|0 -1 11 -5 -4 0 0 0
i check|15 -3 -3 -2 -1 -3 -1 -2
i chew|-8 -7 21 0 -2 -2 -1 0
i choos|-4 -7 0 -1 -2 20 -1 -5
i climb|-2 -1 13 -1 -2 -4 -3 -1
i combin|-3 -2 -2 -2 -3 -1 -1 15
i come|-2 8 -1 5 -2 -10 8 -5
i correct|-6 -4 32 -5 0 -11 -5 -1
i couldn't|-19 -6 -12 12 -8 4 29 -1
i could|37 17 -5 -11 -7 -4 -9 -18
i count|7 -6 -2 -4 -3 18 -7 -3
i cry|-1 4 -5 16 -5 -3 -3 -2
i cut|3 10 5 -4 -1 -2 -4 -7
i danc|-2 10 -1 0 -1 -1 -1 -4
i daydream|-3 -3 -7 -1 -18 36 -3 -1
i didn't|5 -20 17 -12 18 -2 -8 3
i don't|-7 -7 13 -30 -2 8 26 -2
i do|-7 -5 22 9 -20 -4 -12 17
i draw|-3 -3 -2 -1 0 14 -1 -4
i dream|-4 8 -6 11 -24 21 -3 -3
i drink|13 -6 2 -1 -2 -1 -3 -1
i drive|1 -12 1 18 -6 2 -4 -1
i dug|-11 -3 16 0 0 0 -9 8
i earn|-2 -4 21 -2 -6 -2 -3 -2
i eat|34 5 -9 -3 -4 -6 -8 -10
i explain|-1 -4 -3 0 13 -3 -1 -1
i fail|-3 -4 16 0 -2 -1 -3 -3
i fall|-4 11 -1 -2 0 -5 1 -1
i fast|-2 -3 -4 -3 -2 -9 25 -2
i feel|-29 40 -26 12 -23 -9 32 4
i find|2 -9 -5 2 -12 14 -9 19
i finish|-3 -4 23 -4 -3 -1 -2 -5
i fix|-2 -2 0 -1 -1 -1 0 9
i float|-4 6 -2 -5 -3 -1 10 -1
i forc|-1 -1 11 -7 0 -1 -1 -1
i forget|-2 1 -5 -4 -4 6 10 -1
i get|-10 -12 33 -4 -15 25 -17 0
i give|-19 -6 11 0 -6 -3 28 -5
i glu|-2 -2 -1 -1 -1 -2 -1 11
i go|3 30 15 6 -14 -12 -13 -15
i guess|-1 -3 -1 -2 -1 11 -2 -2
i hadn't|11 -3 -4 6 6 -6 -5 -4
i hang|-4 -1 -7 0 4 -1 -1 9
i hate|-5 36 6 -18 -4 -6 -4 -5
i haven't|23 -9 0 1 -11 2 -4 -2
i have|13 43 1 -10 9 15 -35 -37
i hear|2 -3 -9 -4 -4 20 -2 1
i hide|-4 9 -4 0 3 -3 0 -1
i hold|2 1 10 7 -2 -6 -8 -4
i hug|-1 16 -7 5 -6 -2 -1 -5
i hum|-2 -3 -5 -2 29 -11 -3 -3
i imagin|0 -1 -1 -2 -8 16 -2 -1
i just|-11 0 -3 -6 30 -9 7 -9
i keep|43 -16 -10 6 -15 30 -32 -7
i kneel|-7 -6 -10 -5 -2 -2 35 -4
i knit|-3 -3 -5 13 -1 -3 -3 4
i know|26 -7 -2 -12 5 -14 -5 8
i laid|-7 -2 -2 -3 -2 10 -2 9
i lai|-7 -5 -6 -9 -5 23 12 -3
i laugh|-1 1 -1 -1 -5 10 -3 0
i learn|-2 -2 -7 -3 21 -4 -1 -2
i leav|-4 -8 14 -3 16 -7 -7 -2
i let|-12 22 -12 17 -4 -6 6 -10
i lie|2 3 -9 -5 28 -13 -1 -5
i like|-3 5 5 14 -2 -10 -13 4
i look|-10 -28 4 -6 -13 27 39 -12
i lose|1 -17 6 7 12 0 0 -9
i love|-4 -7 -10 25 -4 2 4 -6
i make|-5 -14 37 -5 -1 -23 -20 30
i measur|27 -4 -3 -3 -2 -4 -3 -8
i miss|-5 15 -9 21 -6 -8 -5 -3
i move|23 2 -3 -1 -4 -2 -8 -7
i must|11 -3 -6 -1 4 -1 -3 0
i nearli|-2 -6 -2 13 -2 1 -1 0
i need|10 -4 3 1 -2 3 -3 -7
i never|7 -7 -9 6 -8 20 -6 -3
i nod|-1 0 -4 -1 9 -2 -1 0
i notic|-6 -6 -7 -7 -6 24 4 4
i no|0 -1 -5 -1 -2 -1 9 0
i open|-3 -2 -1 -5 1 -1 2 9
i order|-2 9 -1 -3 -1 -1 0 -1
i own|-1 -5 1 -3 -8 -1 17 -1
i pick|-4 12 -7 11 -4 13 -19 -3
i plant|4 -3 1 -2 -8 -4 -7 20
i plot|0 -3 -1 -2 -6 15 -2 -1
i press|-3 18 1 -3 0 -5 -2 -6
i pretend|-3 -1 -3 -2 20 -4 -4 -3
i promis|0 0 -4 -1 17 -10 -1 0
i push|-4 -2 13 -2 -1 -2 0 -2
i put|6 24 25 -34 -14 -19 -6 17
i quit|-3 -5 15 -1 -3 -2 -2 -1
i read|-10 -12 -24 6 39 3 -12 9
i realis|-1 -5 3 -2 -1 9 -2 -1
i refus|0 -3 10 0 -1 -3 -1 0
i rehears|-2 -2 -4 -2 20 -3 -5 -2
i rememb|-3 -6 -3 -4 -4 26 -4 -3
i restor|0 -1 -1 -5 0 -4 0 11
i ring|1 -4 -18 16 6 0 1 -2
i rub|8 -2 -1 -2 3 -4 -1 -1
i run|-3 3 24 -12 -3 -3 -6 1
i sai|-24 -9 38 -24 34 5 -10 -11
i scream|-4 -1 -2 -2 15 -2 -3 0
i see|-6 -16 -10 2 -14 45 11 -12
i send|-2 -2 1 13 2 -7 -2 -2
i set|-1 -2 14 -1 -4 -1 -1 -3
i sew|-1 -3 -3 -6 -1 -3 -1 18
i shake|-1 -6 24 -4 -3 -8 -1 -1
i shout|-1 12 1 -7 -1 -2 0 -2
i sign|-2 -2 -1 -2 18 -9 -3 1
i sing|-4 -4 -9 3 21 -1 -4 -2
i sit|1 -5 -14 5 -4 0 31 -13
i sleep|13 -4 7 -3 -1 -3 -2 -6
i sort|-3 -1 10 -2 -1 -2 -2 0
i speak|-1 -4 -4 -4 1 -5 -2 20
i spend|-2 13 1 -1 -1 -3 -4 -4
i squeez|-1 23 2 -5 -1 -1 -16 -1
i stammer|-2 -3 -11 -2 25 -2 -2 -2
i stand|-3 0 14 -11 8 -8 17 -17
i start|-2 21 2 -2 -12 -2 -3 -1
i still|-7 -16 1 49 -7 0 -10 -11
i stop|16 -8 -6 -15 -18 -10 28 14
i surrend|-7 -2 -5 -3 -4 -5 30 -4
i suspect|-1 -1 -1 -3 -1 12 -5 -1
i swallow|-5 -2 -4 -1 32 -4 -13 -3
i take|13 -1 23 5 -19 -11 -10 0
i talk|-2 -4 -10 22 2 -6 -4 2
i teach|-4 -2 -8 12 -5 -3 -2 12
i tell|-6 0 48 5 -9 -16 -11 -10
i think|-18 -16 -37 -1 17 15 42 -2
i throw|-3 10 8 -2 -3 -4 -3 -3
i tie|-2 -3 12 -1 -1 -1 -1 -4
i trust|-3 -1 -4 -1 -3 -7 21 -2
i try|0 0 14 2 -1 -12 -2 0
i turn|1 -2 -4 -4 2 16 -11 0
i us|-12 -3 1 -14 -9 0 22 16
i visit|-1 -1 -1 11 0 -1 -2 -4
i wake|18 18 -3 -5 -7 -16 -1 -5
i walk|-9 8 10 0 -21 12 12 -12
i want|-6 26 31 -10 6 -14 -22 -10
i warm|1 -3 -2 13 -2 -2 -2 -4
i wasn't|-6 -3 -5 6 1 2 10 -4
i watch|-18 -14 -17 12 -6 33 19 -8
i wear|-4 3 13 0 -4 -5 -6 4
i weav|-1 -2 -1 -5 -1 -2 -1 13
i weld|-4 -2 -1 -1 -1 -3 -2 13
i will|-2 -2 13 -2 1 -2 -4 -2
i wish|-2 17 1 1 -9 -4 -2 -2
i would|-2 -2 10 10 -5 -6 -3 -3
i write|-3 -9 1 -8 5 12 -11 13
i'd alwai|-1 0 -3 6 1 -5 -6 9
i'd be|-7 1 3 -12 -7 4 17 1
i'd carri|-2 -2 -1 -2 -1 -2 12 -2
i'd do|-1 -5 -3 2 12 -6 -5 7
i'd forget|-1 13 -1 0 -1 -3 -5 0
i'd go|-1 -1 -2 10 1 -2 -4 0
i'd know|-1 -1 -1 10 -1 -4 -4 2
i'd like|-2 1 13 -1 -7 -2 -1 -2
i'd lose|-2 -10 18 -3 -1 -1 -1 0
i'd put|-1 -1 -7 0 -1 11 -1 0
i'd spend|-2 -1 -6 -1 0 1 10 -2
i'd to|0 -3 -2 -1 -2 -3 9 1
i'd|-46 -9 15 30 -11 -19 27 12
i'll|-4 -9 40 -1 -1 -10 -2 -13
i'm alon|-2 -2 -1 -1 10 -4 2 -2
i'm alwai|9 -1 -10 -1 5 0 -1 -1
i'm at|-2 -1 -7 -3 4 -2 12 -1
i'm a|-9 -2 15 -6 -4 -4 -10 20
i'm do|-1 10 -4 5 -4 -4 -2 -1
i'm go|-7 -4 21 -2 -4 -3 1 -2
i'm have|-3 8 2 -1 0 -5 0 -1
i'm in|-5 28 -11 -4 -7 7 -3 -5
i'm jealou|0 17 -1 -9 -1 -6 0 0
i'm just|-1 -1 -5 -1 -1 0 -2 11
i'm learn|0 -8 18 9 -11 -2 -3 -3
i'm not|-12 -2 27 4 -15 14 -7 -9
i'm onli|-1 -9 -1 -1 -2 -1 17 -2
i'm on|15 -9 -4 -1 9 -2 -4 -4
i'm proud|-2 -2 1 -3 -1 -1 -2 9
i'm scare|26 -1 -2 -2 -1 -7 -8 -4
i'm sick|-2 -1 9 -1 -1 -1 -2 0
i'm so|4 15 -3 -1 -12 -1 -1 -1
i'm still|-1 6 -3 -9 13 -2 -1 -1
i'm the|-11 -14 31 -3 23 -8 -7 -12
i'm tire|7 -4 -4 -10 -4 19 0 -5
i'm worri|-1 -2 -2 -2 -1 0 10 -2
i'm writing|-6 -2 -8 -5 13 -2 -2 11
i'm|-20 24 77 -6 -9 -21 -26 -18
i've a|-2 0 -17 -8 31 7 -8 -4
i've be|30 15 10 0 -13 -7 -19 -16
i've booked|-4 -2 17 -1 -2 -2 -4 -3
i've build|-2 0 -2 0 0 -1 9 -4
i've bui|-3 16 -10 2 -2 -1 -1 -1
i've do|2 -3 5 -3 -2 -12 5 8
i've eat|-3 15 -3 1 -3 -6 -1 -1
i've get|27 -8 -4 3 -9 -14 13 -8
i've go|-3 18 -4 -2 7 -8 -5 -4
i've hand|-1 -2 12 -4 -1 -1 1 -3
i've join|-1 0 -2 0 -1 -2 -3 8
i've live|-13 -3 -3 -2 -1 15 -3 10
i've make|-6 -11 11 -7 -2 -4 -11 30
i've mend|-2 -2 -2 0 -1 -3 -2 11
i've never|-16 11 4 -2 -2 7 4 -6
i've no|-5 1 -6 0 1 -1 16 -7
i've put|-1 -2 -10 3 2 1 -6 14
i've see|-1 -2 -4 -1 -5 -7 31 -12
i've sew|17 -4 -3 -2 -1 -2 -3 -2
i've start|0 -2 -2 8 11 -1 -7 -8
i've still|8 -1 -2 1 -2 -1 -1 -2
i've stop|-6 -5 18 -5 10 -7 -9 4
i've take|-6 -2 -2 12 0 -1 -1 1
i've tell|-2 -5 7 6 8 -11 -1 -1
i've think|-1 -3 12 -2 -2 -2 -1 -1
i've turn|-4 -4 -2 2 -1 -3 -2 15
i've walk|0 -1 -3 0 -1 8 -1 -2
i've work|-4 -2 0 -3 -2 16 -4 -2
i've write|-4 11 -3 -1 -6 -1 -1 5
i've|-20 -1 37 -39 13 -9 -12 32
idea|-11 1 30 -2 1 0 -10 -8
if it|12 -7 -5 -4 -4 4 5 -1
if i|-5 -3 14 -4 4 1 -7 -1
if the|10 -1 -1 0 -1 -1 -4 -1
if you|-2 -2 -1 8 1 13 -6 -11
if|34 -26 -10 -9 27 14 -14 -15
imagin the|0 0 -1 -1 -8 11 0 0
imagin|0 -1 -1 -2 -8 16 -2 -1
imam|-4 -2 -1 -1 -2 -1 0 10
improvis|-2 22 -2 -2 -3 -5 -4 -4
in all|-2 15 -5 -2 -3 -5 -1 3
in and|-11 6 -11 10 -20 4 16 6
in an|-2 -3 -3 6 -12 17 -1 -3
in a|-10 19 3 -13 0 10 11 -20
in bed|8 11 -2 -6 -3 -2 -2 -4
in charg|-1 -1 0 0 -1 -11 16 -2
in common|-1 -1 -1 10 -1 -1 -4 -1
in confid|-2 -1 -4 -1 12 -3 -1 0
in each|-3 -1 -3 -3 -6 8 -2 10
in english|-1 -1 -6 -1 10 0 0 -1
in everi|-3 8 -2 -2 -1 3 -1 -3
in front|16 -8 6 -8 16 -6 -9 -7
in hi|3 -10 0 6 0 -2 -2 5
in it|-21 -2 -19 -16 18 -13 17 36
in june|-9 -5 20 2 6 -9 -3 -3
in march|8 -2 1 0 -3 -4 -1 -1
in meet|-3 19 -4 -3 -2 -3 -1 -4
in me|-6 -3 0 -6 12 11 -9 2
in my|8 18 6 8 -15 -3 -15 -8
in on|1 7 -2 27 6 -4 -3 -31
in order|9 -1 -1 0 0 -4 0 -2
in our|0 7 4 -12 8 1 -3 -6
in over|-11 -3 16 -2 -1 -1 4 -1
in pain|-1 -1 -4 0 0 0 8 -1
in that|-7 -1 7 21 -17 -2 8 -9
in there|-1 0 -2 -3 -1 -2 -1 10
in the|17 2 -27 -23 42 -9 15 -17
in thi|-3 -10 24 11 -11 -3 -4 -4
in two|18 -3 -6 -6 10 -3 -2 -7
in winter|16 -1 -1 -15 -2 -4 8 -1
incens|0 -1 -1 0 -7 0 10 0
inform|0 -2 -3 -3 12 -1 0 -3
inhal|18 -3 -6 -1 -1 -1 -1 -4
ink|-2 -3 -1 -1 -1 -2 -1 11
insid my|28 -3 -7 -6 -3 -7 1 -3
insid|27 -9 -11 -8 2 8 -5 -4
instead of|-1 -1 13 -4 -3 4 -3 -4
instead|-2 -11 9 -11 20 3 -3 -5
instruct|-2 9 -6 0 0 0 0 0
interest|-2 -1 -2 -1 1 -3 9 0
interrupt|-3 -2 -17 -3 30 -2 -2 -2
interview|-2 -4 2 -1 16 -6 -2 -2
into a|1 -4 -6 -10 9 0 -10 20
into it|16 -5 -2 0 0 -3 -3 -1
into my|-13 -1 -1 9 0 -5 12 -1
into the|-1 28 -15 -18 -12 0 22 -5
into|0 19 -28 -25 -9 -7 8 43
invoic|-3 -1 10 3 -1 -5 -1 -3
in|19 28 -19 -18 -10 12 1 -12
iron|25 -3 -5 -1 -4 -2 -6 -3
isn't the|-4 -3 -2 -1 11 13 -7 -6
isn't|-15 0 -11 -5 23 -5 23 -10
it about|-3 -4 6 -1 -4 -10 -2 18
it again|-5 -15 18 -5 16 -5 -3 -1
it all|-12 23 -24 -12 -4 4 2 24
it alwai|0 -1 -1 -1 -2 9 0 -3
it and|-16 3 0 -9 -17 6 -5 38
it as|-5 0 3 -4 -7 24 -7 -4
it at|-4 1 0 1 12 -5 -3 -3
it a|-16 1 -6 13 3 6 -15 14
it back|-3 -2 15 -9 -5 -4 5 3
it badli|-1 -3 -3 0 12 -3 -1 -1
it becom|-1 -2 -5 0 -1 -1 10 0
it be|-5 16 -36 6 2 -15 46 -14
it burn|-2 -1 -3 0 10 -3 0 0
it but|-1 0 -1 -1 -1 10 -2 -3
it close|-3 -6 -1 -1 -3 2 -2 12
it come|-1 1 -11 -5 31 -2 -7 -6
it couldn't|-1 0 8 -1 -1 1 -1 -6
it could|-3 10 -3 -1 2 -4 -1 -1
it dawn|-1 -3 -1 -3 -1 11 -1 -2
it down|-7 12 16 -3 2 -1 -18 -3
it do|14 12 -9 -6 -1 -1 6 -14
it everi|-2 -1 -1 -2 -1 9 -1 0
it feel|-3 11 9 4 -10 -5 -2 -3
it for|9 -4 -8 12 -8 -3 5 -3
it frighten|2 -6 24 -3 -2 -6 -3 -5
it from|-3 9 2 -2 1 -2 -2 -4
it get|-8 -13 17 -4 0 -9 2 16
it go|1 2 -10 21 -6 -2 1 -7
it hard|-1 -4 -8 24 -3 -5 -1 -2
it have|-9 -2 -6 2 -12 -6 3 29
it hurt|-3 -1 -1 14 -3 -2 -4 -1
it in|-5 4 -15 2 -4 13 -4 10
it isn't|-7 -3 -3 -5 7 1 20 -9
it i|-4 1 -7 -3 21 -14 -4 10
it just|-12 5 -4 2 1 4 -1 5
it like|19 16 -10 -15 4 -7 -4 -4
it make|-1 -1 -1 2 -2 16 -3 -10
it might|10 -2 -3 0 -3 -1 -1 0
it my|-5 -2 9 -2 5 -2 0 -3
it not|-1 -3 2 -3 -1 -6 -2 15
it off|2 -3 8 0 -1 -5 7 -6
it onli|-4 -1 0 13 -4 -11 9 -2
it on|-11 1 13 -14 -6 1 19 -4
it out|-11 11 5 0 -10 -6 -2 14
it over|-4 1 11 -2 -3 -3 4 -4
it plai|-2 -3 -3 -5 -4 20 -1 -2
it seem|-1 -1 -9 0 0 0 11 0
it sinc|-2 0 -11 -1 9 -1 -2 8
it sit|-1 2 10 -1 -2 -4 -2 -2
it something|-1 -1 -2 -1 -2 -2 9 0
it still|0 -6 -4 5 12 -3 -2 -2
it stop|0 -1 0 -2 10 -5 -1 -1
it suck|-2 -1 -2 8 -1 -2 0 -1
it swing|-6 -4 -2 -12 -6 -4 25 9
it take|2 -9 -4 -3 5 -1 -2 12
it that|-3 14 -1 1 2 -3 -4 -6
it there|-3 5 11 -8 -1 -2 -1 -1
it the|-7 1 -16 4 18 -1 -13 15
it think|-1 0 0 -4 1 8 -1 -3
it too|-1 -2 0 -7 12 0 -1 -1
it to|14 -11 -7 -4 15 -3 -15 11
it turn|-2 12 -4 -1 -2 0 17 -18
it twenti|-1 -1 -6 -2 -1 8 -1 3
it upsid|0 0 -3 -1 -2 11 -3 -2
it up|-2 -10 -4 -7 -1 7 -3 19
it want|-1 22 -9 -3 -1 -2 -5 -1
it wasn't|-3 -1 16 -3 -16 -2 10 -1
it what|-1 0 -1 -1 -3 -2 11 -2
it when|-2 1 -1 -1 -4 11 -3 -2
it whole|-4 -6 -4 -1 -5 -3 -3 26
it wors|-1 -3 -3 3 12 -5 -2 -1
it would|-1 -1 -8 -3 4 3 7 0
it write|-3 -2 15 4 0 -9 -3 -4
it you|0 0 -1 0 1 0 -8 8
it'll be|-1 -1 -1 -2 -2 -1 -2 9
it'll|-1 -1 -1 -2 -2 -1 -1 9
itchi|-1 12 -6 0 0 0 -4 0
itself|-5 -2 -2 -1 -4 -2 5 10
it|-23 -14 -4 -39 31 46 12 -8
i|-60 -9 53 -19 30 23 8 -22
jam|-1 15 -4 -4 0 -1 -8 3
jealou of|-1 17 -1 -9 -1 -6 0 0
jealou|-1 19 -1 -10 -1 -6 0 0
jean|0 8 -1 -5 -4 6 -3 0
jigsaw|-3 -2 -1 0 0 -5 -1 12
job in|-1 -2 -3 -1 9 0 -1 -1
job so|17 -2 -4 -5 -3 -1 -1 -1
job|21 -12 16 -17 -5 -6 -2 6
join the|-3 -2 -2 2 -1 -3 -3 12
join|-9 -1 -4 1 -3 1 5 11
joke and|-1 -2 -5 -1 -5 19 -5 -1
joke|-2 -5 4 -8 2 16 -6 -2
journei|0 -1 0 0 -4 10 -4 0
jug|12 -6 -2 -1 -2 -1 1 -1
jumper|-1 10 -2 -2 -4 -2 -1 2
jump|-8 23 3 -3 -1 -3 -10 0
june|-5 -7 20 1 6 -9 -3 -3
just be|-2 -1 -1 0 0 10 -1 -4
just on|-1 -1 -5 -3 -1 -1 -2 14
just sai|-1 0 -2 -1 9 -1 -4 0
just sit|-2 -3 -2 13 0 -2 -4 -1
just take|-2 -1 -5 0 0 0 9 -1
just the|-4 16 -4 -4 -4 1 3 -5
just to|-3 14 -3 14 -9 -6 -2 -5
just want|9 1 -3 -4 -1 -1 -1 -1
just|-7 21 -15 -7 11 -6 17 -15
keep a|-4 -6 -3 10 24 -10 -4 -6
keep everi|-3 -1 -3 7 -2 -1 -5 8
keep go|1 -4 -10 -1 -5 23 -2 -2
keep it|-2 0 1 -1 9 -3 -1 -3
keep my|19 -13 14 9 -10 -10 -3 -6
keep saying|-2 -1 -1 -1 -2 -3 10 0
keep them|-3 -1 -9 5 -1 -5 8 5
keep the|16 -3 10 -3 -3 -17 1 -2
keep|30 -18 -16 12 0 28 -20 -17
kei and|-5 -1 -1 0 0 10 -2 -2
kei|21 -6 -9 -14 -10 13 11 -5
kettl and|-3 -2 -1 -1 -2 -5 16 -2
kettl on|-6 -11 0 20 0 1 -1 -3
kettl|-7 6 -5 18 -9 -7 11 -8
kidnei|-2 -2 -2 4 -4 8 -2 0
kind of|7 8 -5 -15 6 -2 -10 11
kind to|-1 -2 -3 10 -1 -1 -2 -1
kind|-2 -4 -11 0 3 -8 15 7
kiss me|-4 10 -2 1 -1 -2 -1 -2
kiss|-12 20 -5 -1 -2 -8 -4 12
kitchen floor|13 -9 -1 -1 0 -1 -1 -1
kitchen tabl|-3 11 0 -1 0 -1 -2 -3
kitchen|6 3 -8 7 -10 9 -9 2
knee until|10 -5 -2 -1 0 0 -1 -1
kneel|-8 -6 -10 -5 -3 -3 38 -4
knee|-9 24 12 -12 -16 17 -8 -8
knife|-1 15 -1 -1 -3 -3 -4 -2
knit for|-1 -1 -4 14 -1 -1 -3 -4
knit|-3 -1 -5 13 -1 -3 -4 4
knock and|-3 -1 0 18 0 -1 -9 -3
knock down|3 -4 14 -1 -6 -2 -2 -2
knock|-12 -11 36 19 -11 -3 -13 -5
know about|-6 -2 -7 -1 12 -2 -4 10
know if|10 -4 -4 -7 2 11 -6 -2
know it|-7 10 2 -3 -2 -3 4 -1
know i|-11 -7 20 19 -1 -11 -6 -4
know me|-1 2 -3 14 -6 -4 -4 1
know that|29 -4 -2 4 -5 -13 -7 -2
know what|-5 1 -22 -5 -7 18 20 0
know which|4 0 1 -8 0 0 0 4
know|17 -21 -10 47 -12 3 -8 -16
lace|-2 3 5 -11 -2 -2 -2 11
lad and|-3 -2 18 -2 -3 -3 -6 1
ladder and|1 2 -2 -1 -1 -3 -4 9
ladder|0 2 -1 -2 -2 -2 -4 9
ladi at|-1 0 -2 9 0 -4 -1 -1
ladi|12 -5 -14 7 -5 2 5 -2
lad|-9 -3 17 3 -2 -4 -10 10
lai there|-9 -2 -4 -3 -3 25 -1 -3
laid out|-6 -1 -1 -3 -1 4 -2 10
laid|-14 -12 -7 1 -4 6 30 -1
lai|-5 -8 -10 4 -8 19 7 1
lake be|-5 13 -1 -4 0 -1 -1 -1
lake|-5 16 -1 -4 0 -1 -4 -1
lamb|10 -1 -2 -2 -1 -1 0 -3
lamp|17 -3 -2 -11 -5 -6 1 9
landlord|5 -1 12 -3 -3 -6 -1 -4
land|-2 3 2 11 3 -7 -6 -4
languag and|-3 -2 -4 -1 9 -3 -1 4
languag|-7 -6 -9 -6 3 -4 1 29
laptop and|-3 -1 -1 -1 -1 -1 -2 9
laptop|-3 -1 -1 -1 6 -8 -2 9
last line|0 0 -2 0 -8 -1 0 12
last night|-11 5 -7 -8 15 14 -3 -5
last week|-2 -1 -4 11 1 -2 -3 -1
last year|-1 -1 10 2 -5 -2 -2 -1
last|-30 -17 11 21 -8 -14 -10 46
later|-1 -8 -1 -1 -2 16 -2 -2
late|7 -12 -15 1 -2 23 2 -5
laugh and|-2 9 -1 -5 0 3 -4 -2
laugh face|-1 -6 0 0 9 -1 0 -1
laugh so|-1 8 -1 0 -5 -3 2 0
laugh|-22 44 14 -13 3 -3 -22 -1
laundri|0 -2 19 -1 -1 -5 -9 -1
law and|0 -1 -6 4 -4 -2 -1 9
lawyer|-6 -3 12 -4 -3 -2 6 -2
law|-2 -4 -6 -3 1 -6 -2 22
lead|-8 10 6 9 1 -8 -3 -7
leaf|-3 -5 -5 19 -6 7 -8 0
lean over|-2 11 -2 -3 -1 -1 -2 -1
lean|-5 17 -4 -4 -5 3 1 -3
learn to|-2 -8 23 1 -2 -4 0 -8
learn|12 -14 11 1 6 -10 -4 -1
leav and|0 -1 3 -6 -4 13 -1 -3
leav a|-6 -6 -14 23 13 5 -7 -8
leav hand|-4 -3 -4 -9 -2 0 -1 21
leav home|-9 0 -1 15 0 -1 -4 -1
leav it|-3 0 8 2 -7 -6 4 2
leav me|-1 -2 -3 8 -8 -2 2 6
leav out|-1 0 -7 -1 13 -2 0 -3
leav the|2 5 -8 -10 -7 10 -6 14
leav to|8 -3 13 -2 -2 -4 -7 -2
leav|-21 -38 10 12 -13 50 -28 28
leftov|7 -8 -2 -2 -2 -2 -1 10
leg|3 13 -13 6 -8 -10 16 -7
lemon|-1 10 -1 -1 -4 -3 -1 0
length|-1 -3 10 -3 -5 -2 6 -3
less|-1 -1 -8 6 0 -1 6 0
let go|-3 -8 -6 17 0 -3 7 -2
let him|-4 -7 2 20 -2 -5 -3 -1
let it|0 13 3 13 -7 -1 -15 -6
let me|-3 1 11 0 -6 -3 -2 2
let my|-2 8 -1 0 0 0 -3 -1
let them|0 0 9 -1 0 -7 -1 -1
let the|3 9 -9 -1 -2 -2 8 -6
letter and|-5 -4 -6 -2 -1 -4 4 17
letter come|4 -1 -4 0 -4 10 -4 0
letter in|-1 -2 8 -3 0 0 -1 -1
letter to|-1 0 -2 14 -6 -1 -1 -4
letter|6 -12 -8 -4 12 2 -5 8
let|-16 23 10 44 -13 -21 -10 -16
level|-1 -1 -3 -2 -1 12 -1 -3
librari|-3 -2 -4 -1 0 -1 -2 12
lick the|-3 8 -1 0 -1 -2 -1 -1
lick|-3 8 -1 2 -1 -4 -1 -1
lid|-9 2 -10 -4 6 -5 6 14
lie about|-1 0 -10 0 14 -2 -1 0
lie so|-1 0 0 0 11 -8 0 0
lie there|23 5 -2 -2 -12 -11 3 -4
lie to|-1 0 -4 -1 9 -2 0 0
lie|16 -8 -32 -14 37 1 7 -8
life and|-5 -5 -4 -2 -1 18 -4 4
life|-12 6 11 -13 -12 29 7 -15
lift out|10 -5 -2 -1 -1 0 0 -1
lift|5 -2 22 -9 -9 -6 4 -5
light and|13 -2 -3 -1 -3 -4 -2 1
light fall|-2 -1 -2 -2 -2 21 -12 -1
lighter|-3 -4 -5 29 -2 -1 -2 -13
light|19 -11 -10 16 2 9 -17 -7
like a|-16 20 -15 -20 -2 -14 44 2
like being|20 -5 -4 -2 -4 -7 4 -3
like it|-1 -5 -4 12 -2 4 -2 -2
like i|-2 19 -4 -1 -3 -3 -2 -3
like my|0 -2 -5 11 1 -2 -2 0
like that|2 -1 11 -2 -3 -2 -3 -2
like thei|8 -1 0 -3 -1 0 -3 -1
like the|-5 6 -1 -4 1 -4 9 -2
like to|-1 -6 8 4 4 -11 -2 4
like warm|-1 11 -1 -2 -4 -1 -1 0
like when|-1 -1 -1 10 -3 0 -2 0
like|-13 53 13 -7 -3 -43 15 -15
line and|0 -1 -3 -2 -4 0 -2 10
line of|17 -2 -1 -3 -1 -1 -1 -9
line up|-3 -3 13 0 -2 -2 -1 -1
line|15 -16 22 -3 0 -8 -6 -3
lipstick|-5 20 -3 -1 -2 -6 -1 -1
lip|6 -1 -2 -3 11 -6 -1 -4
listen to|14 -3 -5 -5 3 -1 -1 0
listen|13 -8 -14 -10 17 3 -4 1
list|1 -3 5 -6 -3 -2 11 -3
littl on|1 1 -4 12 -1 -3 -1 -5
littl thing|0 0 -1 -2 1 13 -1 -9
littl|-5 7 10 18 4 -21 3 -15
live alon|6 -2 -4 -6 -6 15 -2 -2
live in|-10 -3 -1 -1 0 -4 -1 20
live with|5 -2 12 -4 -1 -1 -1 -8
live|19 -7 -2 -15 -6 21 -3 -7
loaf|6 -3 -4 13 -2 -7 -5 3
lock|35 -1 -7 -3 -3 -1 -6 -14
lone|-3 -3 -4 36 -18 -2 -3 -2
long that|-2 -3 -7 -5 16 -3 3 0
long wai|28 -5 -3 -3 -1 -6 -6 -3
longer|-9 -4 8 1 4 -5 8 -2
longing|-1 19 -7 -4 -1 -2 -1 -2
long|14 7 -18 -2 20 -12 3 -13
look and|-1 2 -2 -5 -1 8 0 -2
look at|-15 1 -5 -3 6 37 1 -22
look into|-2 -7 -2 -3 -2 -8 27 -3
look in|0 10 14 -3 -2 -17 -1 0
look out|-2 -4 -2 -1 -1 -5 20 -4
look through|-1 -2 -5 -2 -2 15 -1 -4
look under|-4 -2 0 -1 -1 8 -1 0
look up|2 -14 -9 -4 17 1 11 -4
look|-31 -2 3 -12 4 43 26 -30
loom|-3 -2 -2 -2 -1 -4 -2 16
lose her|-1 -1 -2 8 -2 -1 -1 0
lose hi|15 -3 -2 -7 -1 -4 -1 3
lose my|10 -8 7 -11 10 -3 -3 -1
lose the|9 -3 16 4 -9 1 -3 -16
lose|25 -23 -3 12 5 -9 16 -24
lot of|9 -1 -5 -2 0 0 -1 1
lot|7 -3 -6 2 0 -4 -4 8
loud and|-2 11 5 -1 -6 0 -6 0
louder|-1 -1 11 -1 -4 -1 -2 -1
loud|-5 30 6 -8 -9 -2 -9 -3
love the|0 -4 -2 9 -1 -1 0 0
lover|0 16 -2 -9 -1 -1 0 -2
love|-19 37 -33 25 2 -5 11 -17
low and|-3 28 -1 -3 -13 -1 -3 -4
low so|9 -7 0 0 0 0 0 0
low|13 18 -2 -3 -14 -1 -6 -4
lump|5 -4 -3 0 14 -8 -3 -1
lunch|0 -3 0 -3 13 2 -3 -5
mai|5 -2 22 -4 -5 2 -13 -5
make a|-12 5 1 3 4 -5 -17 21
make it|-4 -6 20 3 -4 -7 -6 4
make me|-5 24 -7 0 -3 -14 10 -5
make my|6 -7 6 -3 -7 -5 -4 14
make of|-1 0 -2 -2 -1 15 -5 -5
make peac|-1 -2 -2 -2 -1 -2 -11 20
make sens|-1 0 -1 -3 -2 12 -1 -5
make something|-1 -1 -3 0 -1 -1 -2 8
make soup|-3 -1 -1 -3 -1 -1 -2 12
make them|-1 -3 10 0 -2 -2 -1 -3
make the|-5 -6 15 -8 2 -6 6 1
make thing|-3 9 -1 0 0 -2 -1 -2
make up|-2 11 -5 0 2 -1 -1 -4
make|-44 29 12 -15 -12 -32 -24 85
man and|-2 -5 -4 7 9 -4 1 -3
man from|-2 -2 -8 -2 0 17 -1 -2
man in|-3 7 -3 -1 -3 -2 8 -3
man i|-1 -1 -2 -3 -1 11 -1 -1
man who|-3 6 -4 13 -1 -6 -2 -1
mani|7 -5 -3 -1 -3 -6 11 -1
man|-14 21 1 0 -16 14 5 -11
map|-15 -8 -8 -7 -6 36 11 -3
march|18 -2 -4 -1 -4 -5 -2 -1
margin|-1 -2 -2 -1 -1 10 -2 -2
mark|8 -6 1 -2 6 -16 -2 10
marri|-4 -3 -2 12 1 4 -2 -6
massag|-2 10 0 -4 -1 0 -1 -1
mat and|-2 -1 -4 -3 -1 0 10 0
match and|6 -5 11 -2 -2 -2 -4 -3
match|2 -5 17 -2 -3 -3 -5 -1
matter|-3 -1 -8 14 5 -3 -1 -2
mattress|23 -2 -2 -2 -1 -4 -4 -8
mat|3 -1 -4 -4 -1 -1 10 -1
me and|-1 14 10 -5 -4 0 -11 -3
me at|-1 -1 -4 16 -3 2 -5 -3
me a|0 6 3 11 1 1 -11 -11
me by|2 9 6 -10 -3 -4 3 -3
me how|-2 -1 17 -4 -3 -3 -2 -1
me in|-4 0 -5 -4 7 13 -6 -1
me like|-1 1 0 -6 -1 -3 10 0
me my|4 -1 -4 -8 -12 21 0 0
me not|-3 -3 -8 -3 -1 10 10 -2
me off|-1 -1 -3 -4 12 -3 -1 0
me of|-1 -3 -2 -3 -6 23 -4 -4
me on|10 -9 -3 -4 14 -4 3 -6
me or|-1 0 -4 -1 -1 -4 11 -1
me straight|0 0 -2 0 10 -7 0 0
me that|-3 -3 -2 0 -1 9 1 -2
me the|-10 25 -12 20 -1 -14 -6 -1
me through|-1 -2 -4 8 22 -7 -3 -14
me to|-4 -16 29 -13 5 3 -4 0
meal|24 -10 -5 -3 -1 -2 -2 -1
mean no|-1 -2 -2 -1 12 -2 -3 -1
mean|-2 -3 -11 -8 34 -1 -1 -7
measur|23 -4 -4 -4 -3 4 -4 -7
meat|20 -10 -1 -2 -1 -3 0 -3
medal|-5 -1 -3 -2 0 -2 -1 15
medicin|19 -2 -3 -2 -2 -3 -6 -2
meet|-7 21 -12 1 -1 2 -5 2
melt|-6 -3 -2 -2 -1 -1 -2 17
memori|-2 -2 -1 -1 -2 9 -1 -1
mend the|0 -3 -2 -1 -2 -4 -3 15
mend|0 -3 -3 0 -2 -5 -3 16
messag to|-1 -1 -6 -3 17 -4 -1 -1
messag|-1 -2 -2 -2 15 -5 -1 -1
metal|0 -5 9 -5 0 -1 0 2
me|-30 7 9 38 22 2 -20 -29
midnight|0 15 7 -1 -1 -4 -5 -10
midwif|-2 -4 -6 0 -1 -5 -5 23
might be|10 -1 -3 0 -3 -1 -1 0
might|0 -4 -5 23 -3 -2 -5 -3
mile awai|16 0 -4 -2 -1 -8 0 0
mile|31 -5 -2 -4 -7 -5 -1 -7
milk and|-1 10 -2 -3 -1 0 -2 -1
milki wai|-1 -1 -2 0 -5 -2 11 0
milki|-2 0 -2 -1 -5 -2 11 0
milk|2 16 -5 3 -8 -2 -4 -1
mind|-3 4 -1 -4 -2 1 14 -8
mine on|-1 -2 -1 13 -4 -2 0 -4
mine|-8 3 10 6 -10 -8 -1 8
minut i|-2 18 -1 -1 0 -7 -4 -2
minut to|8 -6 3 0 -1 -2 0 -2
minut|-3 14 8 -4 -3 10 -6 -16
mirror|-1 -2 4 -5 15 -4 -6 -1
miss being|-1 12 -4 -1 -2 -2 -2 0
miss my|0 -2 -2 9 -2 -2 0 -1
miss|-11 11 -13 40 -10 -1 -10 -5
mistak be|0 0 0 0 0 9 0 -9
mistak|-1 0 -3 -3 0 14 -2 -3
mix the|-3 12 0 0 -1 -2 -2 -4
mix|-4 13 -1 -4 -1 -3 -2 2
moment|-8 5 -3 -4 0 -2 3 8
monei back|-1 -1 8 -1 -4 0 0 0
monei in|10 7 -3 -1 -1 -6 -3 -1
monei|30 -3 15 -13 -2 -12 -8 -7
monk|-5 -3 -1 -1 -1 -2 17 -5
month and|8 -3 1 -2 -3 6 -3 -4
month|35 -9 8 0 -21 7 -7 -13
mood|-3 24 -2 -8 -1 -5 -3 -2
moon|-6 -1 -2 -2 -3 14 2 -3
more and|-1 -1 -7 0 -1 0 10 0
more but|-2 1 -1 11 -1 -3 -4 -1
more monei|-1 -2 8 -3 0 0 -1 -1
more than|3 -14 17 8 -6 -3 -1 -4
more|14 -27 43 2 -24 -15 14 -8
morning i|-5 -3 9 -5 2 6 -2 -1
morning there|-1 -1 14 -3 -1 -1 -4 -3
morning|-3 -12 22 0 -7 6 1 -7
mosaic|-4 -3 -1 -2 0 -2 -1 13
mostli|-1 -3 -6 -3 -4 18 -3 2
mother and|-7 -6 -9 31 10 -4 -10 -6
mother hand|-1 -3 0 0 -2 9 -2 -1
mother in|-1 -1 9 3 -4 -7 0 2
mother name|-2 -1 -3 -10 -14 19 -1 12
mother want|-2 -4 5 -3 10 -1 -1 -3
mother|-16 -20 -11 -3 29 30 -12 4
mouth be|-1 -2 -2 -1 12 -5 -1 0
mouth|2 -11 6 -3 26 -9 -8 -4
move into|9 -1 0 0 -1 -1 0 -5
move the|22 -3 -6 8 -3 -4 -11 -3
move to|17 -2 -3 -9 -2 -3 5 -2
move|40 -4 5 -3 -20 -3 -6 -10
much i|5 17 -5 -2 -4 -5 -4 -2
much|8 25 -9 -1 -8 -23 15 -8
multi storei|14 -2 -2 -6 4 -3 -4 0
multi|14 -2 -2 -6 4 -3 -4 0
mum have|1 -3 -1 11 -1 -2 -1 -4
mum|3 -7 -4 27 -2 -7 -4 -5
music|-3 18 -4 -2 -3 4 -6 -3
must|23 2 -6 -10 -2 -5 2 -3
my accent|-2 -2 3 -3 -5 -3 -1 14
my apron|-6 2 -4 -2 0 -2 -1 13
my arm|2 -1 -1 30 -3 -16 -3 -9
my aunt|-1 -3 -2 -6 5 2 10 -5
my babi|-8 -2 -4 7 -1 -2 -1 12
my back|9 4 -7 -3 -6 -2 9 -3
my bag|14 -10 6 -3 -1 0 -1 -5
my belli|11 2 -3 0 -1 -1 0 -7
my blood|16 -5 -3 -2 -1 -1 -3 0
my bodi|8 7 -5 -2 -4 -2 0 -2
my boi|-1 -3 -1 8 0 0 -2 -1
my boss|-6 16 -11 -8 3 17 -6 -5
my brother|-8 -6 -9 10 15 3 -7 2
my cheek|-8 28 -8 -2 -1 -4 -1 -4
my chest|14 -7 -11 22 -1 -5 -8 -4
my child|-2 -5 2 10 -3 -7 5 0
my coat|25 -11 -2 13 -6 -5 1 -14
my cousin|-2 -3 2 -2 0 9 -2 -2
my dad|-1 -9 -1 -1 15 -2 -3 2
my daughter|-10 9 -10 -6 -15 -4 7 29
my dream|-2 -2 -1 -1 0 12 -2 -4
my ear|-5 18 -3 -4 3 -6 -1 -1
my ex|-4 -1 -2 -4 1 -2 -1 12
my eyebrow|-1 -3 -3 -2 -7 17 -1 -1
my ey|-10 28 -15 -3 -14 28 -7 -6
my face|-5 19 -2 7 -2 -9 -6 -2
my famili|-14 -5 19 -7 -1 -3 -4 16
my father|-10 -16 12 -7 6 7 1 6
my finger|11 18 -10 -8 -3 5 -5 -9
my first|-6 -9 -2 2 4 -9 -3 23
my foot|24 -10 -6 15 -13 -3 2 -9
my forehead|-2 -1 -5 -3 -1 0 11 0
my friend|-8 8 -5 18 -1 2 -5 -7
my grandfath|-2 -7 -5 3 8 -1 4 1
my grandmoth|-6 3 -7 -14 -4 -3 17 13
my hand|2 -10 -6 34 5 1 -3 -23
my head|-3 4 -9 -2 -1 -2 15 -4
my heart|13 11 -7 14 -7 -7 -4 -12
my heel|-4 -5 15 -1 0 0 -2 -2
my hip|10 7 -2 -4 -1 -6 -2 -3
my husband|8 -6 38 1 -8 -9 -16 -7
my knee|-9 9 14 -4 -8 10 -7 -6
my late|-4 -3 -2 4 0 9 -3 -1
my leav|-4 -2 -4 -9 -2 0 0 21
my leg|4 7 -16 -2 -3 -5 20 -5
my life|-5 -5 28 4 -6 -9 2 -11
my mistak|-1 -1 -2 -3 1 8 -1 -2
my mother|-11 -12 -5 -5 25 18 -5 -4
my mouth|2 -5 10 -5 12 -7 -5 -2
my name|-10 9 -12 12 -6 -5 23 -9
my neighbour|12 -1 -6 -2 -2 1 -1 -1
my old|-4 -2 -4 -2 -1 1 -3 14
my opinion|-2 -2 3 -1 11 -3 -3 -3
my own|-7 -23 43 -19 22 -1 -16 2
my paint|0 -1 -1 -2 0 1 -9 13
my parent|0 0 22 -1 -18 -1 -1 0
my place|-9 1 -17 10 4 -4 19 -5
my plan|0 0 -4 -2 0 -1 8 0
my rib|-1 9 -4 -2 0 -1 -1 -1
my right|-3 -3 -3 -9 -1 -1 0 22
my shoe|3 14 -6 -3 -1 -1 -4 -3
my shoulder|4 9 -3 3 -2 -2 -4 -5
my side|-4 -5 -3 13 4 -4 -1 -1
my sister|0 -2 5 21 7 -3 -21 -6
my skin|-1 9 -1 -4 -1 -1 0 -1
my son|-6 -7 -15 6 18 -2 -4 10
my stomach|22 0 -1 -6 -4 -7 -1 -2
my story|-1 0 -3 -1 12 -2 1 -5
my temper|-2 -7 17 -3 -3 -1 -1 -2
my therapist|-1 -1 -1 -1 -5 -2 0 11
my throat|8 -5 0 3 -3 -3 2 -2
my toe|14 -3 -2 -1 -1 -1 -4 -2
my tongu|-1 -4 -4 -3 15 -1 -1 -1
my tool|-7 -11 0 -8 -3 -6 28 6
my tooth|9 7 -7 -4 -3 3 -1 -4
my trouser|13 -3 -5 -1 0 0 -1 -3
my two|2 -1 -6 10 -1 -1 0 -2
my voic|-3 -5 1 -5 16 -5 4 -2
my wallet|14 -2 -9 2 -1 -3 -2 -1
my whole|3 14 3 -3 -3 -4 -3 -8
my wife|-3 -11 -10 -1 7 2 -5 20
my word|-4 -1 -2 -1 13 -2 -1 0
my wrist|-1 3 -9 -1 0 0 9 -1
myself a|-3 -2 17 -1 -2 -2 -4 -3
myself have|-2 9 0 -1 -1 -1 -3 -1
myself|-17 18 5 -14 -5 8 5 0
mysteri|-1 -4 -1 -2 -1 -1 11 -1
my|38 13 21 36 -46 -31 -40 9
nail|15 -1 -3 0 -1 -4 -3 -5
name and|-4 -5 -1 2 13 -1 -4 0
name at|-3 -3 13 -5 3 -3 -1 -2
name be|-3 -4 15 -1 -2 -1 -1 -3
name come|-2 11 0 -8 -2 5 -2 -1
name in|-3 -3 -5 -2 4 -3 -1 12
name on|-2 0 12 0 -4 -2 -5 0
name over|-1 -2 -3 11 5 -4 -3 -5
name|-33 -11 -15 -1 15 27 12 5
nappi|14 -2 -3 -2 -2 -2 -2 -3
nearli full|-4 -2 -1 -1 -1 11 -4 2
nearli|-7 -15 -11 6 0 16 11 -2
neck and|-1 -2 -3 26 -12 -5 -1 -1
neck when|0 -5 -1 4 0 -4 -3 9
neck|-5 -3 -8 23 2 -12 -3 7
need to|-9 7 -24 -8 -8 -2 24 20
need|-3 6 -9 -5 -10 -12 22 13
neighbour|19 0 -8 -6 -5 7 -3 -4
neither|-6 -7 3 21 -1 -2 -6 -1
nervou|-1 -1 -5 0 9 -1 0 0
nerv|-2 -1 14 -1 -1 0 -1 -8
net and|-3 -3 -1 0 -1 -2 -2 12
net|-3 -3 -3 0 -2 -2 1 13
never be|-6 -4 -5 12 -1 7 3 -4
never forget|-1 -5 -1 2 -2 9 -1 -2
never get|1 10 0 -10 0 -1 0 0
never make|0 -2 8 -5 -2 -5 -3 9
never sai|0 -1 1 -2 8 -3 -1 -1
never want|-1 12 -5 1 -2 -1 -2 -1
never wrong|-1 -1 -1 0 -2 8 -2 -1
never|-7 -3 -8 6 1 42 -23 -8
new on|-3 -1 -1 -1 0 -2 -1 9
newborn|-2 -7 -2 -3 -2 -8 27 -3
newspap|-1 3 -5 0 9 -2 0 -3
news|-6 -2 -7 -1 13 5 -1 -2
new|19 -8 -3 -8 -7 -10 -9 27
next door|-2 3 -5 11 -3 2 -2 -3
next on|-2 -2 5 -6 -5 9 -3 4
next to|-2 -3 -5 6 4 -5 -11 15
next|-7 5 -8 7 -7 3 -6 12
nice to|-2 -3 -5 25 -3 -5 -5 -2
nice|-7 3 -3 29 -5 -8 -7 -1
night after|-1 0 0 -4 0 9 -1 -3
night for|-3 3 0 -5 0 9 -1 -3
night he|0 -9 -3 -3 19 -3 0 -1
night like|-1 -1 -1 10 -3 -1 -3 -1
night shift|-12 -1 0 14 0 1 0 0
night the|4 1 0 -6 0 8 -1 -7
night we|1 0 0 9 0 -4 -1 -5
nightmar|-5 -2 -1 -2 -2 19 -3 -5
night|8 -3 -25 20 29 -18 8 -18
nine of|-2 -4 -2 5 0 9 -3 -2
nine time|-1 -1 0 -1 -5 9 -1 -1
nine week|9 -2 -2 -1 -1 -1 -1 -1
nine year|3 -1 -2 -4 11 -6 -3 3
nineteen|-2 -3 15 -2 0 -4 -4 -1
nineti|-1 2 9 -7 -2 -5 7 -3
nine|4 -7 1 -4 14 17 -12 -14
ninth|14 -5 -2 -1 -1 -2 -2 -1
no idea|-6 -3 17 -1 6 -2 -7 -4
no longer|-2 -3 13 -3 -3 -2 1 -2
no more|2 -1 -12 -1 -2 -3 17 0
no on|0 -9 11 -4 -1 -13 26 -10
no plan|-4 13 -7 -4 -1 -2 10 -6
no to|-1 -1 -8 -1 14 -1 -2 -1
nobodi can|3 -2 10 -3 4 -3 -5 -6
nobodi go|-1 0 9 -1 -2 -3 -1 0
nobodi in|-4 -4 8 -3 12 -3 -6 -1
nobodi know|0 -1 -1 12 -5 0 -3 0
nobodi to|-1 -4 -6 -15 4 -2 24 -1
nobodi|7 -7 9 5 1 -17 30 -28
nois be|-2 10 -2 0 -1 -1 -2 -2
nois|4 20 -11 -9 2 -5 -1 -1
none|-9 -1 3 2 -6 0 11 0
normal|0 0 -5 -1 9 1 -3 0
nose|-3 6 4 -8 -1 -1 -3 6
not be|-1 0 10 -1 -3 -1 -2 -1
not even|-1 14 -8 -1 -1 -2 -1 0
not go|0 0 14 -1 -2 -9 -2 -1
not in|1 -1 -3 0 0 -11 17 -2
not know|-2 -2 -4 0 -2 -1 12 -1
not on|-1 -3 -2 0 10 -2 -1 -1
not see|0 0 -15 -6 -9 24 8 -1
not there|-3 -2 -8 3 -2 16 -2 -1
not the|-3 -3 17 -3 -2 1 -5 -1
not to|-8 -5 -4 2 0 5 12 -2
note|-4 3 -1 5 -6 14 -10 -2
nothing be|-2 -2 -1 6 -5 0 -4 8
nothing but|4 10 -3 -3 0 -2 -4 -2
nothing els|-1 6 10 -7 -3 -2 -2 -2
nothing in|-2 -2 -3 10 5 2 -8 -2
nothing leav|11 0 -1 0 0 -1 -7 -1
nothing no|0 -1 -1 0 -3 9 -5 0
nothing to|-3 -3 -7 -18 -5 0 37 -2
nothing|1 16 -23 -2 16 -15 20 -12
notic the|-3 -4 -2 -1 -3 17 -3 -2
notic|-12 -10 9 -5 -10 36 -7 -1
not|-32 -12 44 -14 -7 8 32 -19
now and|0 -4 3 -4 -2 -1 9 0
now i'm|1 -3 -9 -1 5 -1 -3 11
now i've|-1 -2 -9 -1 -5 -6 27 -3
now it|-1 2 -5 -3 -3 -4 -3 17
now i|-3 -9 9 -12 3 -11 14 8
now the|-4 -2 18 -2 -3 -2 -5 0
nowher|-2 -2 0 -1 -1 9 -2 0
now|8 -28 1 -14 -13 -28 26 48
no|6 10 18 -19 8 -15 37 -47
number|-4 -5 -8 -7 -4 26 -1 1
nurs|10 -6 -4 6 -1 -4 -3 1
o'clock|-2 4 -1 -1 -5 9 -2 -2
obituari|-2 -4 -6 -1 18 -2 -2 -1
obvious|0 -2 -2 -3 -2 0 0 9
occup and|0 -1 10 0 -7 0 0 0
occup|0 -1 10 0 -7 0 0 0
odd sock|-1 -1 -1 0 0 -6 -1 9
odd|-2 -1 -2 -2 2 -8 -2 14
of all|-1 -4 -2 -4 -1 7 -4 11
of anything|-1 9 -2 -1 -2 -1 -1 -1
of a|-7 -3 -6 -14 2 12 16 1
of being|-3 -5 9 -2 -2 6 -3 -1
of ga|15 -3 -1 -1 -1 -5 -2 -2
of glass|-2 0 -1 12 0 0 -1 -7
of her|-5 -13 0 20 -3 6 -3 -2
of him|-1 -2 -1 0 -1 9 -2 -2
of hi|-5 -3 -3 22 -1 -5 -2 -3
of how|-1 8 1 -9 6 -8 6 -4
of it|20 -13 -8 -22 -1 6 2 14
of me|-7 3 -2 -5 13 -2 -5 5
of my|-2 2 -15 -17 3 10 14 5
of our|-4 -1 0 -4 0 -1 10 0
of sleep|13 -2 -4 -3 -1 -1 -2 -1
of something|-2 -5 -3 1 -5 18 0 -5
of them|-19 -17 12 39 -2 0 -20 7
of the|-2 -20 -11 -9 -16 -3 34 27
of us|-2 14 -7 36 2 -14 -11 -17
of water|2 -2 0 -3 -5 0 13 -4
of what|-2 -4 2 -2 2 -1 -3 9
off and|19 -6 2 6 -3 -8 -6 -2
off hi|-2 15 -6 -2 -1 1 -4 -1
off my|3 15 -7 -1 -7 0 0 -3
off the|-2 14 20 -17 -2 -6 -3 -3
off under|-4 12 -3 -2 0 -1 -1 -2
offer|-1 -2 8 -3 -2 0 -1 2
offic|-4 -3 -7 -3 15 -3 10 -5
off|18 26 11 -14 -14 -8 9 -27
often|-4 -4 -7 -1 7 13 -3 -1
of|-1 -10 -21 16 -21 -15 16 36
oh hello|-1 12 -3 -1 -2 -2 -1 -2
oh|-7 10 -6 3 -5 -4 12 -2
oil|12 2 -3 -6 -2 -1 -2 -1
old and|3 -3 -3 2 -1 -4 8 -2
old dog|-2 -2 -2 12 -1 -2 -1 -2
old ladi|-1 0 -2 9 0 -4 -1 -1
old man|-3 -3 -6 -3 4 -7 14 5
old woman|-6 -4 -1 -4 -2 5 14 -3
oldest|10 -3 -1 -2 0 -3 -1 -1
old|-33 -15 -14 32 -27 -6 34 29
oliv|-1 8 -2 -3 -2 0 0 0
on and|-1 0 -18 5 3 0 -7 18
on at|-1 -3 -5 10 10 -4 -2 -5
on a|-6 13 7 -8 -10 12 0 -8
on bed|11 -5 -2 8 -1 -3 -3 -5
on be|-6 -2 -1 -4 -6 4 19 -3
on big|0 -2 -1 -2 0 -2 -10 16
on breath|-2 -2 -1 -6 9 0 3 -1
on by|-7 -1 -7 -2 5 -5 8 9
on door|-3 -2 -3 -4 -5 -5 26 -4
on eat|-2 -2 1 -2 -1 -2 9 0
on for|1 -2 -1 10 -2 -2 -4 -1
on fridai|0 -3 -12 1 6 -2 -1 10
on him|-2 -7 -3 17 -1 -1 -3 -1
on hi|-3 2 -1 15 -7 -2 -2 -3
on in|-13 5 29 -8 -1 -1 -3 -7
on it|12 -2 18 -9 -10 24 -23 -9
on leav|-4 -3 1 -1 -1 -6 14 -2
on like|0 -3 -2 1 -3 -4 9 0
on me|0 5 -4 -7 -2 10 -4 2
on my|7 19 -30 -1 22 2 4 -24
on name|-1 -1 0 -2 -1 -2 11 -4
on night|0 -4 0 -1 8 -3 0 0
on of|-9 -1 -4 7 1 1 10 -6
on our|8 -2 -2 0 0 -1 -1 -2
on room|6 -4 -1 13 0 -1 -1 -11
on saturdai|-2 -3 -5 -2 -1 -5 -5 24
on side|17 -3 -3 -1 -1 1 -2 -8
on sundai|-5 -5 11 9 1 7 -10 -9
on that|-6 -5 -9 -1 6 15 -11 12
on thei|0 0 -7 -2 5 -3 -2 9
on then|-1 -3 11 -2 -1 -2 -1 -1
on the|35 27 4 -19 -16 11 -13 -29
on three|-1 -4 0 9 -1 -1 -1 -1
on top|15 4 -6 -1 -3 -3 -3 -2
on to|0 -7 -9 17 -12 -3 -5 20
on tuesdai|-4 -2 -1 2 -3 9 -6 4
on we|-1 -2 -2 18 -2 -2 -6 -4
on who|-2 -3 -4 2 11 -4 -2 2
on with|-1 -5 -3 6 -2 -1 12 -6
on word|-6 13 2 -2 -9 -3 -1 6
on you|0 -6 -2 -3 9 -2 -9 13
onc and|-1 -1 -4 -1 17 -1 -2 -7
onc i|-1 -4 -8 -1 -3 -6 20 4
onc|-6 -14 -14 -8 7 8 20 9
onion|11 -8 -6 -3 13 -3 -3 -1
onli ask|-2 0 -1 -2 -1 -1 -4 11
onli a|-5 7 2 -3 -6 -2 10 -3
onli sai|-2 -1 -2 -2 11 -3 -1 0
onli talk|-1 -1 -1 -2 8 -1 -1 -1
onli thi|-3 -3 -3 -1 -2 -6 20 -2
onli warm|9 -3 0 -2 0 0 -1 -2
onli|-16 2 -20 -1 6 -9 46 -8
onto the|-2 0 10 -7 0 -1 0 0
on|2 31 -16 16 -27 9 -47 35
open my|-4 -4 -1 9 0 0 2 -2
open the|0 -10 -1 16 2 -1 -14 9
open|-9 20 -10 26 -3 -3 -16 -5
oper|9 -3 -3 -1 -1 -1 -1 2
opinion|-3 -2 3 -1 10 -6 4 -3
or the|8 -5 -6 -3 -2 -10 16 1
orang|-5 9 -3 -3 -3 10 -4 0
orchard|-3 -2 -3 -1 -1 -3 1 11
orchestra|-3 -4 -2 -3 -1 -3 -3 18
order|6 6 5 -8 2 -10 -2 1
or|2 -11 -7 0 -20 -9 28 17
other breath|0 0 -3 -4 13 0 -5 0
other on|-1 -1 1 -8 7 0 6 -3
other peopl|-1 -1 25 0 -2 -1 -1 -19
other|-5 18 11 -2 12 -2 -10 -22
our famili|-4 -2 5 -12 0 4 -2 11
our|-10 -6 -9 13 -15 9 5 13
out and|-1 -1 -3 4 -1 -3 13 -8
out be|-1 -1 -2 -1 8 -1 -2 0
out for|-5 -1 12 3 -2 1 -3 -5
out in|10 -1 0 -8 -3 -3 8 -2
out my|-1 -1 -1 -5 -2 10 -1 0
out of|16 1 -1 -11 -6 2 -26 26
out on|4 7 -1 3 -2 -11 2 -2
out over|-5 -2 -1 -2 3 13 1 -7
out the|-10 -7 4 -3 11 9 -8 4
out to|-3 -3 24 -7 -14 -9 0 13
out what|14 -2 -6 -1 8 -5 -1 -7
out which|17 0 6 -1 -6 -12 -1 -2
outsid|15 -1 -9 -5 2 11 -3 -11
out|24 -12 -9 2 6 -43 18 15
oven|10 -4 -2 3 0 -2 -3 -2
over and|-1 -10 -8 -2 5 -3 19 0
over a|-1 8 0 -2 -1 0 -3 0
over it|-3 -1 -3 10 -1 -2 0 -1
over me|-4 -1 16 -1 -4 -1 -2 -3
over the|-5 19 23 -2 -4 -2 0 -30
over with|-3 -9 -4 -3 -2 7 14 -1
over|-7 18 27 0 -1 -24 12 -24
own and|-1 -10 -8 -4 9 0 17 -2
own hand|-2 -1 -2 0 -2 -1 -1 10
own name|-3 -4 12 -3 3 -1 -1 -2
own|-12 -31 53 -27 17 0 -2 3
ow|8 -2 20 -3 -5 -8 -4 -4
page and|-1 -2 3 -3 8 -2 0 -4
page|-8 7 -7 -8 27 -2 -5 -5
pai for|-2 -1 -1 -1 -1 -1 -2 9
pai the|16 -2 -3 -1 -1 -3 -3 -3
pain and|-1 -1 -4 0 0 0 8 -1
paint it|-1 4 -4 -3 -1 -2 -2 8
paint the|-7 3 -2 -2 -1 1 -1 9
painting|-2 4 -7 -5 -2 -4 -10 27
paint|-11 21 -7 -9 -4 -2 -15 28
pain|1 -2 -4 0 -1 -1 8 -1
pair of|-1 5 -2 11 -1 -1 -4 -7
pair|-2 5 -2 10 -1 -7 -4 2
pai|36 -7 0 -1 -8 -6 -8 -7
pale and|-2 -1 -1 0 0 8 0 -3
pale|-2 -1 -1 0 0 8 0 -3
paper|7 -3 2 3 2 -2 -9 0
parent|6 -1 19 -4 -16 -2 -1 0
park|0 -2 9 -6 -8 -5 11 1
party|-2 4 0 -3 -4 -2 -2 9
part|-4 -3 -4 -1 -1 0 1 13
pass me|-1 10 -3 -2 -1 -2 -1 0
pass on|-4 -1 1 -6 -1 -4 5 10
pass the|-1 -6 -4 3 13 -2 -1 -2
passport|31 -3 -7 -6 -3 -8 -2 -3
pass|-7 -1 -13 -2 13 -9 12 7
past it|-1 -3 -2 0 10 -2 -1 -1
past|-12 1 -7 29 -3 8 -12 -4
path|-5 -1 -3 -5 -2 17 -1 0
pattern|-2 -3 -12 -4 -4 25 -3 3
pat|0 -2 -1 9 -2 -3 0 0
peac with|-4 -3 -5 -4 -2 -3 2 19
peac|-7 -4 -7 -6 -6 -6 18 17
pear|-1 11 -3 -2 -4 2 -2 0
pencil|10 -1 -2 0 1 -4 0 -3
pen|2 4 18 -2 -2 -7 -3 -10
peopl and|-3 -5 15 3 -3 -4 -1 -2
peopl be|-2 -2 -6 -1 13 -3 1 -1
peopl i|-1 -1 -2 -1 0 -2 -7 14
peopl look|-1 -2 -3 -1 11 -2 -2 0
peopl|-13 -44 34 27 9 18 -21 -11
perfect|-1 -5 -4 -1 -3 -4 -1 19
perfum|-1 21 -2 -2 -2 -8 -4 -1
person with|0 -3 3 -7 -3 -4 19 -5
person|-4 -9 -3 -10 6 11 10 -1
pew|-2 0 0 -1 -1 0 -4 8
phone and|5 14 -1 -4 1 -3 -1 -10
phone in|-3 -1 0 -1 -1 -1 8 -2
phone i|-1 -3 -2 -3 -5 13 1 0
phone to|-1 -1 -4 -3 11 -2 -1 -1
phone|0 9 -13 -1 9 11 3 -17
photocopi|-3 12 -5 -2 4 -2 -3 0
photograph|-6 -6 1 -9 0 10 1 8
photo|-5 2 -4 22 -4 2 -10 -3
piano|-6 3 -2 -2 -1 -2 -3 14
pick the|-3 13 -7 -2 2 12 -13 -3
pick|-13 5 3 8 7 7 -14 -2
pictur|-6 6 -9 4 -6 17 -5 0
piec|9 0 -6 -1 5 -13 -2 8
pink and|21 -6 -5 -4 -1 -3 0 -3
pink|16 18 -9 -2 -7 -8 -3 -5
pin|-2 -2 12 -3 -7 8 -3 -2
place|-9 -5 -9 14 10 -12 12 -1
plai and|0 -4 0 0 -2 -2 0 9
plai it|-1 -8 0 0 -2 14 -2 -2
plain|-3 -2 -2 -2 17 -4 -3 -2
plai|-9 -3 2 -7 -11 25 -5 9
plan i|-3 -10 27 -2 -4 -2 -1 -6
plane the|-2 -5 0 -1 -1 -5 0 13
plane|-5 -6 -7 -2 -2 8 2 12
plant the|-1 -2 -3 -1 -1 -2 -2 11
plant|6 -8 5 -6 -11 -6 2 19
plan|-8 15 8 -13 -7 -2 15 -7
plate|-8 4 -9 27 -8 -1 -8 3
platform and|-2 -3 -1 -1 -1 -2 11 -2
platform|-2 -7 -3 -2 9 -2 10 -3
pleas|-2 8 1 -4 1 -1 -1 -2
plot it|0 -3 -1 -2 -6 15 -2 -1
plot|-1 -3 -2 -2 -7 20 -2 -4
plu|0 0 2 -1 0 0 -9 8
pocket|-3 -6 -7 13 -6 6 0 4
poem to|0 11 -3 -2 -1 -2 -1 -1
poem|-5 13 -6 -4 9 -5 -6 4
point|-2 2 -6 -4 10 1 0 -2
police|-1 -2 -4 -1 9 -3 2 -1
polit|-4 -4 10 -6 20 -5 -5 -5
pool|-6 -3 17 -8 -3 -4 -5 11
post and|-4 -4 12 0 -1 -1 -1 -1
post|-3 -8 21 -4 2 -2 -5 -2
potato|10 -1 -4 6 -1 1 -7 -4
potter and|-1 -2 0 -6 -1 -1 0 10
potter|-1 -2 0 -6 -1 -1 0 10
pot|-3 -5 -2 -2 -1 -6 -3 23
pound|4 -2 3 5 -10 6 -1 -3
pour|-7 14 -4 1 -6 -5 3 4
practic|-2 18 -3 -1 -4 -6 0 -1
practis|-5 -3 -2 -2 19 -3 -3 -2
prai|-1 -2 -5 -4 -4 -1 14 4
pram|8 -7 -4 -2 -1 6 -4 4
prayer|-1 -2 -1 -2 -3 -5 5 10
press my|13 1 -3 0 -1 -1 0 -9
pressur be|9 -2 -3 -2 -1 -1 0 0
pressur|13 -2 -7 -2 -1 -1 0 0
press|15 15 6 4 -4 -10 -6 -21
pretend|-2 -2 -4 0 20 -5 -4 -3
pretti|-1 14 -2 -3 -3 -2 -4 0
price|2 -2 15 -1 -2 -4 -2 -5
print|-1 -3 -3 -1 12 -3 -2 2
problem|-5 25 -7 -3 -11 -4 8 -4
project|-1 -1 11 -3 -1 -3 -1 -1
promis|-2 -1 3 -2 15 -11 -2 -1
promot|-3 -1 12 -2 -3 -1 -1 -2
proof|-1 -1 -1 -2 -1 12 -4 -1
properli|13 -1 -4 -1 -1 -3 -3 -1
proper|22 -3 -4 -7 16 -12 -7 -4
proud of|-2 -2 1 -3 -1 -1 -2 9
proud|-2 -2 1 -3 -1 -1 -2 9
prove|-1 -3 -2 -4 -8 14 -3 7
puddl|-3 5 -3 -3 -4 -8 18 -3
pud|1 14 4 -13 -1 -1 -1 -4
purpl|8 -3 0 -1 0 -1 0 -2
push|-5 -4 11 -2 -2 -3 -1 5
put a|38 -15 -8 6 7 -19 -10 2
put down|-1 -1 -6 -8 11 11 0 -7
put in|-3 -7 28 -10 -3 -5 1 -2
put it|-5 14 -7 -4 2 8 -10 2
put my|-19 0 5 10 -11 -1 12 3
put on|-8 34 7 -13 0 -10 0 -10
put out|-2 -2 -3 19 -1 -2 -6 -2
put the|6 -21 -8 12 -16 -14 4 37
put up|11 -5 -2 6 -2 -4 0 -3
put|25 -18 -5 27 -12 -7 -16 7
puzzl|-1 -1 -2 -1 0 9 -2 -1
question|-3 -6 16 1 -7 -8 9 -3
queue|-3 -11 -7 29 -7 4 -3 -3
quiet|-4 -5 8 -5 1 -2 8 -2
quilt|-12 -1 -1 -2 0 -3 -1 20
quit|-3 -5 15 -1 -3 -2 -2 -1
radio plai|-1 -8 0 0 -2 14 -2 -2
radio|-6 -5 -6 2 16 6 -6 -1
rafter|-3 -3 -1 0 0 0 12 -4
rail and|11 -3 -9 -6 -3 -3 17 -5
rail|15 -4 -9 -7 -3 -3 17 -6
rain|15 2 -11 -9 -6 9 6 -6
rais hi|0 -1 9 -7 0 0 0 0
rais my|-1 -1 10 -2 -3 -3 -1 0
rais the|-1 0 -2 -1 0 -1 -4 9
rais|-3 -5 29 -10 -9 -5 -6 8
ramp|-3 -3 2 -3 -1 -1 -1 11
rattl|13 -3 -7 -1 -2 -1 -2 3
rat|12 -8 -1 -1 0 -1 -1 0
read it|-3 -2 8 -3 -1 -4 -4 9
read my|-5 -5 -9 -4 31 -2 -3 -3
read the|-3 -4 -8 -4 23 3 -5 -3
readi|-2 -5 -4 -3 8 -1 8 -1
read|-14 -15 -13 -6 44 18 -15 1
realis that|-1 -1 -2 -1 -1 9 -2 -1
realis|-1 -5 2 -2 -2 14 -4 -1
realli|-2 -7 -1 1 13 -3 2 -3
real|-4 -1 9 -3 0 6 -4 -4
reason|-5 11 9 -8 -2 3 0 -8
rebuilt the|0 0 0 0 0 0 -9 10
rebuilt|-2 -1 0 -1 0 0 -10 15
receipt|-3 -1 17 -3 -3 5 -1 -11
recip|-12 -6 -8 -8 -6 -2 -4 47
record and|-4 14 -2 -6 5 -1 -1 -4
record|-8 10 -10 -10 18 -9 -3 13
recycl|-4 13 -2 -4 -1 4 -2 -4
red|2 15 -7 -6 -3 -6 -1 4
refus|0 -3 10 0 -1 -3 -1 0
rehears|-2 -2 -5 -2 21 -3 -5 -2
reject|-2 -4 2 9 -1 -2 0 -1
rememb something|-2 -5 -1 -3 -4 22 -3 -4
rememb the|-1 -1 -2 -2 -2 9 0 0
rememb|-5 -6 -6 1 -7 30 0 -7
remind me|-1 -4 4 -4 -4 17 -4 -4
remind|-1 -4 4 -4 -4 17 -4 -4
rent|21 -4 -4 -3 -2 -3 -3 -2
report and|0 -1 -1 0 -15 19 -1 -1
report|0 -2 1 7 -19 16 -1 -3
respect|0 -6 11 -1 0 0 -3 0
restaur|-4 -3 0 -1 -1 -3 -2 15
restless|-2 10 -6 0 0 0 -1 0
restor the|-2 -2 -1 -5 -1 -1 -1 13
restor|-2 -3 -3 -7 -1 -5 -2 24
rest|9 -3 -7 -2 -1 -1 6 -1
rhyme|-1 -2 -1 -6 -1 17 -5 -2
rhythm|-1 -3 -1 -2 -5 15 -1 0
ribbon|-2 -2 -3 10 -9 -4 -2 13
rib|8 9 -5 -2 0 -1 -5 -3
rice|13 0 -1 -3 -2 -1 -4 -3
ride|-2 -1 -4 11 -1 -2 -1 -1
right down|-3 11 -2 0 3 -6 -1 -1
right hand|0 -5 -5 -3 -1 17 -2 -1
right|-19 -15 12 -2 8 5 -7 18
ring and|-1 -1 3 4 -12 7 -1 0
ring the|-5 -2 -3 -7 13 1 3 -1
ring when|0 0 0 9 -8 0 0 0
ring with|-1 -1 -2 9 -2 -1 -1 0
ringing a|0 -1 -3 -1 13 -1 -2 -5
ringing|0 -1 -5 -1 16 -1 -2 -5
ring|19 -12 -19 34 -23 15 -5 -8
rise|-3 9 -10 6 -8 -3 14 -6
river until|-3 -1 -2 -1 -1 -3 11 0
river|9 -6 -15 -6 -6 4 29 -8
road and|1 -1 -1 -2 -3 8 -5 3
road|-3 -9 -3 -5 -5 7 5 12
roar|-3 14 -3 0 -6 -1 0 -1
robot|-1 -5 -3 -3 11 -1 -1 5
roll up|-2 13 -2 -2 -2 -1 -1 -3
roll|-7 37 1 -12 -4 -6 -5 -5
room and|-1 -5 -3 -3 3 11 -7 5
room with|11 -1 0 -1 -1 -1 -1 -6
room|5 -6 34 -8 13 4 -23 -20
rope|15 -7 -8 -2 -2 1 9 -6
rotten|-2 -2 0 12 0 -2 -2 -4
rough|-3 20 -3 -3 -4 -1 -2 -5
round and|-4 -3 9 3 -3 3 -2 -3
round in|-4 10 -1 2 -2 -2 -2 -1
round the|-10 22 -8 -5 -5 -7 2 10
round|-10 9 12 10 -16 -7 -8 8
row it|-1 -1 -4 -1 12 -4 -2 2
row|-1 5 0 -6 9 -7 -1 2
rub it|0 -1 -5 -2 15 -5 -1 -1
rub my|5 -4 -3 10 -3 -2 -2 -2
rub|5 -5 -8 9 12 -7 -3 -2
rude|-4 20 -2 -1 -4 0 -6 -5
rug|-1 10 -4 -6 -3 -6 -3 13
rule|-5 -4 31 -4 5 -2 -2 -19
run down|-4 13 -1 -1 -1 -2 -3 0
run for|7 -3 10 -5 -2 -2 -2 -3
run on|0 -3 -2 0 -2 -3 9 0
run the|4 -5 14 -5 -2 -3 -5 3
run|8 19 12 -1 -18 -24 4 -1
sack|-1 -3 4 -4 2 -5 -9 18
sad|-3 13 -6 2 -2 -3 0 -2
sai and|-4 -4 -11 5 5 -12 14 6
sai anything|6 -1 -10 -1 6 0 2 -2
sai at|-1 -1 -2 0 9 -3 -1 0
sai a|-1 -2 17 0 -9 -3 -1 0
sai girl|-2 -2 24 -5 -11 -1 -2 0
sai he|-2 -2 -3 -1 -2 -1 11 0
sai i'd|0 -4 29 -4 -13 -4 -1 -2
sai in|0 0 -6 0 10 -2 -1 0
sai it|6 -5 -6 -10 2 1 17 -4
sai i|1 -2 -6 -12 32 -2 -7 -4
sai love|0 0 0 -6 9 -1 -1 0
sai my|-5 23 -15 4 12 -9 -5 -4
sai nothing|-1 -2 -3 16 -8 0 -1 0
sai no|-1 7 -10 -1 9 -5 2 0
sai on|-3 0 11 0 -5 1 0 -2
sai so|3 -2 -3 -3 11 -4 -2 0
sai thank|-1 -1 -4 -14 19 -1 2 0
sai that|-7 2 11 -5 0 5 -3 -3
sai thei|0 0 -3 -3 2 14 -1 -9
sai there|-4 -3 -5 -2 1 14 -2 -1
sai the|8 -3 -12 9 6 1 -4 -5
sai to|-5 -1 -5 1 15 -1 -4 0
sai we|13 -3 -3 -9 -8 15 -3 -3
sai who|-1 -1 -3 -3 -2 10 -1 0
sai why|0 -3 -6 -2 -10 27 -5 0
sai you|-5 -3 -1 4 -2 9 -1 -1
sai|5 -16 33 -13 24 12 1 -44
salt|10 7 -8 -5 -4 1 0 -1
same place|0 0 0 9 -1 -3 -1 -4
same with|0 -1 0 0 -1 10 -1 -7
same|-18 -11 -12 -6 -7 23 8 23
sandwich|-1 -3 3 8 -6 -4 3 -1
saturdai i|-2 -3 -5 -2 -1 -7 -5 26
saturdai|2 -4 -6 -3 -1 -7 -6 26
sauc be|-7 16 -2 -2 -1 -1 -1 -1
sauc|3 11 -3 -2 -1 -3 -2 -3
save me|-3 -2 -4 19 -2 -5 -2 -1
save|-5 -5 -5 25 -2 -7 3 -4
saying ye|-1 -2 -1 -1 11 -2 -3 -1
saying|-1 6 3 -5 22 -17 -1 -7
scare|19 -1 7 -2 -1 -8 -9 -4
scar|-5 -9 -2 -2 -1 -3 -1 24
scatter|-3 -2 -1 -3 -1 -2 13 -2
school and|-4 -2 23 -9 -3 -2 -2 -1
school run|-4 -2 -6 19 0 0 -1 -6
school|-8 -7 12 21 -5 0 -7 -7
scientist|-2 0 -4 0 -1 0 -1 9
scrap|-2 0 8 -2 -1 -1 -1 -1
scratch|-1 0 -3 -3 16 -4 -4 -1
scream at|-1 -3 -1 -2 9 -1 -1 0
scream|-6 15 -3 -11 14 -3 -4 -2
screen|-5 12 -2 -4 3 -2 -1 -1
seam|-3 -2 -3 -3 -1 -2 -1 16
seat|-6 -7 4 1 -6 0 -3 17
sea|-12 6 -4 -6 -6 8 15 -2
second and|-3 -2 9 -4 9 -1 -5 -3
second|-5 -11 -3 3 3 29 -5 -12
secret|-3 -2 -3 -5 16 -2 -1 -1
see and|-1 0 -4 -3 19 -5 -2 -3
see it|-3 -1 -1 6 10 -7 -1 -4
see my|5 -15 2 -3 -4 12 -4 6
see the|-4 -2 -1 -1 3 17 -5 -7
see thing|-2 -1 -3 -1 -3 15 -3 -2
see what|-1 0 -1 -1 -4 3 -5 9
seem to|-1 -1 -8 -6 0 0 16 -1
seem|-1 -1 -9 -5 0 0 18 -1
see|-11 -29 -17 7 -14 78 6 -21
sell|5 11 -3 -1 -2 -8 -1 -1
send a|-2 -1 -9 18 -3 -2 -1 -1
send it|-3 -2 2 -1 9 -2 -1 -2
send me|-1 -2 -4 10 0 -3 0 -1
send the|-3 -2 -3 -4 14 4 -2 -4
send|-11 -8 0 18 15 -7 -2 -5
sens now|-1 0 -1 -3 -2 12 -1 -5
sens|-13 -2 -2 -4 -5 39 -6 -7
sentenc|-5 -2 15 -5 -17 2 -3 14
separ|-7 -3 -1 -6 -1 -2 7 12
sergeant|-2 -3 14 -1 -3 1 -2 -4
sermon|-1 -1 -1 0 -2 -3 -3 10
set|-6 -3 12 14 -5 -6 -9 3
seventi|-1 2 -2 -1 -4 -5 -3 14
seven|-4 -4 8 -3 0 9 -3 -2
sew the|-1 -2 -3 0 0 -1 -1 9
sew|17 10 -8 -10 -3 -9 -7 10
sexi|-1 20 -3 -7 -1 -2 -4 -2
sex|-1 2 -1 -4 -2 9 -2 -2
shadow|-5 15 -1 -1 -1 -3 -2 -3
shake hi|-1 -9 18 -6 -10 10 -2 -1
shake|0 -15 40 -8 -13 4 -5 -3
shape|-2 -5 -1 26 -5 -6 -2 -4
share on|10 14 -3 -5 -1 -2 -3 -9
share|17 12 -3 -1 -3 -4 -3 -15
shawl|-1 -2 -1 -4 -1 -2 -1 11
she ask|-1 6 -3 -7 9 -2 -2 0
she be|-4 -2 2 3 -6 12 -7 2
she can't|0 13 -1 -10 0 0 0 -1
she come|-11 -11 0 16 -6 16 -3 -3
she feed|-1 12 -2 -2 -2 -2 -2 0
she get|-5 26 -6 -6 -6 -3 -2 2
she have|-6 3 -2 2 -2 8 -3 -1
she hold|-3 -1 -2 5 -4 -7 9 3
she lean|-2 9 -1 -5 0 0 0 0
she leav|-2 -2 -1 11 -3 -1 -1 0
she look|0 9 -1 12 -4 -6 -8 -1
she open|-6 -5 -1 21 4 -2 -3 -8
she read|0 0 1 -8 -12 21 -1 -1
she sai|-3 -1 -4 0 -25 23 12 -3
she take|-1 5 3 -11 0 0 0 5
she tell|4 -2 -2 -9 -11 21 -1 0
she wear|-3 17 -7 -4 -1 0 -1 0
she won't|-2 -1 -6 2 9 -1 0 0
she'd get|-3 -1 -2 8 0 0 0 0
shed|5 -2 1 6 5 -3 -3 -10
shelf|10 -5 -12 1 -2 1 -7 14
she|-41 42 -19 116 -27 6 -39 -38
shift|0 -3 -3 13 -1 0 -2 -3
shirt|-5 21 -1 -4 -1 -9 -1 0
shiver|-1 23 -1 -3 -13 -1 -1 -4
shoe off|-5 14 -3 1 0 -1 -2 -2
shoe|1 21 -11 9 -7 -7 -9 4
shop on|-3 -3 -1 -2 0 -1 -1 11
shop|24 25 -9 -9 2 -13 -16 -5
short|9 -5 -5 -2 -1 -4 -2 9
shoulder and|-3 11 -1 2 -1 -3 -2 -2
shoulder|2 22 -1 0 -5 -6 -6 -6
should|-1 -2 -1 -2 9 -6 -3 5
shout at|-1 13 -6 -6 4 -2 0 -2
shout|-7 8 10 -14 12 -5 -6 2
shovel|11 -6 -1 -1 -1 -2 1 -1
show me|9 -2 -3 0 0 -1 -3 0
shower|17 -4 2 -5 -12 12 -7 -3
show|-3 -1 -7 -10 -4 18 -13 20
shriek|-5 15 -1 -4 -1 -1 -3 -1
shut|20 -3 -2 -11 -3 -1 4 -3
sick of|-2 -1 9 -1 -1 -1 -2 0
sick on|9 -2 5 -6 0 -1 -2 -1
sick|13 -4 5 -8 -1 4 -6 -3
side and|4 -3 -2 -3 1 -1 -4 8
side by|-1 0 0 0 0 9 -1 -6
side of|-11 -1 -3 12 -1 6 -1 -2
side|5 -10 -4 13 0 11 -7 -8
signatur|-2 -3 -6 -5 9 -2 -1 10
sign|-7 -8 -17 0 33 -24 19 2
silenc between|-3 -2 -1 -3 -1 -1 13 -4
silenc|-5 -3 -8 -8 13 0 15 -5
silent|-4 -2 -5 -9 12 -5 19 -5
silk|-2 12 -1 -1 0 0 -4 -3
silli|15 8 -4 7 -3 -15 -3 -5
sinc 0|-2 0 11 -3 -5 -3 -4 5
sinc easter|-4 5 -9 1 0 -1 -1 9
sinc he|4 -8 8 -3 0 -1 0 -1
sinc i|-4 -3 -5 9 1 -3 -8 14
sinc that|19 -2 -1 -1 -1 -1 -1 -12
sinc the|3 9 -7 13 4 -6 -7 -9
sinc|41 -6 -8 17 -5 -22 -14 -3
sing in|-1 -3 -1 -3 10 -1 -1 -1
sing to|-1 -5 -2 12 -2 -1 0 -1
singl|-2 -2 -1 -6 -6 3 13 0
sing|-9 -6 -17 26 22 -8 1 -9
sink|14 0 -6 -6 1 4 -3 -5
sister come|-2 -1 -1 10 -2 0 -3 0
sister|-1 -3 5 25 7 -4 -21 -9
sit by|-4 -1 -6 -6 -1 -6 23 1
sit down|-2 -8 4 -6 2 2 11 -2
sit on|2 2 -17 20 -4 12 -8 -8
sit still|-1 13 -1 -1 -1 0 -9 0
sit there|-2 -4 14 0 2 -2 -6 -3
site|0 8 2 -5 -2 -1 -2 0
sit|-6 -2 -3 8 -11 8 19 -14
six peopl|-2 -4 11 -2 -2 -1 0 0
six week|0 -4 0 -6 13 -1 -1 -1
six year|-5 -3 -8 10 -2 -1 -1 10
sixti hour|-4 -1 -3 -5 -1 -2 -2 18
sixti year|-2 -1 -1 12 0 0 -1 -7
sixti|4 -1 -2 1 -4 -3 -5 11
six|3 -18 7 14 3 -5 -2 -3
skin|1 13 -2 0 -4 -5 -1 -2
skirt|-5 12 -1 -1 -4 4 -3 -3
sleep and|2 2 -3 21 -7 -4 -8 -4
sleep by|-1 -2 -3 13 -1 -1 -2 -2
sleep like|-1 -4 12 -1 -2 -2 -2 -1
sleep|33 -13 17 26 -17 -14 -10 -21
slice|-2 18 -7 -1 -2 -3 -2 0
slip|-12 15 -2 0 -3 8 -3 -2
slowli and|-1 20 -16 -1 -5 0 3 0
slowli|7 17 -14 -1 -2 -4 1 -3
slow|-6 -5 1 1 -3 10 4 -2
smaller|-4 -11 13 -4 0 12 -3 -2
small|10 -11 1 27 -1 1 -15 -12
smell of|9 -17 -2 7 -4 10 -3 0
smell|11 -10 -5 4 -7 15 -5 -4
so angri|-4 8 -1 -1 -1 -1 -1 0
so badli|-1 -7 13 -4 0 -1 0 -1
so good|-4 12 -2 0 -2 -2 -1 -1
so hard|0 17 -2 -4 -7 -3 -1 0
so i'm|10 -3 -9 6 -1 0 -1 -1
so i've|-3 -7 12 -10 23 -4 -5 -6
so interest|-2 -1 -1 -1 -2 -3 10 0
so i|19 -22 19 -18 15 11 -21 -4
so littl|-4 -1 0 -6 0 -1 13 -1
so lone|-1 -2 -3 27 -17 -1 -2 -1
so long|-5 0 -9 -7 16 -5 11 -2
so mani|-1 -5 -2 -1 -1 -3 13 0
so often|-1 0 0 0 8 -6 0 0
so small|-2 -2 -1 15 -1 -1 -8 -1
so that|-14 -4 5 9 2 -13 2 12
so thei|18 -3 1 -5 -4 -1 2 -8
so todai|-2 -4 15 -2 -5 0 -2 0
so we're|11 -2 -1 -5 0 -1 -1 0
so we|21 -11 -1 -3 -1 2 -3 -4
soak|-4 9 -3 8 -4 2 -6 -2
sock|13 -5 -4 2 -3 -4 -8 9
soft|-6 15 -7 9 -3 1 -2 -8
soil|18 -5 -3 -1 0 0 -7 -1
soldier|4 -4 -3 -2 0 -1 -2 8
somebodi laugh|-3 -3 11 -3 -1 0 -1 0
somebodi wife|0 -2 11 -1 -1 -1 -4 -1
somebodi|-18 -2 20 13 4 -9 1 -10
someon be|-3 -2 -1 -5 -4 22 -7 0
someon who|-1 -4 -7 19 -3 -4 2 -2
someon|0 -15 -8 7 -6 31 -7 -1
something and|-3 10 -3 -2 0 -1 -1 -1
something els|-4 -5 3 -3 -4 20 -11 5
something in|8 -4 6 -1 -1 -4 -3 -2
something i|0 0 -5 -1 12 -4 0 0
something|-16 13 -28 -13 13 40 7 -16
somewher|-5 -4 -7 1 -14 14 17 -1
some|-3 2 -5 -6 -2 15 -1 0
son and|-5 -5 -7 -4 13 -4 -4 16
song and|-1 -5 -1 -1 -2 14 -2 -2
song that|0 -5 -1 9 -2 -1 0 -1
song|-7 2 -8 10 -8 12 -4 3
son|-11 -9 1 12 12 -10 -6 12
sore throat|-4 -1 -1 0 9 -1 -1 0
sore|3 -4 -2 -1 8 -1 -1 -2
sorri to|0 -4 12 -1 -10 -4 8 0
sorri|-3 2 5 1 -5 -7 11 -5
sort the|-2 -1 10 -1 -1 -2 -1 -2
sound like|-1 -6 -6 -3 23 -3 -2 -1
sound of|-4 -1 -5 2 -4 -3 20 -4
sound|-8 -12 -15 -11 38 5 11 -7
soup|-5 4 -6 15 -8 -4 -16 20
so|68 17 9 -16 3 -40 -4 -37
spanish|-2 16 -4 -2 -2 -3 -1 -1
spare|10 -11 2 5 -1 -3 -1 0
speak for|-1 -2 -1 -4 12 -1 -2 0
speak to|-2 -1 6 -6 5 -7 -3 8
speak|-10 -19 -16 -8 40 -20 9 24
speech|-6 -4 -4 -1 20 -1 -2 -2
spend the|-1 14 -1 -1 -1 -3 -3 -4
spend|-7 25 -6 -4 -3 -3 5 -8
spin|-4 11 -1 -1 -2 -2 -1 -1
splash|-7 20 -2 -3 -2 -3 -2 -2
spoon and|-2 11 -2 -4 -1 -1 0 -1
spoon|-2 10 1 -6 1 -1 -1 -2
spot|-1 15 -3 -1 -2 -1 -2 -6
spring and|-11 9 -5 2 -5 -8 30 -12
spring|-5 10 -8 -1 -12 -7 29 -6
squeal|-1 12 -3 -2 -2 -1 -2 -1
squeez|-2 21 -1 4 -1 -3 -17 -1
stack|9 -2 -3 -1 -1 -1 -1 -1
stai in|-6 12 -1 -2 -1 0 -1 -1
stai on|0 0 2 9 -9 -1 0 0
stair|15 -11 -7 -16 -4 12 12 -1
stai|-31 16 11 15 -16 -5 27 -17
stammer|-2 -3 -12 -2 25 -2 -2 -2
stand at|-10 -9 -5 15 -3 -3 21 -5
stand back|0 0 -1 0 0 14 -2 -11
stand by|5 8 -8 -2 -3 2 -1 0
stand in|5 -3 -4 4 12 -8 -3 -4
stand on|2 -3 10 -1 -3 -2 -2 0
stand there|-5 2 -3 9 -6 9 -2 -4
stand up|-1 -8 10 -3 6 -4 -4 3
stand with|-2 -1 -6 0 0 3 9 -3
stand|8 -16 26 -4 -2 8 13 -32
star be|-2 -5 -3 -2 -2 -10 25 -1
stare at|0 -4 0 -1 -1 14 -2 -6
stare|-2 -6 8 -1 -3 14 -3 -8
start my|0 -1 14 -3 -9 -1 0 0
start|8 13 25 0 -2 -5 -22 -17
star|-3 -6 -3 -2 -2 -10 27 -2
statement|-1 -2 -7 -1 19 -4 -2 -2
station and|-4 -8 0 9 11 -4 -2 -2
station|-5 -10 -1 7 17 -2 -3 -2
steam|-2 11 -2 -2 -3 1 -2 -3
step back|-3 -1 13 -3 -2 -4 -2 2
step with|-3 9 -1 0 0 0 0 -4
step|11 -4 4 -2 -11 -15 16 1
stick to|-5 6 25 -10 -1 -2 -9 -2
stick|-3 -6 25 -16 7 6 -5 -8
still at|-1 0 -3 -3 13 -2 -1 -3
still feel|11 -6 8 -5 -2 -1 -5 -1
still have|-4 -2 -5 19 0 -1 -1 -6
still in|-5 -4 6 -2 13 -3 -2 -2
still i|-1 13 -1 -1 -1 -1 -10 0
still warm|-3 13 -1 -2 -1 -2 -2 -2
still|13 -7 -12 41 9 0 -39 -6
stock|-1 -5 11 2 -2 -1 -2 -2
stomach|21 2 -2 -6 -6 -5 -2 -3
stone|12 -5 -5 -11 0 -5 -9 23
stop and|-7 -2 7 4 -2 -6 9 -2
stop ask|-1 -1 19 -2 -9 -1 -2 -2
stop at|1 -1 -2 -1 -1 16 -5 -6
stop eat|4 8 -4 -1 -1 -3 -2 -1
stop hide|-1 -1 -1 0 -2 -3 -3 11
stop make|-2 -2 3 -1 -4 -3 10 -2
stop|31 -22 16 -25 -6 -7 16 -2
storei|14 -2 -2 -6 4 -3 -4 0
storm|0 -2 1 -2 -1 -2 -2 8
story|-9 2 -9 -5 27 -6 -3 3
stove|18 5 -3 -4 -1 -6 -4 -4
straight|2 -4 -7 2 10 3 -2 -4
stranger|-3 -9 -4 21 -1 -1 -1 -2
strawberri|-3 16 -2 -4 -1 -2 -2 -2
street|24 0 -4 -3 -11 -1 -3 -3
stretch mark|-2 -4 -1 -1 -1 -3 -1 13
stretch|-1 -4 -1 -1 -2 -3 -1 13
strike|-2 -2 18 -1 -1 -3 -8 -1
strip|-2 10 -3 3 -1 -2 -4 -1
stroke|-2 -4 -5 25 -6 -7 1 -1
stupid thing|-1 0 -11 6 9 -2 -1 0
stupid|-9 4 2 10 2 -2 -4 -3
such a|-1 9 0 -1 -1 0 -3 -3
such|-2 15 -2 -1 -1 0 -6 -3
sugar be|11 -3 -4 0 0 0 -3 0
sugar|8 -3 9 -2 -1 -3 -6 -2
summer|-9 15 -2 3 -6 4 -2 -3
sum|12 -7 -2 5 -5 -1 -1 -1
sun and|-2 -7 -2 -2 5 -3 12 -1
sundai i|-1 -1 2 8 -1 -1 -2 -4
sundai|10 -10 6 20 -16 5 -11 -4
sun|-10 26 -6 -18 0 -8 16 0
supermarket|-8 12 -1 1 -1 -3 4 -5
sure|-1 14 -9 -1 -2 -2 1 0
surpris|0 -1 -5 -1 10 -1 -2 -1
surrend|-7 -2 -5 -3 -4 -5 30 -4
suspect|-1 -1 -1 -3 -2 12 -5 -1
swallow|-9 -3 -4 -5 32 -5 -2 -5
swim|-5 34 14 -13 -14 -8 -8 1
swing|-6 1 -3 -14 -8 -4 25 8
syllabl|-1 -1 -1 -2 12 -2 -1 -3
tabl and|-13 27 -2 -3 0 2 -6 -5
tabl for|0 -1 -1 8 -1 -1 -1 -2
tabl with|-4 10 -4 -3 -3 7 -1 -1
tabl|-17 31 -3 6 13 -2 -10 -19
take a|-6 0 14 0 -5 -6 -2 5
take her|-5 -3 -3 9 5 -2 0 -2
take in|9 -3 -5 5 -1 -2 -1 -3
take it|-2 7 -3 10 0 -3 -5 -4
take me|1 -1 -10 -3 8 5 3 -2
take my|-2 -1 -11 18 -7 -4 14 -7
take off|0 -1 -1 -8 -1 4 7 0
take the|8 -1 14 -12 -24 11 2 2
take up|-7 3 15 -5 -1 -1 -2 -1
take|18 -21 24 0 -25 -18 7 15
talk about|-7 -5 -4 -7 20 2 7 -5
talk all|-2 -2 -2 10 0 -1 -3 -1
talk for|0 0 -2 -3 8 -3 0 0
talk in|0 -3 -3 0 -4 -5 9 7
talk so|-1 -1 -5 -1 10 -2 -1 0
talk to|-5 -1 10 28 -25 6 -8 -5
talk|-11 -16 -7 18 5 -2 3 10
tall|-3 -2 12 -4 -1 -1 -1 0
tango|-3 9 -1 0 0 0 -1 -4
tank|0 -3 -2 0 -4 -2 12 -1
tap and|-1 -4 5 -3 -4 -1 8 0
tap on|-5 13 -1 -1 -1 -1 -3 -1
target|-1 -2 8 -1 -1 -1 -1 -3
tart|-1 11 -1 -1 -4 -3 -1 -1
teach my|-1 -3 -2 -7 6 -2 -1 10
teach the|-1 -1 -4 12 -3 -2 -1 -1
teach us|6 -1 -3 -3 13 -2 -4 -5
teacher that|-1 -3 8 -3 -4 -3 -1 7
teacher|-9 10 4 -7 -6 13 -5 0
teach|1 -5 -14 5 18 -10 -6 11
team|-2 -1 15 4 -7 -3 -1 -3
tear|-3 11 1 -5 15 -6 -6 -8
tea|-5 -5 5 5 -5 10 -2 -2
telephon|-4 -5 -7 -1 32 -9 -4 -2
tell a|-2 0 -4 0 11 -5 0 0
tell him|-3 -6 -3 46 -17 -10 -7 -2
tell it|-5 -1 -7 -1 23 -10 6 -5
tell me|17 -10 -9 -13 -5 38 -8 -9
tell my|-2 -1 25 -7 -20 8 -1 -2
tell them|15 -1 -4 -1 -12 0 2 1
tell the|-6 -5 28 -2 14 -15 -7 -7
tell us|8 -1 -2 -7 -3 8 -2 -1
telli and|1 -5 -2 -3 11 0 0 -1
telli|2 -5 -2 -3 10 0 0 -1
tell|19 -29 19 2 26 -8 -8 -23
temper|2 -15 14 6 -3 -1 -1 -2
ten to|-1 0 -3 0 -1 10 -4 0
tender|-1 -1 -2 20 -8 -3 -1 -4
ten|14 -2 12 -10 -6 10 -14 -5
test|-1 -8 4 -4 0 18 -5 -5
than i|3 -9 16 6 1 -4 -9 -3
thank you|-1 6 -7 -11 11 -2 3 0
thank|-2 4 -13 -6 19 -2 1 -1
than|-1 -4 6 26 8 -11 -13 -12
that be|9 2 3 -5 -2 -5 -18 14
that go|-4 11 -2 -2 -2 -2 -9 10
that green|-2 14 -5 -1 -3 0 -2 -1
that have|-1 -6 -2 0 -1 -7 19 -2
that he|8 -9 15 22 -6 -26 -3 -1
that how|-2 4 -5 -7 -1 9 5 -3
that i'd|-2 -1 10 -6 -3 -2 1 3
that in|-3 -1 17 -5 -10 2 -1 2
that it|-6 -4 -2 -12 20 4 1 -2
that i|-13 18 -18 28 9 -14 -13 4
that kind|-2 15 -1 -3 1 -2 -3 -4
that make|-2 -6 -2 -1 0 -3 16 -2
that mean|0 -2 -2 -1 11 -2 -3 -1
that my|-10 1 10 7 -9 -9 -5 13
that nobodi|1 -2 8 -5 4 -1 -1 -4
that sentenc|-3 -1 11 -3 -5 2 -1 0
that she'd|-1 0 0 -6 -1 0 9 -1
that she|-2 12 -5 -15 10 -4 -2 5
that something|-4 -4 -1 -1 -2 16 -2 -2
that the|-19 1 -7 -7 -7 18 30 -8
that wasn't|11 0 -4 0 -2 -6 4 -3
that we|-4 -2 -1 1 -1 15 -5 -2
that what|5 -2 -3 -3 -7 15 -4 -1
that|-11 3 -1 -5 12 20 3 -21
the airport|-2 -10 -4 17 -1 -1 2 -1
the air|-3 -5 -5 -4 13 0 6 -2
the allot|-3 -1 -1 -2 -1 -2 10 -1
the answer|-7 -4 8 4 -16 25 -6 -3
the appl|-4 -3 -1 14 0 0 -2 -4
the argument|-1 -2 -5 -1 -2 -1 14 -2
the babi|28 13 -8 -13 -12 -6 -5 3
the back|0 -2 2 13 -1 -12 3 -3
the bad|-4 -2 -7 -4 13 -2 -1 7
the bakeri|0 0 -9 0 0 0 -1 10
the band|-4 8 0 -3 0 -2 1 0
the bank|31 -2 11 -8 -10 -10 -5 -7
the bass|-7 10 -5 -2 -1 -1 -1 7
the bathroom|17 -5 -14 3 8 -5 -2 -3
the bath|15 5 -3 -3 1 -4 -7 -5
the beach|0 1 -2 -2 0 -1 9 -5
the beam|-1 -2 -1 -3 -1 -3 -3 15
the bed|-4 -6 -4 7 -3 3 -9 15
the bee|-4 0 -6 0 0 -1 13 -1
the bench|-12 -4 -10 12 -2 -6 19 2
the big|-2 0 -2 -1 0 -2 0 8
the bird|-7 -4 -8 7 -3 13 4 -2
the blanket|-9 4 -1 3 0 0 4 0
the blue|-5 6 -2 -3 -1 11 -7 1
the boat|-2 -6 -4 0 -2 9 -5 10
the bodi|-4 -2 -1 -1 0 -1 -1 10
the boiler|12 0 -1 0 0 -1 -8 -1
the bone|15 -3 -4 -8 -1 -2 -6 9
the book|-5 -4 -3 -2 1 3 -2 11
the boot|13 -7 3 -1 -1 -3 -3 -1
the boss|-6 -5 8 -1 11 -3 -3 -1
the bottl|15 -1 -2 -3 -1 -1 -1 -5
the bottom|-3 -1 -3 0 13 -6 -1 0
the brain|-2 -6 -4 -2 -1 12 -4 7
the break|9 -11 -5 -11 -4 -5 -3 31
the breath|-9 -1 -2 0 0 0 12 -1
the bridg|2 -1 -3 -3 -2 10 -5 0
the building|0 8 -1 -5 -1 0 -1 0
the buzzer|-1 -5 9 -3 10 0 -1 -8
the bu|11 -1 14 5 -3 -13 -13 -1
the cake|-5 -4 12 -2 -5 -2 -1 7
the card|-1 -1 -2 -1 -3 15 -7 -1
the carpet|-2 12 -5 -10 9 0 -2 -2
the car|15 -10 -17 4 34 -8 -2 -16
the cat|8 11 -6 -11 3 2 -4 -4
the ceiling|5 0 -2 -2 -3 -4 9 -3
the cell|-5 -3 -1 -1 -1 -3 -2 15
the chang|-4 10 -1 -2 -1 -1 -2 0
the chapel|-2 0 0 -1 -1 0 -4 9
the charg|14 -2 -4 -1 -3 -1 -1 -2
the chemist|8 -2 -1 0 0 -1 0 -2
the child|17 5 23 -8 -13 -10 -5 -9
the choir|-5 4 -2 -4 6 -3 -9 14
the church|-4 -5 -15 19 16 -2 -6 -2
the cinema|-1 -1 -11 0 17 -1 -3 0
the circl|-2 -4 -3 -1 -1 8 -2 4
the cleaner|-3 -3 13 -2 -1 -1 1 -3
the clock|-12 -2 -10 -3 -6 18 -5 19
the cloud|-3 -9 -4 -3 -1 -2 22 -1
the clue|-6 -4 -1 -2 -3 23 -3 -3
the coffe|-5 7 16 -4 -1 -1 -9 -2
the cold|2 -5 -4 -3 -1 -5 22 -5
the colour|-6 20 -4 -7 -4 6 8 -13
the cooker|13 -2 -4 0 -3 -1 -1 -1
the corner|-1 -3 -2 7 -6 11 -4 -2
the corridor|-4 0 15 -5 -4 0 -2 -1
the council|16 -3 9 -4 -9 -3 -4 -2
the court|-1 -2 -5 -1 12 -2 -2 -1
the cousin|-4 -3 -1 17 -1 -2 -2 -3
the crack|15 -4 -4 -3 -2 -4 -3 4
the cup|-3 8 -10 -3 2 -2 10 -2
the curtain|-6 1 -2 -7 -3 10 7 -1
the dai|-6 -5 -7 22 -9 5 5 -4
the dark|3 0 -2 -1 -5 13 -1 -5
the dead|-4 -2 0 -2 -2 -4 19 -5
the diari|-1 -2 -2 0 -4 -1 -1 10
the divorc|3 -4 -7 12 -3 -1 -2 2
the doctor|30 -1 -5 -5 0 -2 -8 -9
the dog|-6 3 -3 -3 3 9 2 -4
the door|43 -18 -14 10 -3 -11 -23 17
the dream|-5 -2 -1 -2 0 9 -2 3
the drummer|-8 19 -2 -2 -1 -3 -3 -1
the earth|0 -1 0 -5 0 -1 8 0
the eclips|-2 -5 -4 -1 -2 -2 27 -11
the edg|-1 -8 6 6 -5 -4 9 -3
the electr|16 -2 -4 -1 -2 -4 -2 -3
the end|-3 -6 -4 -5 -1 3 17 -2
the escal|-6 -3 -4 -4 -2 29 -2 -8
the exam|-4 -2 17 -2 -1 -3 -3 -3
the ey|-2 -6 18 -2 -5 4 -5 -1
the factori|-1 0 -1 -1 0 -7 -1 11
the famili|9 -4 -13 -8 30 5 -9 -9
the fenc|8 -3 13 -2 -1 -1 0 -16
the field|0 0 0 0 0 -1 -7 8
the figur|-1 -4 11 -1 -1 -1 -2 -2
the file|-1 -2 -2 -3 9 1 0 -3
the film|-9 -1 -4 7 0 -5 -5 17
the fire|-6 4 -6 -7 -2 5 18 -6
the first|1 11 5 -6 -5 -1 -7 1
the floor|-14 4 11 0 -5 -3 0 6
the food|14 -1 -5 -3 -1 -3 -1 0
the form|-3 -5 16 -2 -10 -1 -1 6
the fountain|-6 15 -1 -1 -1 -2 -2 -2
the freezer|10 -2 -2 0 -1 -1 -2 -2
the front|9 -4 5 1 -3 -4 -2 -2
the fruit|-4 4 -2 -1 -3 -3 -2 11
the funer|0 -5 -2 9 1 -3 0 0
the garag|10 -3 6 0 -3 -7 -3 0
the garden|-8 -7 -1 10 -2 -1 -2 13
the gate|0 -3 -1 -2 -1 -2 -2 11
the girl|-4 -5 10 9 -3 -4 -10 6
the glass|-2 -2 7 10 -1 -2 -3 -7
the goat|-3 -4 -3 9 -1 -3 -2 8
the grass|-4 13 -2 -1 -2 0 -3 -1
the grave|-1 -1 -1 9 0 -1 -2 -4
the ground|4 -5 -4 -2 -1 -1 13 -3
the handl|9 -6 -5 -5 -6 -2 -5 21
the hand|-1 -1 -3 0 0 -4 -4 13
the head|-2 -3 13 -5 -1 -6 7 -3
the hedg|-1 0 -2 0 -1 -2 -2 8
the hen|0 -1 -4 14 -4 -4 2 -2
the hill|-3 -8 -3 4 -3 2 10 1
the honest|0 0 -3 -2 10 -2 -2 -1
the hors|-4 -4 5 17 -13 15 -14 -3
the hospic|0 -1 -2 -1 -2 -4 9 0
the hous|5 -9 -7 19 7 10 -11 -15
the hut|0 -3 -2 0 0 -3 9 0
the imam|-4 -2 -1 -1 -2 -1 0 10
the invoic|-3 -1 10 3 -1 -5 -1 -3
the job|3 -2 12 -5 -4 2 -5 -2
the join|-4 -1 0 -1 -1 -1 8 -1
the kei|-6 0 -2 -3 -5 5 17 -7
the kettl|-7 7 -4 12 -6 -6 12 -7
the kind|10 -6 -5 -10 -2 -5 9 9
the kitchen|14 10 -7 -2 -3 -12 0 1
the knife|-3 16 -2 -1 -3 -3 -3 -1
the ladder|3 -2 -2 -1 -2 -2 -4 10
the ladi|4 -1 -7 -2 -3 10 -1 0
the lad|-7 -3 15 8 -6 -5 -6 5
the lake|-5 16 -1 -4 0 -1 -4 -1
the lamb|10 -2 -2 -2 -1 -1 0 -3
the lamp|17 -3 -4 -2 -4 -4 4 -4
the landlord|-1 0 13 -2 -2 -4 0 -3
the land|-2 3 4 8 -1 -3 -6 -4
the laptop|-3 -1 -1 -1 6 -8 -2 9
the last|-23 -6 11 -2 -19 -12 -1 52
the law|0 0 -11 0 -1 0 -1 13
the leav|-8 -6 -3 -1 -4 31 -3 -7
the letter|-7 -7 2 -6 -2 11 -2 10
the level|1 -1 -3 -2 -1 8 -1 -2
the lid|-9 3 -9 -3 6 -9 8 13
the lift|5 3 -9 1 -1 -1 3 -1
the light|0 -3 -5 -9 1 17 -2 0
the line|11 -4 0 1 17 -6 -9 -11
the littl|4 -7 -8 11 -3 10 -2 -5
the loaf|-3 -3 -3 13 -1 -4 -3 4
the lock|14 -2 -4 -1 -1 -2 -1 -2
the long|23 5 -4 -4 -5 -9 -1 -6
the loom|-3 -1 -1 -1 -1 -1 -2 10
the manag|-1 -1 -3 0 9 -2 -1 -2
the man|-7 23 -15 9 -5 3 -4 -4
the map|-9 -2 -6 -2 -3 -1 18 4
the margin|-1 -2 -2 -1 -1 10 -2 -2
the massag|-2 10 0 -4 -1 0 -1 -1
the mattress|12 -2 -2 0 0 -1 -2 -6
the mat|-2 -1 -4 -3 -1 0 10 0
the milki|-1 -1 -2 0 -5 -2 11 0
the minut|-1 11 -2 -2 -1 9 -5 -7
the mirror|-1 -1 14 -5 2 -4 -5 -1
the monei|15 -6 1 -3 6 -6 -4 -2
the monk|-5 -3 -1 -1 -1 -2 17 -5
the mosaic|-4 -3 -1 -2 0 -2 -1 13
the multi|14 -2 -2 -6 4 -3 -4 0
the music|-1 13 -2 -1 -1 0 -5 -1
the name|-3 -5 -5 1 -9 9 3 9
the net|-3 -3 -1 0 -1 -2 -2 12
the new|-4 0 6 -4 -3 -6 -3 14
the next|-6 2 3 -8 -2 9 0 2
the night|1 0 -7 3 -2 -3 19 -11
the ninth|14 -5 -2 -1 -1 -2 -2 -1
the nois|-1 9 -4 -1 -3 -1 3 -2
the number|-2 -4 -3 -4 -5 22 0 -4
the nurs|13 -5 -3 7 -1 -2 -1 -8
the offic|-3 -1 -3 -1 13 -2 -2 -1
the old|-16 -16 -12 16 -10 -3 4 38
the onion|-2 -4 -4 -2 14 -2 -1 0
the onli|1 -3 -3 -2 10 -7 7 -3
the on|-9 -14 -10 40 12 -8 -19 8
the orchard|-3 -2 -3 -1 -1 -3 1 11
the orchestra|-3 -4 -2 -3 -1 -3 -3 18
the other|16 -8 -12 -10 14 2 -2 0
the page|-6 10 -8 -2 19 -8 -3 -3
the paint|-1 10 0 -2 -2 -1 -3 0
the pan|-1 8 -1 -1 -2 -1 -2 0
the paper|3 -4 1 8 -2 -2 -2 -3
the pattern|-1 -2 -1 -1 -2 11 -2 -2
the pavement|9 -3 0 0 -1 -4 0 0
the pen|6 -7 15 0 -4 -4 -2 -4
the peopl|-4 -9 -9 23 -2 -3 -9 12
the pew|-2 0 0 -1 -1 0 -4 8
the phone|-7 14 -10 0 13 -3 6 -13
the photocopi|-3 12 -1 -2 -1 -1 -3 0
the photograph|-4 -5 -4 -11 -1 11 3 10
the piano|-3 8 -2 -1 0 -1 -2 1
the plan|-5 -8 15 -2 -4 6 0 -4
the platform|-2 -3 -1 -1 -1 -2 11 -2
the potter|-1 -2 0 -6 -1 -1 0 10
the price|-4 -2 15 -1 -2 -2 -2 -2
the pud|-2 16 4 -12 -1 -1 -1 -2
the question|-1 -2 6 -1 -8 -2 10 -2
the quilt|-12 -1 -1 -2 0 -3 -1 20
the radio|-5 -6 -4 -1 16 6 -5 -1
the rafter|-3 -3 -1 0 0 0 12 -4
the rail|6 -3 -9 -5 -2 -3 18 -4
the rain|2 4 -9 -4 -5 -5 16 0
the real|-2 0 8 -1 1 -2 -1 -2
the receipt|-3 -1 17 -3 -3 5 -1 -11
the record|-1 5 -4 -1 8 -5 -1 -1
the recycl|-4 13 -2 -4 -1 4 -2 -4
the rent|21 -4 -4 -3 -2 -3 -3 -2
the right|-3 -10 -1 -7 23 -3 -2 3
the river|9 -6 -15 -6 -6 4 29 -8
the road|-2 -3 -2 -4 -1 -2 -1 14
the room|-12 14 17 -15 -1 2 -8 1
the round|-4 -1 -2 -1 -1 -1 -2 11
the row|2 -2 -1 -3 15 -3 -2 -5
the rug|1 16 -2 -3 -2 -3 -1 -6
the same|-18 -9 -11 -3 -6 21 9 17
the sauc|2 11 -2 -2 -1 -2 -1 -3
the scar|-2 -4 -1 -1 -1 -3 -1 13
the school|-3 -4 3 14 0 -3 -2 -4
the screen|-2 13 0 -6 -1 -2 -1 -1
the seat|-3 -3 -4 -4 -2 1 -2 17
the sea|-12 0 -4 -6 -5 8 19 -1
the second|0 0 -1 5 -5 -5 9 -2
the sergeant|-2 -3 10 -1 -1 1 -1 -4
the sermon|-1 -1 -1 0 -2 -3 -3 10
the shed|6 -1 1 6 5 -2 -3 -11
the sheet|12 0 -7 -1 -2 -1 -1 -1
the shelf|5 -2 -5 2 -2 -2 -6 9
the shop|29 10 -5 -2 3 -12 -10 -12
the shower|17 -4 2 -5 -12 12 -7 -3
the silenc|-5 -2 -1 -5 -1 5 14 -4
the sink|15 -3 -6 -5 1 4 -3 -4
the small|2 -3 -4 18 -4 -4 -2 -3
the smell|13 0 -1 -4 -3 -1 -1 -4
the sofa|8 -1 0 0 0 -3 -1 -3
the song|-1 -12 -2 8 -6 18 -2 -2
the sound|-4 -2 -5 -2 -5 6 17 -4
the soup|-11 -1 -1 -1 -1 -1 -1 17
the stair|18 -10 -8 -13 -4 11 11 -4
the star|-2 -6 -3 -2 -2 -10 27 -2
the station|-2 -5 -3 13 -1 -1 -5 2
the stock|-4 -4 11 2 -2 -1 0 -1
the stone|14 0 -3 -3 -1 -2 -9 4
the storm|1 -2 -2 -1 -1 -2 -1 8
the story|-6 -2 -2 -4 7 0 -2 9
the stove|16 5 -3 -2 -1 -6 -4 -4
the street|25 1 -4 -6 -6 -10 -6 4
the stretch|-2 -4 -1 -1 -1 -3 -1 13
the sun|-8 8 -3 -9 -3 -5 18 2
the supermarket|-8 12 -1 1 -1 -3 4 -5
the tabl|-4 26 -6 13 -1 -5 -8 -14
the teacher|-5 -5 4 -3 1 13 -3 -2
the tea|-1 -2 -4 -1 -6 13 1 -1
the telli|2 -5 -2 -3 10 0 0 -1
the third|-4 4 -16 -2 6 19 -4 -2
the three|-4 15 -4 -3 0 0 -7 4
the ticket|-3 0 11 -5 -3 0 0 0
the tide|-4 -2 -5 -4 -2 -13 34 -3
the tile|11 5 -1 -1 0 -1 0 -13
the tin|21 -5 -2 -1 -2 -6 -3 -2
the toast|-1 0 -4 0 9 -1 -2 -1
the top|9 -4 6 -1 -2 -5 -2 -3
the train|7 -8 -7 -5 -5 31 -13 -1
the tree|-7 -8 -4 -3 -2 -7 25 6
the trollei|1 11 -1 -1 -1 2 -4 -7
the truth|-1 -1 -3 -1 10 -1 -3 0
the two|-11 -5 -4 1 1 -1 -6 25
the uniform|-2 -2 18 -2 -2 -6 -3 -2
the universe|-3 -11 -4 -3 -2 -3 28 -3
the util|-3 -1 -6 -2 14 -1 0 -1
the van|15 -3 -3 -2 -1 -3 -3 0
the vet|-2 0 -2 8 -2 3 -3 -3
the vicar|-2 -1 -2 -1 9 -2 -1 -1
the wai|-20 23 7 3 0 8 -14 -8
the wallpap|-3 9 -1 -1 -1 2 -4 -1
the wall|-2 13 -6 11 -2 -6 -11 1
the war|0 -4 0 -2 12 -4 0 0
the wash|-2 22 -2 -2 -3 -4 -6 -2
the water|-7 15 -8 -8 -7 -8 18 5
the weather|3 -2 -4 -2 10 -1 -2 -2
the weight|-4 0 -3 0 0 0 -1 8
the well|8 -7 -4 0 5 -1 -1 0
the wet|12 12 -2 -4 -2 -5 -4 -7
the wheel|7 0 17 -2 -16 -2 -3 -1
the whole|-17 -15 29 -10 9 9 26 -30
the window|11 11 -2 -1 8 -26 10 -11
the winter|16 -1 -2 -4 -1 -1 -3 -3
the wire|-3 -3 -1 -1 -1 12 -1 -1
the woman|2 -3 -15 13 3 1 1 -3
the word|6 -3 -4 -9 -27 45 -7 -1
the workshop|-1 -3 -2 -1 0 -1 -1 9
the work|-1 0 10 -2 -3 1 0 -4
the world|-2 -1 -5 -4 -1 5 9 -1
the worst|0 -2 -3 9 2 1 -3 -5
the wrapper|3 11 -2 0 -1 -5 -4 -2
the wrong|-5 6 -14 3 11 7 -3 -5
thei ask|-1 -3 -7 -3 17 -1 -1 -2
thei be|9 -7 -3 12 8 -11 -7 0
thei can|-4 -1 12 0 -6 0 0 -1
thei do|-3 -3 4 -3 -7 16 -5 1
thei find|8 -3 -1 0 0 0 0 -3
thei get|-11 -1 -3 -1 5 -3 -1 15
thei give|-5 -1 14 -5 -1 1 -2 -1
thei make|-2 3 -5 -4 3 -6 -4 16
thei put|-3 -3 -6 5 14 -2 -1 -5
thei sai|9 -2 0 -1 -7 4 -2 0
thei show|9 -1 -2 -2 0 0 -3 0
thei sing|-2 -1 -4 16 -6 -1 -2 0
thei teach|0 0 -3 -3 13 -2 -1 -3
their coat|-2 -1 -2 9 0 -1 -1 -2
their|13 -10 -24 19 10 12 -12 -7
thei|16 -53 33 20 14 -18 -12 0
them all|-3 -3 16 8 -3 -3 -6 -6
them and|1 13 0 10 -7 -3 -10 -4
them at|15 -1 -1 2 -15 -1 -1 3
them be|-1 0 -6 2 7 -7 -3 8
them on|-10 11 -5 3 -2 1 3 -2
them to|-4 -2 1 -3 -1 12 -2 -1
them with|-4 -1 -3 24 -2 -1 -9 -4
them|-42 -6 3 49 -32 -10 1 38
then he|-3 -9 0 0 21 -5 -2 -2
then i|-9 16 24 -15 6 -4 -18 0
then my|3 -5 -3 -1 -1 -6 9 3
then on|-1 -5 -4 3 11 2 -4 -1
then sai|0 -2 -2 -2 10 -2 -1 0
then she|6 -5 -1 -5 10 -5 2 -2
then somebodi|-4 -13 -2 20 -2 -4 8 -3
then the|15 5 -11 -9 -9 10 -2 2
then three|-1 -3 6 -2 11 -6 -5 0
then|3 32 -22 -32 10 16 10 -16
theori about|-2 -4 -1 -1 -2 13 -1 -2
theori|-2 -4 -1 -1 -2 13 -1 -2
therapist sai|0 -1 -1 0 -4 -2 0 8
therapist|-2 -2 -2 -2 1 -2 -1 9
there and|-10 -2 -2 4 -3 20 -5 -3
there anything|0 0 -1 0 9 -7 0 0
there an|-1 -5 1 19 -1 -7 -6 -1
there a|9 -12 -19 -18 11 25 21 -16
there behind|-1 -1 -2 -1 1 -7 12 -1
there be|8 -16 -19 -23 21 14 29 -15
there in|-3 -1 -2 8 0 -1 1 -2
there isn't|-4 1 0 -2 -1 -3 9 0
there it|-3 -1 -3 -2 9 -3 -4 7
there like|0 1 0 -2 -5 8 -2 0
there on|-4 7 -2 -2 -4 9 -5 1
there something|-1 9 -1 -1 -2 -1 -3 -1
there till|-1 -1 11 -7 -6 4 0 0
there wasn't|-4 -3 -2 -3 -2 -10 14 10
there when|-2 -1 -3 9 -5 -5 9 -2
there with|-2 -3 3 7 -2 9 -4 -8
there'll be|-6 -4 20 -3 -1 -1 -2 -3
there'll|-6 -4 20 -3 -1 -1 -2 -3
there|5 -30 -36 21 -12 40 31 -19
they'd be|1 -1 -4 0 -3 9 0 -1
they'd|-9 -8 -12 42 5 -3 -17 2
they're on|-1 -2 -1 0 0 -1 -9 14
they're|-8 5 8 6 -9 1 -16 12
they've find|13 -3 -5 -7 -2 -4 -4 12
they've put|10 -1 -5 -1 -1 -1 -1 -1
they've|36 -10 -14 8 -11 9 -13 -4
the|33 -1 -18 -6 -54 30 2 16
thi and|-1 -1 0 0 8 -5 0 -1
thi citi|0 -1 -1 14 -5 -1 -4 -1
thi i|-3 -3 -4 -1 4 -5 15 -3
thi morning|-10 -6 21 5 1 -2 -4 -5
thi time|-1 0 9 -1 -5 1 0 -2
thi week|3 10 -4 3 -3 -9 -5 6
thigh|8 -3 0 -1 0 -1 0 -2
thing befor|-2 -1 -1 -1 -2 10 -2 -2
thing but|-1 0 -2 9 -12 6 0 0
thing for|-5 16 -5 -1 -2 -1 -1 0
thing on|-1 2 12 0 -1 0 -1 -11
thing to|-2 -1 -12 -1 10 -2 8 0
thing you|-2 -1 -1 -1 12 -3 -3 0
thing|-15 9 -22 -3 19 30 18 -35
think about|6 8 24 7 -18 1 -14 -13
think and|2 -1 -5 -5 10 4 -1 -4
think i'm|-2 0 10 6 -3 -9 -1 -1
think i've|-2 -1 -1 -1 -2 10 -2 -2
think in|-3 -7 -3 -1 16 7 -5 -4
think it|0 -1 -12 -1 0 -1 7 10
think i|7 3 -5 19 -6 -2 -9 -7
think my|-1 -2 0 10 -1 -2 -1 -3
think of|-6 -4 -3 -7 4 3 16 -3
think oh|-2 12 -3 -1 -2 0 -2 -2
think somebodi|0 0 -1 -2 13 -11 -1 3
think that|0 -1 -7 -1 3 13 -9 2
think the|-6 -2 -2 -1 4 -6 15 -2
think well|-2 5 -2 -1 -6 -4 11 -1
think|-1 -2 -20 -10 17 9 18 -12
thin|9 -6 -3 3 -1 -7 6 -1
third|-7 2 -5 -3 2 19 -4 -4
thirti|13 -7 -10 6 4 -4 -1 -1
thi|-20 -7 35 15 -12 -3 -21 14
those big|-2 14 -2 -3 -1 -2 -2 -3
those|-1 6 -4 13 -5 -12 14 -11
though|-6 -1 11 8 -12 17 -6 -12
thousand|-3 -2 1 1 2 -3 8 -4
thread|-2 -6 -2 -5 -2 -2 -3 21
three dai|-2 -3 -11 0 -5 -2 13 9
three hour|-2 -1 -1 8 -1 -2 -1 -1
three of|-5 13 15 2 -4 -4 -9 -8
three peopl|-1 -1 -5 -1 -1 0 -2 11
three week|0 -4 1 -1 -2 -3 9 0
three|-14 18 13 6 -8 -29 -2 15
throat|2 -7 -2 -3 3 -6 16 -4
through everi|-2 8 -2 -2 -1 1 -1 -1
through me|-1 -2 13 -2 -3 -2 -2 -1
through my|-2 12 -2 -9 22 -6 0 -15
through the|-16 -7 0 17 -1 -1 16 -8
through|-10 1 -6 -6 22 15 14 -29
throw awai|-2 -2 11 -1 -2 -2 -1 -1
throw a|-2 14 -3 -1 -1 -2 -3 -2
throw out|-2 2 -2 -2 -2 -1 -4 10
throw|-8 14 7 3 -5 -6 -8 5
thumb|-3 10 -1 3 3 -8 -1 -4
thunder|-3 6 -2 -4 -9 17 -4 -1
ticket|-2 16 -1 -7 -5 1 -1 -1
tickl|-3 25 -4 -11 -3 -1 -2 -1
tide go|-2 -2 -1 -4 -1 -2 12 -1
tide|-4 -2 -5 -4 -2 -13 34 -3
tidi|-2 4 -1 9 0 -1 -3 -6
tie|5 -11 8 5 -11 -7 2 9
tight|28 -5 -2 -4 -2 -4 -6 -6
tile|16 5 -1 -5 -1 -2 -1 -11
till it|2 -3 -5 -1 -1 -3 -2 13
till i|-4 11 -1 2 -2 -2 -3 -1
till the|-1 -2 -6 -2 -1 -4 18 -3
till|29 -4 -6 -8 -3 -4 -4 0
time and|-5 6 -7 -9 20 13 -11 -9
time he|-1 -1 -4 -1 11 -2 -1 0
time i|-2 0 24 -1 -6 -12 -2 -1
time sinc|1 15 -3 1 -1 -4 -2 -7
time|-4 0 18 -13 22 -13 -3 -7
tin and|19 -3 -2 -2 -2 -6 -3 -2
tini|-3 -5 -2 -5 -6 9 16 -4
tin|24 -5 1 -1 -3 -9 -4 -3
tip|-2 7 -4 -12 1 2 4 4
tire|5 -7 -5 -11 -5 18 -1 6
to add|-1 -1 -6 -1 6 -9 -8 21
to at|-2 -1 16 -1 -7 -1 -1 -3
to a|7 0 9 -13 12 -6 -10 1
to becom|-1 -3 14 -2 -2 -1 -5 -1
to be|-27 11 16 25 -20 -7 1 0
to check|-3 -1 -1 -3 0 12 -3 -1
to choos|18 -4 -11 -2 -2 -3 -3 6
to danc|-1 13 -1 -1 -1 0 -6 -4
to do|-12 3 11 0 -1 -5 12 -8
to each|-6 17 -3 -2 -1 -1 -3 -1
to everi|9 -1 -1 -4 -1 -1 1 -1
to find|-1 -6 5 -2 -2 -2 15 -6
to fix|13 -2 12 -2 -4 -2 -10 -4
to get|23 -8 -7 0 -3 4 4 -12
to go|9 -4 13 -1 -9 -5 1 -5
to hear|-1 -2 -4 21 -13 -1 0 -1
to her|-1 0 3 20 -11 -4 -4 -3
to hi|-2 -5 -6 13 -1 -1 1 0
to it|4 3 -10 4 -1 -3 -4 7
to keep|1 -2 -24 -7 25 -6 8 5
to know|2 -7 -4 0 -13 11 12 -1
to leav|-2 10 -4 -3 2 -3 4 -3
to let|-2 -5 6 10 0 -9 2 -1
to lie|-1 -4 -13 -3 0 15 8 -2
to like|-2 0 8 1 -3 -1 -2 -2
to look|-4 -3 1 6 -9 15 -7 1
to make|-3 4 3 -5 -5 16 -6 -3
to me|-6 -13 -20 14 8 -1 14 3
to move|-1 -3 6 7 -2 -10 1 4
to my|-4 -11 -2 22 22 -16 -24 14
to on|-5 -2 -2 -6 2 -2 -2 18
to open|-3 -3 -3 14 0 0 -3 -1
to read|-4 -2 2 -3 14 -1 -1 -4
to ride|-1 -1 -4 11 -1 -1 -1 -3
to sai|-6 -8 -4 4 15 -9 8 -1
to see|-3 14 6 -3 -4 1 -5 -6
to sign|-1 -1 9 0 -2 -2 -1 0
to sit|-5 0 -2 1 -2 -1 12 -3
to somebodi|-1 11 -4 -2 -4 4 -1 -2
to speak|-1 -1 -4 -1 9 -2 0 0
to stai|-2 4 -5 10 -3 0 -3 -1
to tell|-4 -2 -4 -9 13 -4 11 -1
to that|0 -1 18 -8 -2 -7 -1 1
to them|-3 -1 -4 18 -4 -1 -5 -1
to the|16 -19 -6 6 54 -16 -10 -24
to think|-6 -5 11 -4 -5 13 -10 6
to us|2 -13 15 4 4 -6 -2 -4
to walk|15 -4 -8 -1 -1 -1 0 -1
to want|-1 8 -13 -6 -6 -6 28 -3
to watch|0 0 0 -6 -1 -3 10 0
to when|-1 -3 -4 2 -5 13 -1 0
to where|0 -1 -3 -4 -4 9 -3 6
to win|-3 -10 18 -5 -3 -2 6 -2
to write|-2 5 -7 -3 -3 -3 -1 15
toast and|-3 3 -4 -1 8 -1 -2 -1
toast|4 -1 -6 -5 9 -5 8 -3
todai i|-6 4 25 -9 -20 -17 33 -11
todai on|-1 0 -3 -1 -1 4 8 -6
todai she|-1 -3 -2 14 -1 -4 -1 0
todai|-25 14 7 14 -6 -18 13 1
toe|15 -3 -2 -2 -1 -1 -4 -2
togeth and|-5 -10 -1 0 -2 -4 -2 24
togeth|-20 -16 -13 -25 -4 28 6 44
tom|0 0 -2 11 -1 -8 -1 1
tongu all|-1 -3 -2 -3 11 -1 -1 -1
tongu|-2 2 -4 -7 22 -1 -1 -8
tonight|6 -7 -10 -3 2 0 -8 22
too long|0 -7 -4 22 -1 -3 -6 -1
tool and|-3 -2 -1 -4 -1 -1 -1 13
tool|7 -15 -1 -15 -5 -7 27 9
tooth|9 5 -8 5 -4 0 -2 -6
too|0 -15 -14 18 14 -1 -3 1
top of|13 2 -7 1 4 -4 -5 -3
top|20 6 7 -1 -7 -10 -9 -6
touch my|-1 10 2 -3 -1 -3 -3 -1
touch the|13 -3 -2 0 0 -4 0 -3
touch|18 35 -13 -7 -4 -12 -13 -4
town and|-2 -3 13 -1 0 -1 -5 -1
town go|-2 0 -1 -1 -1 -1 9 -3
town|-4 2 10 -2 -3 -4 4 -1
to|-9 -10 57 29 -12 -17 -7 -31
track|-3 0 -1 -1 -1 -10 0 18
trade|-1 -2 0 -2 -1 -1 -5 12
train and|12 -9 -7 -7 2 25 -12 -4
train with|0 -4 -1 8 -1 -1 -1 -1
training|-4 -2 14 -2 0 -1 -4 -1
train|3 -15 -2 2 -5 38 -17 -5
translat|-1 -1 -7 -2 -9 -5 -1 26
tree and|-6 -3 -1 12 -3 6 -2 -2
tree in|-6 -2 -2 -2 -2 -3 7 10
tree that|-1 -1 -2 -1 -1 -1 -3 10
tree|-16 -13 -8 7 -6 -4 24 17
trollei|1 11 -2 -1 0 2 -4 -7
trophi|-6 -3 0 -3 -1 -1 -2 17
trouser|9 1 5 -2 -3 -2 -4 -5
true|-1 -5 -4 -1 23 -7 -2 -3
trust|-3 -1 -4 -1 -3 -7 21 -2
truth|-1 -1 -3 -1 10 -1 -3 0
try the|18 -1 -2 -3 -3 -3 -2 -3
try to|-4 -1 11 1 0 -13 10 -3
try|11 -2 0 2 -7 -16 14 -2
tuck|-12 -1 0 12 -1 -6 9 -1
tuesdai|0 -5 -3 3 -2 16 -9 1
tune|-4 9 -2 -13 -3 -4 -3 19
turn into|-1 13 -1 -1 -2 12 -3 -16
turn it|-4 16 -7 0 -2 -7 -2 7
turn leav|-2 -2 -2 -4 -2 15 -2 -2
turn out|-1 -3 -5 1 11 -20 15 2
turn round|-7 -3 8 4 -6 16 -7 -4
turn the|8 -2 -5 1 -3 -9 -4 14
turn up|-1 -3 -2 -3 -1 -1 -1 13
turn|-10 15 -22 -2 -4 6 -3 21
twelv|11 -4 1 8 -6 -6 -3 -1
twenti five|-5 1 12 -4 0 -1 -1 -1
twenti year|-1 -2 11 -3 -2 7 -4 -5
twenti|-3 -11 34 -19 -9 7 -10 11
twice|12 3 8 -11 -10 0 -6 3
two and|-8 -8 -1 6 -6 28 -2 -8
two hundr|12 -1 10 -3 -4 -8 2 -7
two languag|-4 -2 -3 -2 11 -1 -1 1
two month|13 -1 -3 -1 -3 0 -2 -3
two of|-2 -2 -2 11 0 2 -5 -3
two room|5 -1 -2 -7 0 -1 -4 9
two spoon|-2 9 -1 -3 -1 -1 0 -1
two time|-1 0 -4 -1 0 10 -3 0
two year|3 -4 -1 11 -5 -3 1 -1
two|14 -36 -8 34 -7 16 -26 13
type it|-2 -2 0 -1 -11 17 -1 -1
type|-4 -9 -2 -4 13 10 -5 0
t|-2 14 -3 -4 6 -9 -1 -1
umbrella|-2 -1 -1 -1 -4 14 -3 -1
uncl|-4 -12 5 14 1 -1 1 -4
under my|10 -2 -1 -1 -1 -3 -2 0
under the|13 4 -11 -4 -11 1 10 -2
understand|-1 -5 1 -7 6 11 -3 -2
under|35 0 -15 -8 -18 5 12 -11
undon|-4 -9 -4 0 -2 -3 32 -10
uniform|-2 -2 18 -2 -2 -6 -3 -2
universe|-3 -11 -4 -3 -2 -3 28 -3
untidi|-2 -3 -1 -5 -1 1 0 11
until it|1 6 -1 4 -2 10 -6 -13
until i|3 -7 -7 -4 -3 -6 27 -2
until she|-8 12 0 3 -1 -1 -1 -3
until we|-2 -2 0 -3 -5 -1 15 -2
until|5 27 -6 6 -21 -5 19 -24
up again|2 -5 10 -1 -2 -1 -2 -1
up and|-6 3 12 -9 6 0 -7 1
up as|11 7 -4 -1 -1 -1 -8 -3
up at|-3 -4 9 -1 -3 -2 8 -3
up a|-1 21 -3 -4 -2 -7 -1 -3
up by|11 -5 -1 -1 -1 0 -2 -1
up everi|-4 -3 -1 -3 -1 -2 4 11
up for|2 -4 -2 -3 -1 -2 -2 12
up from|3 -5 -4 14 -1 -4 -1 -3
up in|1 -7 -1 -3 -1 -3 12 1
up my|-10 19 -3 -3 3 -4 -1 -2
up on|1 23 -15 -2 -8 5 0 -5
up over|-4 -2 2 -1 -1 -2 12 -4
up so|-2 5 -8 -1 9 -1 -1 0
up the|1 9 0 1 6 -5 -7 -5
up to|-4 -3 28 1 -9 -8 3 -9
up with|5 1 -7 7 -8 -17 -4 23
upsid down|0 0 -3 -1 -2 11 -3 -2
upsid|0 0 -3 -1 -2 11 -3 -2
up|5 39 2 -6 0 -36 -4 1
us at|-4 2 -1 -4 22 -6 -8 -2
us everything|-1 0 -2 0 -1 0 -4 9
us for|-2 -5 0 -9 1 -4 -2 22
us hold|-1 -1 -2 3 9 -2 -5 -2
us it|-4 -9 17 0 1 -4 3 -4
us like|-2 -2 0 -2 -4 -1 15 -4
us the|3 -1 -1 -3 14 -2 -4 -7
us to|-16 -1 4 -13 -17 6 20 16
us where|10 0 -1 -1 -5 1 -1 -1
us|-12 -21 -10 1 24 -23 17 24
util|-3 -1 -6 -2 14 -1 0 -1
van|17 -4 -4 -1 -2 -3 -3 0
vast|-3 -3 -1 -4 -2 -8 22 -2
vein|7 -4 -2 8 -1 -2 -2 -5
velvet|-4 18 -2 -1 -5 -2 -2 -2
veri|-4 4 -7 -11 11 -4 15 -6
version|0 0 -3 -2 11 -2 -2 -2
vet|-2 0 -2 8 -2 3 -3 -3
vicar|-2 -1 -2 -1 9 -2 -1 -1
villag|1 -1 -7 -5 -1 -4 -3 19
vision|-8 -3 -4 -3 -3 32 -8 -2
visit|-4 -1 -2 9 -1 6 -3 -5
voic and|-1 -2 -1 -1 0 -4 9 -1
voic i|-1 -1 -6 0 9 0 -1 0
voicemail|-1 -1 -6 2 11 -4 -1 0
voic|-10 25 -12 -14 6 -4 -2 11
volum|0 -2 8 0 -10 -1 0 6
vowel|-1 -2 -11 0 20 -2 -2 0
vu|-2 -5 -1 -1 -2 15 -3 -2
wai and|-2 -1 -2 0 -5 -2 12 0
wai home|-2 8 -2 -2 -1 -1 -1 -1
wai of|-2 -2 -2 -3 11 -3 2 -2
wai round|16 -3 -2 -2 -1 -3 -2 -2
wai the|-3 -1 -2 -3 -2 23 -12 -1
wait there|15 0 -2 -3 -4 -2 -2 -1
waiter|0 0 0 9 0 -4 -1 -4
wait|18 -9 31 -4 -21 -6 -1 -8
wai|0 9 1 4 11 -8 0 -16
wake at|14 -11 -1 -2 -5 7 -2 -1
wake up|-3 22 -3 12 -5 -17 -2 -6
wake|17 7 -4 3 -13 4 -4 -10
walk about|-3 -3 12 -1 -10 6 -2 1
walk home|14 -6 -3 8 -2 -4 -3 -3
walk into|-15 9 -3 -6 -4 20 4 -4
walk in|-6 4 -6 -3 -7 26 -5 -2
walk on|9 -7 -1 0 0 0 0 0
walk out|-2 -2 20 -2 -4 -3 -4 -4
walk past|-1 12 -1 -5 0 -2 -2 -1
walk the|5 -6 -7 -5 -6 -8 29 -2
walk|27 -10 -3 5 -38 23 2 -7
wall and|-1 11 5 -2 -2 -6 -1 -4
wall with|3 0 0 -2 0 0 -10 8
wallet|14 -2 -9 2 -1 -3 -2 -1
wallpap|-3 9 -1 -1 -1 3 -4 -2
wall|-4 13 -5 9 1 -9 -4 -1
want anything|-1 8 -13 -2 -5 -3 19 -1
want a|7 -2 -2 -4 -7 -7 25 -10
want him|-1 10 -2 -4 -1 -1 -1 0
want it|-1 -2 0 -5 10 -1 1 -2
want me|5 -3 19 -9 -4 -2 -3 -4
want my|-2 -2 11 -3 -3 -1 0 0
want the|-6 16 -8 -5 1 -3 1 3
want to|-17 2 14 16 14 12 -34 -8
want|-6 41 15 -16 -6 -11 5 -22
ward and|-1 -1 0 -3 -1 10 -4 1
ward|-5 -2 -3 -5 -4 11 9 -1
warm|12 38 -9 0 -10 -6 -13 -11
war|-1 -5 -3 -3 8 -6 13 -3
wash up|8 -2 -2 -1 -2 4 -4 -1
wash|11 5 -6 -4 -12 -14 19 1
wasn't ani|-1 -2 -2 -2 -1 -1 10 0
wasn't a|0 0 18 0 -16 -1 -9 8
wasn't there|9 -1 -5 14 -1 -12 1 -3
wasn't|-5 -10 3 0 -20 -9 42 -1
wasp|8 -6 -4 -2 -3 23 -3 -12
watch him|-2 17 -3 -4 0 -4 -3 0
watch hi|-2 0 -6 -4 -2 16 -2 -1
watch the|-5 -6 -4 -5 -5 8 23 -7
watch|-33 11 -27 -6 -13 55 27 -14
water and|21 -12 -2 1 -1 -2 -3 -3
water bottl|-10 -2 0 14 0 0 0 0
water|19 6 -12 -2 -19 -1 24 -15
wave|-5 4 -3 0 -1 -4 12 -2
we all|-4 -17 -9 16 15 1 -1 -1
we argu|-4 -2 -3 -1 16 -1 -1 -4
we be|-10 -1 -3 8 -20 7 26 -7
we buri|-3 -3 -1 13 0 0 -1 -5
we can|11 -2 -1 -2 0 -2 -1 -3
we come|0 -1 15 -1 -7 -2 -3 -2
we could|10 -2 -1 -3 0 -1 -1 -2
we don't|-3 -1 -1 -4 20 -6 -4 -1
we get|2 0 -1 -2 -2 -3 9 -3
we have|34 -1 -9 5 -3 -9 -6 -11
we hold|-2 -2 -1 3 -7 -1 14 -4
we light|-3 2 0 12 0 0 -10 -1
we lose|18 -3 -4 14 -2 -2 -6 -15
we make|-10 14 -5 1 -6 -7 -4 16
we meet|-1 -1 0 14 -1 -4 -1 -5
we never|-1 10 0 -10 0 3 -1 0
we onli|-9 -4 -2 -5 6 28 -6 -8
we put|-6 -4 -1 11 -3 -4 7 2
we scatter|-2 -2 -1 -3 -1 -2 12 -2
we sing|-2 8 -1 -5 -6 -1 12 -5
we sit|4 -3 -1 -7 -1 0 9 -1
we speak|-1 -2 -1 -4 9 0 0 -1
we stand|-2 -6 6 -3 -1 -2 10 -3
we wash|9 -8 0 0 0 0 -1 0
we will|21 -1 -1 -1 -5 -2 -9 -2
we'd|-7 -1 -3 1 -3 18 -2 -4
we're all|18 -6 -1 -3 -1 -1 6 -12
we're|41 -1 -4 -12 -6 -5 3 -15
we've be|0 2 -5 -4 10 -2 -1 -1
we've put|0 -1 -1 -3 -1 -2 -1 9
we've|16 -15 -13 29 1 -5 -26 14
wear the|-3 -4 22 -2 -2 -4 -4 -2
wear|-7 25 26 -9 -12 -9 -11 -2
weather|1 -1 -5 -5 13 -3 3 -3
weav the|-1 -2 -1 -5 -1 -6 -1 17
weav|-1 -3 -1 -6 -1 -6 -1 19
wedding|-6 9 -4 17 0 -5 -3 -6
week and|-1 5 -2 9 -9 -1 -1 -1
week i'd|-3 -1 0 -1 -4 12 -2 0
week she|-3 -2 -1 -6 -1 16 -2 -1
weekend|-1 -1 1 -3 -6 -1 -1 12
week|7 -11 5 -8 10 16 -13 -6
weep|-2 -5 -2 13 -1 -1 -1 -1
weight on|-3 0 -4 0 0 0 -1 9
weight|21 -5 -18 19 -2 -3 -12 -1
weigh|-1 -2 15 -2 -4 -1 -3 -3
weld the|-4 -2 -1 -1 -1 -3 -2 13
weld|-4 -2 -1 -1 -1 -3 -2 13
well it|-1 0 0 -6 -2 -3 13 0
well the|-4 -2 -1 -1 -1 -3 -1 13
well|-9 -8 -7 -12 10 0 8 18
wet and|10 -3 -1 -1 -1 -1 -2 -1
wet clai|-1 16 -1 -1 -1 -5 -2 -5
wet|21 17 -8 -9 -2 -3 -6 -10
we|41 21 -58 40 -1 -23 -24 5
what be|15 -2 -9 -4 6 -5 0 -1
what happen|-1 4 -8 -1 -2 -6 15 -1
what he'd|0 0 -2 -1 -8 4 -3 9
what i'd|-3 9 2 -3 -5 -8 2 6
what i'm|-6 5 4 -3 -9 23 -8 -6
what in|-2 -1 -3 -1 -5 -8 22 -2
what it|-5 5 -1 -3 1 -8 2 9
what i|-6 -16 7 -8 32 -13 -14 17
what thei|-2 -1 12 -3 0 -4 -2 -1
what there|-1 -1 -1 -1 -3 -3 11 -2
what the|3 -1 -4 -4 -6 17 -7 2
what to|-1 -1 1 1 -1 15 -6 -7
what we|17 -4 -6 -7 6 0 -7 2
whatev|1 22 -7 10 -9 -3 -13 -1
what|3 -28 -12 -46 24 13 37 8
wheel and|-1 -1 19 1 -16 -2 0 0
wheel|6 -1 17 -4 -17 -4 0 4
when he|-2 19 -12 -18 -6 23 -9 6
when i'm|-12 -10 -4 -7 38 8 -6 -7
when i|12 -12 -2 12 13 0 -17 -6
when someon|-3 -4 -3 -2 -9 24 -4 -1
when thei|-3 -8 8 26 -8 -16 0 1
when the|6 -14 -11 1 -4 15 13 -6
when we|-1 -1 -2 10 -3 0 -3 1
when you're|0 0 0 9 -8 0 0 0
when you|-2 -1 -4 -9 -1 0 10 6
when|0 -10 -11 4 20 38 -26 -15
where it|-1 1 -8 2 -1 -2 13 -4
where i|-4 2 -1 -2 -2 14 -4 -3
where my|-6 -2 -3 -8 4 -3 13 4
where on|-2 -3 -1 -5 9 -4 7 -2
where the|25 -1 -9 -14 -5 4 -3 4
where we|9 -4 5 -1 -4 -2 -2 -1
where|17 -19 -13 -23 -8 12 31 3
whether the|-3 -3 -3 -2 -3 21 -5 -2
whether|10 -5 -5 -3 -4 16 -8 -2
which|38 -5 -2 -15 -9 -1 -2 -5
while i|-2 8 12 4 -7 -3 0 -12
while she|-2 -4 -2 14 -3 -1 -1 -1
while the|-2 1 -2 5 9 -2 -6 -3
while|-9 4 24 13 3 -15 -2 -18
whistl|-1 8 -1 -5 0 1 -1 0
white|9 -8 10 -5 -5 10 -7 -3
who be|-8 1 -6 -4 -1 8 4 5
who fetch|-2 -2 18 -3 -1 -1 -8 -1
who i|-2 -4 15 6 -1 -7 -6 -2
who'd|-4 -2 -12 17 17 -7 -6 -2
whole bodi|-6 12 -2 -1 0 0 -1 -2
whole face|10 -6 -3 0 10 -2 -3 -5
whole garden|-4 15 -1 0 -1 -2 3 -10
whole offic|-1 -2 0 -1 -1 -1 14 -8
whole time|-1 -1 -2 -1 4 -12 11 3
whole town|-2 0 -2 -1 -1 -1 9 -2
whole villag|-1 0 -3 0 0 -1 -3 8
whole wai|0 -2 -2 0 8 -2 0 -3
whole|-18 23 17 -13 9 -10 10 -17
whose els|0 -1 -3 0 -3 -3 11 -1
whose|-1 -2 -6 6 -3 -2 13 -5
who|-15 12 16 30 6 -22 -24 -4
why do|-2 5 -8 -6 -5 18 -1 -1
why|-5 11 -19 -7 -19 55 -7 -9
widow|-3 -6 -1 14 -1 -2 -1 -1
wife do|-2 -1 -6 -6 0 -1 -1 17
wife|-5 -19 -3 15 5 -2 -9 18
will have|6 -2 -5 -5 -1 -2 -9 16
will not|-2 -1 17 -2 -4 -1 -4 -3
will|25 -13 -4 -11 4 -12 -1 12
win it|-2 -3 12 0 -2 -2 -2 -1
window and|-3 -1 -6 -2 3 5 12 -8
window open|-1 19 -3 -1 -1 -2 -6 -5
window|4 7 -7 -9 0 1 1 4
wine|-2 13 -7 -2 -1 0 -1 -1
wink|-9 11 -4 -3 -5 16 -3 -3
winter|67 -9 -4 -18 -5 -16 3 -18
win|-10 1 18 2 -4 -8 5 -4
wipe|0 7 -5 9 -1 -5 -3 -2
wire|5 -9 -4 -2 -2 22 -7 -3
wish i|-2 17 -1 -3 1 -8 -2 -2
wish|-3 16 -1 0 -1 -8 -1 -2
with all|17 -7 -3 -6 6 -5 -8 7
with a|23 -17 17 3 0 -11 1 -15
with both|8 -3 -2 -1 -13 -2 -1 13
with her|-3 1 -2 23 -1 -3 -14 -1
with hi|1 1 1 4 8 -7 -1 -7
with it|-4 3 12 -6 -6 -3 9 -6
with me|-5 1 -7 10 7 -1 -1 -4
with my|-5 0 -13 -7 11 -6 -3 23
with no|14 6 -6 -2 -4 -1 -11 3
with on|-9 -5 18 15 -2 0 -1 -16
with that|4 -7 -1 -2 -4 10 -1 1
with them|-4 -8 -3 0 -1 -2 19 -2
with the|1 34 -1 -27 -8 -11 -11 23
with thi|2 -5 -4 2 -1 10 -2 -2
with two|-2 9 -1 -3 -1 -1 0 -1
with what|-1 -1 -2 -3 -1 -1 -1 11
without being|-3 -1 -3 14 -3 -2 -1 -1
without look|0 -2 -5 -1 13 -2 -2 -1
without stop|8 -3 8 -3 -5 -2 -2 -1
without the|4 -1 0 -4 -3 8 -4 -1
without|15 -1 32 0 -23 -5 -2 -16
with|25 35 -42 2 0 -38 -8 26
woman at|4 -3 16 -8 -3 -2 -3 -1
woman in|-7 -8 14 -5 5 15 -7 -6
won't come|1 -1 -2 14 -2 -2 -4 -2
won't go|8 -3 -2 0 -1 -1 0 -1
won't|14 -13 -4 6 17 -6 -5 -9
wonder|-3 2 -5 -3 -1 11 -2 0
wood|12 -4 -3 -6 -1 -2 -3 9
word about|-1 -1 19 -2 -13 -2 0 0
word and|-3 13 -4 -2 2 -1 -2 -2
word be|-1 -3 -4 15 12 -6 -2 -11
word for|-1 -1 -2 -1 -21 28 -1 -1
word|-12 -4 7 -6 -6 31 5 -14
work and|-5 1 -11 -1 4 -4 8 6
work out|28 -3 3 -3 -9 -1 -7 -9
workshop|-6 -8 12 -2 -1 -2 -2 8
work|57 -3 -2 -10 -37 -11 -16 22
world be|-2 -2 -7 -1 -1 -1 14 -2
world|-3 -3 -8 -6 -7 5 17 5
worri about|-2 -4 -3 0 -1 0 10 -2
worri|-4 -6 -6 -6 1 -3 26 -3
worst|-5 -2 -8 9 7 -1 4 -5
wors|-1 -3 -3 3 12 -5 -2 -1
would be|-1 -2 -3 -2 -4 9 3 0
would do|-2 15 -10 10 -2 -6 -3 -3
would get|-1 -3 -2 0 10 -2 -1 0
would you|0 0 -5 0 1 -4 9 0
wouldn't|-1 -1 -3 2 13 -9 -1 0
would|-15 8 -7 2 6 8 4 -6
wrapper|3 11 -2 0 -1 -5 -4 -2
wreck|-8 -3 -2 -1 0 -2 -3 19
wrist and|0 -1 -8 0 0 0 10 0
wrist|0 8 -2 -11 -2 -3 8 2
write a|-4 16 -8 -8 -6 -5 -5 18
write down|2 -7 -6 3 -11 29 -3 -7
write it|-6 -5 28 -3 -9 -1 -4 2
write my|-3 -4 -4 -1 -3 -3 -1 20
write the|-1 -2 -1 -3 2 -5 0 10
write what|-3 -4 4 -1 15 -5 -3 -5
write|-15 -1 -1 -7 -4 -3 -22 52
writing down|-4 -2 -4 -4 -1 0 -1 17
writing|-8 -7 -21 -6 36 -10 -3 19
wrong thing|-1 0 -2 10 -4 -2 0 0
wrong|-17 4 -3 -7 13 33 -12 -13
ye that|-1 -2 -2 -1 11 -2 -3 -1
year ago|-5 -3 8 7 -1 -2 -3 -2
year and|-3 -7 25 18 -8 0 -14 -10
year be|-3 -1 -3 -3 -2 1 -2 13
year i've|-1 0 -4 -1 2 -5 9 0
year of|-5 -1 -3 5 1 -5 -4 12
year on|6 -1 -6 1 -2 -5 -1 9
year|-10 -33 17 49 -13 -13 -8 11
yellow|-6 -5 24 -6 6 5 -12 -6
yesterdai i|-1 -3 9 -1 -3 0 0 -1
ye|-7 -7 13 -6 19 -11 7 -8
you alwai|-2 -1 10 -2 -2 0 -3 -1
you and|-3 1 -2 -2 11 -1 -2 -1
you be|-3 -2 -6 12 2 -3 -2 2
you can|3 -3 -4 -4 21 -7 -6 0
you could|-2 0 8 -4 -4 -3 6 0
you don't|2 12 -1 -5 -3 1 -4 -3
you eat|0 -1 -2 28 -11 -2 -1 -11
you hold|-1 -3 -2 -4 11 0 0 -1
you know|0 -2 6 9 -11 -1 0 0
you make|0 -1 -5 -2 11 -2 -1 -1
you my|0 0 0 9 -8 -1 1 0
you put|0 0 0 0 0 0 -8 8
you stand|0 0 -1 -1 -2 16 -2 -10
you'd|-4 -3 5 -3 7 -11 6 3
you're|-6 -2 7 16 -11 -3 -2 2
you've get|-1 -1 13 -1 -1 -7 -1 -1
you've|-1 -1 13 -1 -2 -8 -1 0
young and|-1 -2 -4 -7 -3 13 -1 4
young|-2 -3 -1 -2 -5 10 -2 5
your|-6 4 -14 2 24 0 -8 -2
you|8 -10 -14 12 7 -7 -1 5
`;
