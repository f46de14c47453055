/**
 * On how many of a thousand pages of 90 words something stands, counted over 749 pages of everyday writing. Made by
 * `test/language/document-frequency.test.ts`, never by hand.
 */
export const pageRates = {
  stems: `
3: 000 1 17 19 2 200 23 35 38 3am 40 58 61 94 9th absolut accept act agenc ant anthem anyhow apolog appli apprentic april archiv art artwork attack august auto b backward badger baker balconi bald barefoot barn basement basic batteri bet biggest bind birth blade blank bloodi bold bossi boyfriend bra bracket brass breakdown brisban bruis buddi bug bulb buzzer cabbag cactu canteen cardboard cardigan carefulli carer carl carol catalogu cell cent centimetr certain chairman chanc chapter charger chase cherri chess chime choke chord cigarett circuit clamp clap cliff coast coincid collar column combin comfort comment committe complaint compliment condens condit confess content contract convent convinc cookbook cord cork cost costum cramp crawl credit cricket croissant crow crowd crown crush curri cushion custard d dairi daniel dare daydream daylight deadlin dealt dear decis delai deliv deliveri depot devil dew diagnosi dictionari diesel dig digit dine direct dirti disappear disappoint disco doughnut dresser dribbl drift dryer dung dy déjà earphon easili ei eighth eleph ellen enjoi episod essai estat evid examin excit exist exit expens extra faith fanci fare faster feather februari feelings fenwick fiddl fifth fig flake flamingo flapjack flatbread flinch flood font fool forc forward fountain frank frog further fuse fuss futur gai gari garlic gentli girlfriend glad glitter golf goodby gorg gorgeou grain grand grape grave greenhous grin grind grudg guard guilti gull gum gut habit hai hail hairdress hamster harder hardest hardly harri harvest headach hears heater heaven height hem higher hing honei hope hose hospic host hugo hui human hymn imam improvis incens inch inform inhal instruct instructor instrument insulin internet interrupt itchi jaw jo journei juli junior kebab ketchup kidnei kill knot lane lanyard leak leek legal leisur liam liar lighter lighthous lime linda lino loan loft london longing loop loos lover luck lunchtim magazin maiz manuel margin marque marriag martin massag master math meat medal medicin mel melt memori meter miller minu mist moan mop mosaic mous mud mustn't mysteri napkin nappi negoti nephew nerv nervou niec nighti nobody'd novemb o obituari obvious occup ocean octob older oldest oliv ooh opposit orchestra ordinari organ packet pale panic pantri paragraph particular partner password patch paul paydai payrol pearl pee peg perfect perfum petal pete peter peterson petrol pew physic pig pilgrim pill plait plu plug poland pole policeman pond pop porter portugues postman pregnant presenc pretti pretzel prison priya promot properli propos puddl pump puppet purpl purr puzzl pyjama queen quich quicker quickli quid rack raffl rafter rage ramp rat reject remind repair replac reservoir respect restaur restless retreat reunion rhyme rhythm ridicul rob robot rotten rough rout rum runner saint salad sale salmon scaffold scientist scone scrape screw screwdriv seam secret selfish seminar sermon settl sexi shadow shawl sheep shell shin shipyard shiver shoebox shortbread shot shriek shuffl shy sigh signatur sixtieth slipperi slug soap sob softli soil spill splash sprai sprint squeal stairwel stationeri steer stem stepchildren stepson sticki stillness stopcock strang strap strawberri strike stronger student stuf subject suddenli sulk summit sunburn sunris surgeri surpris susan swollen syllabl t taller talli tango target tart tattoo telephon tender tenni terrac theatr theori there'd there'll thick thigh throb thud thunder tickl tilt tissu titl toaster toothbrush tower tractor tram trampolin trial trip trophi troubl trumpet trust twist ugli uncomfort uniform union universe untidi up upsid util vallei vast vein vers version vinegar vision voicemail vu wages waiter walru warden websit weird whiteboard wide wild windi wink worm wound wreck wrestl x yoga younger zip
4: 15 6 abl accordion admit adopt advert affair afford agent ahead ambul ankl appl apron armi assembl aunti autumn bake banana banist bark beam bedroom beep belli belong bend bigger blink blush bone bore bother brave brick broom bubbl budget bulli burst busi c café camp cancel caravan carrier carrot cast chant chapel cinema clai clearli coach colleg common confid connect cool copi coupl custom daft damp dancer data desert detect dip dish doorwai dot drummer duck dumpl dusti duvet earth eclips escal excus eyebrow eyelid fault fever fist flu fly fog foil forearm foreign fortnight free furiou gener ghost glu goal goos gown grab graft grandson grate groan guest half handwrit headphon heap holi hook hotel howl hull hut ink interest jean joe juic kilo lamb larg lasagn leftov lemon lend lentil let load log loo market mask meaning mess metal metr milki mint mortgag mosqu motorbik mug multi museum newborn nightmar ninth noodl nurseri oak offer onlin orchard own pad paddl pancak pant parcel patienc patient payment pe pear pencil physio pie pizza plank plot plumber police poor porch potter pressur programm proof pub purpos quarter quick quit railwai recognis reed refus rehears relief repli return revers ribbon ringing roar russian rye scatter score scrap scratch seed sergeant sex shave ship shovel silk simpl sir site slice slot soldier solid sore space spanish spider spin staff stare starv statement steal steam stir storei strong suit sunset supervisor surrend suspect swallow swap swell system tall tarp temperatur term thought tick tilli tone trade training transfer tuck unhappi velvet vicar view volcano volum volunt vote vowel wale wallet wallpap warehous weak wee weep weigh wick widow windscreen wobbl wors worth yard yell
5: 24 7 8 airport aloud anim annoi apologis arriv asham bai bakeri bang bass beach beard beer belt blame bleed blind blow born bow brake branch bright builder burnt buse butter calling calm camera cap carv cello cereal chariti chat chemist chilli chocol circl clinic clue collect comput control cooker cot could've crate creak crisp crumb deaf death depart discuss dishwash dollar dough drain drip due dug dusk easi easier enorm envelop expect factori fat fella ferri firm flatmat flight flirt folder fring frost fruit furnitur giggl glue gravi ham heron high imagin interview invoic island itch januari jealou jigsaw jug kick lab label lace lake landlord lap lawn length lesson lipstick lone loom louder lower lump mat meal mic mill monk morn mushroom net newspap notebook nowher nun ought ow passport photocopi plain plaster plastic pleas plum pool practic printer problem project promis proud pud quilt rai rattl rebuilt remot rota roundabout sausag scan scar scarf season separ servic shampoo shelter shine shorter sill sixteen skip skirt slam slid smaller stall stammer stamp stew store straighten stretch strip struck stuff suck suitcas sweat sweep tablet tape tax team teenag telli tide tidi timer tom track trai truck tube twin tyre undon usual visit wasp weav weld wheat whisper wrapper
7: address ag aisl alarm album allot alright ash badg ball basket bear bee bloke captain cleaner club correct counter countri court cow crossword crust delet drill driver earn eighti everywher f fetch fifteen flash flask forehead fourth fox freez game grandchildren granddaught guess guitar gutter haircut hammer heat heavi homework hoover ic id insur jam kneel last lawyer leed loaf mention midwif mix model mood oper opinion pain painting palm pasta penni pigeon platform polit practis prayer present prove radiat realis recycl restor ride rock rub safe sauc scare sell sens share silli spreadsheet squeak squeez steve stitch stock stool stories studi sum swear swing switch temper terribl toilet tomato translat trouser truth underneath whistl who'd workshop yoghurt
8: 11 12 14 5 abov accent add afraid ago aliv app argument awak bent bolt booked brain brush building buri buzz canal chart chin click cloud code cream dentist drum easter eighteen electr even fair figur file filthi float flour footbal fork group gym hedg hello hit holidai honestli horribl hungri jacket jar june laundri lead librari lick measur mend min mirror mistak moon mountain news nod nose o'clock pattern pavement pea peac piano pipe prai pram priest print probabl proper readi rent rude rug sack slide slip split stack stove supermarket tank torch traffic true umbrella vet war wool
9: 9 accid anywher argu badli beat beauti bill boil boiler bucket business case ceiling charg chicken complet dawn doubl ex fast field fourteen frame funer great heel hen honest ill iron joint jump jumper knit laptop level lip lorri mad match mate matter mattress nail odd onion party pat path peach peel poem potato pretend reach receipt rib rise screen seem silent slipper smoke spare star storm stranger string sugar summer text therapist thin toe towel video wave wine wipe wish world wrap
11: 4 account afterward apart band border bottl bridg brown candl centr cheek chees compani council cours degre dust english exam except fail fan farm fit flower forgiv frighten glove goat gold grei gui handl hug low midnight mr noon normal pair pocket price queue retir rope rule sand scream second shape silenc singing singl sleev snow soak soft speech spot squar stomach stroke sure sweet tast tool villag ward wednesdai weekend wonder worst
12: 3 agre air bar bare biscuit bit black block breakfast button chew citi cough crack divorc drag earli exactli fold follow freezer garag knife ladder land messag mile music oil pin pot power push rail recip save sentenc seventi shirt slowli sofa tear thousand thread throat tini tongu trollei tune upstair wardrob wheel wire young
13: ach aunt bike blood carpet catch church date diari drawing elbow fenc food form funni hole hors idea lean lid like longer map mark moment mostli orang pan parent plane report sad short size smile station swim tight tire weight wind wood
15: bean becom better blanket burn cake care climb cupboard fight ga grass happi hat help kiss machin meeting nineti nurs pack pillow point pound press rais rest rice seat shelf shower spoon tip town understand wrist
16: angri believ bench best board bottom chip choir corridor cover edg email gate god ground grow knock languag march marri photograph post pour question red sandwich saturdai shift sink slow stupid tie type van worri yellow
17: actual birthdai cousin draw explain fridg gap kettl laid leaf reason roll roof sew shed sheet skin sky sorri suppos tap tile tri uncl white win
19: afternoon build chest christma class dead drawer dry egg empti engin evening fill hang join joke list middl pen pink real sick spring weather
20: alon bell boss check clean clear dinner dress feed film final fine green hall hill hip hum law nearli photo piec radio row set shout spend story sun test thank ticket
21: bathroom bodi cook far fifti fire fish heart hospit manag nineteen outsid oven pai part pictur river sea sort soup thumb tooth winter
23: curtain ear hate hide late lock neck offic record road salt song stone teacher writing
24: begin bird choos desk differ drop fix grandfath hard ladi neighbour pull show throw tin tuesdai twelv
25: bank boot bowl clock cloth coffe corner decid lamp loud milk mondai note rememb shake sock toast touch
27: blue close cross cup doctor insid kind nois notic page shoulder sixti straight wear
28: bin boat cat feeling happen kei mean mind paint person plan plant sing wedding
29: danc knee lot miss small stai tree
31: answer asleep flat forget fridai hurt meet pass plate quiet teach thursdai
32: bath bread dark drink glass hair lai nice number saying stick top wet
33: box dream husband monei order paper stair try
35: bad count garden listen on pick sister tea wait warm
36: colour finger hot leg lunch send shut street
37: awai card carri die famili lad letter lift live smell train
39: chang friend mum twenti wake
40: babi hundr learn son sound
41: brother drive front full mouth
43: book job park rain sundai togeth wash
44: chair finish head sign speak wrong
45: bag girl life shoe step thirti
47: father month wall
48: big ey grandmoth school
49: breath fall forti past plai side
51: bring cut daughter place woman
52: cry dad voic
53: cold eleven lie
56: break floor wife
57: arm boi line long
59: shop
60: coat dog foot
61: do kitchen new
64: end need
65: bu face littl lose love morning phone sleep tabl
67: move
68: bui read water
69: call car minut
71: laugh
72: watch
76: bed till
77: hous
80: good
81: open right room
84: start
85: run window
87: child hour
88: ring word
89: light
91: find
92: hear turn
95: mother talk week
96: wai write
99: peopl
100: eat home
104: bite give work
105: night walk
108: man round
109: name
112: us
116: door
124: hold
128: feel
142: dai
146: ask old stop
151: keep
156: thing
158: time
159: stand
160: sit
167: hand
172: leav
178: year
180: want
184: see
196: take
215: back
222: make
223: tell
226: know
246: look
255: think
295: come
307: put
379: get
434: sai
525: go
`,
  themes: `
1: procrastination, trust, yoga
2: confidence, hope, the future, who I am
3: ageing, guilt, intuition, meaning, moving, my ex, my partner, quitting, shame
4: a break-up, my parents, regret, weight
5: ambition, art, control, pregnancy, therapy
6: running, smoking
7: a secret, a stranger, childhood, dating, grief, swimming
8: cycling, jealousy, my uncle
9: games, letting go, my aunt, the past
10: divorce, love, my cousin, rent, things unsaid, tiredness, worry
11: boundaries, failure, forgiveness, gratitude, marriage, my grandfather
12: a teacher, an argument
13: Christmas, my husband, the news, university
14: football
15: a birthday, a wedding, coffee, fear, loneliness, television, the cat
16: safety
17: anger, language, my sister
18: illness, lying
19: dancing, desire, my brother, the doctor, the neighbours, time, travel
20: dreams, exercise
21: a job search, a letter, family, my son, the sky
22: my grandmother
23: my boss
24: memory, my daughter, my wife
26: drinking, friendship, the sea, writing
27: making things
28: silence, tea
29: a decision
30: faith
31: a baby, the garden, the seasons
32: music, pain, the hospital
34: death
35: my phone
38: shopping, singing, the dog
41: housework
42: painting
44: my father
47: sadness
48: joy
51: school
52: walking
54: money
55: the weather
56: the commute
59: my mother
60: reading
61: my children, the body
66: the car
67: sleep
69: nature
96: clothes
112: work
129: food
168: home
`,
  fields: `
1: baseball, games, golf, mining, my nephew, my niece, redundancy, the post, woodwork, yoga
2: a promotion, ageing, chess, depression, firefighting, fishing, migraine, my hands, rugby, tennis, the startup
3: adoption, citizenship, debt, dentistry, diabetes, films, in-laws, meditation, model making, my granddaughter, my partner, physics, the union
4: a diet, boxing, emigrating, gambling, genealogy, hiking, jealousy, moving, my flatmate, my lungs, netball, surfing, the drought, the flute, the restaurant, the sea as work
5: a secret, hairdressing, journalism, learning to drive, my grandson, my heart, my parents, therapy
6: a job search, bees, caring, engineering, medicine, my own business, politics, pregnancy, renovation, sailing, smoking, the violin
7: a break-up, chemistry, domestic work, horses, photography, reading, retirement, running, the cafe, the guitar, the news, the police, walking, writing
8: childhood, cycling, exams, flying, home town, my back, my ex, renting, the gym, university
9: birthdays, cancer, cars and bikes, factory work, pain, pottery, television, the bakery, the temple
10: acting, anxiety, divorce
11: accounts, christmas, my aunt, my hip, my uncle, travel
12: astronomy, building work, my cousin, panic attacks, power cuts, the law, volunteering
13: coffee, the war, welding
14: blood pressure, driving for a living, my hearing, my shoulder, the boss, the commute
15: my grandfather, my husband, the cat
16: climbing, coding, cricket, dating, loneliness, my knee, night shifts, the piano
17: dancing, football, my teeth
18: buying a house
19: birds, dreams
20: my eyes, the bank
21: swimming, the sea
22: translation
23: the doctor, the hospital
24: cattle, farming
25: fashion, my sister, the neighbours, writing letters
27: anger, languages, nursing, tea, trains
28: friendship, the band
29: a wedding, my grandmother
30: money, teaching
31: lying, my brother
32: a baby
33: my children, the allotment
34: my daughter, my son, my wife
35: knitting, painting
37: school
39: church, drinking
41: the kitchen, the shop, the weather
43: cleaning, music
45: my phone, the dog
48: the office
51: the garden
52: grief, singing
65: sleep
70: the car
72: my father
80: my mother
91: cooking
123: food
`,
};
