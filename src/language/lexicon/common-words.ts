/** Words that carry grammar rather than a subject. */
const functionList = `
a an the this that these those my our your his her its their mine ours yours hers theirs i me you he him she it we us they them
myself yourself himself herself itself ourselves themselves who whom whose which what when where why how
and or but so because if then than though although while until unless since as of in on at by for with without from to into onto
over under about after before between through during against among around behind below beside beyond near off out up down across
along toward towards upon within not no nor never yes yeah ok okay oh well just only also too very really quite rather almost even
still yet again already always often sometimes once twice ever soon later now today tonight yesterday tomorrow here there
am is are was were be been being have has had having do does did doing will would shall should can could may might must
i'm i've i'd i'll you're you've you'll you'd he'd he'll she'd she'll it'll it'd we're we've we'll we'd they're they've they'll they'd
don't doesn't didn't won't wouldn't can't couldn't shouldn't isn't wasn't aren't weren't haven't hasn't hadn't ain't let
all any both each every either neither few many more most much less least other others another some such same own
one two three four five six seven eight nine ten first second third last next half several enough whole
like perhaps maybe else instead somehow somewhere anyway whatever however whether per via
something anything nothing everything someone anyone nobody everyone everybody somebody anybody none
`;

/** Nouns too general to be the subject of a writing. */
const generalNounList = `
fella fellow lad lass bloke chap guy dude folk lady gentleman madam sir frau herr senhor senhora señor señora monsieur madame signora signore mister missus sahib auntie aunty uncle
thing things stuff time times day days way ways lot lots bit bits kind sort part parts side end start beginning middle top bottom
people person man men woman women guy guys everybody year years month months week weeks hour hours minute minutes moment moments second
seconds morning mornings afternoon evening evenings night nights weekend noon midnight monday tuesday wednesday thursday friday saturday
sunday january february march april may june july august september october november december place places point points fact idea ideas reason reasons
question answer problem case matter number amount couple pair group line lines piece pieces rest turn list name names word words page
world life head mind hand hands eye eyes face feet foot hair arm arms leg legs voice back front edge corner middle inside outside
feeling feelings thought thoughts sense example level type form result way use sake age ages past future present whole truth lack need
trouble chance story stories mess joke sign size shape colour colours sound smell taste touch look noise light dark air
`;

/** Verbs and adjectives of every day, which a determiner before them must not turn into subjects. */
const otherWordList = `
say go get make know think take see come want use find give tell ask seem feel try leave call keep put mean become begin help show hear play run move
live believe hold bring happen write sit stand lose pay meet continue set learn change lead understand watch follow stop create speak read spend grow
open walk win teach offer remember consider appear buy serve die send build stay fall cut reach kill raise pass sell decide return explain hope develop
carry break receive agree support hit produce eat cover catch draw choose wear wonder guess wish care worry laugh cry smile sleep wake drink drive talk wait
good new old great high small large big long little young early late different able bad best better worst worse right wrong left sure free true full empty
hot cold warm cool nice kind happy sad hard easy soft loud quiet slow fast quick short tall wide deep heavy light bright dark clean dirty dry wet red blue
green yellow black white brown grey pink orange purple golden silver tiny huge strange odd weird funny silly beautiful ugly lovely perfect strong weak
poor rich cheap sharp smooth rough thin thick tight loose broken dead alive real fake proper main only usual ordinary normal common rare simple plain clear sudden
actual entire recent local single double extra favourite favorite important possible terrible horrible awful wonderful amazing ready busy tired sick well
`;

/** Adverbs, numbers and verbs with one form, which stand behind a determiner and name nothing. */
const neverNounList = `
shut put cut let hurt hurts hit set miss lay lie breathe bless join joins went said gone upstairs downstairs upside alone asleep awake ahead together
apart away aside backwards forwards afterwards beforehand meanwhile except online offline sorry alright nearest furthest latest oldest youngest super wee
unclear undone dusty halfway nowadays indoors outdoors overnight anymore opposite fourth fifth sixth seventh eighth ninth tenth eleventh twelfth twentieth
thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen lots plenty percent hmm haha lol
`;

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const functionWords = setOf(functionList);
export const generalNouns = setOf(generalNounList);
export const otherWords = setOf(otherWordList);
export const determiners = setOf('the my our a an this that his her their your these those');
export const notNames =
  setOf(`monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
november december english british american french spanish german italian chinese indian arabic christmas easter god lord internet tv ok google amazon
netflix instagram facebook twitter mum mom dad mummy daddy grandma grandpa gran nan granny auntie uncle mother father`);
export const neverNouns = setOf(neverNounList);
