import { kindredWords } from './kindred-words.ts';

/**
 * How common words are: on how many of a thousand pages of 90 words each stands, counted over 977 pages of
 * everyday writing. Each line is `rate: stem stem`. A word that is not here stands on fewer than two.
 */
const wordRates = `
5: abl address afford afraid agenc ago aliv aloud assembl bake banana banist basket beauti bedroom beep beer belong
5: bigger blame blown bone born brain branch brave brick bride broom budg builder buse caravan carol carrier carrot
5: chart chase chat cheer chicken chilli cinema cleaner cliff cloud colleagu colleg committe control cooker cream crisp
5: croissant crop crossword crown cushion custom diari dip dirti discuss dish dy easi easier enjoi estat even ex expens
5: fig fist flatmat flight float flood foil forehead forgiv fortnight free frog frost fruit funer ghost giggl goos grab
5: half hallwai harm heron hi honestli hope hotel hug hull human hungri hurri hush inch instruct instrument itch
5: januari jigsaw kill kneel landlord lap larg last laundri lawn lead leed length lime loo luck mad manner market
5: marriag mask mechan memori moon morn movement mud multi news newspap noodl nurseri onlin pale passport pasta pat
5: paus payment plain plait plane plaster pleas plum pond pool porter practis pram prayer probabl proper propos puppet
5: purpl raffl rai rattl realis recycl remot revers rib rub ruler rush russian sale scan scarf scatter scrape season
5: second settl share shin shine shot silk sill sir site skip skirt slam slot slower smoke soak sole spider spill stack
5: steal steer steve stew stir stitch stock storei straighten strap stroke subject suitcas supermarket surgeri surnam
5: swell tablet taller tarp teenag telli temper theatr therapist thin tick tidi tight tissu tom tomato tone track
5: traffic tram transfer translat troubl trouser twelfth twin twist umbrella unhappi upsid visit vote wale wave weird
5: wheat wing wobbl wood worth yoghurt zip
6: ach add allow alright ankl anyhow august aunti awak badg badli bakeri bear bee bleed boiler border building buri
6: buzz calling case cellar cello cereal chemist comment complet cool correct couch coupl court crate credit daft delet
6: depart dine divorc downstair drag drain drill dusk electr envelop factori fast fetch flash flower fool forward freez
6: fring garag goat gown grandchildren granddaught group guest guitar hammer happi headphon heap high homework honei
6: honest hook ic id ill includ insur interest iron jacket jar joint jumper june keyboard kick king kit lake lick loan
6: loft log mend metr mint mirror mistak model museum octob older onion own pack pain palm parcel patient physio pipe
6: plastic platform press pretzel priest quarter quick regular result ride roundabout rude rule sack sermon shirt
6: shower silent slipper sofa south space spare squeez staff stamp steam stomach stool stranger struck studi stuff
6: swing terrac terribl timer town training trial trick tyre ugli union video volcano war wardrob whisper wire worst
8: abov accid alarm app argument arriv bare bass becom black block boil bolt bottl brake butter cake calcul calm candl
8: cap ceiling centr chees chew citi click clipboard coach comput copi cost counter damp dough driver drum due dug
8: eighteen entir everywher exercis expect fair field fight file flask fork frighten gold guard gym handl heat heavi
8: hors imagin ink kiss knit lane languag lower mate matter mattress meeting mention messag music notebook odd oper
8: opinion paddl pan parent party patch path peach peel penni percent poem polit porch potato present pretend programm
8: radiat rail rope sad salmon scare sentenc silenc size slid slide squar squeak star store suck summer switch thread
8: understand usual vers view wednesdai weekend weight whale wine wipe wrap
9: angri anywher apart argu aunt bai bang bike bill blind bodi boss breakfast build business camera captain charg clap
9: club corn cough countri dollar doorwai doubl drawing duck dust easter exactli except fenc fifteen figur fit folder
9: follow food gener ham hen hide holidai hum idea kettl knife laptop lip longer lorri measur min moment nod normal
9: pavement pea pencil physic pie pigeon pillow plan plot prai proud reach readi receipt recip retir rock save score
9: servic sew shape speech storm student stupid sum sweep tall tank tast team term throat tire towel trollei true tune
9: underneath villag wheel win yard
11: ag agre aisl allot beat bent biscuit bit bridg brown bucket chin climb code compani cook council cours crack crust
11: elbow english farm fella flour footbal frame freezer jam jean librari loaf match midnight mile oil patienc photo
11: piec practic purpos push report rise scream seem ship story sure swear tape tini toe toilet tongu torch trai vet
11: worri
12: air ball band begin bench birthdai blanket bottom canal carpet cheek chip choos degre drawer empti fail fourth
12: fridg funni game goal grei grow laid level pin queue rais sand seat short singl sleev slip soft soup split sweet
12: tile van wonder world wrist yellow
14: afternoon bathroom blood cow cupboard email exam fifti fix glove great gutter hip hit join joke lab ladder lean lid
14: like lock low map mostli mr nail nurs orang pictur pot power rest rota shelf slowli snow station sugar tear wind
16: afterward burn chest church danc date dentist earli explain fine fourteen ga gap ground help hole march marri noon
16: offer pair pour river screen sea sick sing sink skin smile text upstair whistl
17: alon best button choir christma draw dry edg engin fan feeling fill film final fish garden gate god grandfath grass
17: hate hospit jump kind land law mark nineti part photograph post pound radio reason rice sky slow spend spoon spot
17: sun thank tie toast ward weather
19: account bar bean bell boat catch clean corridor curtain dream dress egg feed hill leaf loud nearli neck nose oven
19: pocket real record saturdai shed sheet sock sorri straight suppos swim tap throw tin tip togeth type writing young
20: actual cloth coffe cousin cross dead decid die fold friend gui hall hat hurt knock list mondai outsid plant price
20: pull road roll sell shake shift shout stone string teach thumb touch tri tuesdai
22: bank bird care check clear clock cup doctor evening fire form heart live machin milk neighbour paint pen pink
22: question set seventi shoulder singing spring thousand uncl wake winter
23: answer asleep awai bin cat cover ear eighti fridai green husband salt sandwich son sort teacher ticket tooth tree
23: wedding
25: bath close drink famili hard insid manag mouth person speak test white
26: babi believ boot dinner happen lunch notic offic plate rememb stai
28: board cry desk differ glass kei letter monei nois note roof sixti song warm
30: better blue bowl class corner drop hang lot miss nineteen pai pick
31: card dark fall far learn middl mind page quiet row thursdai twelv
33: chang hot lai late life lift mean meet paper red tea try wash wet
34: bread brother colour forget full hair job ladi lamp listen nice pass point sister sundai
36: knee small sound stick wear
37: finger love order rain saying send stair top
39: box daughter month number park shut sign train wait
40: book breath cut lie step wrong
42: bad finish lad past school show smell street
44: carri cold count dad flat long on tabl
45: bag break ey grandmoth mum shoe
47: chair father hundr
48: drive front
50: wife
51: arm big dog girl leg lose side
53: need voic
54: bu head kitchen
56: twenti
58: floor forti line shop
59: bed face hous plai woman
61: bring car place room sleep water
62: coat move thirti
64: bui foot phone read
65: eleven talk
68: littl
70: boi
72: do watch
73: wall word
75: minut work
76: start
78: child open run till
79: ring
81: laugh right
82: feel
84: morning
86: end new
89: mother
90: find light
92: call week
93: bite
95: hour write
96: eat
98: door turn window
100: us
103: good name wai
106: night stop walk
107: round
109: hear
112: give
114: home peopl
117: keep
123: hold old
142: dai
143: man
148: leav
162: want
163: thing time
167: year
171: ask
174: stand
176: sit
181: hand make
193: see
196: take
218: know
235: back
243: tell
244: think
247: look
300: put
313: come
370: get
531: sai
559: go
`;

