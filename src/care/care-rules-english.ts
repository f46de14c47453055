/** The English rules of the care screen, for sentences as `plainSentences` gives them. */

import { boundedPattern, type CareRule, type CareSign } from './care-rules.ts';

/** Turns the sense round when it stands right before: "I would never", "I am no longer", "I used to". */
const negated = boundedPattern(
  '(?<!(?:why|if|can|know|only|just) )(?:\\bnot|\\bnever|\\bno longer|\\bwithout|\\bused to|\\bnobody should|\\brather than|\\binstead of|\\bnone of us|\\bfar from|\\bstopped|\\bnor)' +
    '(?: (?:really|actually|truly|ever|even|at all|going to|about to|trying to|planning to|planning|plan to|intend to|want to|want|wanting to|wanted|feel|feeling|felt|been|be|once|seriously|think about|think of|thinking about|thinking of|thought of|thought about|thoughts of|any|have|to|i|would|saying|say|because|consider|considering|like|a|in|of)){0,5} $',
);

const somebodyElse =
  '(?:he|she|they|we|you|people|who|someone|somebody|everyone|anyone|others|friend|brother|sister|mother|mom|mum|father|dad|son|daughter|cousin|uncle|aunt|wife|husband|grandmother|grandfather|client|patient|patients|student|character|narrator|hero|heroine|protagonist|singer|guy|man|woman|boy|girl|kid|child|neighbour|neighbor|teenagers|kids|children)';

/** Somebody else speaks, or a song or a book does: "she said i want to die". */
const reported = boundedPattern(
  `(?:^|\\b)(?:${somebodyElse}|song|lyrics|lyric|line|poem|movie|film|novel|book|play|hamlet|romeo|juliet|ophelia|title|sign|poster) {gap:2}(?:said|says|say|saying|told|tells|wrote|writes|screamed|screams|shouted|shouts|whispered|whispers|texted|sings|sang|goes|yelled|cried|called|titled|where|joked|jokes|thinks|thought|reads)(?: (?!and\\b|but\\b|so\\b|because\\b|now\\b|then\\b)[^ \\n]{1,24}){0,6} $`,
);

/** Somebody else is the one who wants or does. */
const theirs = boundedPattern(
  `(?:^|\\b)${somebodyElse} (?:(?:would|will|really|just|also|might|may|all|both|who|did|do|does|to|not|had|has|have|been|was|were|is|are) ){0,3}$`,
);

const elsewhere = new RegExp(`${negated.source}|${reported.source}|${theirs.source}`);

/** Long past, and said so. */
const longAgo = boundedPattern(
  '\\byears? ago\\b|\\bmonths ago\\b|\\bdecades? ago\\b|\\blong ago\\b|\\bwhen i was (?:a |an |in |at |still |very )?(?:kid|child|teen|teenager|teenaged|student|girl|boy|young|younger|little|small|school|college|university|high|my|\\d{1,2}|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\\b|\\bas a (?:teen|teenager|kid|child|student|young)\\b|\\bback then\\b|\\bin (?:19|20)\\d\\d\\b|\\bin (?:high school|college|my teens|my twenties)\\b|\\bused to\\b|\\bat (?:1\\d|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)\\b|\\bnot any more\\b|\\bonce upon\\b',
);

/** "die of shame", "die laughing", "die old": a way of speaking, or a death that is far off. */
const figureOfDying = boundedPattern(
  '^ (?:than (?:eat|watch|listen|go|sit|wear|drink|admit|sing|dance|talk|clean|ask|work|read)|of|from|for|laughing|happy|old|in that|in this|at home|an old|a happy|in your arms|in his arms|in her arms|in my own bed|in my bed|surrounded|with (?:my boots|a smile)|trying|on (?:that|this) hill|before|until|without (?:having|seeing|ever|knowing)|inside|peacefully (?:at|when|one day|someday)|rich|knowing|one day|someday|here one day|like (?:that|him|her|them)|a little|when i am)\\b',
);

/** An accident, or a figure of speech, with the same words as self-harm. */
const accident = boundedPattern(
  '\\b(?:shaving|shave|cooking|chopping|slicing|kitchen|onion|onions|paper|glass|tin|can|knife slipped|accident|accidentally|by mistake|slack|loose|off from|gym|football|ladder|running|training|oven|stove|iron|kettle|pan|coffee|tea|soup|foot|out to dry|some rope|skiing|climbing|yoga|bike|deadline|razor burn|laughing|hiking|tripping|playing)\\b',
);

const wishes =
  '(?:want|wanting|need|hope|hoping|long|longing|ready|deserve|like|prefer|beg|begging|pray|praying|wish|wishing|choose|dying|desperate|trying)';
const notBeing =
  '(?:die|be dead|be gone forever|be gone for good|not be alive|not exist|stop existing|stop being alive|stop living|stop breathing|cease to exist|never wake up|not wake up|disappear forever|disappear for good|vanish forever|vanish for good|never have been born|never have existed)';
const softener =
  '(?:(?:so|badly|bad|much|just|only|really|very|finally|actually|simply|maybe|please|sometimes) ){0,3}';
const endingOneself =
  '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|unalive|unaliving|(?<=to )off|offing|murder|murdering|strangle|suffocate|starve) my ?self\\b';
const endingLife = '(?:end|ending|take|taking) (?:my|my own|this) (?:own )?(?:life|existence)\\b';
const endingAll =
  '(?:end|ending) (?:it all|it tonight|it today|it now|it for good|it once|everything tonight|things tonight|everything for good|all of it)\\b';

interface Circumstances {
  readonly unlessBefore?: RegExp;
  readonly unlessAfter?: RegExp;
  readonly unlessNear?: RegExp;
}

function rule(sign: CareSign, source: string, circumstances: Circumstances = {}): CareRule {
  const { unlessAfter, ...others } = circumstances;
  return {
    language: 'en',
    sign,
    pattern: boundedPattern(source),
    unlessBefore: elsewhere,
    unlessAfter: unlessAfter ? new RegExp(`${unlessAfter.source}|${saidBySomebody.source}`) : saidBySomebody,
    ...others,
  };
}

/** Somebody else said it, and the sentence says so at its end. */
const saidBySomebody = boundedPattern(
  '^ (?:any more |more |now )?(?:said|says|cried|whispered|shouted|sings|sang|reads) (?:the|my|a|his|her|our|poor)\\b|^ (?:any more |more |now )?(?:he|she|they) (?:said|says|cried|texted|told|whispered|shouted)\\b',
);

/** Said of a time that is over, or in answer to a question. */
const overNow = boundedPattern(
  `${longAgo.source}|\\b(?:say|said|answer|answered) no\\b|\\basked (?:me )?(?:whether|if|about)\\b|\\basking about\\b|\\bno longer\\b`,
);

/** Trifles that people say they die, or kill themselves, for. */
const trifles = boundedPattern(
  `${overNow.source}|\\b(?:foot|gym|deadline|promotion|spreadsheet|laughing|for forgetting|for saying|for not|for missing|for losing|for eating|for leaving|over (?:a|an|the|this|that|my|it)|out to dry|in work|in chocolate|in ice|in paperwork|slack|at the office|a reminder|on video|worth killing|with work|with laughter|joking|just kidding)\\b`,
);

