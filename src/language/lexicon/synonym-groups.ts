/**
 * Words that people use for one another, or that belong to one thing: a line a family. A word may stand in several.
 * They let a question find what was said in other words.
 */
const families = `
mother mum mummy mom mam mama ma stepmother parent
father dad daddy papa pa stepfather parent
parent parents mother father folks
brother sibling bro stepbrother
sister sibling stepsister
grandmother granny gran nan nana grandma grandparent elderly
grandfather grandad grandpa grandparent elderly
grandchild grandson granddaughter grandchildren
husband spouse partner married wedlock
wife spouse partner married wedlock widow widower
boyfriend girlfriend partner lover ex sweetheart fiance fiancee
child kid toddler youngster boy girl son daughter little young infant
baby infant newborn pregnancy pregnant midwife birth born cot pram
teenager teen adolescent youth young
aunt auntie uncle cousin niece nephew relative relation kin family
family relatives relations kin household clan
friend mate pal buddy companion chum friendship
neighbour neighbourhood nextdoor street lane
man fellow bloke guy gentleman chap lad fella he
woman lady lass girl gal she
old elderly aged ancient older pensioner retired senior
young younger youthful junior little
colleague coworker workmate team staff employee
boss manager supervisor director head chief employer
teacher tutor lecturer professor instructor coach headteacher teach taught
pupil student learner trainee apprentice class undergraduate
doctor gp physician consultant surgeon specialist clinic surgery
nurse ward hospital patient bed matron medic
dentist tooth teeth dental filling gum
lawyer solicitor attorney barrister notary legal court judge
police officer constable cop detective
priest vicar minister pastor imam rabbi monk nun clergy church
shopkeeper grocer butcher baker merchant trader seller vendor stall market
driver cabbie taxi chauffeur cab
builder plumber electrician carpenter joiner roofer tradesman mason decorator
farmer farm farming crop harvest field tractor barn
soldier army military war navy troops regiment
artist painter sculptor painting canvas easel paint draw drawing sketch
writer author novelist poet novel poem poetry verse
musician band orchestra pianist guitarist drummer singer
work job employment career profession occupation office shift trade workplace
office desk cubicle meeting workplace headquarters
dismissed sacked fired redundant laid redundancy layoff
hired employed recruited appointed job interview
promotion promoted raise rise advancement
retire retired retirement pension
salary wage pay paid income earnings payslip
money cash funds funding finance finances savings budget cost price pay coin
loan mortgage lender bank debt borrow borrowed owe owed credit overdraft lent
bank lender account banker teller branch
buy bought purchase purchased acquire shop order ordered pay
sell sold sale auction market
cheap bargain discount sale inexpensive
expensive costly dear pricey price
rich wealthy fortune
poor broke skint poverty
tax taxes revenue hmrc
rent landlord tenant lease flat tenancy letting
house home dwelling terrace cottage bungalow property place residence
flat apartment studio maisonette room lodging
hotel inn guesthouse hostel bnb lodging
kitchen cooker oven stove sink worktop cupboard fridge
bathroom bath shower toilet loo sink basin tap
bedroom bed mattress pillow duvet blanket sheet
garden yard allotment plot lawn hedge border gardening flowerbed patio
garage shed workshop outhouse
window pane glass sill curtain blind
door gate entrance porch hall threshold doorway
roof attic loft tile gutter chimney
stairs staircase steps landing banister ladder
floor carpet rug tile lino floorboard
furniture sofa couch settee armchair chair table stool bench seat sideboard
seat chair stool bench armchair sofa couch beanbag pew settle
lamp light bulb lantern torch candle lit
clean cleaning wash washed scrub scrubbed wipe hoover vacuum mop sweep dust
laundry washing ironing iron clothes launderette
dishes plates crockery washing-up bowl cup mug saucer china teapot pottery
crockery china plate cup saucer bowl mug teapot jug pot dish
cook cooked cooking bake baked roast fry boil stew recipe chef kitchen
chore housework errand task washing cleaning ironing
bake baking cake bread loaf dough pastry oven
bread loaf toast roll baguette sandwich bun
cake sponge bun pastry tart pie pudding dessert biscuit
dessert pudding ice-cream cake tart trifle sweet
meat beef pork lamb chicken bacon ham sausage steak
fish salmon cod herring mackerel trout haddock tuna kipper
vegetable potato carrot onion cabbage bean pea leek tomato spud veg cauliflower
potato spud chips mash
fruit apple pear orange plum cherry banana berry grape lemon strawberry
soup broth stew casserole
breakfast porridge cereal toast morning
lunch dinner tea supper meal eat ate food feast
meal breakfast lunch dinner supper tea feast eat ate dined snack
sweet chocolate candy toffee sugar
drink drank beer wine whisky gin cider pint pub bar alcohol lager drunk
pub bar tavern inn local pint
coffee cafe espresso latte cup barista
tea kettle cuppa brew pot
smoke smoking cigarette tobacco pipe cigar
hungry hunger starving appetite peckish
medicine doctor pill tablet prescription drug dose antibiotic
ill illness sick disease unwell poorly ailment condition diagnosis
pain ache hurt sore agony throbbing
injury wound broken fracture sprain bruise cut fall bandage plaster
operation surgery theatre anaesthetic surgeon
headache migraine head
heart cardiac chest pulse
sight eye eyes vision blind glasses cataract spectacles see glaucoma
hearing ear ears deaf deafness hear
leg knee hip foot ankle toe limp thigh
arm hand wrist elbow finger shoulder thumb
back spine disc lumbago
hair haircut barber hairdresser fringe curl bald beard
skin rash itch freckle
breath breathe breathing lungs asthma cough inhaler
sleep asleep slept nap doze dream bed snooze slumber
insomnia sleepless awake wakeful restless
tired weary exhausted fatigue worn drained
die died dead death funeral grave buried burial cemetery coffin passed late ashes
funeral wake burial coffin hearse mourner cemetery
grief mourn mourning bereaved loss widow
cry cried weep wept tears sob
laugh laughed giggle joke funny chuckle comic
smile grin beam
angry anger cross furious rage annoyed irritated temper livid mad
argue argument row quarrel fight fought fell-out dispute bicker shouted
afraid fear scared frightened terror dread panic anxious
worry worried anxious nervous fret stress stressed
panic attack anxiety
sad unhappy low down miserable blue gloomy sorrow
happy glad joy joyful delighted pleased cheerful
love adore fond affection dear
hate loathe detest despise
shame ashamed embarrassed embarrassment humiliated blush mortified
guilt guilty blame fault
proud pride
jealous envy envious
lonely alone loneliness solitary isolated
calm peace peaceful quiet serene still
quiet silence silent hush
noise loud racket din sound bang
surprise surprised astonished shock shocked startled amazed
brave courage bold daring
kind kindness generous gentle
rude insult cheeky offensive
lie lied liar dishonest untrue fib
secret hidden hide hid conceal confess
promise vow swore pledge
forgive forgiveness pardon sorry apologise apology apologised
thank thanks grateful gratitude thankful
marry married marriage wedding bride groom engaged engagement
divorce divorced separated split
birthday turned anniversary party candles cake age
gift present gave parcel given wrapped
party celebration celebrate feast festivity gathering
christmas holiday holidays festive advent carol santa
holiday vacation trip break getaway abroad resort
resort seaside beach coast seafront promenade prom pier
easter pancake egg lent
travel journey trip voyage tour travelled visit abroad
visit visited called guest stayed
plane flight fly flew airport pilot airline
train railway station platform rail track carriage locomotive engine
bus coach stop route
car vehicle van drive drove motor engine lorry truck
bicycle bike cycle cycling cycled pedal
boat ship ferry sail sailing canoe kayak port harbour dock vessel
port harbour dock quay marina
walk walked stroll hike hiking wander ramble
run ran running jog jogging marathon race sprint
swim swam swimming pool dip dive lake bathe
sport game match team league cup goal player football rugby cricket netball tennis hockey
football soccer pitch goal five-a-side
gym exercise workout fitness training weights pilates yoga
dance danced dancing ballet tango waltz
game chess cards board puzzle crossword dominoes
win won victory prize champion beat trophy medal
lose lost defeat defeated loser
prize trophy medal award certificate cup ribbon
music song tune melody album record concert
song tune sing sang singing sung hum choir chorus hymn carol
album record vinyl lp disc cd cassette
piano keyboard organ keys accordion
guitar strings banjo ukulele violin fiddle cello
instrument piano guitar violin fiddle flute trumpet drum cello accordion harmonica saxophone
film movie cinema screen picture director
series show programme episode television tv telly season watched
television tv telly screen channel
theatre play stage actor actress drama audience
book novel read reading library page paperback chapter
newspaper paper article headline journalist magazine press
letter envelope post postcard card stamp postman mail
message text email note wrote voicemail
phone telephone call rang ring mobile dial
computer laptop screen keyboard software code app program
photograph photo picture snapshot camera portrait film darkroom snap
handwriting handwritten wrote written inscription signature pen ink scrawl
pen ink pencil notebook paper
paint colour painted brush wall
red crimson scarlet
blue navy azure
green emerald
yellow gold golden
white cream ivory
black dark ebony
knit knitted knitting wool yarn crochet needle sew sewing stitch
clothes dress shirt coat jacket jumper trousers skirt wear wore outfit garment
coat jacket anorak parka mac raincoat
shoe shoes boot boots trainers sandals slippers heels
hat cap beret bonnet beanie
jewellery ring necklace bracelet brooch earring pendant
watch clock time wristwatch alarm
bag handbag suitcase rucksack purse wallet luggage
key keys lock locked
umbrella rain raincoat
soaked drenched wet damp soaking
rain raining rained wet downpour drizzle shower storm
snow snowed ice frost frozen sleet
sun sunny sunshine sunlight bright
wind windy gale breeze blowing gust
storm thunder lightning tempest gale
hot heat warm boiling heatwave
cold chilly freezing cool frost
sky cloud clouds heaven
star stars constellation planet astronomy telescope moon
moon lunar night
morning dawn sunrise early breakfast am
evening dusk sunset twilight
night midnight dark nocturnal late small-hours
spring bloom blossom daffodil
summer july august june
autumn october leaves fall
winter december january
sea ocean coast beach shore wave tide
river stream canal brook bank creek
lake pond pool reservoir
mountain hill peak summit climb
tree oak birch pine ash elm trunk branch wood forest
wood forest trees woodland
flower rose tulip daffodil lily bloom blossom petal bouquet
seed sow sown planted plant seedling bulb
grass lawn mow mower turf
bird robin sparrow blackbird gull pigeon crow owl swallow heron magpie goose duck
pigeon dove racing loft
dog puppy hound terrier collie greyhound spaniel labrador
cat kitten tabby
horse pony mare stallion riding saddle stable
cow cattle calf bull herd
sheep lamb ewe flock
pig hog sow
rodent mouse mice rat rats squirrel
insect bee wasp fly ant beetle moth butterfly spider
bee hive honey beekeeping
fox badger hedgehog rabbit hare deer
snake lizard frog toad
animal creature beast pet
pet dog cat rabbit hamster goldfish
vet kennel animal
school class lesson classroom headteacher pupil term
university college campus degree lecture lectures student uni
exam test exams results grade mark revision
study studied studying learn learned revise homework
homework essay assignment coursework
maths mathematics sums algebra
science chemistry physics biology lab experiment
history past ancient
language word words tongue speak spoke grammar vocabulary
english french spanish german italian irish welsh latin
read reading reader
god faith religion prayer pray prayed belief
church chapel mass sermon service congregation pew vicar
mosque temple synagogue
dream dreamt nightmare
memory remember recall forgot forgotten remind
idea thought notion plan
plan intention scheme
choice decide decision chose
hope wish want
luck lucky chance fortune
danger risk unsafe hazard
accident crash collision mishap
fire flame burn burnt smoke blaze
flood flooded water
theft thief stole stolen burglar robbed burglary
break broke broken smashed cracked shattered
repair mend mended fix fixed repaired
lost lose missing mislaid
find found discover discovered unearthed
throw threw toss discarded bin
hide hid hidden
wait waited queue waiting list
queue line waiting
late delayed delay overdue
early prompt
first beginning start began
last final end ended
finish finished complete completed
begin began start started
quit stopped gave-up resigned resign
move moved moving relocate relocated removal
emigrate emigrating abroad visa overseas immigration
country nation homeland abroad
city town village
village hamlet parish
electricity power outage blackout generator current socket
outage blackout power-cut
water tap pipe leak plumbing
heating boiler radiator central
rubbish bin bins waste trash litter recycling
tool hammer spade shovel saw drill spanner screwdriver fork
spade shovel dig digging dug
hospital clinic ward a&e
ambulance paramedic emergency
vaccine jab injection needle
weight diet slim fat thin kilo pounds stone
tall height short
big large huge enormous
small little tiny
new recent modern
second-hand used pre-owned charity vintage
number count figure how-many amount
hour hours minute minutes
week weekly fortnight
money-back refund voucher
complaint complain complained grumble
funny joke comic laugh humorous
nickname name called
name named called
strange odd weird peculiar
beautiful lovely pretty gorgeous
ugly hideous
clever smart bright intelligent
stupid foolish daft silly
talk talked spoke chat conversation discuss said told
shout shouted yell yelled scream bellow
whisper whispered murmur
question ask asked
answer answered reply replied respond response
agree agreed accept accepted
refuse refused reject rejected declined
help helped assist support
teach taught show showed instruct
meet met encounter
leave left departed went
arrive arrived came reached
return returned back
stay stayed remain
follow followed
jump jumped leapt leap
fall fell tripped slipped tumble
sit sat seated
stand stood
carry carried bear lug haul
hold held grip
touch touched stroke
kiss kissed
hug hugged embrace
hit struck punched slapped
push pushed shove
pull pulled tug
open opened
close closed shut
cut sliced chopped
build built construct made
grow grew grown
`;

/** Stem-free lists: the words of each family. */
export const kindredWords: readonly (readonly string[])[] = families
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