/** The same for the themes of the lexicon, by their names, as the offline reader finds them: `rate: name, name`. */
const themeRates = `
5: colleagues, letting go, moving, my ex, my partner, pregnancy, smoking, the future
6: a secret, control, grief, hope, jealousy, running
8: a stranger, my parents, quitting, regret, therapy
9: forgiveness
11: art, divorce, games, love, meaning, my uncle, the past
12: ambition, cycling, my aunt
14: childhood, gratitude, language, rent
16: my cousin, my grandfather
17: my husband, things unsaid, worry
19: a birthday, dancing, dating, swimming, tiredness
20: ageing, dreams, lying, marriage, safety
22: an argument, boundaries, failure, loneliness
23: desire, illness, the cat, the news
25: anger, making things
26: Christmas, a wedding, coffee, my sister
28: a teacher, my brother, university
30: fear, football, meditation, my son
31: family, friendship, time
33: a baby, a job search, a letter, exercise, my daughter, television, the sea, the sky
34: pain, travel
36: drinking
37: a decision, my boss
39: the neighbours
40: tea
42: my grandmother, my wife
44: death, the garden
45: the doctor
48: memory
50: sadness, silence
51: faith
53: painting, the dog
54: the hospital
59: singing
61: housework, the seasons
64: my phone
65: shopping
67: music
70: my father
89: nature
90: joy
92: the commute
93: money
95: the body
96: school
98: reading
103: the car, the weather
104: my children, walking
106: my mother
110: sleep
140: writing
151: clothes
154: work
185: food
247: home
`;

