/**
 * Learned, not written: test/models/offline/chakra-weights.test.ts makes this file from the lexicon and the
 * training passages. A line is a feature (`#` a concept, `+` its phrases; else a stem, or a pair of them) and what
 * it adds to the score of chakra 1 to 8, in hundredths of log odds.
 */
export const weightScale = 100;

export const weightLines = `
#a body that hurts at work+|78 -13 -12 -8 -12 -11 -11 -12
#a body that hurts at work|92 -16 -11 -10 -13 -13 -15 -13
#a life seen as one+|-18 -17 -19 -19 -10 -25 -16 124
#a life seen as one|-18 -17 -19 -19 -10 -25 -16 124
#a spark with someone+|-19 89 -8 -11 -10 -9 -13 -18
#a spark with someone|-14 99 -12 -9 -12 -13 -18 -22
#a will carried through+|-12 -18 112 -13 -21 -16 -17 -16
#a will carried through|-9 -18 112 -14 -21 -17 -18 -16
#acts of small kindness+|-7 -20 -23 79 -14 -15 11 -11
#acts of small kindness|-7 -20 -23 79 -14 -15 11 -11
#all and every+|0 0 0 0 0 0 0 0
#all and every|-4 6 -2 0 -1 -3 -6 10
#all the parts of one person+|-12 -21 -20 -7 -11 -2 -20 92
#all the parts of one person|-10 -10 -22 -12 -4 -18 -19 94
#anger as force+|-8 13 37 -8 -8 -8 -8 -8
#anger as force|-16 11 59 -21 7 -20 -26 6
#animals one loves+|-9 -10 -9 67 -9 -10 -10 -10
#animals one loves|-10 13 -29 93 -14 -18 -19 -16
#appetite and taste as pleasure+|-11 79 -12 -11 -13 -12 -11 -10
#appetite and taste as pleasure|-24 148 -24 -11 -19 -4 -38 -28
#asked to shrink+|-11 -9 83 -11 -17 -12 -11 -12
#asked to shrink|-16 -6 81 -6 -14 -13 -14 -13
#awe and joy without cause+|-11 -10 -10 -11 -11 -11 74 -10
#awe and joy without cause|-20 21 -15 -1 -14 -11 62 -21
#being heard or not+|-16 -13 -4 23 54 -17 -14 -13
#being heard or not|-11 -21 -30 35 75 0 -30 -19
#being let in by others+|-11 -12 -8 68 -13 -12 -12 1
#being let in by others|-11 -12 -8 68 -13 -12 -12 1
#between languages+|-13 -15 -16 -15 81 2 -14 -11
#between languages|-19 -25 -15 -23 80 -3 -6 11
#body sensed from inside+|54 -12 -9 -8 -7 -7 -7 -3
#body sensed from inside|83 6 2 -13 -16 -31 -7 -24
#bosses and standing at work+|-11 -13 80 -13 -10 -18 -1 -14
#bosses and standing at work|-21 -27 141 -18 -7 -27 -25 -17
#care across a bedside+|1 -15 -12 77 -13 -16 -13 -8
#care across a bedside|-4 -12 -7 86 -27 -7 -17 -11
#coincidence and recurrence+|-22 -21 -13 -10 -14 106 -7 -18
#coincidence and recurrence|-16 -22 -19 -11 -13 107 -12 -14
#cold and heat of the body+|46 -7 -7 -7 -7 -5 -7 -7
#cold and heat of the body|47 -7 -7 -7 -7 -5 -7 -7
#colour and paint+|-11 69 -11 -11 -11 -11 -11 -1
#colour and paint|-28 146 -26 -32 -30 4 -36 1
#contest and effort of the body+|-12 -12 80 -12 -11 -11 -11 -11
#contest and effort of the body|13 -47 114 10 -32 -33 -11 -15
#crafts joined to a second trade+|-1 -13 -5 -14 -12 -10 -11 66
#crafts joined to a second trade|-3 -15 -8 -11 -13 -14 -13 76
#dance and the moving body+|-14 90 -13 -12 -12 -13 -14 -12
#dance and the moving body|-27 119 -17 -19 -24 -14 -9 -10
#days and dates+|0 0 0 0 0 0 0 0
#days and dates|5 -7 6 1 -1 0 -6 1
#death seen calmly+|-15 -17 10 10 1 -15 49 -22
#death seen calmly|-21 -25 0 8 7 -18 74 -25
#deciding and doing+|-8 -17 83 -17 -13 -2 -12 -15
#deciding and doing|-20 0 85 -28 -1 -19 -12 -5
#denial+|0 -1 2 0 -1 -1 3 0
#denial|3 -5 8 -3 6 -5 17 -21
#dreams+|-9 -13 -15 -14 -14 91 -12 -15
#dreams|-26 -14 -23 -11 -45 148 -6 -22
#dressing for delight+|-10 52 -2 -8 -9 -9 -9 -6
#dressing for delight|-23 66 25 -11 3 -26 -19 -14
#eating and the body weighed+|48 -7 -7 -7 -7 -7 -7 -7
#eating and the body weighed|53 -10 -7 -7 -7 -7 -7 -8
#ending of an effort+|0 0 0 0 0 0 0 0
#ending of an effort|0 -2 2 -5 0 -3 8 -1
#fear of being hurt+|70 -6 -6 -13 -12 -9 -12 -13
#fear of being hurt|69 -5 7 -12 -13 -10 -13 -23
#feeding a household on little+|61 -10 -12 -10 -10 -9 -1 -9
#feeding a household on little|61 -10 -13 -10 -11 -6 -2 -9
#feelings in spate+|-12 90 -9 -11 -11 -15 -18 -15
#feelings in spate|-14 100 -3 -15 -8 -20 -23 -17
#finishing+|-8 -17 -3 -3 -26 3 -30 84
#finishing|-29 -18 25 -2 -41 -5 -19 90
#fire and backbone in the belly+|-17 -7 61 -15 -9 3 -8 -8
#fire and backbone in the belly|-5 -9 65 -17 -12 -3 -10 -10
#first person will+|7 2 1 -5 3 0 -3 -5
#first person will|6 1 4 -5 3 -1 -4 -5
#food to stay alive+|70 -11 -11 -10 -10 -10 -9 -10
#food to stay alive|113 -9 -28 -5 -14 -19 -25 -13
#friends and company+|-14 -17 -7 64 -13 -15 1 0
#friends and company|-29 -21 -24 97 -13 1 -7 -4
#handing on+|-5 -12 -14 -17 -12 -6 -10 77
#handing on|-19 -24 -23 -19 -8 -12 -23 127
#hands+|0 0 0 0 0 0 0 0
#hands|0 1 -1 3 -1 0 -1 -2
#he and him+|0 0 0 0 0 0 0 0
#he and him|-15 6 0 34 -5 0 -12 -8
#heat and cold of a house+|73 -9 -12 -6 -11 -12 -12 -11
#heat and cold of a house|105 -19 -19 4 -27 -6 -13 -26
#heat before the act+|-14 -15 87 -10 -7 -12 -14 -15
#heat before the act|-15 -16 92 -11 -9 -12 -11 -18
#hours of the day+|0 0 0 0 0 1 0 0
#hours of the day|1 -3 -5 -3 0 5 7 -2
#hunch and foreknowing+|-7 -19 -19 -22 -11 94 -2 -15
#hunch and foreknowing|-17 -26 -25 -28 -4 110 -1 -9
#illness and medicine+|81 -14 -13 -11 -11 -11 -13 -8
#illness and medicine|119 -24 -22 -9 -16 -15 -2 -31
#injury and joints+|78 -12 -11 -11 -11 -11 -11 -11
#injury and joints|104 27 -19 -14 -32 -36 -44 14
#jealousy and envy+|-11 81 -11 -12 -11 -12 -12 -11
#jealousy and envy|-12 91 -12 -19 -12 -13 -12 -11
#joining of arts, trades and peoples+|-10 -11 -11 -4 -3 -4 -14 58
#joining of arts, trades and peoples|-16 -7 -22 -10 -5 -6 -18 84
#knowing and keeping mum+|-15 -15 -15 -16 94 -20 2 -15
#knowing and keeping mum|-16 -10 -17 -17 100 -24 -1 -16
#knowing with no reason+|-12 -20 -31 2 -2 104 -23 -18
#knowing with no reason|-11 -20 -31 1 -2 105 -24 -19
#land and animals to live from+|55 -9 -8 -9 -9 -5 -8 -8
#land and animals to live from|62 -23 8 -9 -18 -15 -10 5
#laughter+|0 0 0 0 0 0 0 0
#laughter|-3 6 0 -3 0 2 -1 0
#learning to master+|-6 -7 37 1 -6 -8 -6 -6
#learning to master|-10 -16 76 -8 3 -20 -15 -10
#letting go+|-19 -29 2 -9 -22 -13 97 -7
#letting go|-13 -33 -1 -6 -31 -23 126 -19
#letting the dead and the plan go+|3 -5 -13 -15 -13 -15 74 -17
#letting the dead and the plan go|8 -8 -15 -4 -14 -17 70 -19
#likening+|-2 4 -2 -4 1 -1 5 0
#likening|-2 4 -2 -4 1 -1 5 0
#locks and watchfulness+|90 -14 -15 -14 -12 -9 -14 -14
#locks and watchfulness|107 -18 -15 -9 -19 -4 -18 -24
#longing with no name+|-15 58 -5 -5 -3 -3 -15 -12
#longing with no name|-13 82 -8 -14 2 -19 0 -30
#love said and shown+|-15 -14 -13 91 -21 -9 -5 -15
#love said and shown|-19 7 -23 99 -15 -19 -15 -15
#making by hand+|-14 -5 -6 -12 -12 -7 -13 69
#making by hand|-15 -19 -48 -33 -35 -9 -16 177
#making for the pleasure of it+|-7 80 -12 -12 -11 -13 -12 -13
#making for the pleasure of it|-8 89 -13 -13 -12 -13 -13 -16
#meeting and parting+|-11 -11 -11 74 -11 -10 -10 -11
#meeting and parting|-13 -3 -11 72 -11 -11 -12 -11
#memory and imagination+|-10 -11 -12 -12 -14 76 -8 -10
#memory and imagination|-34 -11 -6 -23 -21 115 -1 -20
#mending between people+|-17 -5 1 80 -12 -14 -18 -15
#mending between people|-29 -9 -3 87 -2 -27 0 -17
#missing across distance+|-11 -9 -12 76 -8 -12 -14 -11
#missing across distance|-20 -15 -24 106 -12 -12 -5 -17
#moods that rise and fall+|-13 72 -2 -14 -8 -12 -11 -12
#moods that rise and fall|-38 119 -20 17 -11 -14 -29 -24
#nesting and settling+|58 -9 -9 -8 -8 -8 -8 -9
#nesting and settling|60 -13 -10 -9 -10 -7 0 -11
#no one there to have it+|-23 -20 3 -5 -19 -22 90 -4
#no one there to have it|-27 -21 3 -7 -20 -22 99 -5
#noticing and reading signs+|-7 -10 -16 -10 -9 74 -8 -14
#noticing and reading signs|-31 -9 -19 -32 3 121 -30 -3
#one thing made from many+|-11 -2 -12 -16 -6 -21 -32 101
#one thing made from many|-10 -3 -20 -16 5 -10 -39 93
#one's own people+|8 -11 5 50 -19 -17 -7 -8
#one's own people|-19 -50 16 73 -2 -22 -16 19
#opinions voiced+|-6 -8 -9 -11 49 -9 2 -8
#opinions voiced|-21 -32 5 -8 84 -14 -10 -4
#parts of the face+|0 0 0 0 0 0 0 0
#parts of the face|-5 4 -6 0 6 4 2 -5
#pattern and system+|-12 -11 -11 -11 -11 76 -11 -9
#pattern and system|-26 -40 -28 9 -8 110 -5 -13
#phone, letter and message+|-10 -10 -11 -8 64 -7 -10 -9
#phone, letter and message|-20 -27 -33 9 105 9 -37 -6
#pieces coming together+|-7 -13 -21 -17 9 -14 -16 79
#pieces coming together|-20 -17 -22 -27 8 -11 -22 110
#play and making things up+|-11 74 -12 -11 -9 -8 -11 -11
#play and making things up|-22 113 -8 -31 -8 -17 -20 -6
#playing music for its own sake+|-8 61 -8 -8 -8 -11 -8 -9
#playing music for its own sake|-29 113 -28 -25 -21 -1 -34 26
#pleasure without excuse+|-12 75 -11 -11 -11 -6 -12 -12
#pleasure without excuse|-9 108 -14 -16 -19 -11 -19 -19
#pregnancy and birth of the body+|28 -8 -8 11 -8 -9 2 -8
#pregnancy and birth of the body|23 -12 -7 7 -8 -11 6 2
#public transport+|0 0 0 0 0 0 0 0
#public transport|3 -5 2 -3 -1 0 3 0
#rank and command+|-10 -10 74 -10 -12 -10 -11 -10
#rank and command|-18 -14 102 -31 -15 -26 9 -7
#reading people and signs+|-12 -12 -13 -13 -7 80 -14 -10
#reading people and signs|-16 -13 -9 -14 -15 86 -10 -9
#rent and ownership+|92 -13 -13 -13 -13 -13 -13 -13
#rent and ownership|110 -31 -11 -9 -21 -7 -23 -8
#rites+|-16 -16 -19 -10 0 -15 90 -14
#rites|-19 -24 -18 -13 -2 -19 88 5
#saying no and holding ground+|-10 -11 78 -18 0 -24 -8 -7
#saying no and holding ground|-9 -16 94 -20 -3 -25 -10 -10
#school+|0 0 0 0 1 0 0 0
#school|-2 2 1 4 -2 1 -2 -2
#scraping by+|81 -12 -14 -5 -12 -12 -12 -13
#scraping by|93 -19 -4 -2 -24 -4 -19 -22
#seeing how it fits+|-19 -18 -11 -17 -15 112 -13 -20
#seeing how it fits|-22 -18 -12 -7 -15 108 -13 -21
#self without edges+|-12 -17 -17 -11 -15 -13 97 -11
#self without edges|-27 20 -29 -13 -12 -22 66 16
#she and her+|0 0 0 0 0 0 0 0
#she and her|-9 1 -10 30 1 1 -9 -4
#shell of a house+|52 -8 -7 -7 -7 -9 -5 -8
#shell of a house|88 -13 3 -11 -17 -10 -10 -29
#signs of the one who is gone+|-20 -16 -9 100 -7 -17 -18 -15
#signs of the one who is gone|-22 -22 -10 113 -10 -19 -11 -19
#silence between people+|-13 -10 -11 -2 59 -1 -10 -11
#silence between people|-22 -13 -17 -13 82 -4 2 -15
#singing and sounding+|-11 -10 -7 -10 64 -10 -11 -4
#singing and sounding|-25 -12 -15 -18 78 -14 6 1
#sitting still+|-14 -10 -3 -10 -16 -13 78 -10
#sitting still|-7 -15 -8 -2 -1 -17 65 -15
#sky, height and far water+|-12 -10 -10 -10 -10 -12 77 -12
#sky, height and far water|-12 -32 -43 -10 -22 4 146 -30
#sleep and tiredness+|48 -8 -12 -9 -10 3 -6 -7
#sleep and tiredness|56 -27 -18 41 -31 9 -11 -18
#sleeping rough or in passing+|82 -13 -14 -8 -12 -12 -12 -13
#sleeping rough or in passing|84 -15 -15 -6 -8 -14 -12 -14
#small hands and sleeping children+|-7 -19 -9 85 -12 -13 -12 -13
#small hands and sleeping children|-7 -19 -10 86 -13 -12 -12 -13
#something found in the body+|82 -12 -11 -11 -11 -13 -12 -11
#something found in the body|86 -5 -18 -14 0 -19 -14 -15
#speaking up at last+|-19 -17 -13 -2 86 -21 -8 -5
#speaking up at last|-27 -23 -18 -3 110 -2 -19 -18
#taking up room+|-21 -7 74 4 -12 -18 -7 -12
#taking up room|-21 -7 74 4 -12 -18 -7 -12
#talk itself+|-9 -8 -7 -8 52 -10 -2 -8
#talk itself|-55 -34 7 -31 179 -4 -34 -29
#tender holding+|-14 -16 -13 95 -13 -16 -14 -9
#tender holding|-22 9 -30 113 -18 -29 -14 -10
#texture and touch+|-9 61 -9 -9 -9 -9 -8 -9
#texture and touch|-14 125 -30 -4 -26 -6 -20 -25
#the dead and what they left+|-19 -14 -9 91 -6 -4 -13 -26
#the dead and what they left|-20 -32 -29 112 14 -16 7 -34
#the dream and its furniture+|-9 -17 -16 -1 -20 96 -17 -17
#the dream and its furniture|-5 -16 -13 -6 -30 104 -12 -23
#the effort that stops+|-16 -8 -11 -17 -23 -16 109 -17
#the effort that stops|-14 -12 -19 -7 -29 -11 114 -22
#the hush+|-27 -6 -5 -16 -19 -12 103 -17
#the hush|-14 -11 -10 1 -12 -16 80 -17
#the mind looking at itself+|-13 -8 -17 -11 -18 90 -10 -13
#the mind looking at itself|-11 -13 -22 -14 -20 99 -10 -8
#the moment it holds+|-24 -17 -16 -12 -17 -6 -1 93
#the moment it holds|-9 0 -24 -12 -21 -11 -12 90
#the mouth that will not+|-15 -14 -14 -14 97 -13 -13 -14
#the mouth that will not|-4 -20 -21 -18 106 -14 -14 -15
#the outcome of a contest+|0 -11 80 -13 -1 -12 -15 -29
#the outcome of a contest|-12 3 67 -22 6 -21 -4 -17
#the same thing again+|-18 -13 -7 -20 -24 110 -21 -8
#the same thing again|-18 -13 -7 -20 -24 110 -21 -8
#the years it took+|-12 -15 -6 0 -7 -23 -12 74
#the years it took|-9 -8 -19 -4 -12 -32 0 85
#they and them+|0 0 0 0 0 0 0 0
#they and them|-5 -9 4 12 2 -6 -4 6
#things kept in case+|51 -11 0 -6 -10 -10 -4 -10
#things kept in case|54 -11 -1 -6 -10 -10 -4 -11
#times and money counted+|0 0 0 0 0 0 0 0
#times and money counted|5 -5 4 5 -1 0 -10 3
#vastness looked into+|-17 -10 -16 4 -13 -16 92 -24
#vastness looked into|-17 -11 -18 6 -13 -16 92 -23
#vehicle one depends on+|31 -4 -4 -4 -5 -4 -4 -4
#vehicle one depends on|50 -16 -12 -6 -6 -9 5 -6
#wanting a person+|-5 82 -16 -10 -16 -6 -16 -13
#wanting a person|-15 151 -31 -28 -21 -8 -11 -37
#war and disaster+|77 -11 -11 -11 -11 -11 -11 -11
#war and disaster|83 1 0 -24 -17 -13 -23 -7
#washing and keeping a house+|27 -5 -4 2 -5 -5 -5 -5
#washing and keeping a house|80 -2 -28 4 -18 -3 -22 -11
#we and us+|0 0 0 0 0 0 0 0
#we and us|6 -3 -10 8 2 -3 -2 2
#what came of the hunch+|-19 -15 1 -21 -13 78 0 -11
#what came of the hunch|-19 -15 1 -21 -13 78 0 -11
#what it was that one said+|-17 -3 -11 -23 72 13 -20 -11
#what it was that one said|-20 -5 -11 -24 71 24 -22 -12
#who one is+|-21 -3 78 -5 -8 -18 0 -23
#who one is|-28 -1 100 4 -20 -27 -7 -20
#words held back+|-21 -22 -2 -14 87 -1 -12 -15
#words held back|-5 -33 -27 -22 128 -12 -6 -22
#worship and prayer+|-14 -12 -12 -13 -12 -8 82 -12
#worship and prayer|-26 -29 -38 -13 -22 -29 151 6
#writing it to someone+|-16 -13 -16 -13 79 2 -17 -6
#writing it to someone|-28 -33 -28 -9 87 44 -6 -26
#you+|0 0 0 0 0 0 0 0
#you|1 -1 -2 3 0 -2 -3 3
0 0|-3 -10 1 -2 -1 15 -1 0
0 and|-4 -7 2 -2 -2 15 -2 0
0|-5 -7 9 -4 -3 11 -1 1
=ordinary day|77 -1 34 86 -85 0 -10 -100
a bad|13 -6 -3 -2 -1 2 -3 0
a beard|-2 -4 -3 13 -1 -1 -1 -2
a bell|0 0 0 0 12 -1 -5 -5
a book|-1 -1 -3 -1 -1 -1 -1 10
a bowl|4 0 -2 -3 -4 -2 13 -6
a break|-5 3 -1 -2 -1 -2 -1 10
a bu|-2 -3 -4 -5 -3 0 20 -2
a card|-1 -2 -2 23 -7 -3 -4 -4
a chair|-2 -2 -1 14 -3 -3 0 -2
a coat|-2 6 8 3 -8 -5 -6 4
a cold|-1 0 -1 9 -3 1 -3 -1
a crack|12 0 -2 -1 -1 -5 -1 -3
a deadlin|-3 -4 5 -3 10 -2 -1 -3
a dog|4 18 -3 -7 -2 -3 -5 -2
a fish|-3 10 -1 -5 4 -3 -1 -1
a fist|3 -2 -5 -2 10 -2 -1 -1
a good|-2 -4 2 -3 21 -10 -3 -2
a hole|-2 -2 -3 -1 13 -3 -1 -1
a joke|-1 -1 -1 -1 -5 11 -2 -1
a laugh|-5 1 -6 -3 20 -4 -1 -2
a list|1 -2 10 -3 -2 -1 -1 -1
a lock|0 -2 -1 11 -1 -5 -1 -1
a map|-1 -3 0 0 -1 12 -2 -5
a month|8 -2 -1 3 -9 5 -2 -1
a name|-4 -2 -3 -4 17 -8 5 -1
a new|15 -3 -3 -1 -2 0 -3 -4
a note|-2 -1 -2 14 -2 -3 -4 -1
a no|-1 -1 13 -3 -1 0 -3 -4
a park|-2 -3 -2 -1 -1 -1 12 -2
a person|1 -3 -2 -4 -4 -4 18 -2
a plate|-3 -1 -5 18 -2 -2 -4 -2
a proper|18 2 -2 -4 -2 -6 -5 -2
a question|0 0 9 0 -2 -4 -1 -1
a reason|0 0 9 -1 -1 0 -2 -4
a second|-1 -9 -4 5 -3 20 -6 -2
a sign|-1 -2 -5 -1 -5 -5 20 -2
a singl|-1 -1 -1 -3 -5 0 10 1
a smell|-2 -9 0 -2 -1 16 -1 -1
a soft|-2 11 -4 7 -1 -4 -1 -6
a spare|11 -6 -1 -1 -1 -1 -1 -1
a step|-3 0 10 -3 -1 0 0 -3
a stick|-1 -2 -1 -5 -1 14 0 -5
a stone|3 -1 -2 0 2 0 -9 8
a stranger|-2 -5 -1 11 -1 0 -1 -1
a target|-1 -2 8 0 -1 -1 -1 -3
a thing|-6 14 -6 -3 13 -3 -7 -2
a time|-1 -3 2 11 1 -3 -2 -5
a voic|-2 10 -2 -3 -5 3 -1 0
a week|-2 -5 11 -1 1 -2 -2 0
a weight|-3 -1 -2 17 -1 -2 -2 -6
a wet|-1 8 -2 -4 -1 0 0 -1
a while|-4 -2 -2 9 -1 -2 4 -2
a whole|8 19 -6 -2 -1 -6 -5 -6
a woman|3 5 13 -5 -3 -1 -5 -7
a word|-1 -2 14 -3 -5 -2 -1 0
about a|2 16 -6 -7 -2 -8 10 -5
about being|0 1 10 -3 -2 0 -4 0
about in|-1 9 -1 -1 -1 -2 -1 -1
about it|-5 -4 4 6 11 -14 5 -2
about me|-4 -3 -2 0 -3 -2 -1 16
about my|0 0 13 0 -11 -1 0 0
about nothing|-2 0 9 -1 -2 -2 -1 -1
about the|-4 -8 -5 -2 11 10 5 -6
about to|-4 -5 -4 -4 -7 25 -1 -1
about two|0 0 0 -3 9 0 -4 -1
about|-19 17 21 -15 3 4 -9 -1
abov|11 -1 -3 -1 -1 0 -2 -2
accid|0 -1 -1 0 -4 9 -3 0
ach for|-4 1 -8 21 -3 -3 -2 -2
ach|10 3 -11 18 -4 -4 -8 -3
across|-5 9 -6 10 6 -7 -3 -3
actual|-3 -1 18 -1 -7 -3 -3 -1
adopt|-6 -1 0 9 0 0 0 -1
afternoon|-4 10 -5 -5 -5 9 13 -13
afterward|4 -6 3 -6 14 1 -3 -6
after|6 1 -11 -9 6 0 6 0
again and|19 -5 -2 -2 -1 -3 -3 -3
again in|-1 -2 -3 -1 -4 11 -1 0
again so|5 -2 9 -3 -5 -1 -2 -2
against my|-2 -2 -3 15 -2 -1 -1 -3
against|-5 10 3 5 -5 -3 -4 -2
again|34 -13 31 -6 -21 2 -22 -5
ag|0 -1 -4 -1 11 -2 -1 -1
airport|-1 -7 -3 13 -1 -1 2 -1
aliv|-2 9 -5 5 -1 -1 -3 -1
all at|9 -3 -1 -2 0 -3 -2 2
all be|16 -3 -3 -5 -3 -3 -3 3
all hi|15 -6 -1 -6 -1 -3 -2 4
all in|8 1 7 -6 -1 -2 8 -15
all my|-2 -5 -6 -8 -2 21 -4 6
all of|-1 -4 1 16 -9 -8 -3 8
all on|-1 -3 -10 -3 -1 6 10 3
all over|-1 17 -3 -2 -1 -3 -5 -2
all right|4 1 -4 14 -10 -6 6 -4
all stop|-6 -2 11 -1 -4 -3 7 -2
all the|-6 -9 11 7 -7 -1 -8 12
all those|-5 4 2 -1 -3 -9 20 -6
all three|-5 -4 7 -5 -1 -5 -3 17
all through|-3 -2 -3 9 3 -1 -2 -1
all up|9 4 2 1 -1 -2 -6 -8
allot|-3 -1 0 -2 0 -1 9 -1
all|5 -3 -4 19 -29 -2 5 10
along the|10 -3 -4 -4 -4 -6 -6 17
along|10 -5 -5 -9 -6 -2 -7 23
alon|-6 -9 -1 -12 17 19 1 -8
alreadi|-4 -4 -5 10 -6 23 -5 -9
alwai be|0 0 1 9 -7 -2 -1 0
alwai|3 -4 6 4 -4 5 -21 11
an envelop|3 -3 -2 6 -12 13 -2 -3
an hour|3 -4 -9 0 11 -2 8 -6
an old|0 16 -3 0 -1 -2 -2 -7
and all|-2 -7 10 0 -2 -2 -2 5
and ask|12 -3 -2 3 -1 -1 0 -7
and at|-4 7 0 -3 -2 -2 8 -5
and a|20 -13 -12 -5 0 2 -7 15
and both|3 -1 -5 -3 -14 -3 -4 28
and could|-2 -2 -4 2 -7 15 -1 -1
and didn't|-7 -1 11 1 4 -2 -3 -2
and do|-2 0 8 -3 9 -3 -2 -6
and feel|2 -2 -5 16 -1 -11 5 -4
and find|-11 14 3 -3 -1 -1 0 -1
and for|1 -5 -9 -5 -4 5 15 2
and get|-2 -3 -6 2 12 -4 -2 3
and give|12 -4 -4 -1 -2 -2 0 2
and go|-1 -4 0 3 -1 -5 8 -1
and half|12 -1 0 -1 0 0 0 -10
and he'd|-2 -7 -4 17 -1 -1 -1 -1
and her|-2 -3 -1 -1 -3 15 -3 -1
and hi|-5 13 -2 -7 8 -2 -1 -3
and i'd|-3 -10 11 2 7 -1 -1 -5
and i'm|5 28 9 -5 -11 -6 -1 -20
and i've|3 -11 27 4 6 -11 -18 0
and instead|-1 -6 -3 -1 10 6 -2 -3
and in|-5 -3 17 -2 -1 -1 -2 -3
and it|-11 19 -19 -1 -1 -12 -2 26
and i|22 61 21 -30 9 -54 3 -32
and keep|-1 11 -3 -3 -1 -1 -1 -1
and leav|0 -4 0 -3 -3 -6 -3 19
and look|-2 -4 12 -3 -3 4 -4 -1
and lose|-3 -1 -6 -1 -1 -1 17 -4
and make|-5 28 -4 -9 -2 -1 -6 -2
and my|37 -9 -20 -24 -7 -15 -14 52
and neither|-2 -3 3 11 0 -1 -6 -1
and nobodi|-4 12 -11 5 9 -3 -4 -5
and nothing|-3 -3 -2 -1 20 -10 1 -2
and not|-4 -4 -3 -2 19 -1 -1 -4
and now|1 -3 -6 1 -3 -2 -4 16
and no|-2 9 -8 2 -1 -2 7 -6
and on|-6 -2 3 -1 -6 6 -6 12
and put|1 2 3 7 -4 5 -8 -6
and roll|-3 14 -2 -2 -2 -1 -1 -3
and see|-1 -1 -3 -1 -2 16 -3 -5
and she|-6 3 -3 14 7 -6 4 -12
and sit|4 -7 0 -3 4 14 -13 0
and sleep|8 -4 9 -2 -1 -3 -3 -3
and something|-5 0 2 -2 -6 -4 18 -3
and tear|-3 -1 -2 -1 16 -4 -3 -2
and tell|-6 -3 5 15 -10 4 -4 -2
and that|-4 -5 -3 1 2 -4 17 -4
and thei|-24 -4 16 6 -6 -2 0 13
and then|-15 23 -6 0 -7 24 -9 -11
and there|-12 -12 -8 -1 11 29 2 -9
and the|14 -29 -5 -28 -25 -25 19 78
and think|-3 13 -1 -5 -6 7 -3 -3
and thi|-4 -3 11 -3 -2 -4 10 -6
and todai|-3 -2 -6 1 -10 -4 33 -9
and two|6 -13 -4 -5 -2 22 -4 1
and wake|-2 -1 -1 13 0 -4 -1 -3
and we|-11 10 4 -4 -6 1 -1 8
and what|-1 -4 1 -3 -3 -4 -4 19
and|56 40 6 -53 2 -40 -18 6
ani good|11 -2 -1 1 -3 -1 -5 -1
ani more|-3 -4 15 7 -3 -7 0 -4
anim|-5 13 -1 -1 -1 0 -2 -4
ani|4 -9 4 3 1 -13 9 1
ankl|11 -4 -2 -3 0 0 -1 0
annoi|-3 15 0 -4 -4 0 -2 -1
anoth hour|12 -3 -1 -1 -1 -4 -2 -1
anoth|3 -7 13 -4 -7 -3 -18 23
answer the|0 -1 -2 0 -4 -2 -1 10
answer|-7 -8 16 -6 1 12 -8 0
anybodi|-3 0 10 0 -2 -1 -2 -1
anyon|4 -5 21 -5 4 -13 2 -7
anything|-2 9 -12 13 5 -3 -3 -6
anywai|3 -3 -3 12 -4 6 -4 -6
anywher|-3 -3 -3 3 -3 1 10 -2
an|-8 8 -7 5 15 19 -20 -11
apologis|-1 0 -4 0 -2 0 -1 8
apolog|-2 -2 -7 -4 20 -2 -3 -1
appli|0 -3 9 -4 -1 -1 0 0
argument|-1 -1 -6 -1 -1 -1 13 -1
argu|-1 -2 -4 0 13 -1 -1 -3
arm|-3 -2 4 23 -6 -17 4 -3
as a|-3 2 0 -4 -3 -6 0 14
as if|7 -3 0 -5 1 -8 11 -2
as i|10 -2 0 -2 -8 -1 3 0
as though|-2 2 -2 -1 -1 14 -4 -7
ask do|13 -2 -2 -5 7 -2 -1 -7
ask for|-1 -2 12 -2 -9 0 3 -2
ask if|-4 -7 -12 0 23 4 -3 -2
ask me|-4 -2 -4 -3 15 3 -1 -4
ask my|-1 0 19 -2 -4 -1 -9 -1
ask|-8 -20 29 -14 11 13 -10 -2
asleep and|-5 -1 -4 1 -1 15 -3 -2
asleep|-12 -8 -7 20 -4 7 11 -7
as|10 -12 -4 -12 -18 -2 31 6
at 0|-3 -11 3 0 -2 15 -1 0
at a|-1 -6 1 14 0 -2 2 -8
at everi|18 0 0 0 -4 -11 -2 0
at five|-2 -1 8 0 -3 -1 3 -5
at half|-2 -1 13 -2 -5 -1 -2 0
at him|-4 15 -4 -5 4 -7 4 -4
at home|-4 -3 -2 -1 21 -5 -5 -2
at it|0 -4 17 -7 7 -1 -6 -6
at midnight|-4 15 6 -1 -1 -2 -4 -9
at my|-1 -2 -1 -2 23 -2 -7 -8
at night|16 1 -3 -2 -3 -7 -3 0
at onc|-3 0 -4 -2 -2 -5 3 14
at ten|1 -2 -4 -1 2 9 -5 -1
at that|-2 -5 3 -1 9 -2 -1 -1
at the|-7 -15 1 -4 -6 20 14 -4
at twenti|-2 -1 -4 -1 -5 -3 -3 19
at work|1 0 -6 1 9 -3 -2 0
at|10 -5 3 -11 22 5 -3 -21
aunt|-4 -2 -4 2 -5 9 7 -4
awai the|-2 -2 10 -1 -1 -1 -1 -2
awai|-5 4 10 6 -6 -2 -3 -4
awak and|-5 -1 -4 -1 -1 16 -3 -2
awak|-3 -2 -4 0 -2 16 -4 -2
a|0 6 -21 4 -4 22 -9 1
babi shoe|-5 -2 -3 15 -1 -2 -2 -1
babi|13 0 -13 8 -5 2 -8 3
back and|-8 -2 7 -3 -7 -2 3 12
back from|-1 -1 11 -1 -4 -1 -1 -3
back in|1 0 -3 3 10 -4 -4 -3
back of|1 0 -2 10 1 -4 -4 -1
back the|-1 -1 9 -1 -4 -1 -1 0
back to|-2 6 -7 2 -5 13 3 -10
back|-2 -11 33 -9 1 -2 -4 -7
bad news|-6 -1 -7 3 15 -1 -1 -2
badli|-4 7 1 -2 8 -4 -3 -3
bad|4 -10 -13 -4 27 -1 -7 5
bag and|9 -7 -1 5 -1 0 -2 -3
bag|28 -14 -6 4 -5 -5 2 -4
bakeri and|-1 2 -7 0 -1 0 -1 8
bakeri|-1 2 -7 0 -1 0 -1 8
banist|-3 -1 -1 -6 -1 2 10 0
bank|27 -6 1 -6 -3 3 -7 -8
barefoot|7 -7 -4 -1 -4 -6 17 -2
bare|1 17 -4 -3 -2 -4 -6 0
bar|8 -5 9 -2 -2 -2 -4 -1
bass in|-5 11 -4 0 0 0 -1 0
bass|-9 14 -5 -2 -1 -2 -2 7
bath with|-4 11 -1 -1 0 -1 -3 -1
bathroom|21 -4 -12 3 7 -5 -2 -7
bath|14 3 -4 3 -1 -4 -8 -3
be all|2 -16 -9 18 -3 -1 2 7
be an|-1 -3 -9 -4 14 2 -1 2
be as|-3 -1 0 -2 -3 0 9 -1
be at|-1 -2 -10 3 9 7 -8 3
be a|-22 -6 -4 6 -7 -2 36 0
be bad|-2 -1 -3 -3 15 -2 -3 -2
be born|0 0 -7 0 0 0 -1 8
be call|-4 -5 1 2 -2 17 -4 -5
be captain|-1 -3 9 -2 -1 -1 -1 0
be clear|-3 -2 -4 -3 -2 -3 18 -1
be cold|-3 10 -1 3 -1 -2 -7 -1
be do|-1 -2 6 18 -5 -1 -3 -13
be from|0 0 -2 -1 8 -3 -1 -1
be full|-4 -2 -2 14 0 -3 -1 -2
be funni|-1 0 -1 -1 16 -10 -2 -1
be go|5 -2 -8 -12 4 19 -2 -4
be hi|0 -2 3 8 -7 -2 0 0
be hum|-1 -2 -3 -2 -1 -3 15 -2
be in|6 8 -9 0 -18 21 -19 11
be just|-2 -3 -2 -3 2 -3 13 -1
be late|-1 -1 -6 0 0 -1 9 0
be like|5 10 -7 -9 13 -4 -5 -3
be live|3 -2 -1 -6 4 11 -3 -5
be me|-2 -2 -2 -1 13 -5 -6 5
be miss|-2 -2 -3 19 -3 -4 -3 -2
be never|-2 -1 -1 0 0 8 -3 -1
be nothing|2 -2 -3 -3 -5 4 8 -1
be now|-2 -1 1 -7 -1 0 10 0
be no|-3 -2 -8 0 1 -4 16 -1
be onli|-3 -1 2 -3 0 -4 12 -3
be on|-5 -4 24 -5 4 -2 -7 -6
be right|-4 -1 25 -1 -4 -9 -5 -1
be sack|-1 -2 -2 -2 -2 -1 -7 17
be saying|-1 12 2 -2 -7 -2 -1 -1
be shut|11 -3 -3 -1 2 -2 -1 -3
be sit|-2 -1 -2 -6 -1 -1 14 -1
be sorri|0 -1 -1 2 -3 -4 9 0
be so|-9 35 -11 0 -19 -2 10 -4
be stai|-10 -3 15 -1 2 -1 -1 -1
be still|17 -8 5 -3 -17 -3 -9 18
be talk|-1 -4 -5 -8 -8 16 -2 12
be tell|5 -4 -7 -2 15 -5 -2 -1
be that|-3 -3 -2 8 -1 -2 1 2
be there|-1 -1 -3 -4 13 -17 11 2
be the|-17 -5 5 -5 0 17 1 4
be think|-1 -2 -2 0 -1 11 -2 -2
be three|-1 -1 -3 2 -1 -1 -3 8
be touch|-1 15 -4 0 -2 -3 -2 -3
be up|9 2 -2 -4 -2 -3 0 -1
be wrong|-4 -1 -4 -1 10 2 -2 -1
be yellow|-2 -1 -1 -2 -2 8 -1 -1
be you|-1 10 -4 0 -2 -1 0 -1
beam|-1 -2 -1 -2 0 -1 -3 11
beard|-3 8 -6 11 -3 -2 -2 -2
becaus he|-5 -6 7 16 3 -9 -3 -3
becaus it|14 1 -1 -9 2 -3 -2 -2
becaus i|10 -3 -1 8 -2 -6 -4 -1
becaus my|-4 -3 -2 -3 -2 -2 21 -3
becaus of|15 -2 -3 -7 -3 15 -12 -4
becaus|46 -15 -3 17 5 -11 -12 -28
becom|-3 -3 -2 -2 -1 -1 0 13
bed and|15 -4 -1 -6 -1 -1 -3 1
bed in|10 1 -3 2 -1 -5 -2 -3
bed like|-2 -3 -2 12 0 -2 -1 -3
bed|-2 -3 -5 16 -9 0 -4 6
bee|-4 -1 -7 4 -2 1 12 -2
befor breakfast|-1 -1 -1 -1 -1 -1 -2 8
befor he'd|0 0 11 -1 -7 -2 0 -1
befor he|0 -1 -5 -1 9 2 -1 -1
befor it|-1 3 -4 -4 -5 16 -2 -3
befor i|5 11 6 -5 -7 -4 -2 -4
befor the|12 -5 -8 -4 -11 23 -1 -6
befor we|0 13 -1 -1 -1 -3 -4 -2
befor|14 13 5 -4 -30 26 -17 -8
begin|-5 -5 -7 -3 28 -8 0 -1
behind my|-2 -3 -3 -2 -6 18 -1 -1
behind|6 -12 -10 1 15 8 -1 -6
being|4 -9 -6 6 -9 -11 32 -6
belli and|11 2 -2 -1 -1 -1 -1 -6
bell|-3 -1 1 -2 9 0 -4 -1
bench|-12 5 -4 8 -3 -7 13 -1
better|-1 10 -3 1 -2 -2 -5 2
between the|7 -6 -8 -3 0 -3 7 6
between us|-3 -3 -1 -5 -2 -2 21 -4
between|3 -15 -5 -9 -8 7 25 2
be|3 -21 -17 25 -10 2 18 -1
bin bag|-6 -1 0 10 0 0 0 -1
bin|-6 -5 6 8 -1 -2 -2 2
bird|-8 -5 -7 8 -5 11 10 -4
biscuit|0 -5 -3 11 -3 2 1 -2
bite off|-4 -5 17 -1 -3 -2 -2 0
bite of|-6 -1 1 -5 -3 -6 -1 21
bite|-3 -2 10 -2 -9 2 -6 11
black|12 -1 -2 -2 -1 -2 -2 -3
blame the|-1 -3 -5 -3 14 -1 -1 -1
blame|-1 -3 -5 -3 14 -1 -1 -1
blanket|9 -5 -1 2 -1 -2 -2 -1
blank|-1 -4 4 -3 9 -1 -1 -3
blink|-3 -1 9 -2 -6 7 -1 -3
block|1 -4 -4 -2 -2 3 -3 11
blood pressur|10 -2 -5 -1 -1 -1 0 0
blood|21 -6 -6 -3 -1 -1 -3 -1
blow|0 -1 0 8 0 0 -7 0
blue|-6 7 -3 -2 -1 10 -6 1
blush|-1 10 -2 -3 -3 -1 0 0
board it|17 1 0 0 -4 -11 -2 0
board|35 -3 -4 -4 -1 -12 -11 1
bodi from|-3 -2 -1 -1 0 -1 -1 9
boi in|-2 -1 -2 2 -2 8 -1 -2
boi who|-2 -2 -1 8 -1 -1 -1 0
boiler|1 -4 -4 -1 -2 -2 -1 13
boi|-14 -6 7 18 -6 10 -9 -1
bolt|1 2 -3 -2 -2 9 -3 -2
bone|1 -1 -2 -1 0 -1 -4 8
book and|-2 -4 -2 -1 17 -5 -3 0
book in|-3 -3 -2 -1 0 0 0 10
book the|-2 -1 11 -3 0 -1 -3 -1
book|-10 -13 15 -6 11 -5 -10 18
boot|10 -6 20 -4 2 -5 -5 -12
born|-2 -2 -9 -6 -5 -2 20 6
boss have|-6 15 -7 -5 -2 15 -3 -6
bossi|-2 -3 9 -1 -3 -2 -1 3
boss|-10 11 4 -6 -3 13 -4 -3
both have|-3 -3 0 -1 -3 8 -1 5
both of|-2 -1 -3 17 -1 -3 -6 1
bother|0 -5 19 -1 -7 -1 -4 0
both|-5 2 -20 15 -6 -3 -15 32
bottl and|14 -1 -2 -3 -2 -1 -2 -4
bottl|9 -2 -2 6 -2 -1 -4 -5
bow and|0 -1 -1 -1 -6 -1 10 0
bowl of|5 2 -2 -3 -4 -1 10 -6
bowl|1 7 -4 10 -8 -7 7 -6
bow|0 -1 -1 -1 -6 -1 10 0
bra|-1 11 -1 -1 -1 -1 -1 -5
break the|10 -6 -8 -3 14 -3 -2 -1
breakfast and|-1 -1 -3 -1 0 0 -2 9
break|5 -26 -11 19 8 -6 -14 26
breath all|-4 -2 -2 -1 0 0 10 0
breath out|1 -1 -2 -2 -2 -1 8 -1
breath|-13 -4 -14 -2 18 -6 16 5
bridg|-3 -1 -2 -1 -1 13 -2 -1
bring in|11 -6 -2 -1 0 -1 -1 -1
bring|9 -5 -11 9 -2 -1 -5 7
brother|-3 -5 -7 1 10 3 -2 3
bui a|14 2 -6 0 -1 -6 -2 -2
builder|12 0 -2 -1 0 -6 -1 -2
building|-1 7 -1 -3 -4 -3 -5 10
build|-5 -3 -2 -5 -1 -5 5 15
bui|19 21 -7 4 -10 -7 -10 -11
buri|-3 5 -3 -1 -7 -3 16 -4
burn the|13 -1 -3 -1 -3 -1 -1 -3
burn|14 -2 -6 -3 10 -5 -3 -5
burst|-1 13 -1 -3 -3 -1 -3 -1
busi|-4 -1 -1 -1 -1 1 -5 12
but i've|-4 -4 -1 0 -3 2 9 0
but i|3 -3 7 -9 -11 19 -7 1
but she|-1 -2 -5 13 0 -2 -1 -1
but thei|-2 -2 -1 -1 -3 12 -2 -2
but the|-1 -1 -3 -1 -2 8 2 -2
butter|-1 9 -1 -1 -1 -2 -1 -1
but|15 -12 -4 6 -20 50 -12 -23
buzz|-6 3 -3 -4 -5 18 -2 -1
bu|11 -2 -4 1 -6 -5 10 -4
by side|-1 0 -1 0 -1 10 -2 -5
by the|22 4 -16 5 -12 -11 19 -12
by|18 -16 4 -11 -3 -9 16 1
café|0 0 0 -4 -2 8 -2 0
cake|-5 -8 11 12 -4 -3 -8 6
call a|-2 -1 9 -2 -2 -1 -1 -1
call it|4 -4 -8 0 19 -7 -2 -2
call me|-1 -2 -4 12 -3 -2 0 -1
call|-6 -17 -6 6 13 23 -3 -10
camera|0 -1 -2 -1 -1 9 -2 -1
can be|-1 -1 1 -1 14 -10 -2 -1
can hear|0 -2 -2 -2 -2 14 -2 -4
can onli|-1 -1 -1 -2 12 -3 -4 1
can't be|1 -2 -2 2 15 -10 -3 -1
can't have|-1 -6 -3 -3 -2 15 0 -1
can't|26 5 -17 4 -6 14 -14 -13
can|34 -26 3 -13 16 1 -1 -14
captain|-1 -3 9 -2 -1 -1 -1 0
car and|1 -2 -4 -3 -2 -4 17 -3
car park|3 -2 -8 2 12 -2 -2 -2
cardigan|0 -2 -1 11 -2 -1 -5 0
card|-3 -6 4 35 -9 -12 -5 -5
care|-4 -3 2 0 1 -3 10 -2
carpet|0 -2 -4 -1 11 -2 -1 -1
carri on|-6 -2 -2 0 -1 -1 10 2
carri|0 -8 -1 5 -5 -9 21 -3
carv on|-2 -2 -1 0 -1 -4 -1 12
carv|-3 -3 -2 -2 -1 -5 -4 21
car|24 -11 -18 1 30 -14 0 -13
cast the|-6 -3 -2 -3 -2 -1 -3 19
cast|-6 -3 -2 -3 -2 -1 -3 19
cat and|6 9 -2 -8 -1 -2 -1 -1
catch|-8 -4 -2 -17 -4 -5 18 23
cat|8 7 -8 -7 1 -2 -5 6
cell|-4 -2 -1 -1 -1 -3 -2 15
chair|11 -7 -10 20 -3 -3 -4 -2
chang the|9 2 -8 -2 -1 -2 3 -2
chang|11 -1 0 -7 9 -1 -5 -6
chant|-4 -3 -1 -2 -1 -2 21 -8
charg of|-1 0 -2 0 -1 -8 14 -2
charg|12 -2 -6 -2 -3 -10 16 -4
check the|8 -3 -2 -3 -1 7 -3 -2
check|10 -4 -4 -2 -1 6 -4 -2
cheek|-8 21 -5 3 -2 -4 -1 -3
chest|10 -6 -14 14 8 -5 -2 -5
chew the|-2 16 -2 -5 -3 -1 -1 -1
chew|-12 23 14 -10 -7 0 -5 -3
child|18 -2 19 -3 -16 -14 -1 0
chime|-5 0 -1 -1 -3 -1 -2 14
chip and|-3 -4 -2 -1 -4 -2 -2 19
chip|-4 -1 -3 0 -4 -2 -3 17
chocol|10 0 -2 -1 -1 -3 -2 -2
choir|-4 5 -2 -5 8 -2 -12 13
choos between|12 -3 -6 -1 -1 -1 -3 2
choos|10 -7 6 -4 -6 -2 -5 8
chord|-3 12 -3 -3 -1 -1 -8 7
church|-3 -3 -7 17 7 -3 -7 0
cigarett|-3 18 -2 -7 -1 -1 -1 -2
cinema|-2 -2 -9 0 16 -1 -2 0
circl|-1 -4 -6 -1 9 7 -3 -2
circuit|-1 -1 9 0 0 -1 -1 -4
clai|-1 15 -1 -1 -1 -3 -2 -5
class|-4 5 4 8 -7 -3 -3 -1
cleaner|-5 -4 11 -3 -1 -1 7 -4
clear as|-2 -2 -3 -2 -2 -5 18 -2
clear|15 -7 -9 -1 -8 4 10 -5
click|-2 -4 -1 -1 0 -4 -2 12
clock|-11 -3 -6 -4 -2 16 -9 20
close|-3 -8 -4 1 4 -1 1 10
cloud|-3 -6 -3 -2 -1 -2 17 -1
clue|-4 -3 -1 -2 -2 19 -3 -3
coat|12 17 0 21 -15 -9 -13 -12
coffe|-1 4 9 -5 -2 0 -8 4
cold and|4 8 -1 -4 -1 -1 -4 -1
cold|-2 3 -5 16 -5 -6 8 -9
collect glass|-2 6 -3 -3 -3 -2 -2 8
collect|-3 6 -4 -3 -3 -3 -3 12
colour|-9 17 -2 -5 -3 12 0 -9
come and|-2 -1 -3 0 -1 9 -4 2
come back|-3 -5 7 4 19 -6 -7 -8
come in|3 -2 -8 0 -6 -8 5 15
come i|-4 -1 -3 -4 -3 21 -5 -1
come off|19 -9 -1 -1 -1 -3 -3 -1
come out|-8 -2 -7 -9 0 -3 17 12
come round|-3 -2 19 -5 0 -1 -8 -1
come the|-2 -1 -1 -1 -2 9 -1 -2
come through|8 3 -5 -9 -3 -6 16 -4
come up|-9 15 -4 -8 4 4 4 -6
come|32 -13 -30 -22 0 19 26 -12
common|-2 -1 -1 10 -1 -1 -2 -1
compliment|-2 -8 -6 -2 34 -3 -10 -3
cook|-1 12 -3 -3 -2 -1 -1 0
corner|1 -3 -3 1 -6 13 -4 1
correct the|-3 -2 16 0 1 -8 -3 -1
correct|-7 -9 24 -4 11 -10 -3 -2
corridor|-6 3 13 -4 -3 -1 0 -2
cot|8 -1 -2 -1 -2 -1 -3 2
cough|3 -4 -2 -6 9 -2 5 -3
could feel|10 5 -8 -5 0 -4 4 -3
could have|3 -6 -1 -7 6 0 8 -2
could hear|13 0 0 4 -1 -10 -3 -3
could see|2 -8 -5 10 -4 18 -4 -8
could tell|-1 -1 -2 -1 -5 11 -1 0
couldn't get|9 -1 -1 -1 0 -1 -3 -1
couldn't have|-4 -1 0 -1 -1 -1 9 -1
couldn't sai|-1 -3 -6 -2 -16 21 6 0
couldn't see|-5 -3 -2 4 3 -6 13 -3
couldn't|8 -9 -11 -1 2 12 10 -12
could|14 -1 5 -7 -7 18 -3 -20
count the|6 -3 -3 -1 -2 9 -3 -3
count|14 -8 -4 -3 -4 8 3 -5
cours|-3 -3 29 -2 -5 -2 -3 -10
court|-1 -1 -3 -1 11 -3 -1 -1
cousin|-6 -4 -1 9 1 10 -3 -5
cover the|-4 13 -3 -1 -1 -1 -1 -3
cover|0 10 -5 3 -1 -1 -2 -4
crack|22 -6 -9 14 -4 -11 -5 -2
cramp|14 -4 -1 -2 -1 -1 -4 -1
crawl|11 -1 -3 -1 -1 -1 -2 -1
creak|20 -2 -1 -1 -2 -11 -3 -1
cross and|-2 17 -4 -3 -4 -1 -1 -2
cross|-5 21 -7 -8 -6 3 5 -3
crumb|-6 10 -1 -1 -2 -1 3 -2
cry and|-2 -3 4 -5 10 -2 -1 -1
cry|-11 -5 -3 35 11 -13 -6 -8
curtain and|-9 5 -3 -1 -2 11 3 -4
curtain|-10 5 -4 -6 -2 10 12 -5
cut me|-1 -1 -2 -2 8 -2 -1 0
cut up|-3 14 -2 -1 -1 0 -1 -7
cut|16 3 -7 -11 -2 -14 -12 27
dad|3 -10 -2 20 7 -11 -5 -1
dai and|-3 -1 15 -2 -3 -2 3 -6
dai befor|-2 -1 -1 -1 -2 9 -1 -2
dai|-18 3 13 5 -9 -1 17 -11
danc with|-2 12 -2 -3 -1 -1 -1 -1
danc|-6 23 -3 4 -2 -7 -6 -3
dare|8 -6 -2 -2 3 -1 -1 -1
dark|11 2 -6 -1 -7 -4 3 2
date on|9 -2 -1 -3 -1 1 -1 -3
date|8 1 -7 7 3 -9 6 -8
daughter and|-3 10 -4 -1 -1 0 -1 -1
daughter|-11 4 10 6 -13 -9 4 9
dawn|-4 -4 3 -5 -1 6 8 -4
deadlin|-3 -4 5 -3 10 -2 -1 -3
dead|-7 -2 -4 5 -5 -4 15 2
dear|-2 -1 0 -1 11 -4 -2 -1
decid when|1 -2 10 -3 -2 -2 -1 -1
decid|-3 3 19 -6 -3 -4 -3 -3
degre and|-8 -3 17 -3 -1 -1 -2 0
degre|-5 -3 15 -3 -1 0 -2 -2
desk|0 -4 11 5 -3 -2 -5 -3
devil|-3 -1 1 17 -1 -2 -4 -7
diari|-1 -2 -1 -1 -2 -3 -1 12
didn't ask|-3 -1 10 0 -2 -1 -2 -1
didn't give|-1 -3 12 -4 -3 0 -1 0
didn't know|17 -2 -6 -3 2 -5 1 -5
didn't sai|-2 -1 16 -1 -11 -1 0 0
didn't want|-3 -3 -5 -3 -7 12 8 0
didn't|11 -23 32 -12 7 -11 9 -11
die and|-3 -1 -3 1 -2 -4 14 -3
die|-6 -8 -6 4 12 -7 10 0
dip|-3 -1 -1 -6 -2 17 -2 -2
do and|-1 -1 -4 -3 -13 -3 -3 28
do a|-3 3 -1 -6 12 -1 -8 5
do he|0 -1 -1 -6 -4 14 -1 -1
do it|-4 2 18 -17 15 -15 21 -20
do i|-2 9 -9 -5 11 2 -3 -3
do on|-2 -3 10 -1 -1 -1 -2 -1
do something|-3 11 -5 -2 6 -3 -6 1
do that|12 -3 -1 2 -4 3 0 -9
do the|-5 -7 7 21 -11 -5 -5 5
do thi|0 0 -3 -7 8 -2 -3 7
do you|0 -1 -3 16 0 -2 -1 -9
doctor|16 1 -1 -5 -2 3 -4 -8
doesn't|-2 -1 -1 5 -2 -8 14 -6
dog|6 11 -11 14 -4 -4 -5 -6
don't even|-2 5 14 -4 -1 -2 -7 -2
don't|-8 -1 24 -18 13 18 -13 -15
door be|11 -1 -1 -4 0 -1 -2 -1
door|29 -16 -13 14 -13 10 0 -12
dot|-1 -1 -2 -2 9 -4 -2 3
dough and|-1 6 -8 -1 -1 -1 -1 8
dough|-1 11 -8 -3 -1 -1 -2 5
down and|3 3 3 -2 -9 0 1 1
down into|9 -3 -2 0 0 1 -4 -1
down my|-5 -2 -4 -2 -13 12 22 -7
down on|1 -2 2 -6 -2 -1 8 -1
down to|-5 0 -5 -5 -1 7 -7 16
down|-1 -14 2 -18 -12 24 20 -1
do|-18 15 3 -5 -9 14 -6 5
drag|12 -1 -3 -5 -2 -4 -5 7
draw the|-2 -3 -1 0 -1 11 -1 -2
draw|-5 5 -4 0 -1 9 -2 -2
dream of|-4 -2 -1 14 0 -6 -1 -1
dream|-13 8 -4 11 -22 27 -4 -3
drink a|12 -6 -1 -1 -2 -1 -3 2
drink|14 -10 5 1 -3 -2 -1 -3
drip|-5 9 -4 -2 -2 4 5 -5
drive|5 -8 2 11 -2 1 -3 -5
drummer|-6 13 -2 -2 -3 -3 -3 6
dry|14 -4 -2 -1 1 -2 -2 -4
dug|-3 -4 15 -2 -1 -1 -11 7
dusk|-1 8 -1 -1 0 0 -12 8
déjà vu|-2 -3 0 -1 -2 11 -2 -2
déjà|-2 -3 0 -1 -2 11 -2 -2
each other|-7 12 -3 5 1 -1 -4 -3
each time|-3 -1 7 -3 -4 -4 8 0
each|-16 6 -3 0 -3 2 -2 16
ear go|-2 13 -2 -2 -2 -4 -1 0
earn that|-1 -4 12 -1 -2 -2 -2 -2
earn|3 -4 14 -2 -5 -2 -2 -2
ear|-9 7 -8 3 15 -6 -1 -2
eat a|6 9 -3 -1 -1 -5 -2 -3
eat her|0 -1 -1 -6 -2 -1 10 0
eat it|2 8 -2 2 -1 -3 -3 -4
eat|16 31 -5 12 -19 -13 -3 -20
eclips|-1 -1 -2 -1 -1 -1 15 -7
egg|10 -2 -3 3 -2 -2 -1 -2
eighteen month|-2 -1 10 -2 -1 1 -3 -1
eighteen|0 -2 10 -3 -1 1 -4 -1
eight|-2 -7 12 5 7 -7 1 -8
either|0 -2 -8 -2 3 2 -1 8
elbow and|-5 0 10 -1 -1 0 -1 -2
elbow|-8 -3 9 -5 -2 -3 -2 13
electr|11 -2 -2 -1 -1 -3 -1 -1
eleven time|-3 -2 -3 -3 13 3 -3 -2
eleven|-14 -2 -5 4 23 -5 -7 6
els and|-1 12 -1 -7 0 -1 -1 -1
els|0 6 -2 -9 3 -5 3 4
email|-3 -4 10 -3 7 -2 -4 -2
empti|3 -3 -2 15 -2 -3 -4 -3
end of|5 -4 -8 -5 -4 3 5 9
end|3 -6 -11 -12 -7 4 18 10
enough|2 0 10 -8 -9 -3 17 -8
envelop|3 -3 -2 6 -12 13 -2 -3
escal|-4 -4 -3 -3 -1 22 -2 -5
even a|-1 17 -3 -3 -2 -2 -2 -3
even need|-2 13 -2 -3 -1 -1 -2 -1
even the|4 -3 -3 -2 -7 20 -4 -4
even|-10 38 -6 2 -18 19 -14 -11
ever be|-1 -2 -2 -2 -2 -1 -7 17
ever sinc|-3 -1 -2 -2 2 -3 10 0
everi|-1 -6 4 5 -5 -15 3 14
everybodi|-3 5 -7 -6 7 12 -10 1
everyon|4 -13 -4 8 10 5 0 -10
everything i'd|-3 -4 -3 -2 -2 -2 1 15
everything it|-3 19 -4 -2 -3 -1 -2 -4
everything i|0 -9 23 -3 5 -3 -8 -4
everything|-2 22 9 -21 19 -10 -22 6
everywher|-1 -1 -1 -6 -1 0 10 0
ever|-12 -9 7 -3 -5 -11 12 20
exactli|-4 0 -8 -2 -3 3 17 -3
exist|-2 -3 14 -4 -1 -1 -3 -1
explain it|-1 -3 -3 -1 13 -1 -3 -2
explain the|-4 -1 -1 -3 -1 14 -2 -3
explain|-5 -6 10 0 1 12 -7 -5
ex|-5 -3 -1 0 -1 -2 -1 13
ey and|-5 0 -2 -2 -2 4 12 -4
ey keep|-2 -1 -6 -2 -1 14 -1 -2
eyebrow|-2 -5 -2 -2 -5 18 -1 -1
eyelid|9 -3 -1 0 0 -1 -1 -3
ey|-17 12 -8 -4 -10 19 12 -4
face in|-5 1 -1 -1 -2 12 -2 -3
face|-1 0 -21 1 13 20 5 -16
factori|-1 -1 -1 -4 -1 1 -1 9
fail|2 -4 12 -1 -2 -2 -3 -3
fall asleep|-5 -2 -1 17 -1 -1 -3 -4
fall off|15 -4 -2 -2 -1 -1 -3 -1
fall on|-2 6 -2 -2 -2 16 -12 -1
fall|4 -5 -8 14 -5 11 -6 -6
famili tree|-2 -1 -1 -1 -1 8 -1 -2
famili|-1 -3 9 -20 27 1 -14 1
fanci|-3 17 -7 -2 -3 5 -7 -1
farm|-3 -4 19 -3 -2 -3 -3 -1
far|2 -5 15 3 -5 0 -6 -4
faster|-1 -2 9 -1 -3 -1 -1 0
fast|6 1 -7 1 -3 -10 19 -6
father|-2 -8 11 -14 9 -7 3 8
feather|-2 -2 -2 -2 -1 13 -3 -1
feed me|-2 21 -5 -5 -5 -2 -2 -1
feed|-1 21 -13 -5 -5 -2 -2 7
feel all|-2 9 -2 -3 -1 -1 1 -1
feel a|-5 -4 -3 -3 -1 6 13 -1
feel it|18 8 -11 -3 -3 -2 -1 -3
feel like|-1 -2 9 5 -8 -2 0 -1
feel my|13 -8 -6 18 -2 -2 -8 -3
feel the|-6 8 -6 -2 1 -1 9 -2
feeling|-5 9 -4 3 -1 5 -4 -4
feel|8 36 -19 18 -23 -24 16 -11
fenc and|2 -4 16 -1 0 -1 -1 -11
fenc|3 -3 15 -1 -1 -1 0 -13
ferri|-3 -4 -6 4 -3 -1 17 -4
fetch the|-1 -2 14 -2 -4 4 -7 -2
fetch|-2 -4 10 -3 -1 -1 1 -2
fifteen year|-2 0 0 -1 -1 -3 8 0
fifteen|-2 0 1 0 -2 -4 8 0
fifti|13 -4 -6 -1 16 -4 -3 -11
fight|-6 8 -7 3 -4 10 -2 -3
figur|-3 -2 18 -2 0 -5 -2 -3
file|-1 -2 1 -5 10 0 0 -3
fill|-2 10 3 -1 -4 -2 -3 -1
film|-9 -6 0 7 0 0 -4 13
filthi|-3 10 -3 -2 3 -2 -1 -2
final|3 -2 -10 -5 -7 -10 13 19
find a|-3 -5 -6 2 8 -5 -6 14
find hi|-10 14 -1 0 0 1 -1 -2
find it|0 -1 -1 0 -2 -4 9 0
find out|-4 -2 7 -3 -2 9 -2 -2
find the|-6 -3 -1 -2 -3 1 5 9
find|-4 3 -10 -12 -5 11 2 16
fine|2 -5 -4 2 -3 0 12 -3
finger|7 20 -10 -6 -5 1 0 -8
finish ask|0 0 11 -1 -6 -2 0 -1
finish the|-2 -3 19 -2 1 -1 -2 -11
finish|-3 -7 35 -7 -7 -7 -2 -2
fire|-7 0 7 -7 -3 2 10 -3
firm|0 -1 12 -1 -8 -5 0 4
first time|1 12 9 -4 -4 -6 -4 -3
first|-4 1 10 14 -15 -7 -9 11
fist|3 -2 -5 -2 10 -2 -1 -1
five and|-2 -1 8 -5 2 -1 3 -5
five|-6 -1 6 5 -4 9 -2 -7
fix the|-4 -3 10 -1 -4 -3 -3 7
fix|-4 -3 10 -1 -4 -3 -3 7
flash|-1 -2 -1 -4 -1 14 -1 -4
flat|10 -3 -2 -4 2 1 -1 -3
flinch|-4 -4 7 -4 16 -6 -3 -2
flirt|-1 12 -1 -2 -3 -3 -1 0
float|-3 2 -3 -5 -1 -3 14 -2
floor|21 8 1 -11 1 -10 -9 -1
flower|-2 12 -4 8 -3 -6 0 -5
fold the|-2 -6 1 10 -2 4 -1 -2
folder|-3 -4 -1 5 12 -4 -3 -2
fold|-3 -7 1 9 -2 5 -1 -2
food|18 4 -8 -3 -2 -3 -4 -3
foot from|8 -4 -1 -1 0 0 1 -2
foot|5 2 10 7 -12 -6 -1 -6
for an|-2 -2 -4 -3 10 2 -1 -1
for a|-1 -15 7 20 -14 17 -8 -5
for hi|0 -3 9 -6 2 -1 -1 -1
for it|-3 -1 -4 -1 -19 17 12 -1
for leav|-1 -2 16 -2 -4 -4 -2 -2
for me|4 -5 -4 15 -1 -4 -4 -2
for onc|-2 -2 -10 -6 15 2 8 -4
for the|-18 20 22 27 -4 -35 -22 10
for twenti|0 -1 13 -3 -1 -2 -3 -3
for year|-2 -2 13 -4 1 -1 -4 0
forehead|-2 -5 -7 5 -1 -1 11 0
forget|-2 18 -5 5 -9 1 -6 -2
forgiv|-6 -5 -9 19 -4 -4 19 -9
fork|-1 -2 -1 -5 19 -2 -1 -6
form|-2 -5 10 -2 -4 -2 -2 6
forti|-8 -3 -10 4 1 -5 19 2
for|-47 -1 51 40 -8 -33 -5 3
fountain|-4 12 -1 -1 -1 -1 -2 -1
four mile|9 -1 1 -2 -4 -1 -1 -1
fourteen|-2 -3 -1 -1 -1 -1 12 -2
four|26 5 0 -9 -8 1 -14 -1
frame|-6 -3 -2 -2 -1 -3 -2 21
freezer|9 -2 -2 0 -1 -1 -2 -1
fridai and|1 -1 8 -1 -7 2 -1 0
fridai i|0 -2 -8 -2 5 -1 -1 8
friend and|-2 -2 0 11 0 -1 -1 -4
friend|-10 -1 -3 27 4 -3 -4 -9
frighten|-1 -2 8 -1 -3 -6 2 2
fring|-1 8 0 -1 0 0 0 -6
from hi|-3 -3 -1 10 -1 -3 -1 2
from six|8 -3 -1 -1 0 0 0 -2
from that|-1 -1 -2 -1 -2 -1 -1 9
from the|-7 -8 -14 8 0 7 -13 27
from three|-1 -1 11 -1 -4 -1 -1 -3
from|-14 -8 -22 -1 3 9 -29 62
front of|6 -5 3 -5 15 -4 -6 -4
front|24 -12 6 -5 14 -10 -10 -7
full of|-5 9 -4 11 -1 -3 -2 -4
full|-7 6 -4 8 -3 9 -8 -1
funni|-5 -3 -6 -4 12 14 -5 -4
fuse|1 -2 -1 -1 -2 10 -3 -2
f|0 -3 -2 -2 19 -2 -5 -5
garag|9 -3 6 -1 -3 -6 -3 0
garden|-12 -6 -5 3 -4 12 0 12
gate|-2 -5 -3 7 -1 -2 -5 12
ga|16 -3 -1 -2 -1 -4 -1 -3
gener|-2 -1 -1 -1 -1 8 -1 -2
get a|9 19 -12 -11 -1 14 -11 -7
get her|3 0 0 -8 5 -6 0 6
get it|-6 -7 2 12 -2 -2 -2 4
get me|3 -6 12 1 -4 -6 8 -8
get on|-11 -1 -1 -2 -1 3 -3 15
get sick|10 -1 -4 -1 -1 0 -1 -1
get the|17 -7 -5 -4 -1 7 -8 2
get to|-4 12 -2 -10 11 -5 1 -2
get up|11 -5 10 -2 -3 -3 -3 -6
get|51 -6 -5 -8 -7 -26 -3 4
girl who|-2 -2 17 -2 -1 -1 -7 -1
girl|-9 -4 31 8 -17 -2 -18 11
give a|-4 -2 4 -3 -1 -2 -2 9
give him|0 -3 12 -5 -2 -1 0 0
give it|13 -4 4 -2 -3 -3 -6 2
give the|-6 -4 11 -4 -5 7 6 -5
give|11 -12 21 1 -17 -8 6 -2
glass|-8 6 -1 8 -5 -5 10 -5
glitter|-3 10 -2 -1 0 0 -1 -3
glove|-4 -1 0 12 -2 -3 -2 -2
glu the|-2 -1 -1 -1 -1 -2 -1 9
glue|-1 9 0 0 0 0 -2 -6
glu|-2 -1 -1 -1 -1 -2 -1 9
go and|8 1 -3 2 -7 11 -7 -5
go back|1 7 4 -2 -4 11 -9 -8
go down|13 -4 -5 0 -2 -1 0 -1
go home|0 10 -2 -5 -1 -2 -1 -1
go into|-5 -2 -2 -2 0 -2 -7 20
go in|-4 18 -2 5 -3 -3 -5 -6
go look|0 -1 -1 0 -3 -4 10 0
go off|-4 6 -3 -3 -2 9 -2 -1
go on|-4 -6 12 -15 4 -9 17 0
go over|-4 -4 -7 -2 3 -9 24 -2
go right|-4 13 -1 -2 -1 -2 -1 -1
go so|0 -1 -1 -1 0 -4 -1 9
go through|2 -5 7 -4 -4 -9 12 0
go to|-2 -12 21 -1 -4 15 -7 -10
go up|-1 -4 -1 -2 0 -1 9 0
go white|5 -3 8 -2 -4 -3 -2 0
goat and|-3 -3 15 -1 -2 -1 -2 -3
goat|-7 -7 13 7 -3 -3 -3 3
god|-2 -2 -3 -6 1 -3 17 -2
gold and|-4 6 -9 -1 -1 -1 12 -1
gold|-7 4 -10 -2 -2 -4 15 6
good|6 9 -2 5 8 -18 -13 4
go|12 15 13 -35 -33 9 27 -8
graft|-2 -1 -2 -3 0 -1 -1 11
granddaught|-2 -1 -2 0 0 -2 -2 9
grandfath be|-2 -3 -4 -9 11 -1 10 -2
grandfath|-7 -7 -6 -1 0 0 5 15
grandmoth|-1 3 -12 2 3 -8 13 -1
grand|1 -3 -6 -2 -3 17 -2 -2
gravi|-1 11 -1 -2 -4 -1 -1 0
great|-1 -4 -3 -2 0 -4 15 -1
green|-3 14 -7 -2 -4 1 1 -1
grin|-5 16 -1 -3 -1 -2 -1 -3
ground|-2 -2 0 -2 -1 1 8 -2
group|-3 -4 -5 -1 15 -2 -2 2
grow|6 -8 -5 16 -2 -2 -2 -3
guess the|-2 -3 -2 -1 -2 12 -1 -2
guess|-3 1 -2 -2 -3 12 -2 -2
guest|-2 -2 -3 -4 2 -6 17 -4
hadn't|-1 -4 -3 3 12 0 -4 -3
hair from|-2 -2 -1 11 -1 -2 -1 -2
haircut|-4 15 -4 8 -2 -5 -3 -6
hairdress|-1 0 -2 -2 11 -3 -3 -1
hair|-1 0 -3 19 -7 -4 0 -5
half the|10 4 -1 -1 3 -1 -2 -11
half|15 -4 11 -1 -8 6 -10 -10
hall and|0 -3 -1 9 -2 -1 -1 -1
hall|-4 -9 -2 6 3 -4 4 6
hand and|-5 9 1 -2 -5 9 -7 1
hand in|-2 -4 12 0 -1 -2 -6 3
hand on|10 -1 -2 -3 -1 6 -1 -8
handl|8 -5 -5 -5 -5 -3 -6 21
handwrit|-4 -2 -3 -2 18 -3 -2 -1
hand|-7 -22 4 28 -9 9 -4 2
hang it|-4 -2 -2 -3 -1 -2 -2 16
hang|-8 -6 -14 -5 1 -1 6 27
happen|2 -6 -8 -4 0 12 -3 7
hard|-3 12 21 -8 -7 -10 -2 -2
hate that|-1 13 -4 -7 -1 -1 2 -1
hate|-6 16 2 -1 -2 -3 -1 -6
hat|-5 11 4 -4 -4 6 -3 -6
have an|-7 1 -1 -2 -3 13 -3 2
have a|3 9 1 -13 5 10 -4 -11
have be|-3 1 0 -5 -13 17 11 -8
have go|-1 -1 9 -4 3 -7 -8 8
have her|-2 -3 -1 -5 0 -1 0 12
have make|-3 -2 -1 -1 -1 -1 -2 12
have my|-2 -7 -7 5 5 -2 -1 10
have sai|0 -2 -4 -5 13 -1 -1 0
have start|10 -3 0 -1 -1 -2 -3 -1
have them|-2 -2 -3 -2 -1 1 12 -3
have the|-12 -4 0 4 -8 7 -6 18
have to|12 6 -7 13 -5 -5 -1 -12
haven't|8 -8 0 1 10 -2 -4 -4
have|13 -8 -38 11 -24 9 4 33
he ask|-2 -5 -8 2 13 -2 0 2
he be|-3 -6 -2 -13 -6 23 3 5
he can't|0 -1 -1 11 -7 -2 0 0
he cook|-1 10 -3 -3 -2 0 0 0
he couldn't|-1 -1 -8 -3 16 -1 -1 0
he didn't|0 -2 11 3 -9 -1 -1 0
he doesn't|1 9 -3 0 -4 -1 -1 -1
he get|-2 10 0 -5 -1 -3 -1 1
he have|2 5 -8 10 -2 -1 -4 -2
he in|-1 -1 -2 0 17 -5 0 -8
he keep|-2 -1 -1 1 -2 -2 9 0
he know|-5 -3 -8 24 6 -12 -1 -1
he laugh|0 1 12 -3 -12 5 -3 0
he like|-1 -1 -2 9 -1 -2 -2 -1
he look|-3 -5 13 -1 7 -6 -2 -3
he lose|11 -3 -2 -3 0 -2 -1 0
he sai|-5 10 -1 5 -10 12 -8 -3
he us|-1 5 -3 9 -4 -1 -2 -3
he'd finish|0 -1 14 -1 -9 -2 0 -1
he'd|-4 -11 5 16 -8 3 -3 2
head of|-1 -2 13 -3 -1 -1 -3 -1
head|0 0 14 -1 -6 -9 14 -13
hear her|0 -1 -2 11 -5 -1 0 -1
hear him|-5 0 -1 9 -2 -1 0 0
hear it|0 -1 -1 9 -4 -3 0 0
hear me|0 -1 -1 10 -6 -1 -1 0
hear someon|15 -1 -3 -3 5 -4 -4 -3
hear what|-2 2 -1 -4 13 -4 -2 -3
heart be|13 -1 -1 -5 -2 -2 -1 0
heart|8 9 -3 6 -4 -4 -4 -8
hear|10 -10 -17 35 2 15 -29 -7
hedg|-4 2 -3 -1 -2 0 -3 11
heel|-13 -11 26 8 -3 -7 -2 1
hello|-1 10 -8 4 -1 -2 -1 -2
help|-4 -2 -3 10 2 -1 -2 -2
hen|2 -1 -4 11 -4 -3 1 -2
her and|-1 -5 -3 -1 15 2 -1 -6
her a|-3 -4 -2 6 -4 -1 -1 9
her hand|1 -3 1 11 -2 -5 -3 0
her in|-1 -1 -3 9 -2 -3 -1 2
her mouth|0 -6 -2 10 -3 0 1 0
here|3 -7 0 11 3 0 -9 -1
heron|-1 0 0 0 -1 -4 9 -1
her|-36 -13 -32 105 12 -9 -29 3
he|-31 12 13 46 12 3 -23 -33
hi dad|0 0 -2 10 -6 -2 1 0
hi hand|-1 -8 18 -5 -6 5 -1 -1
hi job|11 -2 1 -7 0 -2 -1 -1
hi knee|-3 13 -1 -7 -6 6 -1 -2
hi name|-5 6 -4 12 -3 3 -5 -4
hi whole|-1 -2 -2 0 8 -1 -1 -1
hide something|-1 -5 -4 -3 15 2 -2 -2
hide the|-1 -1 -2 0 -1 -2 -2 10
hide|-7 -7 5 -5 14 -4 -7 11
higher|-3 -6 21 -5 -2 -1 -2 -3
hill|-3 -7 -2 7 -3 -4 11 1
him and|0 -5 11 -4 1 4 -6 -1
him in|-4 13 -6 9 3 -9 -4 -2
him that|0 -3 9 -4 1 -2 0 0
him the|0 -2 -4 1 8 -3 0 0
him to|-2 10 -4 3 -2 -2 -3 -1
him we|-1 -3 -3 13 -2 -1 -1 -2
himself|0 -2 -2 -2 11 -4 0 0
him|-22 -21 28 91 -23 -19 -18 -16
hip|5 10 -1 -3 0 -4 -4 -2
hi|-36 42 -19 89 -29 6 -43 -10
hold it|-3 -7 12 2 -2 -2 -1 0
hold my|-3 -2 1 15 -5 -2 -2 -2
hold out|-3 -1 13 -2 -2 -1 -1 -3
hold the|1 -2 -11 -1 2 1 6 4
hold up|9 -2 -2 -2 5 -7 -2 1
hold|-6 -12 0 22 -2 -16 23 -10
hole in|-2 -2 -3 -1 12 -3 -1 -1
hole|-2 -1 -3 -1 12 -3 -1 -1
holi|-1 -3 -1 -1 -3 -7 18 -2
home with|9 -2 0 -1 -4 -1 -5 3
home|30 3 -8 0 15 -15 -21 -5
honestli|0 -1 -6 -2 10 6 -1 -6
hors|-3 -6 3 18 -9 11 -11 -2
hot pavement|-1 9 -1 -1 -1 -1 -1 -2
hot water|-6 -2 -1 10 0 -1 -1 0
hot|-6 12 -3 6 -2 -2 -3 -3
hour of|8 -3 -4 -7 -2 -2 -5 14
hour|37 -10 -15 -8 2 -13 7 1
hous be|-10 -3 -3 15 -1 8 -3 -3
hous|-5 -17 3 13 -7 17 -10 6
how he|-1 -4 -2 16 -5 -4 -1 0
how to|-1 -1 15 -3 -1 -2 -2 -5
howl|-4 3 -3 13 -1 -1 -4 -2
how|8 -3 -5 11 -3 19 -16 -12
hug|2 -3 -2 14 -1 -1 -8 -1
hum when|-2 2 -5 -3 15 -3 -2 -1
hum|-3 1 -9 -6 14 -5 13 -4
hundr and|8 -4 9 -1 -1 -1 -3 -8
hundr peopl|0 -1 -1 -5 -1 0 9 0
hundr|7 -6 8 -8 -2 -2 11 -8
hungri|0 -1 9 -1 -3 -2 -1 -1
hurt|20 4 -2 -9 2 -6 0 -10
husband|11 -4 23 -5 -4 -5 -13 -4
hut|0 -1 -2 -1 0 -4 8 0
hymn|0 -1 -2 -2 0 -2 8 -1
i ach|1 -8 -6 21 -1 -3 -2 -1
i alwai|-1 -1 10 -1 -8 1 -1 2
i answer|0 -1 -5 -3 17 -1 -1 -6
i be|-20 0 7 12 -14 -26 29 12
i bite|-6 -5 16 -3 2 -2 -1 0
i bring|-2 -1 -2 0 -1 -1 -2 10
i bui|2 2 10 0 -5 -3 -3 -2
i call|-2 -3 -2 -4 17 -4 0 -1
i can't|23 9 -24 14 -7 2 -8 -8
i can|22 -10 -11 -1 11 6 -14 -3
i carv|-2 -3 -2 -2 -1 -5 -4 18
i check|12 -2 -2 -2 -1 -3 -1 -2
i chew|-6 -4 17 0 -2 -2 -1 0
i correct|-7 -3 27 -3 1 -9 -3 -2
i couldn't|-13 -10 -11 12 2 5 18 -3
i could|20 -4 3 -10 -4 9 2 -16
i count|5 -5 -2 -3 -1 13 -5 -2
i cry|-2 5 -5 12 -3 -3 -2 -3
i cut|-2 13 1 -3 -1 -1 -2 -5
i danc|-3 9 -1 -1 -1 -1 -1 -1
i didn't|8 -15 20 -16 17 -3 -9 -3
i don't|-8 -5 26 -17 7 3 1 -7
i do|-5 4 23 -6 -18 -5 -8 16
i draw|-3 -2 -1 -1 0 11 -1 -2
i dream|-3 11 -3 13 -19 6 -2 -2
i drink|14 -6 1 -1 -2 -2 -3 -1
i drive|2 -8 4 12 -4 2 -2 -5
i dug|-10 -3 16 -1 0 -1 -9 7
i earn|-1 -4 17 -1 -5 -2 -2 -2
i eat|15 3 -4 0 -2 -3 -3 -5
i explain|-1 -2 -2 0 10 -2 -1 -1
i fail|-2 -3 14 -1 -2 -1 -3 -3
i feel|-20 29 -7 7 -7 -2 7 -6
i find|-4 -3 -1 -5 -4 3 -6 21
i finish|-2 -3 17 -2 -2 -1 -1 -6
i get|-5 -9 14 -3 -10 25 -11 -2
i give|-15 3 10 3 -6 1 11 -7
i glu|-2 -1 -1 -1 -1 -2 -1 9
i go|-5 16 13 3 -10 -6 -2 -9
i guess|-2 -3 -2 -1 -2 12 -1 -2
i hadn't|-1 -2 -2 3 11 -4 -3 -2
i hate|-4 19 4 -13 0 -2 0 -4
i haven't|9 -7 1 3 0 0 -3 -2
i have|12 35 -18 -13 -4 15 -17 -10
i hear|3 -3 -6 -2 -2 14 -6 2
i hold|-3 -1 6 12 0 -7 -5 -2
i imagin|0 0 -1 0 -6 10 -2 -1
i just|-8 1 -2 -7 23 -12 10 -5
i keep|43 -20 2 10 -21 6 -19 -1
i kneel|-4 -3 -5 -1 -1 -2 21 -3
i knit|-2 -2 -6 13 -1 -1 -4 2
i know|19 -2 -9 -9 8 -6 -3 3
i laid|-6 -1 -2 -2 -1 11 -3 4
i lai|-8 -4 -6 -2 -3 16 9 -1
i learn|0 -1 -3 0 10 -3 -1 -1
i leav|-1 -3 2 -4 16 -4 -2 -3
i let|-6 15 -5 5 -2 -5 6 -7
i lie|4 1 -6 -2 15 -8 0 -4
i like|-3 -4 1 14 -1 -5 -6 4
i look|-10 -12 -10 -12 -2 26 30 -10
i lose|-2 -14 7 4 9 4 1 -9
i love|-3 -1 -6 18 -9 1 5 -5
i make|-8 -6 17 1 -7 -10 -10 22
i miss|-4 12 -6 12 -3 -5 -5 -2
i move|16 2 -3 -2 -3 -2 -7 -2
i nearli|-2 -4 -1 11 -2 0 -1 0
i never|-3 -3 -7 5 -5 20 -2 -4
i notic|-3 -4 -4 -2 -4 10 4 3
i order|-2 10 -2 -3 0 -1 0 -1
i pick|-4 11 -6 9 -3 12 -15 -3
i plant|-1 -1 2 -1 -5 -2 -3 11
i press|-2 16 0 -3 1 -4 -2 -6
i pretend|-2 -1 -3 -2 15 -3 -3 -2
i put|-3 27 5 -24 -12 -8 4 11
i quit|-3 -2 10 -1 -1 -2 -1 -1
i read|-6 -8 -14 9 31 1 -9 -3
i realis|-1 -4 2 -1 -1 8 -3 -1
i record|0 0 -2 -1 0 -4 -1 9
i rehears|-1 -2 -4 -2 17 -2 -4 -2
i rememb|-2 -6 -3 -4 -4 24 -3 -1
i ring|2 -3 -19 14 9 -1 0 -2
i run|-1 7 12 -11 -3 -2 -5 2
i sai|-16 -7 33 -15 26 4 -9 -15
i see|-5 -14 -10 0 -15 34 14 -5
i send|-2 -2 2 9 3 -6 -3 -2
i shake|-1 -5 19 -4 -2 -6 -1 -1
i sit|2 2 -8 4 -8 -4 23 -11
i sleep|9 -3 4 -1 -1 -2 -1 -5
i speak|-1 -2 -6 -5 16 -4 -2 4
i spend|-2 12 1 -1 -1 -2 -3 -3
i stammer|-2 -2 -5 -1 13 -1 -1 -1
i stand|-4 -1 2 -5 11 -8 16 -11
i still|-4 -11 -3 38 -4 3 -10 -8
i stop|11 -4 -5 -10 -10 -8 12 14
i take|8 -4 27 4 -19 -10 -3 -2
i talk|-1 -2 -8 18 3 -4 -3 -2
i teach|-5 -3 -9 8 -6 -4 -3 21
i tell|-3 2 30 3 -9 -5 -10 -8
i think|-14 -10 -23 -2 0 0 42 7
i tie|-2 -2 10 -1 -1 -1 -1 -2
i turn|-3 5 -2 -1 -2 8 -5 0
i us|-9 -7 5 -9 -7 1 17 9
i wait|-1 -1 8 -1 -3 -1 0 -2
i wake|20 -1 -1 -3 -7 -7 1 -2
i walk|7 8 2 2 -16 -4 9 -8
i want|-9 23 11 -15 10 -9 -8 -5
i warm|1 -2 -2 9 -1 -1 -1 -3
i watch|-10 -7 -11 10 -7 19 14 -8
i wear|-3 -4 11 0 -2 -3 -3 3
i weav|-1 -1 -1 -4 -1 -2 -1 11
i write|-6 -8 -3 -2 -3 8 -7 21
i yell|-1 9 -2 -1 6 -3 -5 -3
i'd be|-7 3 3 -9 4 0 4 3
i'd carri|-3 -2 -2 -1 -1 -2 13 -2
i'd do|-1 -4 -3 3 8 -4 -4 5
i'd forget|-1 11 -1 1 -2 -3 -4 -1
i'd like|-2 3 9 -1 -6 -1 -2 -1
i'd lose|-2 -9 15 -2 -1 -1 -1 0
i'd put|-1 -1 -2 0 0 10 -5 -1
i'd spend|-3 -2 -4 -1 0 1 12 -2
i'd|-42 -7 14 28 3 -19 17 6
i'll|-1 -6 20 -3 0 -5 -2 -3
i'm at|-2 -2 -3 -2 -1 -1 11 -1
i'm a|-7 -4 12 -3 -7 -1 -7 17
i'm go|-3 -3 17 -2 -2 -1 -5 -1
i'm in|-3 18 -8 -2 -5 7 -3 -4
i'm just|-1 -1 -3 -1 -1 0 -2 9
i'm learn|-1 -5 11 -1 -1 -1 -1 -1
i'm not|-12 -2 34 3 -11 -6 -2 -5
i'm on|13 -7 -5 0 8 -2 -4 -3
i'm scare|16 -1 -2 -2 -1 -6 -1 -3
i'm so|3 12 -3 -1 -8 -1 -1 -1
i'm still|-1 7 -3 -7 11 -2 -2 -3
i'm the|-9 -9 13 -2 27 -7 -7 -7
i'm tire|-5 -3 -5 -2 -3 18 2 -2
i'm worri|-2 -3 -2 -2 -1 2 11 -3
i'm|-16 30 73 -13 -4 -31 -24 -15
i've a|-2 1 -14 -7 32 2 -6 -5
i've be|21 11 3 1 -10 -8 -15 -4
i've book|-2 -2 15 -1 -2 -2 -3 -4
i've bui|-3 14 -8 2 -3 -1 -1 -2
i've eat|-2 14 -3 -1 -2 -5 -1 -1
i've get|22 -5 -14 -1 0 -14 15 -3
i've go|-3 15 -4 -2 6 -7 -3 -2
i've hand|-1 -2 11 -4 -2 -1 1 -2
i've join|-2 -1 -2 -1 -1 -2 -3 12
i've learn|9 -2 7 -2 -3 -2 -3 -4
i've live|-11 -2 -2 -2 -1 12 -3 9
i've lose|-2 -2 10 -1 -1 -2 -1 -1
i've make|-5 -9 11 -6 -2 -1 -3 17
i've mend|-2 -2 -1 0 -1 -3 -2 11
i've never|-8 10 -1 -3 -2 4 3 -3
i've no|-5 1 -6 -2 2 1 12 -4
i've put|1 -2 -5 2 -4 2 -6 12
i've see|-1 -2 -3 -1 -4 -4 24 -8
i've sew|14 -4 -3 -2 -1 -2 -3 0
i've stop|-3 -4 14 -4 7 -3 -8 1
i've take|-5 -2 -2 10 0 -1 -2 2
i've tell|-2 -6 8 5 7 -8 -2 -2
i've work|-3 -2 0 -3 -2 15 -4 -2
i've write|-3 10 -2 -1 0 -1 -1 -2
i've|-18 6 26 -34 19 -13 -7 20
idea|-7 -5 21 -1 2 2 -7 -5
if it|11 -4 -3 -2 -4 1 6 -4
if i|-4 -3 11 -3 2 3 -8 2
if you|-2 -2 -1 8 -2 9 -4 -6
if|23 -20 -3 -2 13 10 -12 -9
imagin|0 0 -1 0 -6 10 -2 -1
imam|-3 -2 -2 -1 -3 -1 2 9
improvis|-2 16 -2 -2 -2 -3 -2 -3
in all|-1 14 -4 -2 -4 -5 -1 4
in and|-9 6 -11 10 -17 4 11 6
in an|-2 -3 -4 7 -7 12 -1 -2
in a|-11 5 4 -7 1 10 13 -14
in charg|-1 0 -2 0 -1 -8 14 -2
in common|-2 -1 -1 10 -1 -1 -2 -1
in each|-3 -1 -2 -1 -1 8 -2 2
in front|6 -5 3 -5 15 -4 -6 -4
in her|-3 5 -3 9 -3 -2 -1 -1
in hi|-3 -13 0 7 0 -3 -2 14
in it|-16 -3 -16 -13 10 -11 10 39
in june|-7 -4 17 2 5 -7 -2 -3
in meet|-3 17 -3 -3 -1 -3 -1 -3
in me|-5 0 0 -5 13 10 -8 -4
in my|-2 8 4 20 -2 -6 -12 -11
in on|3 4 0 13 6 -3 -2 -20
in order|9 0 -2 0 0 -3 0 -2
in our|4 6 2 -8 5 -1 -2 -5
in over|-11 -4 16 -2 -1 -1 4 -1
in that|-3 -8 -8 20 -12 7 13 -8
in the|27 19 -14 -12 22 -12 10 -40
in thi|0 -3 9 1 -4 -1 -1 -1
in two|4 -3 -4 -2 10 -2 -1 -4
incens|0 -1 -1 0 -6 0 10 -1
inhal|18 -3 -6 -1 -1 -1 -2 -4
ink|-2 -3 -1 -1 -1 -2 -1 11
insid my|22 -3 -6 -5 -2 -5 0 -2
insid|15 -2 -9 -8 0 7 -4 1
instead|-1 -7 1 -3 10 6 -3 -3
interest|-1 0 -1 -2 -2 -2 9 0
interrupt|-2 -2 -12 -2 22 -1 -1 -1
into a|-3 -8 -4 -5 -3 5 -6 25
into it|11 -3 -2 0 0 -1 -4 -1
into my|-11 4 0 7 0 0 0 0
into the|2 21 -12 -11 -10 -7 18 -1
into|-1 16 -22 -15 -20 -7 2 46
invoic|-2 -1 8 2 -1 -4 -1 -2
in|17 29 -20 -15 -12 13 -8 -5
iron|20 0 -4 -2 -4 -2 -6 -3
isn't the|-4 -2 -2 -1 12 10 -6 -6
isn't|-11 -2 -10 -1 26 -1 9 -10
it about|-4 -3 6 -1 -4 -7 -2 16
it again|-5 -13 22 -3 4 -2 -4 1
it all|-7 13 -16 -3 1 6 -10 15
it and|-10 5 -3 -5 -15 10 -10 29
it as|-4 1 6 -2 -5 13 -4 -5
it at|-5 2 -1 2 12 -4 -4 -3
it a|-15 3 -6 13 -2 7 -12 12
it back|-3 -3 11 0 -5 1 0 -1
it badli|-1 -2 -2 0 10 -2 -1 -1
it be|-5 0 -31 2 8 -7 46 -14
it burn|-2 -2 -3 -1 13 -3 -1 -1
it close|-2 -4 0 0 -1 -3 -2 12
it come|0 2 -9 -2 24 -1 -8 -5
it could|-2 9 -3 -1 1 -2 -1 -1
it down|-2 -1 1 -1 -1 10 -14 8
it do|12 10 -6 -1 -1 -1 -1 -11
it for|0 -4 -6 10 -6 -3 8 1
it get|-8 -5 8 -10 2 -6 6 14
it have|-5 1 -9 3 -8 -5 5 18
it in|-4 4 -17 5 -3 14 -1 2
it isn't|-7 -2 -3 -4 10 4 10 -8
it i|-4 2 -5 -2 20 -13 -6 6
it just|-9 1 -2 1 0 4 1 5
it like|19 7 -12 -12 2 -7 6 -4
it my|-4 -2 9 0 -3 -1 1 -1
it onli|-3 -4 0 13 0 -8 4 -1
it on|-9 4 7 -8 -4 -1 14 -4
it out|-8 -2 1 3 -8 6 -2 9
it over|-2 3 9 -2 -3 -4 3 -3
it plai|-1 -3 -2 -4 -5 17 -1 -2
it seem|-1 -1 -7 0 0 -1 9 0
it something|-1 -1 -2 -1 -2 -1 8 0
it still|1 -2 -3 -2 12 -2 -3 -1
it swing|-5 -4 -2 -7 -6 -3 18 10
it take|4 -8 2 -3 4 1 -4 4
it that|-2 9 0 -2 2 -2 -2 -3
it the|-5 9 -14 4 8 -3 -11 12
it to|11 -8 -4 -1 17 -8 -11 5
it turn|-2 0 -4 0 -1 3 14 -10
it wasn't|-2 -1 9 -1 -7 -4 8 -1
it what|-1 -1 -1 -1 -3 -1 9 -2
it whole|-4 -4 -3 -1 -4 -2 -2 20
it wors|-1 -2 -2 3 9 -3 -2 -1
it you|0 0 -1 0 1 0 -8 8
it|-7 -20 -11 -49 35 44 14 -5
i|-56 -4 57 -16 29 20 3 -34
jacket|2 -2 0 -3 -1 -1 -3 8
jam|-1 13 -3 -4 -1 -1 -7 3
jealou|0 9 0 -6 -1 -1 0 0
jigsaw|-2 -1 -1 0 0 -4 -1 10
job i|-1 -2 -2 -1 -1 0 -2 8
job|17 -7 14 -11 -8 -1 -7 3
join the|-3 -1 -2 2 -1 -2 -3 10
join|-9 -1 -5 0 -3 5 3 10
joke and|-1 -1 -2 -1 -4 11 -3 -1
joke|1 -1 -2 -1 -4 11 -3 -1
jug|12 -6 -2 -1 -2 -1 2 -2
jumper|-1 11 -3 -4 -3 -1 -1 1
jump|-5 10 -3 0 0 0 -1 0
june|-5 -5 16 2 5 -7 -2 -3
just on|-1 -1 -3 -2 -1 0 -2 10
just take|-3 -2 -4 -1 0 0 11 -1
just the|-3 15 -4 -4 -4 0 3 -4
just to|-3 13 -3 10 -6 -4 -2 -5
just|-1 16 -11 -9 9 -9 11 -5
keep a|-6 -4 -9 18 11 -1 -3 -6
keep go|2 -2 -5 0 -4 13 -2 -2
keep my|15 -9 7 9 -7 -7 -4 -4
keep saying|-1 -1 -1 -1 -2 -2 9 0
keep them|-4 -2 -7 9 -1 -6 9 1
keep the|19 -3 6 -4 -2 -13 0 -4
keep|23 -18 -10 32 -16 13 -9 -16
kei and|-5 -1 -1 0 0 12 -3 -3
kei|6 -2 -4 -4 -7 4 11 -5
kettl and|-2 -2 -2 -1 -1 -4 14 -2
kettl on|-5 -7 0 15 0 1 -1 -3
kettl|-4 7 -5 13 -7 -6 9 -8
kind of|-6 6 -4 -6 6 1 -7 11
kind|-8 3 -6 -5 4 -2 5 9
kiss me|-3 12 -1 -3 -1 -1 -1 -2
kiss|-7 12 -3 -4 -2 -6 -3 13
kitchen tabl|-2 9 -2 -1 0 0 -1 -2
kitchen|4 0 -6 4 -7 10 -13 8
kneel|-4 -3 -5 -1 -1 -2 21 -3
knee|-3 23 2 -12 -10 9 -3 -5
knife|-5 18 0 -1 -4 -3 -3 -2
knit for|-1 -1 -6 14 0 -1 -3 -2
knit|-3 1 -6 13 -1 -2 -4 2
knock and|-2 0 0 13 1 -1 -7 -2
knock|-11 -7 18 11 -2 4 -9 -4
know about|-3 0 -2 0 0 -1 -1 8
know if|11 -2 -3 -4 -2 6 -6 0
know it|-2 11 -1 -3 -1 -3 -1 0
know i|-7 -5 8 21 -1 -11 -4 -2
know that|15 -2 -1 -3 0 -7 -1 -1
know what|-1 2 -7 -3 -5 16 -8 7
know|19 -11 -12 34 -17 -3 -6 -4
lad and|-2 -2 17 -3 -3 -2 -6 2
ladi|9 -3 -9 15 -3 -1 -4 -4
lad|-4 -2 12 3 -2 -3 -8 5
lai there|-2 -2 -4 0 -2 18 -5 -2
laid|-8 -9 -5 -2 -3 8 21 -2
lai|-5 -8 -8 2 -5 13 5 7
lake be|-3 11 -1 -4 0 -1 -1 -1
lake|-3 13 -1 -4 0 -1 -3 -1
lamp|18 -6 -1 -11 -6 -6 1 11
landlord|4 -1 9 -3 -1 -4 -1 -3
land|-3 2 -3 16 2 -6 -7 -1
languag|-3 -4 -7 -2 -7 -4 2 24
last line|0 -1 -2 0 -4 -1 -1 10
last night|-9 6 -4 -1 4 10 -1 -4
last on|-1 2 -6 2 -2 -3 -2 11
last year|-1 -1 10 1 -4 0 -2 -1
last|-18 -7 5 22 -14 -6 -6 23
later|-1 -6 -1 -1 -2 14 -2 -2
late|8 -11 -13 0 -1 21 1 -5
laugh and|-2 9 2 -4 1 -4 0 -1
laugh|-13 30 3 -15 4 -7 -8 6
laundri|0 -2 13 -1 -1 -3 -6 -1
law|-1 -1 -2 0 -8 -3 -1 15
lead|-7 9 -1 7 -2 -4 -1 -2
leaf|-3 -5 -5 21 -2 6 -11 0
lean over|-2 9 -2 -2 -1 -1 -1 0
lean|-6 16 -4 -4 -7 4 2 -2
learn to|-8 -3 24 -4 -2 -1 -3 -4
learn|7 -9 15 -3 6 -6 -6 -4
leav a|-6 -5 -11 23 9 5 -8 -7
leav hand|-3 -3 -3 -9 -2 1 -1 20
leav out|0 0 -5 0 11 -1 -1 -3
leav the|1 0 -6 -8 -8 7 -5 18
leav|-26 -30 0 6 -1 34 -9 27
leg|3 10 -12 3 -5 -7 12 -5
lemon|-1 9 -2 -1 -3 -2 -1 0
length of|0 -1 0 -2 -3 -1 9 -2
let go|-3 -6 -4 20 -1 -2 -3 -2
let them|0 0 8 -1 0 -5 -1 -1
let the|-1 10 -4 -1 -1 -1 2 -5
letter and|-1 -1 -1 0 -5 -3 -1 12
letter|-1 -4 -3 -4 5 3 -4 8
let|-9 11 11 22 -9 -13 -1 -12
level|-1 -1 -2 -3 -1 12 -1 -3
lie about|-1 0 -8 0 13 -2 -1 -1
lie so|-1 0 -1 0 9 -6 0 0
lie there|23 4 -3 -2 -11 -16 9 -3
lie|23 -10 -24 -10 18 1 5 -3
life|-4 -4 7 -5 -7 10 4 -1
lift|3 -2 18 -5 -5 -6 4 -8
light and|10 -2 -3 -1 -2 -2 -1 2
light fall|-1 -1 -1 -2 -1 17 -9 -1
light on|7 -2 0 12 -2 -4 -9 -1
light|15 -1 -9 18 1 4 -22 -6
like a|-10 20 -10 -15 -4 -18 37 0
like being|17 -4 -2 -2 -4 -5 2 -2
like it|-2 -3 -3 10 -2 4 -1 -2
like i|-2 16 -2 -1 -4 -2 -2 -2
like that|1 -4 11 -3 -2 -1 -1 -2
like to|-5 -1 1 8 5 -8 -5 4
like|-8 42 11 1 -6 -32 11 -19
line and|-1 -1 -2 -2 -2 1 -2 8
line of|15 -2 -1 -1 -1 -1 -1 -8
line up|-3 -2 10 -1 -1 -2 -1 -1
line|12 -15 22 -4 2 -9 -7 1
lipstick|-4 15 -2 -2 -1 -5 -1 -1
lip|5 0 -2 -3 9 -5 -2 -3
list|2 -3 4 -7 -2 -1 9 -2
littl on|1 -1 -4 12 -1 -2 -2 -4
littl|-3 0 0 16 5 -18 4 -4
live alon|0 -1 -1 -5 -4 14 -1 -1
live in|-7 -3 -1 -2 0 -4 -1 17
live|3 -9 -6 -10 2 18 1 1
loaf|-3 -2 -2 11 -1 -4 -3 5
lock|23 -2 -4 1 -2 -3 -5 -8
lone|-1 -1 -3 23 -15 -1 -2 -1
long that|-1 -4 -6 -2 12 -2 3 0
longer|-4 -3 9 1 -2 -2 2 -1
long|7 11 -13 -5 13 -14 12 -10
look at|-12 -4 -1 -7 11 26 5 -17
look out|-3 -3 -2 -1 -2 -6 21 -4
look up|2 -7 -11 -4 20 3 -3 -2
look|-20 -17 -3 -14 13 53 19 -31
loom|-3 -1 -1 -1 0 -1 -1 8
lose hi|10 -2 -1 -6 0 -4 -1 5
lose my|-4 -5 14 -3 0 -1 -1 -1
lose the|9 -3 9 -1 -1 4 -4 -14
lose|12 -17 8 -4 5 -4 19 -20
loud|-4 20 5 -7 -7 -1 -4 -2
love a|0 -1 -1 -5 -1 0 8 0
love you|0 -4 -2 10 1 -2 -3 0
love|-14 38 -17 4 -3 4 -2 -11
low|14 -5 0 -1 -1 0 -7 -1
lump|2 -3 -3 -1 13 -6 -2 -1
mai|5 -2 17 -4 -4 3 -10 -5
make a|-3 3 -3 -5 7 -2 -9 12
make it|-4 -3 14 3 -8 -3 -5 6
make them|-1 -3 10 -1 -1 -1 -1 -3
make the|-3 -1 8 -3 -3 -3 -4 10
make up|-2 10 -4 -3 2 -1 -1 -3
make|-23 29 4 -5 -10 -37 -17 60
man from|0 -2 -7 -2 0 14 -1 -2
man who|-1 -1 -3 11 -1 -2 -3 0
manag|8 -3 14 -6 -2 -3 -3 -4
man|-3 9 -3 5 -13 8 4 -6
map|-11 -5 -7 -6 -5 27 12 -4
march|17 -2 -3 -1 -3 -4 -2 -1
margin|-1 -1 -1 -1 0 9 -2 -1
mark|9 -4 -5 -2 4 -12 -2 10
marri|-3 -3 -2 8 3 3 -1 -6
mat and|-1 -1 -5 -3 -1 0 10 0
match and|6 -4 8 -1 -2 -1 -3 -2
mattress|19 -2 -2 -2 -1 -4 -3 -6
mat|-1 -1 -5 -3 -1 0 10 0
me and|-1 3 -5 9 3 -1 -5 -3
me a|8 8 -6 5 2 -6 -5 -6
me by|0 8 6 -7 -2 -4 2 -3
me how|-1 -1 8 -3 -3 2 -2 -1
me in|-2 -1 0 -4 9 7 -6 -3
me off|0 -1 -2 -2 8 -2 -1 0
me on|8 -3 -1 -2 3 -4 4 -5
me or|-1 0 -4 -1 -1 -3 10 0
me straight|0 0 -2 0 9 -6 0 0
me the|-7 11 -6 24 -5 -12 -2 -3
me through|-1 -1 -3 2 17 -5 -1 -8
me to|0 -14 17 -8 8 7 -4 -5
me when|-1 -2 -2 -1 9 -2 -1 0
meal|14 -7 -2 -2 -1 -2 -1 0
mean|0 -8 -11 -4 31 -3 1 -6
measur it|-5 -1 -1 -1 -1 9 -3 2
measur|14 -3 -4 -4 -2 5 -4 -2
meat|18 -7 -1 -2 -1 -3 -1 -3
meet|-6 11 -8 10 -4 -10 -4 9
melt|-4 -3 -3 -3 -1 -1 -3 17
memori|-2 -1 -1 -1 -2 10 -2 -1
mend the|-2 -2 -1 0 -1 -3 -2 11
mend|-3 -2 -1 0 -2 -3 -2 13
mention|-2 -1 -4 1 8 -1 -1 0
messag to|-1 -1 -5 -2 14 -3 -1 -1
messag|-1 -1 -1 -4 12 -3 -1 -1
me|-14 12 8 24 29 -9 -27 -23
middl but|0 0 -1 -1 0 -3 -2 8
midnight|-2 15 6 -2 -1 -3 -4 -9
midwif|-2 -3 -5 -2 -1 -3 -2 17
might|-6 -2 -3 17 -1 -1 -2 -2
mile|15 -3 3 -3 -6 1 -2 -5
milk|-1 16 -6 3 -7 -1 -3 -2
mine on|-1 -2 -2 9 -4 -1 4 -3
mine|-8 6 4 5 -11 -5 -2 9
mirror|-1 -1 -8 -4 13 5 -3 -1
miss|-8 7 -9 32 -7 -3 -9 -3
mix|-2 11 -1 -2 0 -1 -1 -4
monei back|-1 -1 8 -1 -3 -1 0 0
monei in|11 6 -3 -1 -1 -7 -3 -1
monei|15 4 5 -6 -6 -7 -4 -1
monk|-3 -2 -1 -1 0 -1 12 -4
month and|8 -1 0 -2 -2 -1 -2 -1
month|20 -6 9 1 -14 4 -8 -6
mood|-2 12 -1 -5 0 -1 -2 -1
moon|-5 -1 -2 -2 -2 10 5 -2
more but|-2 -1 -1 12 -1 -3 -2 -1
more than|-4 -5 17 -1 -4 -1 0 -1
more|7 -17 28 2 -15 -6 9 -8
morning there|0 -2 13 -2 -1 -1 -3 -3
morning|-5 -8 8 1 -2 10 2 -5
mostli|-1 -2 -6 -3 -4 15 -2 2
mother and|-2 -2 -1 4 11 -2 -6 -3
mother name|-3 -2 -3 -8 -11 18 -1 10
mother want|-2 -5 3 -3 11 -1 -1 -3
mother|-12 -11 -2 -17 22 25 -8 3
mouth and|-2 -4 -3 -2 12 2 0 -1
mouth|3 -14 4 -1 25 -6 -6 -4
move the|23 -3 -6 5 -3 -3 -10 -3
move to|16 -3 -3 -8 -2 -2 6 -3
move|35 -8 4 -4 -18 -3 -4 -3
much|10 4 -4 -3 0 -15 13 -5
multi storei|12 -3 -2 -5 4 -3 -3 0
multi|12 -3 -2 -5 4 -3 -3 0
mum|4 -4 -4 21 -6 -6 -4 -2
my arm|-3 -4 1 29 -3 -15 0 -6
my aunt|-1 -1 -2 -2 -4 1 11 -2
my bag|15 -8 -1 -1 -1 0 -1 -3
my belli|9 2 -2 0 -1 -1 0 -6
my blood|12 -5 -1 -1 -1 -1 -3 0
my bodi|12 -6 -2 -1 -1 0 0 -1
my boss|-6 14 -8 -6 -2 13 -3 -3
my brother|-2 -4 -8 -1 9 4 -2 4
my cheek|-8 21 -4 -1 -1 -4 -1 -3
my chest|5 -4 -9 17 -1 -3 -1 -3
my coat|14 -7 -2 10 -4 -3 1 -9
my cousin|-3 -1 0 -2 1 9 -2 -1
my daughter|-10 8 -2 4 -12 -8 8 11
my ear|-4 13 -5 -3 5 -5 0 -1
my ex|-4 -2 -1 -3 -1 -2 -1 14
my ey|-7 19 -11 -3 -10 24 -6 -6
my face|-4 2 -1 11 -2 -3 -1 -2
my famili|-11 -4 15 -7 -1 -2 -4 13
my father|-2 -8 12 -14 8 -7 4 8
my finger|8 17 -11 -7 -4 6 -3 -6
my first|-2 -5 3 3 -3 -4 -2 10
my foot|16 -7 -4 13 -9 -2 1 -6
my forehead|-1 -1 -5 -3 -1 -1 11 0
my friend|-5 -2 -2 13 -1 -1 -1 -2
my granddaught|-2 -1 -2 1 0 -2 -1 8
my grandmoth|-1 6 -10 -5 4 -7 14 -1
my hand|0 -13 -3 34 6 -3 -4 -17
my heart|9 6 -3 7 -3 -4 -4 -7
my husband|11 -5 23 -4 -4 -5 -12 -4
my knee|0 9 3 -5 -4 3 -3 -3
my late|-4 -3 -2 5 -1 9 -3 -1
my leav|-3 -3 -3 -9 -2 1 -1 20
my leg|2 4 -11 0 -2 -4 16 -4
my mother|-9 -7 -1 -19 24 13 -6 4
my mouth|3 -5 8 -5 11 -5 -5 -2
my name|-5 7 -5 6 -6 0 13 -9
my old|-3 -6 -1 -2 -1 0 -2 15
my own|-5 -16 34 -16 18 -1 -10 -5
my parent|-1 0 15 -2 -9 -2 -1 0
my place|-6 2 -12 11 -2 -3 12 -3
my rib|1 9 -4 -2 -1 -1 -1 -1
my right|-2 -3 -3 -9 -1 -1 0 20
my shoe|4 12 -6 -3 -1 -1 -4 -2
my side|-2 -4 -3 10 5 -4 -1 -1
my sister|-1 -7 13 6 -2 0 -7 -2
my son|-1 -4 -13 -4 18 -1 -2 6
my toe|10 -2 -1 -1 -1 -1 -3 -1
my tongu|-1 -1 -2 -4 9 -1 0 0
my tool|-4 -9 -4 -2 -2 -3 22 2
my whole|3 12 3 -3 -3 -4 -2 -5
my wife|5 -7 -5 -4 -1 1 -3 13
myself a|-3 -1 15 -1 -2 -1 -4 -3
myself have|-3 9 -1 -1 -1 0 -3 -1
myself in|-1 -2 9 -1 -8 7 -2 -1
myself|-13 18 26 -9 -12 -8 0 -1
my|36 19 28 15 -45 -20 -28 -4
nail|13 -2 -2 1 -1 -4 -2 -2
name and|-5 -6 -3 1 13 1 -4 3
name at|-4 -3 16 -3 -2 -2 -1 -1
name be|-1 -3 10 -1 -1 -1 -1 -2
name come|-3 9 0 -6 -2 5 -2 -1
name in|-3 -3 -4 -1 4 -2 -1 10
name on|-1 2 9 -3 -1 -1 -5 0
name over|-1 -2 -3 9 7 -3 -3 -4
name|-34 -10 -10 -1 25 28 4 -2
nearli|-4 -7 -3 8 2 12 -5 -2
neck and|-1 -2 -3 20 -8 -4 -1 -1
neck|-3 2 -7 18 -3 -9 -3 5
need to|-6 8 -11 -5 -7 -4 22 2
need|-4 7 -3 -3 -2 -13 22 -3
neither|-4 -4 2 19 -3 -2 -7 -1
nerv|-2 -1 14 -1 -1 -1 -1 -7
never meet|-1 -1 -3 4 -1 -5 -2 9
never|-8 0 -13 12 -12 37 -17 1
news|-6 -2 -8 0 14 6 -1 -2
new|19 -11 -8 -7 -6 -5 -9 27
next door|-1 0 -5 12 -3 1 -2 -2
next to|3 -7 -4 0 3 -3 -4 11
next|-1 -11 -8 2 -8 5 7 13
nice|-5 4 -4 22 -4 -6 -6 0
night shift|-9 -1 0 10 0 1 0 -1
nightmar|-3 -1 0 -1 0 10 -2 -2
night|12 -2 -13 8 10 -13 8 -9
nine week|9 -2 -1 -1 -1 -1 -1 -1
nine year|3 -1 -1 -3 10 -5 -3 0
nine|6 -4 -5 -5 13 17 -10 -12
ninth|12 -3 -2 -1 -1 -2 -2 -2
no idea|-3 -2 11 0 5 -1 -5 -3
no longer|-2 -2 9 -2 -2 -2 2 -1
no more|-2 -1 -7 -1 -1 -2 15 0
no on|1 -10 13 -3 -10 -8 21 -4
no plan|-3 11 -5 -3 -1 -2 7 -4
no talk|-1 0 -2 -1 8 -3 -1 0
no to|0 -1 -8 -1 12 -1 -1 0
nobodi can|4 -1 10 -2 -2 -2 -4 -4
nobodi to|-1 -3 -5 -10 3 -3 20 -1
nobodi want|-1 -2 -1 9 0 0 -1 -3
nobodi|6 5 -3 6 -6 -16 28 -20
nois be|-2 12 -2 -1 -2 -1 -2 -2
nois|-3 15 -7 -5 3 -5 0 1
not be|-1 -1 10 -2 -4 -1 -2 -1
not even|-1 11 -6 0 -2 -1 -1 0
not go|0 0 12 -1 -2 -6 -2 -1
not know|-2 -3 -4 1 -1 -1 11 -1
not the|-2 -3 13 -4 -2 1 -5 1
note|-4 2 0 7 -7 12 -7 -2
nothing in|-1 -3 -4 9 4 1 -5 -2
nothing to|-1 -2 -1 -10 -4 0 21 -2
nothing|-5 9 -13 -6 13 -13 26 -10
notic the|-3 -3 -2 -1 -4 18 -3 -3
notic|-6 -6 8 -4 -8 19 -4 1
not|-23 -5 29 -4 11 -7 19 -20
now and|-3 -2 4 -5 -3 -1 10 0
now i'm|2 -3 -3 -1 0 -1 -2 9
now i've|-1 -2 -5 -1 -5 -5 20 -2
now it|0 -3 -4 -1 -2 -3 -1 13
now the|-1 -1 11 -2 -2 -1 -3 0
now|3 -18 4 -10 -8 -20 19 29
no|-2 7 15 -9 1 -10 28 -30
number|-5 -4 -5 -6 -8 24 2 2
obituari|-2 -4 -6 -1 18 -2 -1 -1
occup and|0 -2 9 -1 -4 -1 -1 -1
occup|0 -2 9 -1 -4 -1 -1 -1
odd sock|-2 -1 -1 -1 0 -4 -1 9
odd|-2 0 -3 -1 5 -5 -2 8
of all|-1 -3 -2 -3 -1 8 -3 4
of a|-9 4 -7 -10 2 12 19 -11
of glass|-2 0 -1 11 0 0 -1 -6
of her|-2 -8 -1 9 -2 7 -2 -1
of him|-1 -2 -1 -2 -1 13 -3 -3
of hi|-4 0 -3 16 -1 -4 -2 -2
of it|23 -10 0 -12 5 -16 -6 17
of my|6 3 -7 -15 5 -2 11 0
of sleep|12 -2 -2 -2 -1 0 -4 -1
of them|-10 -7 6 20 -11 2 -12 12
of the|11 -12 -17 -16 -12 -5 29 22
of us|-9 7 -3 25 3 -8 -9 -7
of water|1 -2 0 -3 -4 0 12 -3
off and|12 -2 2 6 -2 -5 -6 -4
off my|5 16 -9 -1 -6 -2 -2 -1
off the|0 14 16 -17 -3 -6 -2 -3
off under|-2 10 -3 -1 0 -1 -1 -1
offic|-2 -4 -2 -2 3 -2 12 -3
off|18 19 5 -2 -19 -5 10 -26
of|5 -24 -20 26 -21 -16 18 31
oh hello|-1 11 -4 -1 -1 -2 -1 -2
oh|-5 9 -7 4 -5 -4 11 -3
oil|11 2 -3 -3 -1 -1 -2 -1
old and|2 -3 -3 -2 -1 -3 12 -2
old man|-2 -4 -7 -3 3 -6 13 6
oldest|9 -2 -1 -2 0 -2 -1 -1
old|-25 -12 -9 16 -21 -10 35 26
on and|-1 0 -11 6 -5 -1 -6 19
on a|-4 19 6 -5 -4 5 -10 -6
on bed|12 -3 -2 4 -1 -3 -3 -4
on be|-6 -1 -1 -4 -6 4 17 -3
on door|-3 -2 -3 -1 -5 -3 20 -2
on eat|-1 -2 2 -4 -1 -2 8 0
on for|0 -1 -1 12 -1 -3 -5 -1
on fridai|0 -2 -9 1 5 -2 -1 8
on her|-2 -2 1 14 -1 -1 -8 -1
on him|-2 -6 -2 13 -1 -1 -2 -1
on hi|-2 4 -5 12 -6 1 -2 -3
on in|-11 3 25 -6 -1 -1 -3 -6
on it|7 1 6 -11 -8 21 -19 3
on leav|-4 -3 1 -2 -1 -6 18 -2
on my|6 20 -23 -4 16 0 0 -16
on name|-1 -1 0 -2 -1 -1 9 -3
on saturdai|-2 -2 -3 -2 -1 -3 -3 17
on side|11 -3 -1 -1 -1 2 -2 -5
on sundai|-3 -2 7 10 1 -1 -5 -9
on that|-4 -2 -2 -1 7 3 -11 10
on the|40 5 -4 -20 -13 16 0 -24
on top|14 4 -5 -1 -3 -3 -4 -2
on to|-6 -2 -2 25 -7 -2 -7 1
on who|-2 -3 -4 1 12 -3 -2 2
on with|-3 -3 -3 6 -3 -1 11 -4
on word|-6 10 1 -1 0 -2 -1 -1
on you|-1 -2 0 -1 -3 -2 -9 16
onc|-4 -6 -3 -6 9 -4 7 6
onion|6 -5 -5 -2 12 -2 -1 -1
onli thi|-3 -2 -4 -1 -1 -4 18 -2
onli|-15 -10 -10 13 3 -2 23 -1
onto the|-2 1 8 -6 0 0 -1 0
on|8 17 -16 25 -28 2 -38 29
open the|2 -12 -1 16 3 -2 -9 4
open|0 16 -6 17 0 -5 -11 -10
or the|3 -3 -3 0 -2 -8 11 2
orang|-4 12 -3 -4 -2 10 -5 -4
orchestra|-2 -3 -2 -2 -1 -2 -2 13
order|8 9 1 -5 -1 -5 -1 -5
or|1 -7 2 -8 -11 -3 27 0
other breath|0 -1 -3 -3 12 0 -5 -1
other|2 18 -8 4 8 -4 -12 -6
our|-11 -7 -3 8 -4 6 5 6
out and|-5 2 -1 4 -3 -2 9 -3
out for|-4 -1 8 0 -1 1 -1 -3
out of|13 -2 1 -10 -3 1 -16 16
out over|-3 -1 0 -1 0 9 -1 -2
out the|-4 -7 3 -2 12 4 -7 2
out to|-3 -1 20 -7 -5 -10 0 5
out which|18 0 5 -1 -7 -11 -2 -2
outsid|12 -3 -5 -3 -2 11 -2 -9
out|21 -17 -7 -8 5 -27 20 12
oven|9 -2 -1 1 -1 -2 -2 -2
over and|2 -6 -6 -2 -1 -2 16 -1
over a|-1 8 -1 -3 -1 -1 -1 0
over me|-3 -1 11 -1 -1 -1 -2 -2
over the|0 6 23 -1 -3 -2 0 -25
over with|-2 -6 -3 -3 -2 6 11 -1
over|-8 15 20 1 -2 -19 14 -21
own|-8 -18 43 -19 18 -1 -13 -3
page and|-1 -2 2 -3 9 -2 0 -4
page with|-4 9 -1 -1 -1 -1 0 -1
page|-8 2 -3 -7 25 0 -5 -4
painting|-2 -3 -3 -4 -1 -2 -1 16
paint|-7 19 -4 -5 -4 2 -6 6
pair of|-1 4 -1 9 -1 -1 -3 -7
pair|-2 4 -2 9 -1 -5 -4 2
pai|25 -5 1 -2 -5 -4 -6 -4
pancak|-6 10 -1 0 -1 0 -1 -2
parent|-1 0 12 0 -7 -2 -1 0
park|2 -3 2 -3 -1 -4 11 -4
passport|24 -3 -6 -5 -2 -5 -2 -2
pass|-5 -4 -5 -2 7 -4 8 5
past|-9 4 -4 26 1 -6 -9 -3
pat my|-1 -2 -1 9 -3 0 0 -1
path|-4 -1 -2 -4 -2 13 -1 2
pattern|-1 -1 -2 -1 -2 11 -2 -1
pat|-1 -2 -2 14 -4 -4 0 -1
peac|-4 -3 -5 -3 -4 -3 17 5
pear|-1 12 -3 -3 -4 1 -1 -1
pencil|11 -1 -2 -1 0 -4 -1 -3
pen|4 -3 14 -2 3 -5 -3 -7
peopl and|-3 -5 9 3 -1 -1 -1 -2
peopl|-1 -30 11 18 -3 11 -6 1
person with|1 0 -4 -6 -3 -3 18 -2
person|-2 -3 -14 -8 11 10 11 -4
phone i|-1 -3 -2 -2 -6 14 0 0
phone to|-1 -1 -4 -2 11 -1 -1 0
phone|2 -2 -8 0 3 7 5 -7
photograph|-4 -4 -5 -9 1 13 1 7
photo|-4 5 -1 8 -3 -2 -2 -1
piano|-3 -5 -1 -1 -1 -1 -1 15
pick the|-2 10 -3 -2 -2 11 -10 -2
pick|-8 6 5 10 2 7 -18 -4
piec|10 -5 -4 -1 6 -8 -2 3
pillow|-1 1 -3 8 -1 -2 -1 -3
pink and|19 -8 -3 -1 -1 -3 -1 -2
pink|13 7 -7 3 -5 -6 -2 -3
pin|-3 -1 12 -1 -3 0 -2 -2
place|-7 -3 -5 17 0 -11 12 -2
plai it|-1 -6 0 0 -1 12 -2 -2
plai the|-2 10 -1 0 -1 -6 -1 1
plain|-2 -1 -2 -1 16 -4 -3 -2
plai|-6 0 5 -11 -9 23 -4 1
plane the|-2 -4 0 0 -1 -3 -2 12
plane|-2 -5 1 -1 -2 -4 2 11
plant|1 -4 7 -2 -6 -2 -4 9
plan|-8 15 3 -11 -5 -2 6 1
plate|-5 4 -8 16 -4 -2 -7 5
platform and|-3 -3 -1 -2 -1 -2 15 -3
platform|-3 -4 -3 -3 5 -3 14 -4
plot|-1 -4 -2 -2 -6 18 -2 -2
pocket|-1 -5 -4 10 -3 -1 -1 4
poem|-4 2 -2 -2 8 -3 -4 5
polit|-5 -4 8 -5 21 -6 -5 -5
pool|-5 -2 14 -6 -2 -3 -4 9
post and|-4 -4 11 0 -1 0 -1 -1
post|-2 -7 20 -4 -2 -1 -3 -1
pot|-3 -3 -2 0 -1 -4 -3 16
pour|-4 9 -4 1 -4 -4 0 6
practic|-1 14 -2 0 -4 -5 -1 -1
practis|-2 -3 -1 -2 14 -2 -2 -1
press my|12 0 -2 0 -1 -1 0 -8
pressur|10 -2 -5 -1 -1 -1 0 0
press|12 12 7 3 -2 -8 -5 -19
pretend|-2 -1 -3 0 15 -3 -4 -2
price|3 -3 13 -1 -2 -3 -3 -4
printer and|-1 10 -1 0 -3 -1 -3 -1
printer|-1 10 -2 -2 -3 -1 -5 5
print|-2 -4 -5 -2 15 -3 -2 2
problem|-3 24 -5 -3 -4 -4 -1 -3
proper|16 -1 -4 -7 15 -10 -7 -3
prove|-1 0 -9 0 -4 7 -1 8
put a|22 -11 -3 8 2 -11 -8 2
put down|0 -1 -4 -4 16 0 -2 -6
put in|-1 -9 26 -3 -4 -2 -3 -4
put it|-1 14 -9 0 -2 8 -9 0
put my|-10 -2 5 9 -9 2 6 -1
put on|-6 31 -5 -12 -1 -4 3 -7
put the|8 -14 -11 13 -13 -13 -4 34
put up|10 -6 -2 6 -1 -4 -1 -2
put|24 -9 -14 34 -4 -13 -24 5
queen|0 0 -1 -1 0 -3 -2 8
question|-2 -2 11 4 -8 -8 8 -3
queue|-3 -11 -6 22 -4 5 -3 -2
quiet|-6 -3 9 -4 6 1 0 -2
quilt|-9 -1 -1 -3 0 -3 -1 17
quit|-3 -2 8 -1 -2 -3 3 -1
radio plai|-1 -6 0 0 -1 12 -2 -2
rafter|-2 -2 -1 -1 0 -1 11 -4
rail and|-1 -1 -6 -1 -1 -2 17 -4
rail|3 -3 -6 -2 -1 -2 16 -5
rain|13 0 -8 -9 -4 4 8 -3
rais my|-1 0 10 -2 -4 -2 -1 0
rais|-2 -3 24 -6 -10 -3 -6 6
ramp|-3 -3 4 -3 -1 -1 -1 9
rattl|12 -2 -6 0 -1 -1 -1 0
read my|-3 -4 -5 -2 20 -2 -2 -1
read the|-4 -3 -9 -3 22 3 -5 -2
read|-9 -10 -15 0 38 16 -12 -8
realis|-1 -4 2 -1 -1 8 -3 -1
realli|-2 -5 0 3 13 -3 -2 -3
reason|-4 11 9 -4 0 1 -6 -6
rebuilt the|0 0 0 0 0 0 -9 9
rebuilt|-1 -1 0 0 0 0 -9 12
receipt|-2 -1 15 -4 -3 8 -2 -10
recip|-5 -3 -4 -1 -3 -2 -3 21
record and|-6 16 -3 -5 5 -2 -2 -3
record|-9 9 -11 -9 16 -10 -4 17
recycl|-4 12 -2 -3 -1 5 -3 -4
rehears|-1 -2 -4 -2 17 -2 -4 -2
rememb the|-1 -1 -2 -2 -2 9 0 0
rememb|-4 -5 -6 0 -6 23 -1 -3
rent|13 -2 -2 -2 -1 -1 -2 -2
report and|0 -1 -2 0 -13 18 -1 -1
report|-1 -2 1 7 -15 15 -2 -3
restor|-1 -1 -2 -5 0 -1 -1 12
retir|-1 -1 -2 10 -2 -4 1 -1
rhyme|-1 -1 -1 -5 -1 14 -4 -1
rhythm|-1 -3 -2 -2 -6 16 -2 -1
ribbon|-1 -1 -1 -4 -1 -3 -2 14
rib|9 8 -5 -3 -1 -1 -4 -4
rice|9 1 -1 -1 -2 -1 -3 -2
ride|-2 -1 -4 9 -1 -1 -2 2
right at|0 0 -3 2 -1 -4 -1 9
right down|-2 9 -2 -2 2 -3 -1 -1
right hand|-1 -4 -5 -3 -2 17 -1 -2
right|-11 0 19 -4 -2 -7 -8 14
ring and|-1 -1 1 4 -9 6 -1 0
ring the|-3 -1 -4 -5 16 1 1 -4
ring with|-1 -1 -2 9 -2 -1 -2 -1
ringing|0 0 -3 0 15 -1 -5 -5
ring|18 -9 -17 29 -15 12 -6 -12
rise and|-1 9 -1 -1 0 0 -4 -1
rise|-4 7 -8 4 -6 -2 13 -3
river|12 -5 -10 -4 -4 1 18 -7
road|0 -3 -2 -3 -5 10 -5 9
roar|-3 10 -4 0 -1 -1 0 -1
roll up|-3 14 -2 -2 -2 -1 -1 -3
roll|-6 27 1 -4 -4 -6 -5 -4
room|1 -11 34 -5 16 -2 -20 -12
rope|16 -8 -7 -3 -2 1 9 -6
rotten|-2 -1 0 11 0 -2 -2 -4
round the|-6 7 -5 -4 -4 -6 5 12
round|3 -4 8 15 -13 -4 -14 10
row it|-1 -1 -4 -1 13 -4 -2 1
row|-3 1 -1 -1 10 -5 0 0
rub my|8 -4 -4 9 -2 -2 -3 -2
rub|8 -6 -8 8 8 -4 -4 -3
rude|-5 20 -2 -1 -3 0 -3 -6
rug|0 14 -3 -6 -3 -4 -2 6
rule|-3 -3 11 -2 1 -2 -2 -2
run on|0 -1 -1 0 -2 -4 9 0
run the|3 -3 9 -4 -1 -2 -5 4
run|5 7 6 5 -13 -16 7 -1
sack|1 -4 2 -4 2 -4 -8 15
sai and|-3 -3 -11 4 7 -10 12 5
sai a|-1 -2 11 0 -5 -2 -1 -1
sai he|-1 -1 -2 -2 -2 -1 10 0
sai i'd|0 -2 25 -4 -12 -3 -2 -3
sai i'm|-2 4 8 -1 -6 -2 -1 0
sai it|0 0 -5 -12 1 2 15 0
sai i|0 2 -8 -1 22 -6 -6 -2
sai more|-2 0 -3 0 -2 9 -1 -1
sai my|-2 21 -10 -4 3 -4 -3 -3
sai no|0 4 -6 -1 8 -4 -1 0
sai on|-2 0 9 0 -5 1 -1 -2
sai so|1 -2 -6 -1 14 -4 -2 -1
sai thank|-1 -1 -4 -1 9 -1 -1 -1
sai that|-5 6 2 -2 10 -9 0 -2
sai the|10 -6 -8 -2 12 0 -3 -4
sai to|-3 -1 -4 0 13 -1 -3 -1
sai we|1 -2 -2 -6 -4 16 -1 -1
sai why|0 -2 -5 -1 -10 21 -3 0
sai you|-4 -3 -1 1 -1 10 -1 -1
sai|-9 -4 25 -2 11 3 3 -27
salt|11 3 -6 -5 -3 3 -2 -1
same|-8 -4 -6 4 0 14 7 -5
saturdai i|-2 -2 -4 -2 -1 -6 -3 20
saturdai|3 -3 -4 -4 -1 -6 -4 19
save|-3 -3 -2 16 -2 -5 2 -3
saying ye|-1 -2 -2 -1 10 -1 -2 -1
saying|1 7 -5 -6 22 -13 1 -4
scare|15 -1 0 -2 -1 -6 -1 -3
scar|-2 -3 -1 -1 -1 -3 -1 13
scatter|-2 -2 -1 -1 -1 -2 10 -2
school and|-3 -2 10 -3 0 -1 0 0
school|-10 -7 4 27 -1 0 -6 -6
scratch|-2 1 -2 -2 14 -4 -4 -1
screen|-5 10 -1 -2 3 -2 -1 -2
seam|-3 -2 -3 -3 -1 -2 -1 15
seat|-5 -5 4 -2 -3 0 -2 13
sea|-4 -1 -4 -4 -3 -1 14 3
second and|-1 -2 9 -3 8 -1 -5 -4
second|-3 -11 5 -1 -1 23 -3 -10
see my|-3 -11 0 -1 -4 5 -3 16
see the|-3 -2 0 -2 5 14 -5 -7
see what|-1 -1 -2 -1 -4 3 -4 10
seem to|-1 -1 -6 0 0 0 9 0
seem|-1 -1 -7 0 0 -1 9 0
see|-11 -19 -8 10 -8 50 6 -19
sell|3 11 -3 -1 -2 -6 -1 -1
send a|-1 -1 -8 15 -1 -2 -1 -1
send the|-3 -2 -2 -3 12 3 -2 -3
send|-8 -7 6 11 8 -5 -1 -2
sens|-8 -1 -3 -2 -2 18 -4 3
sentenc|-3 -2 11 -4 -4 5 -2 -2
separ|-6 -2 -1 -3 -1 -1 13 -1
sergeant|-2 -3 14 -1 -3 0 -2 -3
sermon|0 0 -1 0 -2 -2 -2 8
seventi|-1 3 -1 -1 -6 -3 -3 12
sew the|-1 -2 -2 -1 0 -1 -1 9
sew|12 13 -4 -4 -2 -7 -7 -1
sex|-2 -1 -1 -1 -2 9 -1 -1
shadow|-5 14 -1 -1 -1 -2 -2 -3
shake hi|-1 -6 14 -6 -8 7 -1 -1
shake|3 -11 30 -8 -12 4 -5 -1
shape of|-1 0 0 -1 -1 8 -1 -4
shape|-2 -3 -1 19 -3 -3 -2 -5
share on|11 12 -2 -5 -1 -2 -3 -9
share|10 11 -3 1 -2 -3 -3 -10
shawl|-1 -1 -1 -5 -1 -2 -1 11
she ask|-1 6 -3 -6 8 -2 -1 0
she can't|0 10 -1 -8 1 0 0 -1
she come|-9 -8 -3 13 -2 15 -3 -3
she do|0 -6 -1 9 -1 -1 0 -1
she get|-5 23 -5 -4 -4 -2 -2 -2
she lean|-3 9 -1 -4 0 0 0 0
she look|0 -1 -1 10 -1 -1 -5 -1
she open|-5 -5 -1 18 4 -3 -2 -7
she pat|-1 -2 -1 9 -3 0 0 -1
she put|-1 -1 0 11 1 -6 -1 -3
she read|0 -1 2 -8 -9 19 -1 -1
she sai|0 0 -4 1 -9 1 5 6
she take|-1 -1 4 -8 0 0 0 6
she tell|5 -2 -3 -9 -8 19 -1 -1
she wear|-3 13 -4 -4 -1 0 -1 -1
she'd|-4 0 -5 12 1 1 -2 -2
shed and|-1 -1 -1 -1 8 -2 -2 -1
shed|6 -2 -1 4 7 -2 -3 -8
she|-29 32 -27 107 -12 -2 -39 -30
shift|-4 -1 1 9 -1 0 -3 -2
shirt|-2 13 -1 -4 -1 -5 -1 1
shoe off|-3 12 -4 2 0 -1 -4 -2
shoe|6 16 -9 16 -6 -3 -9 -11
shop on|-4 -2 -1 -2 0 -1 -1 10
shop|14 16 -1 -2 -5 -8 -12 -2
short|11 -3 -6 -2 -1 -4 -3 8
shoulder and|-4 9 -1 4 -1 -2 -2 -3
shoulder|4 19 -1 1 -5 -5 -5 -7
shout|-5 -4 6 -7 16 -3 -4 2
shovel|10 -5 -1 -1 -1 -2 1 -1
shower|16 -3 4 -3 -9 2 -4 -3
show|-9 1 -4 -4 -3 14 -8 13
shriek|-4 13 -1 -3 -1 -1 -3 -1
shut|16 -4 -3 -10 -1 0 4 -1
sick|13 -3 5 0 -4 -3 -5 -3
side by|-1 -1 -1 -1 -1 10 -2 -5
side of|-8 -1 0 11 0 -1 -1 -1
side|-1 -9 0 11 1 6 -5 -2
sign it|-1 0 8 -1 -1 -1 -1 -3
signatur|-3 -4 -5 -4 10 -2 0 8
sign|-5 -8 -5 -6 12 -14 15 10
silli|16 5 -4 6 -3 -13 -3 -4
sinc 0|0 0 9 -2 -4 -2 0 0
sinc i|-4 -2 1 3 0 -3 -8 14
sinc that|15 -2 -1 -1 -1 -1 -1 -8
sinc the|11 -5 -7 11 0 -4 -2 -4
sinc|31 -11 -4 6 0 -14 -8 0
singl|-1 -1 -1 -4 -5 0 10 1
sing|-5 -6 -3 9 2 -5 11 -3
sink|14 -5 -6 -4 2 4 -1 -4
sister|-2 -7 13 10 -2 0 -7 -4
sit by|-3 -1 -5 -5 -1 -2 15 3
sit down|-1 -6 7 -7 3 3 10 -9
sit in|-7 0 2 9 -4 -2 4 -1
sit on|1 4 -9 2 -3 14 -4 -5
sit there|0 0 11 3 -8 0 -6 0
sit with|9 -3 -4 -1 0 -3 4 -2
sit|-3 -3 3 3 -12 4 21 -13
six and|-3 -2 3 -2 -3 0 -1 9
six peopl|-2 -4 12 -2 -1 -1 -1 0
six week|0 -4 1 -5 12 -1 -1 -1
six year|-4 -2 -5 10 -2 -1 -1 4
sixti hour|-2 -1 -3 -5 -1 -2 -2 15
sixti year|-2 -1 -1 11 0 0 -1 -6
sixti|-8 1 -1 4 2 -1 -4 8
six|-1 -15 18 9 3 -4 -4 -5
skirt|-3 9 -1 -1 -1 -1 -2 0
sleep and|4 3 -2 14 -6 -3 -6 -3
sleep by|0 -1 -3 10 -1 -1 -2 -2
sleep like|0 -3 10 -1 -1 -2 -1 -1
sleep the|9 -1 -1 -4 0 -2 -1 -1
sleep|25 -6 16 23 -13 -13 -15 -17
slice|-2 16 -4 -2 -3 -2 -1 -1
slip|-12 13 -3 -1 -4 6 2 -1
slowli and|-1 14 -13 -1 -2 0 3 -1
slowli|4 12 -10 -1 0 -4 3 -4
slow|-6 -3 1 1 -3 11 -1 -1
smaller|-3 -8 11 -4 0 8 -3 -2
small|5 -5 -5 22 -5 1 -9 -5
smell of|10 -15 -1 2 -3 12 -2 -2
smell|12 -8 -3 -1 -4 13 -4 -5
so hard|0 13 -2 -3 -4 -2 -1 0
so i'm|10 -3 -9 6 -1 0 -1 -1
so i've|-6 -6 13 -6 17 -3 -4 -5
so interest|-1 0 -1 -2 -2 -2 9 0
so i|-8 -11 29 -14 2 7 -11 7
so littl|-2 -1 -1 -5 0 -1 11 -1
so long|-4 -7 -7 -4 14 -3 13 -1
so small|-1 -2 0 11 -1 -1 -6 0
so that|-4 -2 9 14 -4 -7 -3 -3
so thei|16 -3 0 -4 -3 -1 3 -9
so todai|-2 -3 11 -1 -4 0 -1 0
so we|11 -8 -1 1 1 -1 -1 -2
soft|-4 15 -5 8 -2 -5 -2 -6
soil|13 -4 -3 0 0 -1 -5 -1
somebodi|-8 -12 -6 16 -1 2 11 -1
someon|1 -10 -5 -3 3 21 -1 -6
something that|-2 -7 -4 -4 2 14 2 -1
something|-7 16 -23 -9 24 1 12 -13
some|-6 4 -2 -4 -6 19 -4 -1
son and|-3 -3 -5 -2 10 -3 -3 8
song|-4 2 -6 1 -3 10 -5 4
son|-4 -6 0 -1 14 -7 -5 10
sorri to|0 -3 10 -1 -9 -5 8 0
sorri|-6 3 5 0 -2 -7 11 -4
sort the|-2 0 8 -1 -1 -2 -1 -2
sound like|-1 -1 2 -2 8 -3 -2 -1
sound of|-3 -1 -4 2 -2 -3 14 -2
sound|-7 -5 -5 -7 12 6 10 -4
soup|-6 5 -4 11 -6 -3 -11 15
so|42 16 20 -12 4 -37 -1 -32
spanish|-2 18 -4 -2 -3 -4 -2 -1
spare|9 -9 1 3 -1 -2 -2 0
speak for|-2 -3 -4 -5 18 -2 -2 -1
speak to|-2 -2 5 -4 0 -6 -3 12
speak|-7 -10 -10 2 29 -11 -8 15
speech|-4 -3 -4 2 15 -2 -1 -2
spend the|-1 12 -1 -1 -1 -2 -3 -3
spend|-6 18 -5 -4 -2 -3 7 -6
spoon and|-3 13 -2 -4 -1 -1 -1 -1
spoon|-3 13 0 -6 2 -1 -2 -3
spot|-1 14 -3 0 -1 -3 -1 -6
spring|1 1 -4 -1 -7 -5 23 -9
squeal|-1 11 -3 -2 -2 -1 -2 -1
stack|9 -2 -3 -1 -1 0 -1 -1
stai in|-3 11 -1 -2 -1 -1 -1 -1
stair|14 -5 -10 -14 -3 12 7 -2
stai|-20 12 12 -1 -9 -5 23 -12
stammer|-2 -2 -6 -1 13 -1 -1 -1
stand at|-4 -3 -7 -2 -1 -1 22 -4
stand back|0 0 -1 0 0 8 -1 -6
stand in|5 -4 -3 1 14 -9 -2 -2
stand with|-3 -2 -5 -1 0 3 11 -3
stand|6 -6 16 -20 7 6 7 -17
stare at|0 -2 0 0 -1 13 -2 -8
stare|0 -2 0 0 -1 13 -2 -8
start to|10 -3 -2 -3 -1 2 -2 -2
start|3 -8 21 7 3 -4 -13 -8
star|-2 -1 -1 -1 -1 -7 15 -1
statement|-1 -1 -5 -1 12 -2 -1 -1
station and|-2 -4 2 11 -2 -2 -1 -1
station|-2 -4 2 9 -3 -1 -2 1
steam|-2 10 -1 -2 -2 1 -2 -2
step back|-2 -1 10 -3 -1 -2 -2 1
step|4 -4 7 6 -8 -10 11 -8
stick to|-3 3 17 -6 -1 -2 -8 -1
stick|-2 -6 18 -14 8 9 -4 -8
still have|-3 -3 -4 19 -1 -1 -2 -6
still in|-4 -4 5 -2 13 -2 -4 -2
still warm|-2 11 -1 -2 -1 -1 -3 -1
still|18 -7 -8 22 12 -8 -30 0
stock|-2 -5 11 2 -1 -1 -2 -2
stone|12 -4 -5 -8 1 -3 -10 17
stop and|-4 -2 -1 3 -2 -2 9 -1
stop ask|-1 0 14 -1 -4 -1 -6 -1
stop|26 -26 13 -25 8 -6 7 2
storei|12 -3 -2 -5 4 -3 -3 0
story|-6 1 -2 2 2 -4 -3 9
stove|13 -1 -3 -3 0 -3 -1 -2
straight|0 -1 -6 2 10 -2 0 -2
stranger|-2 -6 -1 11 -1 0 0 -1
street|23 -3 -4 -6 -9 4 0 -5
stretch mark|-2 -3 -1 -1 -1 -3 -1 13
stretch|-1 -4 -1 -1 -1 -3 -1 13
strike|-2 -1 13 -1 -1 -2 -6 -1
strip|-2 13 -1 -1 -1 -2 -4 -2
stroke|-2 -3 -5 19 -4 -6 1 -1
stupid thing|-1 0 -10 5 9 -2 -1 0
such|-2 12 -2 -2 -1 -1 -5 -1
summer|-7 8 -1 5 -2 0 -1 -2
sum|10 -7 0 5 -5 1 -1 -1
sun come|-1 -1 -1 -6 -1 0 10 0
sundai|-4 -8 4 21 0 -2 -7 -3
sun|-6 26 -4 -16 -1 -5 8 -4
supermarket|-7 10 -1 1 -1 -2 3 -3
sure|-1 11 -6 0 -2 0 -1 -1
swallow|-5 -3 -4 -4 23 -3 -1 -3
swim|0 11 14 -7 -10 -5 -4 1
swing|-5 0 -3 -10 -7 -3 18 10
syllabl|-1 -1 -1 -2 11 -2 -1 -3
tabl and|-10 17 -1 -1 0 0 -1 -2
tabl with|-3 8 -4 -3 -3 8 -1 -3
tablet|-3 -4 -1 -1 -1 -1 12 -1
tabl|-19 24 -4 -1 12 0 -1 -11
take a|-4 -2 13 -1 -4 -4 -2 5
take it|-1 -1 -2 9 -1 3 -4 -3
take my|-1 0 -9 17 -6 -4 8 -4
take the|8 2 11 -9 -18 1 2 5
take up|-5 -2 14 -1 -1 -1 -2 -1
take|15 -24 39 6 -23 -20 7 -1
talk about|-5 -4 -6 1 14 5 -2 -4
talk in|0 -1 -2 0 -5 -6 9 6
talk to|-2 2 9 20 -23 3 -5 -3
talk|-6 -10 -8 12 -1 2 1 9
tall|-4 -2 10 -3 0 -1 0 0
tank|-1 -4 -4 0 -3 -2 15 -1
tap and|0 -1 -1 0 -3 -4 8 2
target|-1 -2 8 0 -1 -1 -1 -3
tart|-1 10 -2 -1 -3 -2 -1 0
teach my|-2 -2 -3 -4 4 -2 -1 10
teach the|-1 -1 -4 9 -4 -2 -2 3
teach us|6 -1 -3 -2 11 -2 -5 -4
teacher|-4 14 -3 -2 -9 16 -6 -5
teach|1 -5 -14 5 15 -9 -8 16
team|-1 -1 11 3 -5 -3 -1 -3
tear|-2 11 -4 -4 13 -5 -6 -3
tea|-3 -5 -1 5 -5 10 -1 -1
tell him|-3 -5 0 35 -12 -8 -5 -2
tell it|-2 -1 -4 -2 8 -5 6 -1
tell me|15 -5 1 -9 -11 19 -5 -5
tell my|0 0 18 -5 -12 1 -1 0
tell the|-3 -2 20 1 -3 -3 -5 -4
tell us|-2 -1 -1 -4 0 9 -1 0
tell|10 -20 22 6 -2 8 -9 -15
temper|3 -11 14 -2 -1 -1 -1 1
ten to|-1 -1 -1 0 -1 9 -5 0
ten|15 -1 6 -7 -6 8 -13 -3
test|-4 -4 7 -4 -4 15 -3 -5
than i|-5 -6 14 8 2 -4 -8 -2
thank|-2 2 -10 6 8 -2 -2 -1
than|-5 1 10 20 3 -7 -13 -10
that be|-4 -2 7 -3 -1 -1 -11 15
that go|-3 9 -2 -2 -1 -1 -9 10
that green|-2 13 -4 -1 -3 0 -2 -1
that he|-5 -2 15 14 -3 -13 -2 -3
that i'd|-1 -1 8 -4 -1 -4 1 2
that in|-3 -1 17 -3 -9 -4 -2 4
that it|-3 -2 -7 -5 17 4 -1 -1
that i|-5 16 -16 16 10 -5 -13 -3
that kind|-1 11 -2 -2 1 -2 -2 -3
that mean|1 -2 -2 -1 10 -1 -2 -1
that my|-2 -2 13 -1 0 -6 -1 -2
that nobodi|-3 -1 10 -1 -1 0 -2 -3
that sai|-1 -1 -4 4 8 -4 -1 -1
that sentenc|-2 -1 9 -3 -4 3 0 0
that she|-2 13 -3 -7 5 -4 -1 0
that the|-13 2 -10 -5 -12 13 31 -7
that to|-1 0 -3 0 -2 9 -1 -1
that wasn't|12 0 -5 -1 -2 -6 4 -3
that|-11 12 12 -2 11 11 -3 -30
the airport|-1 -7 -3 13 -1 -1 2 -1
the allot|-3 -1 0 -2 0 -1 9 -1
the answer|-5 -2 8 3 -17 18 -3 -2
the argument|-1 -1 -6 -1 -2 -1 13 -1
the babi|20 4 -3 -19 -4 -3 -5 10
the back|2 -2 -1 10 -1 -7 2 -3
the bad|-4 -2 -7 -3 14 -2 -2 6
the bakeri|0 0 -7 0 0 0 -1 8
the bank|15 -4 7 -3 -3 -3 -4 -4
the bass|-6 9 -5 -2 -1 -1 -1 7
the bathroom|14 -3 -11 3 7 -5 -1 -4
the bath|13 3 -3 -3 0 -3 -7 -1
the beam|-1 -2 -1 -2 0 -1 -3 11
the bed|-2 -4 -3 2 -3 5 -7 12
the bee|-4 -1 -4 -1 0 -1 13 -1
the bench|-9 -2 -3 5 -2 -5 16 0
the bird|-4 -4 -7 10 -3 6 4 -2
the blue|-4 -2 -1 -3 -1 14 -6 2
the bodi|-3 -2 -1 -1 0 -1 -1 9
the bone|1 -1 -2 -1 0 -1 -4 8
the book|-4 -4 -2 -2 1 3 -2 10
the boot|12 -5 1 -1 -1 -2 -2 -1
the bottl|13 -1 -2 -3 -2 -1 -2 -4
the break|9 -10 0 -10 -4 -5 -3 24
the bridg|-3 -1 -2 -1 -1 13 -2 -1
the bu|15 -3 0 7 -1 -7 -10 -1
the cake|-4 -6 12 -2 -4 -2 -1 7
the camera|0 -1 -2 -1 -1 9 -2 -1
the candl|0 -1 0 9 0 0 -7 0
the carpet|0 -2 -4 -1 11 -2 -1 -1
the car|13 -9 -21 4 31 -10 2 -10
the cat|8 9 -5 -10 2 2 -3 -2
the cell|-4 -2 -1 -1 -1 -3 -2 15
the charg|13 -2 -4 -2 -3 -2 2 -2
the child|21 -3 15 -16 -12 -10 3 3
the choir|-4 6 -2 -2 -1 -2 -8 13
the church|-3 -2 -6 18 1 -2 -6 0
the cinema|-2 -2 -9 0 16 -1 -2 0
the cleaner|-3 -2 11 -3 -1 -1 2 -4
the clock|-9 -2 -3 -2 -4 4 -4 20
the cloud|-3 -6 -3 -2 -1 -2 17 -1
the coffe|-4 6 13 -3 -1 -1 -8 -2
the cold|3 -5 -3 -3 -1 -4 19 -6
the colour|-7 14 -4 -1 -2 7 0 -8
the corridor|-5 1 13 -3 -3 0 -2 -1
the cot|8 -1 -2 -1 -2 -1 -3 2
the court|-1 -1 -3 -1 11 -3 -1 -1
the cousin|-3 -3 -1 12 0 -2 -1 -2
the crack|17 -3 -4 -3 -2 -4 -2 3
the curtain|-6 -1 -1 -5 -1 10 7 -3
the dai|-5 0 -3 6 -4 0 9 -4
the dead|-3 -1 -1 -3 -1 -3 17 -4
the diari|-1 -2 -1 0 -6 -2 -1 12
the doctor|17 3 -6 -5 -1 3 -3 -8
the door|20 -8 -4 4 0 -3 -10 1
the dream|-5 0 0 0 0 9 -2 0
the drummer|-6 14 -2 -1 -1 -1 -2 -1
the eclips|-1 -1 -2 -1 -1 -1 15 -7
the electr|11 -2 -2 -1 -1 -3 -1 -1
the end|2 -6 -12 -6 -9 5 11 15
the escal|-4 -4 -3 -3 -1 22 -2 -5
the factori|-1 0 0 -1 0 -6 -1 9
the famili|10 -5 -14 -7 27 5 -9 -8
the fenc|4 -2 15 -1 -1 -1 0 -14
the field|-1 0 0 0 0 -1 -7 8
the figur|0 -1 8 -1 0 -5 -1 0
the file|-1 -2 -2 -3 10 1 0 -2
the film|-8 -2 -4 7 0 -4 -4 14
the fire|-6 1 -3 -7 -2 5 14 -3
the first|-2 13 0 -5 -14 3 -5 8
the floor|-7 5 11 -8 -2 -3 0 4
the form|-2 -5 13 -2 -8 -1 -1 6
the fountain|-4 12 -1 -1 -1 -1 -2 -1
the freezer|9 -2 -2 0 -1 -1 -2 -1
the front|9 -3 3 1 -2 -4 -1 -2
the garag|9 -3 6 -1 -3 -6 -3 0
the garden|-5 -4 -2 -2 -2 -2 -1 18
the gate|-3 -2 -1 -2 -1 -1 -2 12
the girl|-4 -5 9 9 -3 -4 -10 7
the grass|-2 10 -2 -1 -1 0 -4 -1
the ground|-1 -2 -2 -1 0 -1 8 -2
the handl|7 -4 -5 -5 -5 -2 -6 21
the hand|-1 -1 -3 0 0 -2 -3 10
the head|-3 -3 10 -5 -1 -5 10 -2
the hen|2 -1 -4 11 -4 -3 1 -2
the hors|-3 -3 4 12 -9 11 -11 -2
the hous|5 -9 -4 7 0 13 -6 -7
the hut|0 -1 -2 -1 0 -4 8 0
the imam|-3 -2 -2 -1 -3 -1 2 9
the invoic|-2 -1 8 2 -1 -4 -1 -2
the join|-4 -1 0 -1 -1 0 8 -1
the kei|-10 1 -1 -2 -5 9 14 -6
the kettl|-6 7 -5 9 -4 -5 10 -6
the kind|-3 -4 -2 -3 -2 -3 10 6
the kitchen|17 4 -6 -1 -2 -8 -6 3
the knife|-3 17 -3 -2 -4 -2 -2 -1
the lad|-3 -2 9 8 -4 -3 -4 0
the lake|-3 13 -1 -4 0 -1 -3 -1
the lamp|20 -5 -5 -2 -5 -4 4 -3
the landlord|0 0 10 -3 -1 -2 0 -3
the land|-3 2 -2 14 -1 -3 -7 -1
the last|-13 -5 1 2 -12 -5 -1 32
the leav|-7 -3 -2 -1 -4 26 -3 -6
the letter|-4 -2 -2 -1 -3 3 -3 12
the lid|-4 4 -5 -1 5 -7 10 -1
the light|-3 -1 -4 -5 5 11 -3 1
the line|10 -4 -1 2 13 -6 -8 -6
the littl|3 -6 -5 11 -1 -2 -2 2
the loaf|-3 -2 -2 11 -1 -4 -3 5
the lock|11 -2 -2 -1 -1 -2 -1 -2
the long|14 1 -5 -3 -3 -5 4 -3
the loom|-3 -1 -1 -1 0 -1 -1 8
the man|-1 9 -5 10 -4 -3 -4 -1
the map|-7 -1 -5 -2 -2 -6 18 5
the margin|-1 -1 -1 -1 0 9 -2 -1
the mattress|11 -1 -1 -1 0 -1 -2 -5
the mat|-1 -1 -5 -3 -1 0 10 0
the monei|8 -2 0 -1 -1 -3 -3 1
the monk|-3 -2 -1 -1 0 -1 12 -4
the multi|12 -3 -2 -5 4 -3 -3 0
the new|-1 -4 -2 -4 -2 -3 -4 20
the next|-4 -3 2 -7 -6 8 5 5
the night|0 1 -6 4 -2 -3 15 -9
the ninth|12 -3 -2 -1 -1 -2 -2 -2
the nois|0 10 -5 -1 -2 -2 2 -2
the number|-3 -3 -3 -4 -4 18 3 -3
the old|-13 -11 -8 17 -9 -6 -3 33
the onion|-1 -3 -5 -2 13 -1 -1 0
the onli|2 -2 -4 -1 -1 -4 11 -1
the on|-8 -10 -9 25 17 -4 -19 8
the orchestra|-2 -3 -2 -2 -1 -2 -2 13
the other|14 -7 -4 -1 8 -5 -7 1
the page|-6 6 -3 -2 16 -4 -3 -3
the paint|-1 9 1 -2 -3 -1 -3 0
the pen|6 -6 11 0 -3 -3 -2 -3
the peopl|-2 -8 -6 20 -1 -1 -1 -2
the phone|-7 2 -6 -1 10 -4 8 -2
the photograph|-4 -4 -4 -8 -1 13 1 7
the plan|-5 -7 15 -3 -3 5 1 -3
the plate|2 8 -2 -2 -2 -2 -2 -1
the platform|-3 -3 -1 -2 -1 -2 15 -3
the price|-3 -2 13 -1 -2 -2 -3 -1
the printer|-1 10 -2 -2 -3 -1 -5 5
the question|-1 -2 3 -1 -4 -2 10 -2
the quilt|-9 -1 -1 -3 0 -3 -1 17
the rafter|-2 -2 -1 -1 0 -1 11 -4
the rail|-1 -1 -6 -1 -1 -2 17 -4
the rain|-1 0 -7 -5 -3 -3 16 3
the receipt|-2 -1 15 -4 -3 8 -2 -10
the recycl|-4 12 -2 -3 -1 5 -3 -4
the rent|12 -2 -2 -2 -1 -1 -2 -2
the right|-1 -1 1 -2 11 -4 -1 -3
the river|12 -5 -10 -4 -4 1 18 -7
the road|0 -2 -2 -3 0 -2 -1 10
the room|0 3 16 -7 2 -5 -9 1
the round|-5 0 -1 -1 0 1 -1 8
the row|-1 -2 -1 1 14 -4 -2 -5
the rug|1 17 -2 -3 -2 -3 -1 -6
the same|-8 -5 -6 4 3 12 7 -8
the scar|-2 -3 -1 -1 -1 -3 -1 13
the school|-7 -5 3 16 2 -3 -2 -5
the screen|-3 11 0 -4 0 -1 -1 -1
the seat|-3 -2 -3 -4 -1 1 -1 14
the sea|-4 -1 -4 -4 -3 -1 14 3
the second|0 -3 2 1 -6 -3 9 -2
the sermon|0 0 -1 0 -2 -2 -2 8
the shape|-1 0 0 -1 -1 8 -1 -4
the shed|6 -1 -1 4 7 -2 -3 -10
the sheet|12 0 -6 -1 -2 -1 -1 -1
the shop|19 5 1 2 -4 -8 -6 -9
the shower|16 -3 4 -3 -9 2 -4 -3
the sink|15 -6 -5 -4 2 4 -1 -4
the small|2 -2 -3 13 -3 -3 -2 -2
the smell|13 -5 0 -1 -1 -4 -1 -1
the sofa|9 -2 0 0 0 -2 -1 -3
the song|-1 -6 -2 -1 -3 16 -2 -2
the sound|-4 -1 -5 -1 -4 6 12 -2
the soup|-10 -1 -1 -1 -2 -1 -1 16
the stair|15 -5 -11 -14 -3 12 8 -2
the star|-2 -1 -1 -1 -1 -7 15 -1
the station|-2 -3 -3 13 -1 -2 -6 3
the stock|-5 -4 11 2 -1 -1 -1 -1
the stone|11 0 -2 -2 -1 -2 -9 5
the stove|11 -1 -3 -1 0 -3 -1 -2
the street|25 -2 -2 -4 -5 -7 -4 0
the stretch|-2 -3 -1 -1 -1 -3 -1 13
the sun|-3 12 -2 -9 -2 -3 10 -2
the supermarket|-7 10 -1 1 -1 -2 3 -3
the tabl|-11 18 -2 1 0 -3 0 -3
the tap|2 8 -1 -3 0 -2 -2 -2
the teacher|0 -1 -4 0 -2 15 -4 -4
the tea|-1 -1 -3 -1 -5 11 1 -1
the third|-3 2 -11 -3 4 17 -4 -2
the three|-2 13 -3 -3 -1 0 -6 1
the tide|-2 -2 -4 -4 -1 -10 25 -3
the tile|10 5 -1 -1 0 -1 -1 -12
the tin|12 -4 -1 0 -1 -3 -1 -2
the top|10 -3 0 0 2 -4 -1 -4
the tree|-5 -5 -3 -3 -2 -6 26 -3
the trollei|1 9 -1 -1 -1 2 -4 -4
the two|-4 -3 -4 -5 -4 2 -3 20
the van|13 -4 -3 -2 -1 -2 -2 0
the vicar|-2 -1 -2 -1 10 -2 -1 -1
the wai|-15 14 10 -1 -2 11 -10 -7
the wallpap|-4 12 -2 -1 -1 2 -4 -2
the wall|-4 11 -4 8 -2 -4 -8 3
the wardrob|9 2 -2 -2 -1 -2 -2 -2
the wash|-2 10 -1 -2 -3 -1 -1 -1
the water|1 0 -5 -2 -4 -4 14 0
the wet|8 12 -1 -4 -2 -4 -3 -7
the wheel|5 2 11 -2 -11 -1 -4 0
the whole|-15 -4 22 -15 10 5 19 -22
the window|12 13 -2 -2 1 -21 9 -12
the wire|-3 -3 -1 -1 -1 12 -2 -2
the woman|-2 -1 -11 14 0 1 2 -2
the word|5 -1 -4 -8 -22 38 -5 -1
the wrong|-4 5 -8 -4 13 4 -2 -3
thei all|3 -1 -3 -1 -2 -4 -1 8
thei ask|1 -2 -5 -2 13 -1 -1 -2
thei be|1 -5 1 12 1 -6 -7 3
thei can|-3 -1 10 0 -4 0 0 -1
thei do|-2 -2 1 -1 -4 11 -4 1
thei get|-10 -1 -2 -1 4 -2 -1 14
thei put|-3 -4 -3 4 13 -2 -1 -4
thei take|3 0 -2 -3 0 -4 -1 8
thei teach|0 -1 -2 -2 11 -1 -2 -3
their coat|-1 -1 -1 9 0 -1 -1 -3
their|6 -4 -13 6 12 -6 -3 3
thei|4 -41 34 2 18 -20 -6 11
them all|-4 -1 15 6 -2 -3 -6 -4
them with|-2 -1 -3 18 -1 -1 -7 -2
them|-34 -15 11 33 -8 -8 7 15
then he|-3 -3 -3 -1 16 -5 -2 -1
then i|0 -1 16 -8 17 -10 -16 2
then she|5 -5 -1 -5 9 -4 3 -2
then somebodi|-4 -8 -1 15 -2 -5 8 -3
then the|9 0 -5 -7 -1 3 1 2
then three|-1 -3 5 -2 8 -5 -2 -1
then|7 22 -22 -19 8 6 6 -9
there an|-1 -4 -1 15 -1 -4 -2 -1
there a|6 -8 -17 -13 6 21 18 -14
there behind|-1 -1 -2 -1 0 -6 11 -1
there be|-16 -5 -6 -11 15 15 19 -11
there on|-3 5 -1 -1 -3 9 -4 -2
there wasn't|-3 -2 -2 -3 -2 -8 11 10
there when|-2 -1 -2 6 -5 -4 9 -2
there with|2 -3 2 4 -2 8 -4 -7
there'll be|-5 -3 17 -3 -1 -1 -2 -3
there'll|-5 -3 17 -3 -1 -1 -2 -3
there|-8 -17 -25 16 -10 17 39 -12
they'd be|1 0 -5 -1 -2 8 0 -1
they'd|-9 -7 -14 39 3 -3 -13 6
they're|-8 3 6 10 -7 4 -7 -1
they've find|14 -4 -3 -4 -2 -3 -5 7
they've put|10 -2 -5 -1 -1 -1 -1 -1
they've|37 -10 -11 4 -9 9 -13 -7
the|27 -12 -10 -8 -54 29 14 14
thi i|-3 -2 -5 -1 4 -4 13 -3
thi morning|-6 -3 13 3 1 0 -5 -3
thing for|-4 13 -4 -1 -2 -1 -1 -1
thing to|-2 -1 -9 -1 9 -2 6 -1
thing you|-1 -1 -1 -2 12 -3 -2 -1
thing|-13 12 -31 -5 27 15 9 -14
think about|4 7 21 -5 -10 -10 -2 -6
think i'm|-2 1 9 3 -1 -7 -1 -1
think in|-3 -6 -4 -2 15 9 -5 -4
think my|-1 -2 0 11 0 -3 -2 -2
think of|-5 -10 -2 -3 7 5 16 -9
think oh|-1 11 -4 -1 -1 -1 -2 -2
think that|0 -2 -4 -2 -3 13 -7 5
think well|-2 5 -3 -1 -4 -4 10 -1
think|-9 -6 -2 -13 12 4 22 -7
thin|7 -5 -3 3 -1 -10 10 -1
third|-3 2 -11 -3 4 17 -4 -2
thirti|11 -5 -6 3 4 -2 -1 -5
thi|-14 -15 22 5 -8 11 -13 13
those|-3 5 -6 11 -6 -11 18 -9
though|-3 2 -1 7 -10 16 -4 -8
thread|0 -5 -2 -4 -1 1 -1 11
three hour|-3 -1 -1 8 -1 -1 -1 -1
three of|-6 11 13 2 -3 -4 -7 -7
three week|0 -1 -1 0 -2 -4 9 0
three|-9 12 6 12 -11 -24 0 14
throat|4 -6 -1 0 -3 -3 12 -4
through me|-1 -1 12 -2 -3 -2 -2 -1
through my|-2 8 -3 -6 17 -6 2 -10
through the|-11 -6 -9 11 0 2 18 -5
through|-3 -7 -9 -4 13 13 20 -24
throw awai|-2 -2 10 -1 -1 -2 -1 -1
throw a|-2 11 -2 -1 -1 -1 -2 -2
throw|-6 10 8 2 -4 -6 -7 2
thumb|-1 12 -1 1 3 -7 -1 -5
thunder|-5 4 -2 -4 -6 19 -5 -1
ticket|-2 15 -1 -4 -4 1 -2 -2
tide go|-1 -1 -1 -3 -1 -2 11 -1
tide|-2 -2 -4 -4 -1 -10 25 -3
tie|2 -8 8 -5 -2 -5 1 9
tight|18 -4 0 -1 -2 -3 -5 -4
tile|14 4 -1 -3 -1 -2 -2 -8
till it|1 -3 -3 -1 -1 -3 -2 11
till i|-2 9 -1 -1 -1 -1 -2 -1
till the|-1 -1 -5 -2 -1 -3 14 -2
till|33 -5 -10 -11 5 -7 -5 -1
time and|-4 10 4 -5 9 -4 -5 -5
time|-13 3 22 -9 7 -9 1 -2
tin and|10 -2 -1 -2 -1 -2 -1 -1
tin|16 -5 2 -1 -3 -5 -2 -3
tip|-2 8 -4 -6 0 2 -1 2
tire|-7 -5 -3 -4 -4 17 0 6
to at|-1 -1 11 -1 -4 -1 -1 -3
to a|11 0 1 -9 7 -1 -6 -4
to be|-12 -1 5 16 -6 -6 7 -3
to do|-9 1 1 8 -1 -4 12 -7
to each|-4 13 -3 -3 2 -1 -3 -1
to find|0 -2 0 -2 -3 -3 15 -4
to fix|-3 -1 11 -1 -3 -1 -2 1
to get|16 -6 1 5 -2 -8 3 -9
to go|8 -2 13 0 -9 -3 1 -8
to hear|-1 -1 -3 18 -11 -1 0 -1
to hi|-2 -4 -5 12 -1 -1 1 0
to it|6 -2 -9 5 -1 -2 -6 7
to keep|4 -3 -20 -3 16 -2 9 -1
to know|-2 -3 -1 2 -10 13 2 -1
to laugh|0 -1 -2 -1 0 -4 0 8
to let|-2 -3 7 12 -1 -6 -7 -2
to lie|-1 -5 -12 -3 1 16 5 -2
to look|-2 -2 2 -2 -6 14 -6 1
to me|-3 -3 -12 -1 5 -2 7 9
to my|-1 -1 3 3 10 -9 -11 5
to on|-3 -2 -2 -8 4 -2 -3 15
to sai|-4 -6 -4 4 11 -5 4 -1
to see|-2 13 -1 -2 -3 3 -4 -5
to sit|-3 0 -3 0 -2 -1 11 -2
to tell|-3 -1 -3 0 3 -5 10 -1
to the|1 -21 -1 18 43 -15 -1 -23
to think|-3 -4 11 -3 -2 5 -7 3
to us|7 -5 -3 1 9 -3 -1 -4
to want|-1 7 -9 -5 -6 -6 22 -2
to win|-3 -6 12 -3 -3 -2 7 -2
todai i|-5 2 16 -1 -15 -13 30 -14
todai she|-1 -1 -2 9 -1 -2 -1 0
todai|-13 11 6 5 -14 -16 21 0
toe and|8 -2 -1 -1 -1 -1 -1 -1
toe|11 -2 -1 -1 -1 -1 -3 -1
togeth|-14 1 -10 -16 1 14 -6 29
tom|0 0 -2 9 -1 -3 -1 -2
tongu|-2 5 -2 -8 15 -1 -1 -6
tonight|12 -10 -5 0 -5 0 -3 10
tool|10 -12 -5 -9 -3 -5 20 3
top of|12 2 -7 0 3 -4 -4 -2
top|19 7 1 0 -5 -8 -7 -8
touch the|11 -1 -2 -1 0 -3 -1 -2
touch|8 15 -2 -1 -2 -7 -5 -6
to|-16 -1 46 19 -12 -8 -1 -28
track|-2 1 -2 -2 -2 -11 -1 19
trade|-1 0 -9 0 0 0 -1 12
training|-3 -2 12 -2 -1 -1 -3 -1
train|1 -6 7 2 -2 14 -11 -4
translat|-1 -1 -3 -2 -13 -5 -2 27
tree and|-2 -1 -1 -1 -1 8 -1 -2
tree|-7 -6 -4 -4 -3 2 25 -4
trollei|1 9 -1 -1 -1 2 -4 -4
trophi|-6 -3 0 -4 -1 -1 -2 17
true|-1 -2 -4 -2 19 -6 -2 -3
try the|16 -1 -2 -2 -3 -3 -2 -3
try to|-5 -3 0 1 1 -1 10 -3
try|9 -3 -10 3 -5 -5 10 1
tuck|-9 -1 0 15 0 -4 0 -1
tuesdai|1 -5 -2 5 -6 13 -4 -1
tune|-3 8 -2 -10 -2 0 -3 12
turn into|-1 1 -1 0 -1 12 -2 -8
turn out|-1 -2 -6 1 11 -17 12 1
turn round|-8 -3 6 3 -5 20 -7 -5
turn the|0 4 -2 -2 -3 -8 -3 14
turn up|-1 -1 -1 -5 0 -1 -1 10
turn|-16 1 -10 -1 -5 -2 2 31
twelv|13 -3 4 -2 0 -6 -3 -2
twenti year|-1 -2 11 -3 -2 6 -4 -5
twenti|3 -9 23 -10 -9 1 -9 11
twice|13 -1 -1 -6 -6 1 -4 4
two and|-7 -8 1 6 -6 21 -2 -6
two spoon|-2 10 -2 -3 0 -1 -1 -1
two time|-1 -1 -3 -1 0 9 -4 0
two|7 -16 -2 1 -7 26 -15 7
type it|-1 -2 1 -1 -11 16 -1 -1
type|-2 -6 0 -3 3 10 -3 0
t|-2 11 -2 -4 5 -6 -1 -1
uncl|-5 -8 5 12 0 0 -1 -5
under the|3 5 -9 -6 -4 5 10 -2
understand|-1 -5 2 -5 6 9 -4 -2
under|18 -1 -10 -9 -9 10 10 -10
undon|-3 -8 -3 0 -2 -2 24 -6
untidi|-2 -3 -1 -5 -1 1 -1 13
until it|3 4 -1 -6 -1 12 -1 -11
until i|2 -4 -6 -5 -3 -1 21 -4
until she|-5 -2 1 9 -1 -1 -2 -2
until we|-1 -2 0 0 -4 -1 11 -2
until|0 12 2 4 -16 -2 18 -19
up and|-2 -12 16 3 -13 -1 6 3
up at|-2 -1 8 -1 0 0 2 -5
up a|-1 15 -2 -2 -1 -5 -1 -2
up by|11 -5 -1 -2 -1 -1 -2 -1
up everi|-5 -3 -1 -3 -1 -2 4 10
up for|-1 -1 -1 -5 0 -1 0 10
up from|2 -4 -3 13 -1 -4 -1 -3
up in|5 -5 -6 1 -3 -3 9 2
up my|-5 20 -3 -5 4 -2 -7 -2
up on|2 20 -12 -2 -3 3 0 -9
up over|-5 -2 4 -1 -1 -2 10 -4
up to|-1 -1 21 2 -6 -4 -6 -6
up with|4 -2 -5 9 -2 -15 -3 14
up|22 21 4 -2 -7 -29 -11 2
us at|-3 1 -1 -3 17 -4 -6 -2
us for|-1 -4 -4 -7 4 -3 -2 18
us the|0 -1 0 -1 12 -1 -4 -5
us to|-13 1 4 -15 -12 7 19 8
us|-18 -17 -18 7 23 -10 22 12
van|14 -4 -5 0 -2 -2 -2 0
veri|-4 5 -6 -9 9 -1 13 -5
vicar|-2 -1 -2 -1 10 -2 -1 -1
villag|-1 0 -1 -1 0 -3 -3 10
visit|-1 -1 -1 8 0 0 -2 -3
voic and|0 0 -1 -1 -1 -4 9 0
voicemail|-1 -1 -5 3 8 -2 -1 0
voic|-6 9 -7 -8 10 -5 7 1
volum|0 -1 4 0 -8 -1 0 8
vowel|-1 -2 -9 -1 16 -2 -2 0
vu|-2 -3 0 -1 -2 11 -2 -2
wai he|0 9 2 -7 -3 -1 0 0
wai of|-2 -2 -3 -2 9 -2 3 -2
wai round|18 -4 -3 -2 -1 -3 -2 -2
wai the|-2 -1 -2 -2 -2 19 -9 -1
wait for|-1 -1 10 -4 0 -2 0 -3
wait|2 -6 21 -1 -6 -5 1 -6
wai|-2 6 6 0 11 2 -9 -15
wake at|15 -10 -1 -2 -5 7 -3 -1
wake up|-2 5 -3 11 -3 -6 0 -2
wake|18 -7 -4 6 -11 6 -2 -6
walk about|-1 -1 11 -1 -7 -1 -1 1
walk into|-9 8 -2 -4 -2 4 6 -2
walk in|-5 -1 -6 -1 -6 24 -3 -2
walk out|1 -1 9 -1 -3 -1 -2 -1
walk past|-2 12 -1 -4 0 -2 -2 -1
walk the|5 -5 -7 -2 -4 -6 22 -2
walk|14 -5 0 3 -27 15 6 -6
wall and|-4 11 4 -1 -2 -4 -1 -3
wallpap|-4 12 -2 -1 -1 2 -4 -2
wall|-7 13 -4 9 1 -7 0 -4
want anything|0 10 -4 -1 -2 -1 -1 0
want a|0 -1 2 -1 -6 -6 18 -7
want it|-2 -3 0 -4 11 -2 1 -2
want me|5 -1 14 -6 -5 -1 -2 -3
want my|-1 -2 9 -2 -2 -1 0 0
want the|-4 12 -4 -2 -1 -3 3 -1
want to|-8 -9 7 7 7 7 -8 -3
want|-9 18 17 -6 1 -7 2 -15
wardrob|9 2 -2 -2 -1 -5 -2 1
ward|-5 -1 -3 -4 -3 8 10 -1
warm|5 34 -7 1 -8 -4 -14 -6
war|-1 -1 -3 -2 0 -3 12 -2
wash up|8 -9 -1 -1 -2 4 2 0
wash|4 0 -4 -1 -6 -8 18 -3
wasn't ani|-1 -2 -2 -2 -1 -1 9 -1
wasn't a|0 0 11 0 -8 -1 -9 8
wasn't there|10 -2 -4 10 -2 -9 2 -3
wasn't|2 -9 -2 1 -11 -13 30 2
wasp|7 -5 -4 -3 -3 21 -3 -10
watch hi|-2 2 -6 -4 -3 16 -2 -2
watch the|-2 -5 -5 -3 -4 9 14 -4
watch|-18 1 -15 9 -10 31 14 -12
water and|12 -7 -1 -1 0 -1 -1 -1
water bottl|-8 -1 0 10 0 0 0 0
water|15 -1 -11 -1 -12 -1 24 -12
wave|-4 -2 -3 2 -1 -3 10 -1
we all|-1 -13 -2 13 7 -4 2 -2
we be|-10 -4 -4 6 -5 2 22 -6
we can|12 -2 -1 -3 -1 -2 -1 -3
we don't|-3 -2 -1 -3 17 -4 -3 -1
we have|24 3 -7 4 -2 -6 -6 -9
we hold|-2 -2 -1 0 -4 -1 13 -3
we lose|12 -1 1 -1 0 0 0 -10
we make|-7 18 -4 4 -3 -5 -2 -1
we meet|-1 -1 -1 12 -1 -4 -1 -3
we onli|-6 -3 -1 -3 -2 23 -5 -4
we open|-2 -3 0 -2 0 -1 -2 9
we put|-5 -2 0 9 -2 -3 7 -4
we scatter|-2 -2 -1 -1 -1 -2 10 -2
we sing|-1 -1 0 -3 -4 -1 11 -1
we'd|-5 -2 -4 0 -3 16 -2 -1
we're all|21 -3 -1 -1 -1 -1 -2 -12
we're|42 2 -4 -9 -3 -5 -5 -18
we've be|-1 3 -3 -3 8 -1 -2 -1
we've not|-5 0 -1 8 -1 0 0 0
we've put|1 -2 -1 -3 -1 -2 -1 8
we've|20 -5 -12 9 3 -8 -16 9
wear the|-2 -2 13 -1 -2 -2 -3 -1
wear|-5 12 20 -6 -9 -7 -6 1
weav the|-1 -1 -1 -4 -1 -2 -1 11
weav|-1 -1 -1 -4 -1 -2 -1 11
week she|-3 -2 -1 -3 -2 14 -2 -1
week|9 -10 6 -13 20 2 -9 -5
weep|-3 -1 -2 11 -1 -1 -1 -1
weight|8 -1 -10 16 -1 -2 -8 -1
weld the|-2 -2 -1 -1 -1 -2 -1 10
weld|-2 -2 -1 -1 -1 -2 -1 10
well the|-2 -2 -1 -1 -1 -2 -1 10
well|-1 -2 -3 -7 8 -5 1 9
wet clai|-1 15 -1 -1 -1 -3 -2 -5
wet|21 14 -6 -10 2 -7 -3 -10
we|15 17 -35 31 5 -19 -19 6
what i'd|-3 10 1 -5 -6 -5 3 3
what i'm|-4 3 12 -2 -2 2 -5 -4
what it|-2 -2 -1 -2 -4 -4 5 10
what i|-3 -10 2 -6 22 -10 -8 13
what thei|-1 -1 12 -2 -5 -3 0 0
what there|-1 -1 -1 -1 -3 -2 10 -2
what the|-3 -1 -4 -1 -3 15 -5 1
whatev|3 -2 -4 11 -7 -2 1 0
what|-5 -21 10 -24 15 -7 24 8
wheel and|-1 -1 13 1 -11 -1 0 0
wheel|3 1 10 -4 -13 -4 1 6
when he|-6 9 -3 -13 -8 23 -7 5
when i'm|-8 -8 3 -6 17 11 -3 -5
when i|11 -4 -6 8 16 -13 -11 -1
when thei|2 -1 -1 14 -4 -11 3 -1
when the|9 -12 -12 6 -4 15 5 -7
when you|-2 -1 -3 -8 0 1 10 4
when|4 -1 -22 -5 14 31 -11 -11
where i|-3 1 -1 -2 -2 12 -3 -2
where on|-3 -3 -1 -5 8 -4 11 -3
where the|25 -3 -7 -6 -3 4 -10 0
where|16 -17 -4 -12 -7 15 8 1
which|39 -5 -4 -13 -12 -2 0 -2
while i|0 -3 11 5 -4 0 -5 -5
while she|-2 -2 -3 14 -3 -1 -1 -2
while the|-1 0 -1 5 8 -2 -6 -4
while|-5 -1 20 20 -3 -10 -12 -9
white|11 -5 8 -4 -5 -3 -1 -2
who be|-5 -2 -3 -3 -2 9 0 6
who'd|-3 -2 -10 13 15 -6 -6 -2
whole bodi|-5 12 -2 -2 -1 0 -1 -1
whole face|9 -4 -3 -1 7 -2 -2 -4
whole offic|-2 -2 -1 -1 -1 -1 14 -7
whole of|-4 -2 -1 -2 4 -1 -3 9
whole time|-1 -1 -2 -1 3 -11 11 3
whole|-12 20 13 -15 9 -9 8 -15
whose els|-1 -1 -4 -1 0 -3 10 -1
whose|-1 -3 -7 7 0 -2 11 -4
who|-11 7 9 14 12 -10 -20 -3
why do|-1 3 -3 -5 -4 13 -1 -1
why|-3 5 -11 -5 -14 36 -2 -6
wife|4 -13 -6 10 -3 -1 -3 12
will not|-1 -1 9 -1 -3 -1 -2 -1
will|16 -5 3 1 -7 -4 3 -8
window and|-3 0 -5 -2 3 3 12 -7
window open|-1 15 -3 -2 -1 -2 -3 -4
window|8 11 -5 -8 -7 0 3 -3
wine|-1 9 -6 -2 -1 0 0 0
wink|-6 8 -3 -2 -3 11 -3 -3
winter|50 -6 -5 -12 -2 -11 -5 -9
win|-8 2 9 5 -3 -7 4 -3
wipe|3 0 -4 9 0 -4 -3 -1
wire|1 -8 -4 -2 -3 26 -7 -4
with all|16 -5 -2 -3 5 -4 -4 -4
with a|12 -14 14 6 -4 -8 -3 -3
with her|-2 -1 -2 18 4 -2 -10 -5
with hi|-2 -2 -1 4 14 -5 -1 -7
with it|-3 11 4 -8 -3 -2 8 -6
with my|-10 11 -15 1 1 -9 4 16
with no|11 5 -5 -2 -3 -2 -9 6
with on|-7 -5 20 7 -1 1 -1 -13
with that|5 -8 -2 -3 -5 11 -1 3
with them|-2 -5 -2 0 -1 -1 12 -1
with the|3 28 -3 -16 -8 -15 -7 19
with thi|-1 -2 -1 -1 -1 9 -1 -1
with two|-2 10 -1 -3 -1 -1 -1 -1
without stop|9 -2 0 -1 -4 -1 -1 0
without|15 1 21 1 -8 -3 -15 -13
with|29 37 -36 7 -2 -30 -12 6
woman|-3 9 -1 4 -9 -10 10 1
won't|22 -7 -7 -6 9 -4 -1 -7
wood in|9 -1 -1 -3 0 -1 -1 -1
wood|8 -2 -4 -7 -1 -2 -2 10
word about|0 -1 13 -1 -8 -1 0 0
word and|-3 11 -3 -2 0 -1 -1 -1
word be|0 -2 -2 13 4 -3 -1 -9
word for|0 -1 -2 0 -20 24 -1 0
word in|-2 -4 -3 -2 11 2 0 -1
word|-6 -3 -3 -3 7 29 -2 -19
work and|0 0 -8 -1 -1 -2 8 4
work out|20 -2 4 -2 -8 0 -6 -7
work|30 -1 -2 -6 -19 -10 -8 17
worri about|-2 -3 -2 -2 -1 2 11 -3
worri|-3 -4 -6 -3 2 1 15 -3
wors|-1 -2 -2 3 9 -3 -2 -1
would|-10 8 3 -8 5 5 3 -5
wreck|-7 -2 -1 -1 0 -2 -3 16
wrist and|0 -2 -6 0 0 0 9 0
write a|-3 5 -2 -4 -3 -3 -3 13
write down|4 -5 -4 2 -8 17 -2 -3
write my|-3 -3 -2 -1 -3 -2 -1 16
write what|-2 -4 3 -1 14 -4 -3 -4
write|-13 -7 -11 -1 2 0 -14 45
writing|-2 -5 -12 0 17 -3 -1 6
wrong|-12 3 -9 -9 19 26 -9 -9
ye that|-1 -2 -2 -1 10 -1 -3 0
year and|0 -5 24 10 -7 0 -8 -14
year be|-4 -2 -2 -2 -2 2 -1 10
year i've|-2 0 -4 -1 2 -4 8 0
year of|-5 -1 0 -2 1 -3 -2 13
year old|2 -4 -1 -3 -1 -3 11 -2
year|-1 -23 9 37 -7 -15 2 -1
yellow|-3 -12 18 -4 3 8 -7 -3
yell|-1 9 -2 -1 6 -3 -5 -3
yesterdai i|-1 -2 8 -2 -2 -1 0 0
ye|-6 -3 16 -7 8 -10 8 -7
you be|-2 -2 -5 11 1 -2 -5 4
you can|1 -3 -3 -6 18 -5 -4 3
you don't|2 10 -2 -4 -3 2 -4 -2
you eat|0 -1 -2 22 -8 -1 -1 -9
you make|0 -1 -4 -1 11 -2 -1 -1
you put|0 0 0 0 0 0 -8 8
you stand|0 0 -1 -1 -1 11 -1 -5
you're|-3 -3 6 13 -10 1 -2 -2
you've get|-1 -1 11 -1 -2 -5 -1 -1
you've|-1 -1 11 -1 -2 -5 -1 0
your|-4 7 -17 4 16 1 -7 0
you|11 -5 -7 15 -3 -6 -14 8
`;