/** For what says of itself that it is meant: "no one would care if i died" stands after any words. */
const asItStands: Circumstances = {
  unlessBefore: reported,
  unlessNear: boundedPattern('\\bused to (?:think|believe|feel|say|wonder)\\b'),
};

/** Suicide as a subject: somebody else's, in the news, at work. */
const suicideAsSubject = boundedPattern(
  `${overNow.source}|\\bsuicide (?:prevention|squad|hotline|line|mission|rate|rates|awareness|bomber|doors|pact|statistics|training|note in|watch on)\\b|\\b(?:died by|committed|attempted|about the|about his|about her|of his|of her|his|her|their|cousin|brother|sister|friend|uncle|aunt|father|mother|neighbour|neighbor|colleague|patient|client|students|people|someone|somebody|man|woman|boy|girl|he|she|they|film|movie|book|novel|song|article|news|essay|lecture|podcast|training|political|career|commercial|social|assisted|chapter|prevent|preventing|hotline|against) (?:[^ \\n]{1,24} ){0,5}suicide\\b|\\bsuicide (?:[^ \\n]{1,24} ){0,3}(?:of (?:a|his|her|my|the)|in the (?:news|family|book|film|novel|village))\\b|\\bnever (?:[^ \\n]{1,24} ){0,3}suicide\\b|\\bnot (?:[^ \\n]{1,24} ){0,2}suicide\\b`,
);

