/**
 * What a suffix stemmer cannot know: irregular forms, and words it would wrongly merge.
 * Each line is `base: form form form`.
 */
const irregularVerbs = `
be: am is are was were been
have: has had having
do: does did done doing
go: goes went gone
say: said says
tell: told
speak: spoke spoken
sing: sang sung
write: wrote written
hear: heard
lie: lied lying lies
die: died dying dies
tie: tied tying ties
cry: cried cries
sleep: slept
eat: ate eaten
drink: drank drunk
feel: felt
keep: kept
leave: left
lose: lost
find: found
think: thought
know: knew known
see: saw seen
dream: dreamt
mean: meant
understand: understood
forget: forgot forgotten
forgive: forgave forgiven
give: gave given
take: took taken
get: got gotten
make: made
build: built
buy: bought
bring: brought
sell: sold
pay: paid
spend: spent
lend: lent
send: sent
teach: taught
learn: learnt
win: won
fight: fought
beat: beaten
choose: chose chosen
rise: rose risen
fall: fell fallen
run: ran
swim: swam swum
drive: drove driven
ride: rode ridden
fly: flew flown flies
grow: grew grown
throw: threw thrown
draw: drew drawn
break: broke broken
wake: woke woken awoke awoken
wear: wore worn
tear: tore torn
steal: stole stolen
hide: hid hidden
bite: bit bitten
hold: held
stand: stood
sit: sat
meet: met
light: lit
shake: shook shaken
begin: began begun
ring: rang rung
weave: wove woven
freeze: froze frozen
sew: sewn
sweep: swept
weep: wept
creep: crept
kneel: knelt
bleed: bled
feed: fed
lead: led
breed: bred
hang: hung
stick: stuck
swear: swore sworn
bear: bore borne
sink: sank sunk
shrink: shrank shrunk
shine: shone
spin: spun
swing: swung
cling: clung
fling: flung
sting: stung
bind: bound
catch: caught
seek: sought
become: became
come: came
show: shown
`;

const irregularNouns = `
foot: feet
tooth: teeth
child: children kid kids
woman: women
man: men
knife: knives
leaf: leaves
shelf: shelves
life: lives
wife: wives
loaf: loaves
half: halves
mouse: mice
goose: geese
mum: mom mam mommy mummy mama mumma momma
dad: daddy papa dada
grandmother: grandma gran granny nan nana
grandfather: grandad granddad grandpa gramps
colour: color colors colours coloured colored colouring
favourite: favorite
neighbour: neighbor neighbors neighbours neighbourhood neighborhood
honour: honor honored honoured
grey: gray
`;

/** Words that keep themselves as their stem, because cutting them would merge them with another word. */
const wholeWords = `
evening meaning morning being nothing something anything everything news wedding university universe universal
universities building meeting wages painting drawing singing writing during feeling feelings policy police general
generous organ organic organs calling ceiling lightning stocking wedding willing past party hopeless hopeful
hardly story stories united unity unit number numb ringing saying sayings belonging belongings string spring
offering blessing timing training stillness quite longing longings booking booked business witness powerful meditate meditation medication ceremony ceremonies wholeness
`;

/** Contractions typed without their apostrophe. */
const missingApostrophes = `
dont=don't cant=can't wont=won't didnt=didn't doesnt=doesn't isnt=isn't wasnt=wasn't arent=aren't werent=weren't
couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't havent=haven't hasnt=hasn't hadnt=hadn't aint=isn't
im=i'm ive=i've youre=you're theyre=they're thats=that hes=he shes=she whats=what theres=there lets=let
cannot=can't gonna=going wanna=want gotta=got
`;

function formsToBase(table: string): [form: string, base: string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base, forms] = line.split(': ') as [string, string];
      return forms.split(' ').map((form): [string, string] => [form, base]);
    });
}

/** `went`, `took`: forms that are verbs and nothing else. */
export const irregularVerbForms: ReadonlySet<string> = new Set(
  formsToBase(irregularVerbs).map(([form]) => form),
);

/** Form to base form. */
export const baseForms: ReadonlyMap<string, string> = new Map([
  ...formsToBase(irregularVerbs),
  ...formsToBase(irregularNouns),
]);

export const uncutWords: ReadonlySet<string> = new Set(wholeWords.trim().split(/\s+/));

/** `dont` to `don't`. */
export const contractions: ReadonlyMap<string, string> = new Map(
  missingApostrophes
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