/** A page, in words. */
export const pageWords = 90;

const rarest = 0.0008;

const ratesOfStems = new Map(
  wordRates
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [rate, stems] = line.split(': ') as [string, string];
      return stems.split(' ').map((stem) => [stem, Number(rate) / 1000] as const);
    }),
);

const ratesOfThemes = new Map(
  themeRates
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [rate, names] = line.split(': ') as [string, string];
      return names.split(', ').map((name) => [name, Number(rate) / 1000] as const);
    }),
);

/** The same for families of kindred words, by their first word: `rate: word word`. */
const familyRates = `
2: money-back mosque pig rich
3: emigrate grief jealous tax vaccine
5: ambulance clever danger hug port shame surprise
6: animal cheap complaint refuse rodent snake ugly whisper
8: accident fox guilt hotel hungry kiss panic rude sheep
9: builder follow hide luck party plan proud travel
11: boyfriend brave country homework maths plane push secret smoke theft village
12: agree bicycle grow pigeon spade star
14: bee driver horse lawyer promise resort retire storm vet worry
16: early musician shopkeeper strange
17: dance grandfather happy hate help jump kind lake lonely writer
19: cow grandchild operation soldier soup thank wind
20: colleague divorce dream insect potato pull repair skin sky smile stupid yellow
22: football heating meat pub summer sun win
23: album cat city dessert english green hit promotion spring tall teenager
25: flower garage grass seed television touch
26: afraid answer expensive family fish forgive ill knit science stay winter
28: rubbish snow sweet wood
30: christmas funeral hat insomnia mountain police prize sea university white
31: electricity evening farmer friend medicine
33: blue doctor easter god guitar hospital meet
34: cake choice instrument pain red sell shout sister
36: brother late priest
37: black boat heart salary
39: calm church fruit hired piano tree
40: dismissed gym husband study
42: fire key lie love pupil throw umbrella
44: angry baby bank beautiful cry history loan
45: cut grandmother soaked
47: coffee fall poor
48: finish marry newspaper
50: carry quiet
51: artist film lose tired
53: computer river tea vegetable
54: breath dentist dog hair roof weight
56: headache rent sad swim
58: bag break teacher
59: big chore drink holiday
61: autumn exam garden office
62: close move
64: bird cold read
65: flood teach theatre
67: bake laundry memory
68: music photograph
70: aunt coat wait wife
72: neighbour
73: game hot sport
75: shoe
76: argue clean
78: open pen pet run
79: lost school
81: train
82: floor water
84: cook number rain
86: new
87: letter young
89: begin dishes first
90: bathroom bread noise
92: father song
93: find
95: boss
96: money week
98: nurse
100: crockery seat
101: stairs
103: funny jewellery second-hand
104: language
106: last queue
107: kitchen laugh moon
109: morning walk
110: breakfast flat
112: bedroom quit small
121: die handwriting
123: book hold paint series
125: injury
128: visit
129: hearing parent
131: furniture gift
132: lamp
135: mother
140: birthday
142: clothes
145: car
146: sleep
148: woman
151: door window
153: old work
157: message
159: bus
165: hour
170: hope
171: night
174: buy name nickname stand
177: leg
181: lunch
182: question sit
184: meal
188: build
216: phone tool
219: man
227: house
237: return
238: watch
240: back
261: idea
272: sight
303: arm
311: child
324: arrive
654: leave
719: talk
`;

const ratesOfFamilies = new Map(
  familyRates
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [rate, words] = line.split(': ') as [string, string];
      return words.split(' ').map((word) => [word, Number(rate) / 1000] as const);
    }),
);

/** Share of pages, 0 to 1, that hold a word of this family of `kindredWords`. */
export function familyRate(family: number): number {
  return ratesOfFamilies.get(kindredWords[family]![0]!) ?? rarest;
}

/** Whether a stem is one of those that stand on pages of everyday writing. */
export function isKnownStem(stem: string): boolean {
  return ratesOfStems.has(stem);
}

/** Share of pages, 0 to 1, that hold a word of this stem. */
export function stemRate(stem: string): number {
  return ratesOfStems.get(stem) ?? rarest;
}

/** Share of pages, 0 to 1, on which the offline reader finds this theme; undefined for one not of the lexicon. */
export function themeRate(name: string): number | undefined {
  return ratesOfThemes.get(name);
}