export const englishCareRules: readonly CareRule[] = [
  // Wishes
  rule('wish-to-die', `\\b${wishes} ${softener}to ${softener}${notBeing}\\b`, { unlessAfter: figureOfDying }),
  rule(
    'wish-to-die',
    `\\bi (?:would |had )?(?:honestly |really |much )?rather (?:just )?(?:be dead|die|not exist|not be alive|not be here at all)\\b`,
    {
      unlessAfter: boundedPattern(
        '^ (?:of|than (?:eat|watch|listen|go|sit|wear|drink|admit|sing|dance|talk|clean|ask|work|read))\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\bi (?:so |really |just |often |sometimes )?(?:wish|hope|pray) (?:that )?(?:i|god|someone|something|the lord) (?:{gap:3})(?:(?:was|were|am) (?:dead|gone forever|never born|not alive|not here any more)|die\\b|died\\b|would die|could die|could just die|had (?:just )?died|had never been born|had never existed|had not been born|would not wake up|could stop existing|never existed|do not wake up|not wake up|never wake up|kills? me|takes? me (?:tonight|in my sleep)|would take me)',
    {
      unlessAfter: figureOfDying,
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:want|wish|hope|love|like|going|could|pray|praying) (?:{gap:4})(?:sleep|bed) (?:{gap:3})(?:never|not) (?:{gap:2})(?:wake|waking) up\\b',
    {},
  ),
  rule(
    'wish-to-die',
    '\\b(?:do not|did not|never|not|no longer) (?:really |even |just )?(?:want|wish|care|wanting) to (?:be here any|be here at all|be on this earth|be on this planet|be in this world|live(?! (?:in|with|at|here|there|on|like (?:that|him|her|them)|alone|up|near|by|out|through|under|off|together|without (?:him|her|you|them))\\b)|be alive|be living|keep living|go on living|continue living|exist|wake up(?! (?:early|so|at|before|late|the|my|him|her|them|you|with|to|and (?:go|see|have))\\b))',
    {
      unlessBefore: new RegExp(`${reported.source}|${theirs.source}`),
      unlessAfter: boundedPattern(
        '^ (?:more )?(?:in|with|at) (?:this|that|the|a|my|his|her) (?:city|town|house|flat|apartment|village|country|parents|mother|place|neighbourhood|neighborhood|room|office|party|job|school)\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\bi wish (?:that )?(?:my )?(?:mother|mom|mum|parents|they|she|you) (?:had )?never (?:had me|gave birth to me|given birth to me|had had me)\\b',
    asItStands,
  ),
  rule(
    'wish-to-die',
    '\\bif i (?:(?:do|did) not|never) (?:wake|woke) up (?:{gap:4})(?:fine|okay|ok|relief|glad|grateful|happy|better|good|not mind|mercy|blessing)\\b',
    asItStands,
  ),
  rule(
    'wish-to-die',
    '\\b(?:want|wanted|wish|like|need|going) to (?:be|go) (?:where|with|join) (?:she|he|her|him|them|they) (?:is|are|went)?(?: (?:in heaven|in death|now|on the other side))',
    { unlessNear: longAgo },
  ),
  rule(
    'wish-to-die',
    '\\b(?:do|would|did) not (?:really |even )?(?:care|mind) (?:if|whether) i (?:live or die|lived or died|live or not|die|died|wake up|woke up|am dead|was dead|were dead|am alive|got hit|get hit)\\b',
    asItStands,
  ),
  rule(
    'wish-to-die',
    '\\b(?:want|wish|need) (?:so badly |just )?(?:for )?(?:it|everything|it all|this all|all of (?:it|this)|all this|this pain|the pain|my life|this life) (?:all )?to (?:be over forever|be over for good|end\\b|stop forever|just end|finally end|finally stop)',
    {
      unlessAfter: boundedPattern('^ (?:well|happily|with|in a)\\b'),
    },
  ),
  rule('wish-to-die', '\\bi (?:{gap:2})(?:want|wish|need) (?:{gap:2})(?:death|oblivion)\\b', {
    unlessAfter: boundedPattern('^ (?:metal|certificate|penalty|star|valley|note|notice|to mean|cafe)\\b'),
  }),
  rule(
    'wish-to-die',
    '\\bi (?:just |really |would )?(?:want|need|like|wish) to stop existing\\b|\\bi do not deserve (?:to live|to be alive|life)\\b|\\bi should (?:be dead|not be alive|have died)\\b|\\bbetter off dead\\b',
    {
      ...asItStands,
      unlessNear: boundedPattern(
        '\\bshould have died (?:of|from|laughing)\\b|\\b(?:he|she|they) (?:would be|is|are|was|were) better off dead\\b',
      ),
    },
  ),
  rule('wish-to-die', 'iwant(?:to)?die|wanttodie|killmyself|endmylife|wanttokill|wannadie', {}),

  rule(
    'wish-to-die',
    '\\b(?:wish|wishing|hope|hoping|want|wanting|choose|prefer|rather|pray|praying|long|longing|relief|mercy|comfort|blessing|welcome|crave|beg|begging|please|love|fantasize|fantasise|dream|daydream|nice|peaceful|easier|better|let|kinder|ready) {own:5}(?:to die|die|dying|be dead|was dead|were dead|am dead|being dead|dead already|death|kill me|killed me|kills me|take me out|run me over|hit me|hit by (?:a|the) (?:bus|car|train|truck|lorry|tram)|my heart (?:gives|gave|would give|stops|stopped|would stop|to stop|just stops)|stop breathing|not to wake|fall asleep forever|sleep forever|have cancer|get cancer)\\b',
    {
      unlessAfter: figureOfDying,
      unlessNear: boundedPattern(
        `${longAgo.source}|\\bdeath (?:metal|certificate|penalty|star|valley|note|notice|in)\\b|\\bhope (?:not|so)\\b|\\b(?:hit me up|hit me with|death of|dying to|better than dying|(?:write|writing|talk|talking|speak|read|hear|learn|ask|know) (?:you |more |only |again |today ){0,2}about|afraid of|die down|dead quiet|dead end|sick and dying|love to death)\\b`,
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:somebody|someone|anyone|god|lord|something|a bus|a car|a truck) (?:would |will |could |should |please |to )?(?:just |please )?(?:kill me|shoot me|end me|take me(?: now| already| tonight| out)|put me out of my misery|run me over)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:if i have to|spreadsheet|meeting|webinar|haha|lol|joke|joking|laughing)\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:hoping|hope|praying|pray|wishing|wish) {gap:3}(?:is|its|was|be|were) (?:the|my) last (?:time|night|day|breath|sleep|one)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:meeting|shift|injection|exam|cigarette|drink|chemo|treatment|visit|operation|move)\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:not|never|no longer|nor) (?:{own:3})(?:want|wanting|wish|plan|planning|intend|intending|deserve|expect|promise|supposed|meant|imagine|picture|see|trying|like|need|care|fight) (?:{own:5})(?:to (?:still )?(?:be )?alive|alive|stay alive|to exist|existing|to be living|living past|breathing|to breathe|to survive(?: this| the| any|$)|to make it (?:past|through) (?:this (?:year|month|week)|the (?:year|month|week|night)|christmas)|being around|be around (?:for|when|to|any|next|by|in)|to be on this earth|to live (?:in a world|past|any more|without her|without him|to see (?:my|the)|through this|another (?:day|year|week)|like this))',
    {
      unlessBefore: new RegExp(`${reported.source}|${theirs.source}`),
      unlessNear: boundedPattern(
        '\\b(?:miss being|breathing exercise|dust|smoke|that wasp|the plants?|basil|phone)\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\bwhy am i (?:still |even )(?:alive|here at all|living|breathing|on this earth)\\b|\\b(?:hurts|painful|agony|unbearable|exhausting|torture) (?:just )?(?:to (?:exist|be alive|live|be me)|being alive|existing)\\b|\\bno longer (?:wish|want|care) to$',
    {},
  ),
  rule(
    'wish-to-die',
    '\\b(?:out of|done with|finished with|had enough of|through with|over with) (?:(?:this|my|all this|all of this|with) )?(?:life\\b|living(?! (?:out|in|with|off|from|at|here|there|room|like|on|alone)\\b)|being alive|existing|existence)',
    {
      unlessAfter: boundedPattern(
        '^ (?:in|at|as|drawing|insurance|admin|coach|coaching|hacks|stories|on)\\b',
      ),
      unlessNear: boundedPattern(
        '\\b(?:get|got|getting|getting the|makes?|made|most|joy|squeeze|best|fun|much|bored|scared|frightened|nearly|drain|sucks|sucked|threw|threw him|people|want more|love|more) (?:[^ \\n]{1,24} ){0,2}out of (?:life|this life|my life|living)|\\b(?:he|she|him|her|them|man|friend|people) (?:[^ \\n]{1,24} ){0,3}out of my life\\b|\\bout of my life (?:for good|now|at last)?$',
      ),
    },
  ),

  rule(
    'wish-to-die',
    '\\bi (?:{gap:2})(?:feel|felt|feeling) like (?:dying|i am dying inside|i should die|i want to die|i need to die)\\b|\\bbetter dead\\b|\\bmight as well (?:be dead|die|just die|not exist|not be here)\\b|\\b(?:want|wish|like|need) to (?:just )?be gone(?:$| forever| for good| already| now)',
    {
      unlessAfter: figureOfDying,
      unlessNear: boundedPattern(
        '\\b(?:hangover|hungover|run|gym|workout|flu|stomach bug|class|training)\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:lost|lose|losing|no|without|gone is|where is) (?:the|any|my|all|all my) (?:will|desire|wish|urge) to (?:live|go on|be alive|keep living|exist)\\b|\\bno (?:will|desire|wish) to (?:live|go on|be alive)\\b',
    {
      unlessAfter: boundedPattern('^ (?:in|with|here|there)\\b'),
    },
  ),
  rule(
    'wish-to-die',
    '\\bi (?:{gap:3})not (?:{gap:3})(?:want|see|make|live|reach|need|be|see myself) (?:{own:3})(?:see|live|living|make it|reach|be here|being here|be alive|being alive|have|through|to)? ?(?:{own:1})(?:another (?:birthday|night|day|morning|year|christmas|winter|spring|sunrise)(?! (?:at|of|in|on|with|shift|like that at))|here in a (?:month|year|week))',
    {
      unlessNear: boundedPattern(
        '\\b(?:job|office|work|company|boss|flat|city|shift|hotel|without|school)\\b',
      ),
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:choose|chose|decided|prefer|rather|want|would like) not to (?:live|be alive|exist|be here any|wake)\\b(?! (?:in|with|here|there|at|like)\\b)|\\b(?:should|wish|better|ought) (?:{gap:4})(?:not|never) (?:have |had )?(?:been|be) born\\b|\\bthink(?:ing)? (?:{gap:1})about (?:my (?:own )?death|dying (?:all|every|constantly|again)|death (?:constantly|all the time|all day|every (?:day|night|hour)))\\b|\\bhope (?:{gap:2})(?:plane|car|bus|train|roof|house|ship) (?:crashes|crash|falls|explodes|sinks|burns) (?:{gap:2})(?:me|i)\\b',
    {},
  ),
  rule('wish-to-die', `\\b(?:in|of|inside) me (?:just |really |only )?(?:wants|needs) to ${notBeing}\\b`, {
    unlessAfter: figureOfDying,
  }),
  rule(
    'wish-to-die',
    '\\b(?:want|wish|hope|love|like|could|just|pray) (?:{gap:4})(?:sleep|asleep|to bed|eyes) (?:{gap:2})(?:never|not) (?:{gap:2})(?:wake|waking|open)\\b|\\bwhy (?:can|do|did|could) (?:i not|not i) (?:just )?(?:die|stop existing|disappear)\\b',
    {
      unlessNear: boundedPattern('\\b(?:until|till|before noon|monday|spring)\\b'),
    },
  ),
  rule(
    'wish-to-die',
    '\\b(?:why (?:do )?i (?:even )?(?:bother|keep|try) {gap:3}(?:on this earth|in this world|alive|breathing|existing|living)|(?:tired|sick|weary) of (?:breathing|existing|waking up$)|(?:picture|imagine|picturing|imagining|planning|plan) my own funeral)\\b',
    {},
  ),
  rule(
    'wish-to-die',
    '\\bi (?:just |only |really ){0,2}want (?:the|this|my|all the|all this) (?:pain|suffering|hurting|hurt|thoughts|emptiness) to (?:stop|end|go away)\\b|\\bnot feel(?:ing)? like (?:living|being alive|existing|waking up any more)\\b',
    {
      unlessAfter: boundedPattern('^ (?:in|with|at|here|there)\\b'),
      unlessNear: boundedPattern(
        '\\b(?:tooth|back|knee|knees|hip|dentist|doctor|physio|migraine|period|ibuprofen|labour|shoulder|ankle|gum|ear|stomach|throat|run|training)\\b',
      ),
    },
  ),
  // Intent
  rule('intent', `\\b(?:${endingOneself}|${endingLife})`, { unlessNear: trifles }),
  rule(
    'intent',
    '\\b(?:want|going|ready|time|need|have|decided|about|might|will|should|could) (?:to )?(?:just )?end it\\b(?! (?:with|there|here|between|by|on|early|like that|as|when|at))',
    {
      unlessNear: boundedPattern(
        '\\b(?:him|her|them|relationship|call|meeting|contract|lease|affair|subscription|essay|story|poem|song)\\b',
      ),
    },
  ),
  rule(
    'intent',
    `\\b(?:planned|decided|try|trying|wanted|about) ${softener}to ${softener}(?:${endingOneself}|${endingLife}|${endingAll}|commit suicide)`,
    { unlessNear: overNow },
  ),
  rule('wish-to-die', `\\bnever wanted to ${softener}${notBeing} (?:as|so|more)\\b`, {}),
  rule('intent', '\\bsuicide\\b', { unlessNear: suicideAsSubject }),
  rule(
    'intent',
    `\\b(?:except|but|besides|left is|option is|is to|way out is|than|about|of|like|by|toward|towards|and|just) (?:just )?(?:${endingOneself}|${endingLife})`,
    {
      unlessNear: boundedPattern(
        `${overNow.source}|\\b(?:worth|deadline|gym|promotion|over this|over that|over a|for a|for this|laughing|foot|joking)\\b`,
      ),
    },
  ),
  rule(
    'intent',
    '\\b(?:ending|end|finish|finishing) (?:things|myself|it|everything) (?:for good|once and for all|tonight|permanently|forever|my way|now|$)',
    {
      unlessNear: boundedPattern(
        '\\b(?:with (?:him|her|them|mark|tom)|relationship|contract|between us|my (?:boyfriend|girlfriend|husband|wife|job)|meeting|report|chapter)\\b',
      ),
    },
  ),
  rule(
    'intent',
    '\\b(?:took|take|taking|remove|removing|removed|erase|erasing|delete|deleting) myself (?:out of|from) (?:the picture|this world|the world|the equation|existence|life|this life|their lives|this earth|everything)\\b',
    {},
  ),
  rule(
    'intent',
    '\\b(?:giving|give|gave) (?:myself|it|life) (?:until|till|one more|another) {gap:8}(?:done|over|end|out|enough|dead|die|not)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:job|diet|course|relationship|him|her|marriage|project|novel|book|town|city|flat)\\b',
      ),
    },
  ),
  rule(
    'intent',
    '\\b(?:can|could) not (?:promise|guarantee|say|swear|be sure) (?:that )?i (?:will|would|am going to) (?:still )?(?:be (?:alive|here|safe)|wake up|make it|keep myself safe|live)\\b',
    {
      unlessAfter: boundedPattern('^ (?:on|at|by|for|early|before|in time|to the) '),
    },
  ),
  rule(
    'intent',
    '\\b(?:picked|chosen|chose|set|circled|know|decided on|have) (?:the|a|my) (?:day|date|night|hour) (?:i (?:will )?(?:die|do it|go|end)|for (?:it|dying|the end|my death)|to (?:die|do it|go|end))|^i have (?:picked|chosen) (?:the|a|my) (?:day|date|night|spot|place|bridge)$|\\b(?:picked|chosen|chose) (?:the|a|my) (?:bridge|roof|tree|train|method)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:wedding|party|birthday|christmas tree|holiday|trip|move|christening|meeting|exam|photo|photograph|paint|painting|rail pass)\\b',
      ),
    },
  ),

  rule(
    'intent',
    `\\b(?:want|wants|need|have|ready|plan|planning|going|about|intend|intending|swear|urge|urges|tempted|like) ${softener}to ${softener}(?:try to )?(?:go )?(?:${endingOneself}|${endingLife}|${endingAll}|commit suicide|die by suicide)`,
    {
      unlessAfter: boundedPattern(
        '^ (?:in the foot|for (?:forgetting|saying|not|being|missing|losing|that|eating)|over|out to dry|with (?:work|laughter)|laughing|at the (?:gym|office))\\b',
      ),
    },
  ),
  rule(
    'intent',
    `\\b(?:i|i will|i would|i should|i could|i might|i may|i must|i can|maybe|should|just|will|shall|then|or|and|better) ${softener}(?:just )?(?:as well )?(?:${endingOneself}|${endingLife}|${endingAll}|commit suicide)`,
    {
      unlessAfter: boundedPattern(
        '^ (?:in the foot|for (?:forgetting|saying|not|being|missing|losing|that|eating|leaving)|over|out to dry|with (?:work|laughter)|laughing|at the (?:gym|office)|trying|in (?:chocolate|work|ice))\\b',
      ),
      unlessNear: boundedPattern('\\bcould (?:just )?(?:kill|shoot) myself for\\b'),
    },
  ),
  rule(
    'intent',
    `\\b(?:think|thinking|thought|thoughts|dream|dreaming|fantasize|fantasise|fantasizing|fantasising|fantasies|obsess|obsessing|considering|considered|contemplating|contemplated|imagine|imagining|picture|picturing|feel like|feeling like|plans|idea|urge|urges|googled|googling|searched|researching|ways|way|method|methods|talk about|close to|edge|verge|courage) (?:{gap:2})(?:of |about |for |on |to )?(?:{gap:1})(?:${endingOneself}|${endingLife}|${endingAll}|committing suicide|suicide\\b|dying by my own)|\\bsuicide (?:is )?(?:all|the only thing|everything) i (?:can )?think\\b`,
    {
      unlessNear: boundedPattern(
        `${overNow.source}|\\bsuicide (?:prevention|squad|hotline|line|mission|note in|rate|rates|awareness|bomber|watch list|doors|pact in)\\b|\\b(?:his|her|their) suicide\\b|\\basking about suicide\\b`,
      ),
    },
  ),
  rule(
    'intent',
    `\\b(?:${endingLife}|${endingOneself}) (?:tonight|today|now|tomorrow|this week|this weekend|soon)\\b`,
    {},
  ),
  rule(
    'intent',
    '^kill myself\\b|\\bkill yourself and\\b|\\b(?:head|brain|mind|voice|voices) (?:{gap:4})(?:kill (?:your|my)self|just die)\\b',
    {
      unlessBefore: negated,
    },
  ),
  rule(
    'intent',
    '\\bi (?:am|have been|was|feel|felt|get|got|have felt|am feeling|have gotten|am getting|am becoming|am so|am really|am actively|am still|was feeling|feel so|have become) (?:(?:so|really|very|actively|still|again|a bit|kind of|sort of|quite|honestly|pretty|literally) ){0,2}suicidal\\b|\\bfeeling (?:so |really |very )?suicidal\\b|^suicidal\\b|\\b(?:my|have|having|these|the) (?:{gap:1})suicidal (?:thoughts|ideation|feelings|urges)\\b',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\bwas suicidal\\b(?! (?:last|again|this|yesterday|tonight))|\\bno (?:more )?suicidal\\b`,
      ),
    },
  ),
  rule(
    'intent',
    '\\bi (?:will|am going to|would) (?:not|no longer) be (?:alive|living|on this earth|around to see|here to see)\\b|\\bi (?:will|am going to|would) be dead (?:by|tomorrow|soon|tonight|before (?:the|they|you|anyone|morning))\\b|\\b(?:because|since|and|so) i (?:will|would) not be alive\\b',
    {
      unlessBefore: reported,
      unlessNear: boundedPattern(
        '\\b(?:in (?:a hundred|100|fifty|50|sixty|eighty) years|mars|2100|2150|grandchildren|climate|great grand)',
      ),
    },
  ),
  rule(
    'intent',
    '\\b(?:decided|ready|going|want|time|plan|planning) to (?:finally )?(?:go|leave) (?:this world|this earth|this life|for good and not)\\b|\\bleave this (?:world|earth|life)\\b',
    {
      unlessAfter: boundedPattern('^ (?:better|a better|cleaner)\\b'),
    },
  ),

  rule(
    'intent',
    '\\bwhat if i (?:just |really |simply )?(?:hanged|hung|killed|shot|drowned|poisoned) myself\\b|\\bwhat if i (?:just |really )?(?:jumped\\b(?! (?:in|at|into|ship))|was dead|were dead|died tonight|ended it\\b|did not wake up)',
    {},
  ),

  rule(
    'intent',
    '\\bi (?:am|will) (?:probably )?not (?:going to )?be (?:alive|here|around) (?:much longer|for long|for much longer)\\b|\\bi do not trust myself (?:with (?:it|the (?:window|knife|knives|pills|car|balcony))|alone|tonight|not to)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:biscuits|chocolate|cake|crisps|credit card|phone|ex|job|office|town|party|dance|drive)\\b',
      ),
    },
  ),
  // Plan or means
  rule(
    'plan-or-means',
    '\\bjump(?:ing)? in front of\\b|\\b(?:pills|tablets) (?:are|lie|lying|laid out|lined up|sit|sitting) (?:out )?(?:{gap:1})in (?:a row|rows|a line|front of me|my hand)\\b',
    {
      unlessBefore: new RegExp(
        `${elsewhere.source}|\\b(?:he|she|they|dog|cat|hero|man|woman|kids?|fox|deer) (?:[^ \\n]{1,24} ){0,2}$`,
      ),
      unlessNear: boundedPattern('\\b(?:queue|line|camera|the band|pharmacy|nurse|my desk|the tv|class)\\b'),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:how to|learned to|learnt to) (?:tie|make) (?:a|the) noose\\b|\\bwhat if i (?:just )?(?:took|swallowed|drank) (?:the whole|a whole|all|them all|every)\\b|\\bplan (?:{gap:4})(?:garage|hose|exhaust|carbon monoxide) (?:{gap:4})(?:car|hose|exhaust|engine)\\b|\\bdriv(?:e|ing) (?:{gap:3})into (?:{gap:2})(?:wall|tree|pillar|lorry|truck)\\b|\\b(?:use|using|used|turn|turning|turned) (?:it|the knife|a knife|that knife|the gun|them|one) on (?:me|myself)\\b|\\bvoices? (?:{gap:3})(?:to|me) (?:{gap:1})(?:cut|die|jump|kill|do it|hurt|end it)\\b|^i (?:have )?(?:written|wrote) (?:the|my|all the|all my) (?:letters|notes|letter|note)$',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:hose the|watering|in the film|novel|he|she|reversed|accidentally|simulator)\\b`,
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:thinking|think|thought|thoughts|dream|dreaming|urge|close) (?:about|of|to) (?:just )?jumping\\b(?! (?:in|at|into|on|over|up|rope|ship|the)\\b)',
    {
      unlessBefore: reported,
      unlessNear: boundedPattern('\\b(?:bungee|parachute|pool|trampoline|horse|swim|lake)\\b'),
    },
  ),
  rule(
    'plan-or-means',
    '\\bhow many (?:{gap:2})(?:paracetamol|pills|tablets|ibuprofen|aspirin|tylenol|xanax|painkillers|sleeping pills|sleeping tablets|meds|units of insulin) (?:{gap:2})(?:takes|take|need|to (?:die|kill|end|overdose)|enough|lethal|fatal|kill)\\b|\\b(?:lethal|fatal) (?:dose|amount|overdose)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:a day|per day|each morning|with food|nurse|doctor|vet|dog|cat|film|novel|spider|toxicology|headache)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:saving|saved|hoarding|hoarded|stockpiling|stockpiled|collecting|collected|hiding|hid|counting|counted|stashed|stashing) (?:up |out )?(?:my |the |all my |her |his |these |enough )?(?:old |sleeping |pain )?(?:tablets|pills|painkillers|meds|medication|prescriptions)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:pharmacy|pharmacist|nurse|for mum|for mom|for dad|for grandma|the dog|the cat|the week|weekly|pill box|pillbox|hospital shift|patients)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\bi (?:{gap:4})(?:a|the|my) noose\\b|\\bnoose (?:{gap:2})(?:garage|attic|ready|closet|shed|tied)\\b|\\bi (?:{gap:6})with (?:the|a|my|that) (?:blade|razor|razor blade|gun|noose|pills|bottle of pills|rope) (?:{gap:3})(?:for (?:hours|an hour|two hours|a long|ages|\\d)|in my (?:hand|hands|lap|mouth)|on my (?:lap|knees|wrist|arm)|next to|against|ready|beside)\\b',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:climbing|sailing|film|movie|novel|shave|shaving|boat|museum)\\b`,
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:stood|stand|standing|sat|sit|sitting|went|walked|climbed|was|am) (?:{gap:3})(?:on|at|to|by|over|near) (?:{gap:2})(?:edge|railing|rail|ledge|parapet|tracks|roof|bridge|cliff) (?:{gap:9})(?:let myself (?:fall|go|drop)|let go|jump\\b|jumping|falling|one step|step off|end it|almost|nearly|would be so easy|how easy)\\b|\\blet(?:ting)? myself (?:just )?(?:fall|drop|drown|sink|bleed)\\b',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:swim|swimming|lake|kids|bungee|dream|dreamed|in love|asleep|into (?:bed|the sofa|the chair|a chair)|on the (?:sofa|bed)|diving|parachute|film)\\b`,
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\btonight {gap:8}(?:the|my) (?:bridge|roof|train|trains|pills|river|gun|rope|noose|tracks|razor|blade)$',
    {
      unlessNear: boundedPattern('\\b(?:concert|dinner|walk|film|play|photo|photos|show|tour|meet)\\b'),
    },
  ),
  rule(
    'plan-or-means',
    '\\bi (?:have )?(?:bought|got|ordered|tied) (?:the|a|some|my) (?:rope|noose|gun|pills|razor blades|helium)\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:headache|doctor|pharmacy|prescription|dog|cat|sailing|climbing|camping|tow|swing|tent|hunting|nerf|glue|water|hammock|balloons|party|garden|boat)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\bi (?:{gap:3})(?:have|bought|got|keep|counted|saved|hid|found|hoarded|hoarding|collected|stockpiled|picked up|am holding|am saving|saving|stashed) (?:{gap:4})(?:(?:pills|tablets|sleeping pills|painkillers|meds|rope|noose|gun|pistol|revolver|razor|razors|blade|blades|helium|charcoal)) (?:{gap:2})(?:counted|ready|lined|saved|hidden|waiting|next to|beside|in my hand|in front|laid out|for (?:tonight|this|it|when|the day)|to (?:do|end|use)|and (?:the note|a note|the letter|wrote|i am|nobody|no one))\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:headache|doctor|pharmacy|prescription for (?:mum|mom|dad|my)|breakfast|hunting|camping|tow|sailing|climbing)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\bi have the (?:pills|rope|gun|means|razor)\\b(?! (?:for (?:mum|mom|dad|the dog|the cat)|i need for))',
    {},
  ),
  rule(
    'plan-or-means',
    '\\b(?:rope|noose|gun|pills|tablets|blade|razor|bullet|bullets) (?:is|are|was|were|has been|have been|lies|sits|loaded)\\b(?:{gap:3} ?)(?:ready|loaded|waiting|in my hand|in the (?:drawer|boot|car|trunk|garage|closet|wardrobe)|on the (?:table|bed|desk)|next to me|beside me|counted|lined up|tied)',
    {
      unlessNear: boundedPattern(
        '\\b(?:doctor|pharmacy|prescription|vitamin|vitamins|headache|climbing|sailing|dog|cat|camping|tow|hunting|morning pills|blood pressure)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\bhad (?:the|a) (?:gun|knife|blade|razor|rope|noose|pills) (?:in my (?:hand|hands|mouth)|to my head|round my neck|around my neck|against my (?:wrist|throat|neck))\\b|\\b(?:gun|knife|blade|razor|rope) (?:to|against|around|round|on) my (?:head|temple|wrist|wrists|throat|neck)\\b',
    {
      unlessNear: longAgo,
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:wrote|written|writing|finished|left|write|have) (?:{gap:2})(?:suicide (?:note|letter|letters|notes)|goodbye (?:letter|letters|note|notes)|farewell (?:letter|letters|note))\\b',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:colleague|colleagues|coworker|coworkers|team|office|job|company|class)\\b`,
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking|fall|falling|lie down|run|running) (?:off|from|in front of|under|into|onto|out of|over) (?:{gap:1})(?:bridge|roof|building|balcony|train|trains|tracks|bus|traffic|truck|lorry|window|cliff|overpass|platform|ledge|river|sea|ocean|tube|metro|subway|car|cars|oncoming)\\b',
    {
      unlessBefore: new RegExp(
        `${elsewhere.source}|\\b(?:the kids|he|she|they|we|hero|cat|dog|went|go|goes|come|came|love|loved|bungee|likes?|dad|saw|watched|people|for a|morning|barefoot) (?:[^ \\n]{1,24} ){0,2}$`,
      ),
      unlessAfter: boundedPattern(
        '^ (?:with the (?:kids|dog|children)|for a (?:swim|dip|walk)|and (?:swim|swam|it was)|every morning|to (?:swim|cool|work|catch)|at (?:sunrise|dawn|lunch)|in (?:my dream|a dream|the film))\\b',
      ),
      unlessNear: boundedPattern(
        '\\b(?:swim|swimming|dream|dreamed|dreamt|film|movie|bungee|holiday|kids|parachute|catch the|missed the|running late|lake|towel|wetsuit|into traffic on the|stuck)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:i am going to|planning to|plan to|want to|going to|decided to|ready to|about to|might|could just|will|think about|thinking of|thinking about|urge to) (?:just )?(?:jump|jumping|overdose|overdosing|od)\\b(?! (?:in|at|into|on|over|up|for|rope|the (?:queue|gun|line)|to))',
    {},
  ),
  rule(
    'plan-or-means',
    '\\b(?:driving|drive|steer|steering|crash|crashing|swerve|swerving|letting go of the wheel|let go of the wheel|turn the wheel) (?:{gap:5})(?:into|off|against|hitting) (?:{gap:1})(?:tree|trees|wall|barrier|bridge|cliff|river|truck|lorry|oncoming|traffic|pole|embankment|guardrail|lake)\\b|\\bletting go of the wheel\\b',
    {
      unlessNear: boundedPattern(
        '\\b(?:tow truck|he|she|drunk|learner|simulator|last year|insurance|almost|nearly|accident|accidentally)\\b',
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:overdose|overdosing|od) on (?!chocolate|coffee|caffeine|sugar|cake|cheese|netflix|vitamin|information|news|cuteness|nostalgia|christmas|carbs|sun)',
    { unlessNear: longAgo },
  ),
  rule(
    'plan-or-means',
    '\\b(?:take|taking|swallow|swallowing|swallowed) (?:them all|all of them|all (?:the|my|of the|of my) (?:pills|meds|tablets|medication|medicine)|every (?:pill|tablet)|the whole (?:bottle|box|pack))\\b',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:photos|kids|children|boxes|books|to the (?:park|beach|zoo|vet))\\b`,
      ),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:i have|i got|there is|made) (?:a|my) plan (?:{gap:8})(?:kill|die|suicide|how i (?:will|would) do it|end (?:it|my life))\\b|\\b(?:know|think about|thinking about|planned|decided|worked out|figured out|imagine|thought about) (?:exactly )?how i (?:would|will|am going to|want to|could) (?:do it|die|go)\\b',
    {
      unlessAfter: boundedPattern('^ (?:to|with|if|when|about|through|forward|back|home|there|on|up) '),
    },
  ),
  rule(
    'plan-or-means',
    '\\b(?:stopped|stopping|stop|quit|refusing|skipping) (?:taking )?my (?:insulin|dialysis|heart (?:pills|meds|medication)) (?:{gap:3})(?:purpose|to die|on purpose|so (?:that )?i)\\b|\\bgentle way to (?:go|die)\\b|\\b(?:easy|easiest|painless|quick|quickest|surest|best) (?:way|ways) to (?:die|go out|kill myself|end it)\\b',
    {},
  ),
  rule(
    'plan-or-means',
    '\\b(?:floors|storeys|stories|stairs|metres|meters|feet|seconds) (?:{gap:2})(?:down )?(?:{gap:3})(?:it |and it |all )?would (?:all )?be over\\b|\\bit would (?:all )?be over (?:so )?(?:fast|quick|quickly|in (?:a|one|two|three) seconds?|before i)\\b',
    {},
  ),

  // A recent attempt
  rule(
    'recent-attempt',
    `\\b(?:i|have) (?:{gap:2})(?:tried|attempted|almost|nearly) (?:to |it )?(?:${endingOneself}|killed my ?self|hanged myself|hung myself|shot myself|jumped off|${endingLife}|${endingAll}|ended (?:it|my life|it all)|took my (?:own )?life|overdose|suicide|commit suicide|committed suicide)`,
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:laughing|running|at the gym|on the (?:stairs|ice))\\b`,
      ),
    },
  ),
  rule(
    'recent-attempt',
    '\\bi (?:just |have |have just |already |have already |then )?(?:took|taken|swallowed) (?:{gap:2})(?:too many|all (?:of )?(?:the|my|them)|the whole (?:bottle|box|pack)|a whole (?:bottle|box|pack)|a bottle of|a handful of|every|\\d\\d|twenty|thirty|forty|fifty|sixty|a hundred) (?:{gap:2})(?:pills|pill|tablets|tablet|meds|paracetamol|tylenol|ibuprofen|xanax|painkillers|sleeping|medication|bottle|pack|box)\\b|\\bi (?:took|swallowed|have taken|have swallowed) (?:the whole|a whole|all of the) (?:bottle|box|pack)\\b',
    {
      unlessNear: longAgo,
    },
  ),
  rule(
    'recent-attempt',
    '\\balmost did it (?:last night|today|tonight|yesterday|again|this morning)\\b|\\boverdosed (?:last night|today|tonight|yesterday|again|on (?:pills|meds|my|paracetamol|purpose))\\b',
    {},
  ),

  // Self-harm
  rule(
    'self-harm',
    '\\bi (?:might|may|will|could|am afraid (?:that )?i will|am scared (?:that )?i will|am going to) (?:end up )?(?:hurt|harm|hurting|harming) myself\\b',
    {
      unlessNear: accident,
    },
  ),
  rule(
    'self-harm',
    '\\b(?:hurt|hurting|harmed|harming|cut|cutting|burned|burnt|burning|starving|injured|scratched) (?:myself|my (?:arm|arms|wrist|wrists|thigh|thighs|legs|skin)) (?:{gap:2})(?:on purpose|deliberately|intentionally)\\b',
    {
      unlessNear: new RegExp(`${longAgo.source}|\\bnot (?:on purpose|deliberately|intentionally)\\b`),
    },
  ),
  rule(
    'self-harm',
    '\\bi (?:have )?(?:cut|been cutting) (?:deeper|too deep|worse|again)\\b(?! (?:into|on|the|my)\\b)',
    {
      unlessNear: new RegExp(
        `${accident.source}|${longAgo.source}|\\b(?:budget|hair|hedge|grass|sugar|carbs|spending)\\b`,
      ),
    },
  ),
  rule(
    'self-harm',
    `\\b(?:want|need|going|urge|urges|ready|like|itching|tempted|have|trying|feel like|wanting|craving|started|start|keep|kept|thinking about|thinking of|thoughts of|think about|addicted to|been) ${softener}(?:to )?(?:start )?${softener}(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|injure|injuring|starve|starving|punish|punishing|stab|stabbing) (?:and burning )?(?:my ?self|my (?:arm|arms|wrist|wrists|thigh|thighs|legs|skin))\\b`,
    {
      unlessNear: new RegExp(`${accident.source}|${longAgo.source}`),
    },
  ),
  rule(
    'self-harm',
    '\\bi (?:{gap:2})(?:cut|burned|burnt|slashed|stabbed|scratched) (?:myself|my (?:arm|arms|wrist|wrists|thigh|thighs|legs)) (?:{gap:1})(?:again|last night|tonight|today|yesterday|this morning|on purpose|until|so (?:that )?i|and it felt|to feel|because)\\b',
    {
      unlessNear: new RegExp(`${accident.source}|${longAgo.source}`),
    },
  ),
  rule(
    'self-harm',
    '\\b(?:started|back to|been|am|keep) (?:self harming|cutting)(?: again| myself)\\b|\\b(?:self harm|self harmed|self harming) (?:again|last night|tonight|today|is the only)\\b|\\brelapsed (?:and )?(?:cut|cutting|self harm)|\\b(?:burning|cutting|starving) (?:and (?:burning|cutting) )?(?:myself|my (?:arms|wrists|thighs|legs)) (?:{gap:4})(?:to feel|so (?:that )?i (?:feel|can feel)|because|every)\\b',
    {
      unlessNear: new RegExp(`${accident.source}|${longAgo.source}`),
    },
  ),
  rule(
    'self-harm',
    '\\b(?:slit|slitting|slash|slashing|cut|cutting|open|opening) (?:my|both my|both) (?:wrist|wrists|throat|veins)\\b',
    {
      unlessNear: new RegExp(`${accident.source}|${longAgo.source}`),
    },
  ),

  rule(
    'self-harm',
    '\\b(?:want to|going to|keep|need to|urge to|just) (?:smash|smashing|bang|banging|hit|hitting|punch|punching|claw|clawing) (?:my (?:own )?(?:head|face|body)|myself)\\b|\\b(?:scratched|cut|cutting|scratching|sliced|carved|carving|burnt|burned|opened) (?:at )?my (?:arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|stomach) (?:{gap:1})(?:open|again|bloody|until|with (?:the|a|my) (?:compass|blade|razor|scissors|lighter|pin|knife|piece|shard|cigarette))\\b|\\b(?:used|using|pressed|took|put) (?:{gap:5})(?:on|to|into|against|across) my (?:wrist|wrists|thigh|thighs|forearm|forearms|veins)\\b|\\bi am bleeding and i (?:do not|could not) care\\b',
    {
      unlessNear: boundedPattern(
        `${longAgo.source}|\\b(?:brambles?|rose|roses|thorns?|cat|kitten|ice|cream|lotion|plaster|bandage|watch|tattoo|dog|bag of peas|massage|oil|sunscreen|onions?|shaving|cooking|hives|rash|itch|mosquito|low beam|car boot|ointment|doctor|physio|physiotherapist|nurse)\\b`,
      ),
    },
  ),

  // Hopelessness
  rule(
    'hopelessness',
    '\\b(?:my|this) life (?:has|holds) no (?:value|meaning|worth|purpose|point)\\b|\\bmy life is (?:worthless|meaningless|pointless|over)\\b',
    {
      unlessNear: boundedPattern('\\b(?:lol|haha|joking|melodramatic|used to|wifi)\\b'),
    },
  ),
  rule(
    'hopelessness',
    '\\b(?:no|not a single|not one|any|one|single) (?:good |real )?(?:reason|reasons) (?:for me |left )?to (?:live|be alive|stay alive|go on living|keep living|carry on living|keep going|be here any more|exist)\\b',
    {
      unlessBefore: reported,
      unlessAfter: boundedPattern('^ (?:in|with|there|here|that|to)\\b'),
      unlessNear: boundedPattern(
        '\\b(?:found|find|gave me|give me) (?:a|one|any|another) (?:good )?reason\\b',
      ),
    },
  ),
  rule(
    'hopelessness',
    '\\b(?:nothing|not anything|no one|nobody|not much) (?:left )?(?:here )?(?:for me )?(?:left )?to live for\\b|\\b(?:nothing|no one) (?:is )?(?:left )?worth living for\\b',
    asItStands,
  ),
  rule(
    'hopelessness',
    '\\b(?:life|living|mine|it) (?:is|was|just is|really is) (?:just |really |simply )?not worth (?:living|it to live|being alive)\\b|\\bnot worth (?:living|being alive|staying alive)\\b',
    asItStands,
  ),
  rule(
    'hopelessness',
    '\\b(?:point|sense|use|purpose) (?:of|in|to) (?:me |my )?(?:{gap:1})(?:living|being alive|staying alive|existing|my existence|my life|going on living|life any more|keeping on living|carrying on living)\\b',
    {
      unlessBefore: reported,
      unlessAfter: boundedPattern('^ (?:in|with|here|there|near|like|so|by|at|on) '),
    },
  ),
  rule(
    'hopelessness',
    '\\b(?:can|could) not (?:possibly |just |really )?(?:go on(?: living| any more| like this| this way| any longer|$)|keep living|keep on living|live at all|live any more|bear to live|bear being alive|live with this pain|stand being alive|take living|continue living|face being alive|be alive any more)',
    {
      unlessBefore: new RegExp(`${reported.source}|${theirs.source}`),
      unlessAfter: boundedPattern(
        '^ (?:in|with (?:my parents|him|her|them)|here|there|at home|off|on (?:this|that|my) (?:salary|wage))\\b',
      ),
    },
  ),
  rule(
    'hopelessness',
    '\\b(?:tired|sick|exhausted|weary) of (?:living|being alive|life|existing|my life|this life)(?:$| and\\b| any more\\b| i\\b| so\\b)',
    {},
  ),

  // Burden
  rule(
    'burden',
    '\\bi (?:am|feel|felt|am just|am such) (?:like )?(?:such )?(?:a )?waste of (?:oxygen|air|space|skin|life)\\b|\\b(?:nobodys|no ones|nobody is|no one is) (?:ever )?going to miss me\\b|\\b(?:better|easier|happier|simpler) (?:{gap:4})if i (?:did not|do not|never|stopped) (?:exist|wake up|existed|existing|live|was here)',
    asItStands,
  ),
  rule(
    'burden',
    '\\b(?:if|once|when|after) i (?:was|were|am|had|went) (?:just |really |finally |simply )?(?:dead|gone|not here|not around|not alive|no longer (?:here|around|alive)|out of the way|never born)\\b(?! (?:on|to|for|from|in|at|by|a|home|shopping|all|too|tired|wrong|right|half|serious|sure|bored))|\\bif i (?:just )?(?:died|disappeared|dropped dead|killed myself) (?:tonight|tomorrow|today|now|right now|on {gap:1}|they|nobody|no one|everyone|it|who|would|this|next)',
    {
      unlessBefore: reported,
      unlessNear: boundedPattern(
        '\\b(?:used to|will and testament|inherit|inheritance|solicitor|lawyer|great grandchildren|years from now|meeting|party|holiday|office|lunch|read this diary)\\b',
      ),
    },
  ),
  rule(
    'burden',
    '\\b(?:doing|do) (?:everyone|everybody|them|the world|them all|my family|us all|people) (?:{gap:1})(?:favour|favor|kindness) (?:if|by) (?:i )?(?:{gap:2})(?:died|dying|took|taking|killed|killing|disappeared|disappearing|was|were|ended|ending|left this|going for good)\\b|\\bworth more {gap:3}(?:dead|as (?:a|an) (?:payout|insurance|corpse|memory))\\b',
    {},
  ),
  rule(
    'burden',
    '\\b(?:better|happier|easier|relieved|lighter|nicer|safer|simpler|fine) (?:off )?(?:(?:with|for) (?:{gap:5})(?:than with me))\\b|\\bbetter (?:off )?without me\\b',
    {
      unlessAfter: boundedPattern(
        '^ (?:on the (?:team|committee|board)|in the (?:band|team|choir|kitchen))\\b',
      ),
      unlessBefore: new RegExp(
        `${reported.source}|\\b(?:he|she) (?:is|was|feels|looks|seems) (?:even |so |probably |much )?$`,
      ),
    },
  ),
  rule(
    'burden',
    '\\b(?:better|happier|easier|relieved|glad|lighter|fine|rejoice|celebrate|happy) (?:off )?(?:{gap:1})(?:if|when|once|after) i (?:was|were|am|had|just|would|could|did)? ?(?:not around|not here|not alive|dead|gone|died|die|disappeared|disappear|gone for good|never existed|no longer here|never been born|not exist|not there any more|vanished|dropped dead)\\b(?! (?:for|on|to|from|at) )',
    asItStands,
  ),
  rule(
    'burden',
    '\\b(?:no one|nobody|not a soul|anyone|anybody|who|does anyone|everyone|noone) (?:would |will |is going to |to |even |really |ever )?(?:{gap:2})(?:miss|notice|care|cry|mourn|remember|bother|find) (?:{gap:2})(?:if|when|that|once|after)? ?i (?:was |were |am |just |had |have )?(?:dead|gone|died|die|disappeared|killed myself|disappear|vanished|am not here|not here any more)\\b|\\b(?:no one|nobody|not a soul) (?:would|will|is going to) (?:even |ever |really )?miss me\\b',
    {
      unlessBefore: reported,
      unlessAfter: boundedPattern(
        '^ (?:early|for (?:lunch|an hour|a week|ten|five)|on (?:holiday|vacation)|from the (?:meeting|party|office|room))\\b',
      ),
      unlessNear: boundedPattern('\\b(?:meeting|party|conference|lunch|holiday|zoom|used to)\\b'),
    },
  ),
  rule(
    'burden',
    '\\bworld (?:does not|would not|will not) (?:need|miss|want) me\\b|\\bworld (?:is|would be) (?:a )?better (?:place )?(?:off )?without me\\b',
    asItStands,
  ),
  rule(
    'burden',
    '\\bbetter (?:off )?if i (?:was|were|had) (?:never )?(?:not )?(?:born|dead|here|around|existed)\\b|\\b(?:worth|useful) (?:{gap:1})(?:more )?dead than alive\\b|\\bmore dead than alive to\\b',
    asItStands,
  ),

  // Farewell
  rule('farewell', '\\bi (?:have )?(?:always )?loved you all\\b', {
    unlessNear: boundedPattern('\\b(?:concert|class|team|dinner|books)\\b'),
  }),
  rule(
    'farewell',
    '\\bby the time (?:you|anyone|somebody|someone|they) (?:{gap:2})(?:read|reads|find|finds|see|sees) (?:{gap:2})i (?:will|would|am going to)? ?(?:be|have|am) (?:{gap:1})(?:dead|gone|died|left this|no longer)',
    {
      unlessBefore: reported,
      unlessAfter: boundedPattern(
        '^ (?:to (?:work|the|bed|lunch)|home|on (?:holiday|vacation)|out|shopping|for (?:lunch|a walk|the))\\b',
      ),
    },
  ),
  rule(
    'farewell',
    '\\b(?:this is|it is) (?:my )?(?:goodbye\\b|final goodbye|last goodbye|last (?:night|day|entry|page|letter) (?:on (?:this )?earth|alive|ever|goodbye|i will ever)|last (?:night|day|entry)$)',
    {
      unlessAfter: boundedPattern(
        '^ (?:to (?:the|my|this|our|that|sugar|coffee|smoking|summer|london|paris|an|a)|for (?:now|today)|old|summer|then until|until|at (?:work|the office|school))\\b',
      ),
      unlessNear: boundedPattern('\\b(?:office|holiday|job|school|work|flat|house|hotel|camp|vacation)\\b'),
    },
  ),
  rule(
    'farewell',
    '\\bgoodbye (?:cruel )?(?:world|everyone|everybody|life)\\b|\\b(?:gave|given|giving) away (?:{gap:2})(?:everything i own|all my things|my things so|my belongings)\\b',
    {
      unlessAfter: boundedPattern('^ (?:see you|have a|until|at the)\\b'),
      unlessNear: boundedPattern(
        '\\b(?:waved|said|shouted|song|moving|move|declutter|charity|party|office|work|class)\\b',
      ),
    },
  ),
];
