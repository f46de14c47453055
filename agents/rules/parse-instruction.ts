import { screenForAcuteDanger } from '#src/care/screen.ts';
import { readWriting } from '#src/language/reader.ts';

/** What an instruction to the agent asks for, as far as rules can find out. */
export interface ParsedInstruction {
  /**
   * The reason why it is not followed, as a clause. An instruction applies to its writer only and never overrides a rule of
   * care.
   */
  refused: string | undefined;
  /** True if the agent is to give no prompt. */
  isSilence: boolean;
  /** The subject to avoid, worded for an answer to the writer: `your brother`. */
  unwanted: string | undefined;
  /** The subject to turn to, worded for an answer to the writer. */
  wanted: string | undefined;
  /** True if it asks for another prompt on any subject. */
  isForAnother: boolean;
  /** The prompt itself, if the writer dictates it. */
  verbatim: string | undefined;
  /** True if it shows signs of acute danger. It may then make the agent avoid a subject, but never turn to one. */
  isAcute: boolean;
}

const maxCharacters = 2_000;

const wantsData =
  /\b(?:show|tell|give|read|list|quote|reveal|share|send|print|dump|export|fetch|open|compare|use|look|find|summari[sz]e|copy|what (?:did|do|does|has|have))\b/i;
const otherPeople =
  /\b(?:(?:an)?other|different|every|each|any|all(?: of)?(?: the)?(?: other)?)\s+(?:people|persons?|writers?|users?|parents?|child(?:ren)?|famil(?:y|ies)|customers?|accounts?|wallets?|journals?)\b|\b(?:every(?:one|body)|some(?:one|body)|any(?:one|body))(?:\s+else)?['’]s\b|\b(?:every(?:one|body)|some(?:one|body)|any(?:one|body))\s+else\b|\b0x[0-9a-f]{6,40}\b/i;
const internals =
  /\b(?:database|api[ -]?keys?|passwords?|system prompts?|(?:session|access|bearer|admin) (?:tokens?|rights|access)|admin(?:istrator)? mode|sql)\b/i;
const careThing =
  /\b(?:rules? of care|care[- ](?:rules?|screen(?:ing)?|messages?|checks?|filters?)|safety|safe ?guards?|guard ?rails?|help ?-?lines?|hot ?-?lines?|crisis (?:lines?|numbers?|messages?|resources?|support)|help (?:numbers?|resources?)|content filters?|moderation|(?:your|the) care)\b/i;
const careOff =
  /\b(?:turn|turned|switch|switched|shut|off|ignore|disable|skip|drop|forget|stop|bypass|remove|suspend|lift|without|no|never|(?:do not|don['’]?t) (?:show|give|send|mention|use|apply))\b/i;
const silence =
  /\bwithout (?:an?y? )?(?:prompts?|questions?)\b|\b(?:stop|no|no more|quit)\s+(?:asking|questions|prompting|prompts|talking)\b(?!\s+(?:me\s+)?(?:any(?:thing)?\s+)?(?:more\s+)?(?:questions?\s+|prompts?\s+)?(?:about|on|of))|\b(?:do not|don['’]?t) (?:ask|prompt)(?: me)?(?: anything| any questions?)?(?: (?:any ?more|today|now))?\s*(?:[.!;]|$)|\bleave me alone\b|\b(?:be|stay|keep) (?:quiet|silent)\b/i;
const toward =
  /\b(?:ask(?: me)?(?: only)? about|(?:write|talk|speak|questions?|prompts?)(?: me| to me)?(?: only)? (?:about|of|on)|(?:focus|concentrate|stay) (?:only )?(?:on|with)|prompt me (?:about|on|with)|give me|i (?:only )?want(?: to write(?: only)?)?(?: about)?|more about|only about|nothing but|(?:skip|go|turn|move on|switch|get back) to|about)\s+(?<subject>[^.,;:!?\n]{2,80})/i;
/** A refusal and its object, up to the end of the clause. After a weak verb, the object counts only if it names a subject. */
const refusal =
  /\b(?:do not|don['’]?t|never|stop|no more|quit|avoid|(?<weak>not|won['’]?t|leave|skip(?!\s+(?:to|ahead|forward)\b)|drop|enough))\s+(?<object>[^.,;:!?\n]{2,100})/giu;
/** Words between a refusal and its subject: `want to talk about`, `bringing up`. */
const refusalFillers =
  /^(?:(?:want|wanting|wish|like|care|going|to|me|you|please|ever|even|rather|any|more|ask|asking|asked|questions|prompts|talk|talking|speak|speaking|write|writing|think|thinking|mention|mentioning|bring|bringing|come|coming|go|get|getting|into|near|back|up|about|of|on|with|touch|touching|discuss|discussing|push|pushing|raise|raising)\s+)+/iu;
/** Fillers after which a subject must follow. */
const leadsToSubject =
  /\b(?:about|of|on|up|into|near|with|mention(?:ing)?|discuss(?:ing)?|touch(?:ing)?)\s+$/iu;
/** The end of an object of `leave`: `leave my brother out of it`. */
const afterLeave = /\s+(?:alone|out)\b.*$/iu;
const namedSubject = /^(?:(?:my|our|the)\b|\p{Lu})/u;
const maxSubjectWords = 4;
/** A prompt dictated by the writer: `the prompt must be: ...`, `ask me exactly this: ...`. */
const dictated =
  /\b(?:prompt|question)\s+(?:must|should|shall|has to|is to|will|is|be|reads?)\s*(?:be|read)?\s*:\s*(?<words>\S[^\n]{2,300})|\bask me(?: exactly| just| only)?(?: this)?\s*:\s*(?<words>\S[^\n]{2,300})|\buse (?:exactly )?this (?:prompt|question)\s*:\s*(?<words>\S[^\n]{2,300})/i;
/** A phrase in the place of a subject that means: no prompt. */
const quiet =
  /^(?:silence|quiet|peace(?: and quiet)?|freely|whatever comes|nothing(?: at all)?|no (?:prompts?|questions?))$/i;
/** Words that may precede a subject: `a harder question about`. */
const packaging =
  /^(?:an?|the|some|any|one|your|more)?\s*(?:[\p{L}-]+\s+){0,2}?(?:prompts?|questions?|exercises?|topics?|subjects?|tasks?)\s+(?:about|on|of|for|around|with)\s+/iu;
/** A phrase in the place of a subject that means prompts in general. */
const isOfPrompts = /^(?:[\p{L}-]+\s+){0,2}(?:prompts?|questions?)$/iu;
/** A phrase in the place of a subject that means: any other subject. */
const anyOther =
  /^(?:(?:an?|some|any|the)?\s*)?(?:(?:(?:completely|totally|very)\s+)?(?:an?other|different|new|next|better|easier|lighter|simpler|shorter|other)\s+(?:prompts?|questions?|ones?|subjects?|topics?|themes?|things?|exercises?)|(?:some|any)thing(?: (?:else|different|new|other|easier|lighter))?|prompts?|questions?|it|one|that|this)$/i;
const turn = /\b(?:but|instead|rather|and (?:ask|write|talk|let|give|focus))\b/i;

/** Parses an instruction of the writer. */
export function parseInstruction(instruction: string): ParsedInstruction {
  const text = instruction.slice(0, maxCharacters).normalize('NFC');
  const isAcute = screenForAcuteDanger(text).acute;
  const parsed: ParsedInstruction = {
    refused: reasonToRefuse(text),
    isSilence: false,
    unwanted: undefined,
    wanted: undefined,
    isForAnother: false,
    verbatim: undefined,
    isAcute,
  };
  if (parsed.refused !== undefined) return parsed;
  const [avoided] = refusalsIn(text);
  const subject = toward.exec(withoutRefusal(text, avoided))?.groups?.subject ?? '';
  const wanted = plainSubject(subject);
  if (quiet.test(wanted) || (silence.test(text) && wanted === '')) return { ...parsed, isSilence: true };
  const verbatim = dictated.exec(text)?.groups?.words?.trim();
  if (verbatim && !isAcute) return { ...parsed, verbatim };
  return {
    ...parsed,
    isForAnother: anyOther.test(bareSubject(subject)),
    unwanted: (avoided && plainSubject(avoided.subject)) || undefined,
    wanted: wanted === '' || isAcute ? undefined : wanted,
  };
}

/**
 * The subjects that an instruction tells the agent to avoid, whether or not it is followed.
 *
 * @returns known themes by their name in the lexicon, other subjects as they were written: `my brother` for
 *   `don't ask me about my brother`. Empty if it names none.
 */
export function parseAvoidedSubjects(instruction: string): string[] {
  const found = new Set<string>();
  for (const { subject, isNamed } of refusalsIn(instruction.slice(0, maxCharacters).normalize('NFC'))) {
    if (!isNamed) continue;
    const bare = cutSubject(subject);
    const { themes } = readWriting(bare);
    for (const { name } of themes) found.add(name);
    const isShort = bare.split(/\s+/).length <= maxSubjectWords;
    if (themes.length === 0 && isShort && namedSubject.test(bare)) found.add(bare);
  }
  return [...found];
}

/** A refusal in an instruction, with the subject in the writer's words. */
interface Refusal {
  index: number;
  text: string;
  subject: string;
  /** False if it may not be a subject at all, as in `stop working so hard`. */
  isNamed: boolean;
}

function refusalsIn(text: string): Refusal[] {
  return [...text.matchAll(refusal)].flatMap(({ index, 0: match, groups }) => {
    const { weak, object = '' } = groups!;
    const fillers = refusalFillers.exec(object)?.[0] ?? '';
    const afterFillers = object.slice(fillers.length);
    const subject = weak?.toLowerCase() === 'leave' ? afterFillers.replace(afterLeave, '') : afterFillers;
    const isNamed = namedSubject.test(subject);
    if (weak && !isNamed && !leadsToSubject.test(fillers)) return [];
    return [{ index, text: match, subject, isNamed: isNamed || fillers !== '' }];
  });
}

/** The instruction without a refusal: in `not about work, ask me about the garden` only the garden is left. */
function withoutRefusal(text: string, refused: Refusal | undefined): string {
  if (!refused) return text;
  const at = refused.text.search(turn);
  const turnedTo = at < 0 ? '' : refused.text.slice(at);
  const { index } = refused;
  return `${text.slice(0, index)} ${turnedTo} ${text.slice(index + refused.text.length)}`;
}

function reasonToRefuse(text: string): string | undefined {
  const sentences = text.split(/[.!?\n]+/);
  if (sentences.some((one) => wantsData.test(one) && (otherPeople.test(one) || internals.test(one))))
    return 'it asks for what is not yours';
  if (sentences.some((one) => careThing.test(one) && careOff.test(one)))
    return 'it would switch off a rule of care';
  return undefined;
}

/** A subject worded for an answer to the writer: `my` becomes `your`. Empty if the text names no subject. */
function plainSubject(subject: string): string {
  const bare = bareSubject(subject);
  return anyOther.test(bare) || isOfPrompts.test(bare) ? '' : bare;
}

function bareSubject(subject: string): string {
  return cutSubject(subject)
    .replace(/^(?:the\s+)?(.+?)\s+(?:topic|subject|theme)s?\s*$/i, '$1')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you')
    .trim()
    .toWellFormed()
    .replace(packaging, '');
}

/** A subject without the words after it that name a time or another subject to turn to. */
function cutSubject(subject: string): string {
  const at = subject.search(turn);
  return (at < 0 ? subject : subject.slice(0, at))
    .replace(
      /[,\s]*\b(?:from now on|without|any ?more|again|at all|ever|today|tonight|for now|now|please|this time|for a while|right now|until .*|for (?:the|this) .*)\b.*$/i,
      '',
    )
    .trim();
}
