import { screenForAcuteDanger } from '#src/care/screen.ts';

/** What an instruction asks of the agent, as far as it can be told without a model. */
export interface InstructionReading {
  /** Why it is not followed, in a clause; it has force for nobody but the writer, and over no rule of care. */
  refused: string | undefined;
  /** Whether the agent is to ask nothing. */
  isSilence: boolean;
  /** What the agent is to leave, as it is said back to the writer. */
  unwanted: string | undefined;
  /** What it is to turn to. */
  wanted: string | undefined;
  /** Whether it asks for another prompt, whatever that is about. */
  isForAnother: boolean;
  /** The prompt itself, where the writer dictates it. */
  verbatim: string | undefined;
  /** Whether it shows signs of acute danger: then it may keep the agent from something, and steers it nowhere. */
  isAcute: boolean;
}

const wantsData =
  /\b(?:show|tell|give|read|list|quote|reveal|share|send|print|dump|export|fetch|open|compare|use|look|find|summari[sz]e|copy|what (?:did|do|does|has|have))\b/i;
const otherPeople =
  /\b(?:(?:an)?other|different|every|each|any|all(?: of)?(?: the)?(?: other)?)\s+(?:people|persons?|writers?|users?|parents?|child(?:ren)?|famil(?:y|ies)|customers?|accounts?|wallets?|journals?)\b|\b(?:every(?:one|body)|some(?:one|body)|any(?:one|body))(?:\s+else)?['’]s\b|\b(?:every(?:one|body)|some(?:one|body)|any(?:one|body))\s+else\b|\b0x[0-9a-f]{6,40}\b/i;
const innards =
  /\b(?:database|api[ -]?keys?|passwords?|system prompts?|(?:session|access|bearer|admin) (?:tokens?|rights|access)|admin(?:istrator)? mode|sql)\b/i;
const careThing =
  /\b(?:rules? of care|care[- ](?:rules?|screen(?:ing)?|messages?|checks?|filters?)|safety|safe ?guards?|guard ?rails?|help ?-?lines?|hot ?-?lines?|crisis (?:lines?|numbers?|messages?|resources?|support)|help (?:numbers?|resources?)|content filters?|moderation|(?:your|the) care)\b/i;
const careOff =
  /\b(?:turn|turned|switch|switched|shut|off|ignore|disable|skip|drop|forget|stop|bypass|remove|suspend|lift|without|no|never|(?:do not|don['’]?t) (?:show|give|send|mention|use|apply))\b/i;
const silence =
  /\bwithout (?:an?y? )?(?:prompts?|questions?)\b|\b(?:stop|no|no more|quit)\s+(?:asking|questions|prompting|prompts|talking)\b(?!\s+(?:me\s+)?(?:any(?:thing)?\s+)?(?:more\s+)?(?:questions?\s+|prompts?\s+)?(?:about|on|of))|\b(?:do not|don['’]?t) (?:ask|prompt)(?: me)?(?: anything| any questions?)?(?: (?:any ?more|today|now))?\s*(?:[.!;]|$)|\bleave me alone\b|\b(?:be|stay|keep) (?:quiet|silent)\b/i;
const avoid =
  /\b(?:do not|don['’]?t|never|stop|no more|quit|avoid|not(?=\s+(?:about|on|of)\b))\b(?:\s+(?:want(?:ing)?|to|ever|you|please|me|asking|ask|talking|talk|writing|write|mentioning|mention|bringing|bring|up|questions|prompts|speaking|speak|think|thinking|go|going))*\s*(?:about|of|on|up|into|near)?\s+(?<subject>[^.,;:!?\n]{2,80})/i;
const toward =
  /\b(?:ask(?: me)?(?: only)? about|(?:write|talk|speak|questions?|prompts?)(?: me| to me)?(?: only)? (?:about|of|on)|(?:focus|concentrate|stay) (?:only )?(?:on|with)|prompt me (?:about|on|with)|give me|i (?:only )?want(?: to write(?: only)?)?(?: about)?|more about|only about|nothing but|(?:skip|go|turn|move on|switch|get back) to|about)\s+(?<subject>[^.,;:!?\n]{2,80})/i;

/** Reads an instruction. It is the writer's word to the agent about themselves; for anybody else it has no force. */
export function readInstruction(instruction: string): InstructionReading {
  const text = instruction.slice(0, maxRead).normalize('NFC');
  const isAcute = screenForAcuteDanger(text).acute;
  const nothing = {
    refused: undefined,
    isSilence: false,
    unwanted: undefined,
    wanted: undefined,
    isForAnother: false,
    verbatim: undefined,
    isAcute,
  };
  const sentences = text.split(/[.!?\n]+/);
  if (sentences.some((one) => wantsData.test(one) && (otherPeople.test(one) || innards.test(one)))) {
    return { ...nothing, refused: 'it asks for what is not yours' };
  }
  if (sentences.some((one) => careThing.test(one) && careOff.test(one))) {
    return { ...nothing, refused: 'it would switch off a rule of care' };
  }
  const left = avoid.exec(text);
  const unwanted = left?.groups?.subject ? plainSubject(left.groups.subject) : '';
  // What an instruction turns to stands outside of what it turns from: `not about work, ask me about the garden`.
  const rest = left
    ? `${text.slice(0, left.index)} ${afterTurn(left[0])} ${text.slice(left.index + left[0].length)}`
    : text;
  const subject = toward.exec(rest)?.groups?.subject ?? '';
  const isForAnother = anyOther.test(bareSubject(subject));
  const wanted = plainSubject(subject);
  const isQuiet = quiet.test(wanted);
  if (isQuiet || (silence.test(text) && wanted === '')) return { ...nothing, isSilence: true };
  const verbatim = dictated.exec(text)?.groups?.words?.trim();
  if (verbatim && !isAcute) return { ...nothing, verbatim };
  return {
    ...nothing,
    isForAnother,
    unwanted: unwanted === '' ? undefined : unwanted,
    wanted: wanted === '' || isAcute ? undefined : wanted,
  };
}

const maxRead = 2_000;
/** `the prompt must be: ...`, `ask me exactly this: ...` */
const dictated =
  /\b(?:prompt|question)\s+(?:must|should|shall|has to|is to|will|is|be|reads?)\s*(?:be|read)?\s*:\s*(?<words>\S[^\n]{2,300})|\bask me(?: exactly| just| only)?(?: this)?\s*:\s*(?<words>\S[^\n]{2,300})|\buse (?:exactly )?this (?:prompt|question)\s*:\s*(?<words>\S[^\n]{2,300})/i;
/** Asked for like a subject, and the wish for none. */
const quiet =
  /^(?:silence|quiet|peace(?: and quiet)?|freely|whatever comes|nothing(?: at all)?|no (?:prompts?|questions?))$/i;
/** Before a subject: `a harder question about`. */
const packaging =
  /^(?:an?|the|some|any|one|your|more)?\s*(?:[\p{L}-]+\s+){0,2}?(?:prompts?|questions?|exercises?|topics?|subjects?|tasks?)\s+(?:about|on|of|for|around|with)\s+/iu;
/** How prompts are to be, and not what about. */
const isOfPrompts = /^(?:[\p{L}-]+\s+){0,2}(?:prompts?|questions?)$/iu;
/** No subject, but the wish for another one. */
const anyOther =
  /^(?:(?:an?|some|any|the)?\s*)?(?:(?:(?:completely|totally|very)\s+)?(?:an?other|different|new|next|better|easier|lighter|simpler|shorter|other)\s+(?:prompts?|questions?|ones?|subjects?|topics?|themes?|things?|exercises?)|(?:some|any)thing(?: (?:else|different|new|other|easier|lighter))?|prompts?|questions?|it|one|that|this)$/i;
const turn = /\b(?:but|instead|rather|and (?:ask|write|talk|let|give|focus))\b/i;

function afterTurn(text: string): string {
  const at = text.search(turn);
  return at < 0 ? '' : text.slice(at);
}

/** A subject as it is said back: the writer's `my` becomes `your`, and what hangs on is cut; empty for no subject. */
function plainSubject(subject: string): string {
  const bare = bareSubject(subject);
  return anyOther.test(bare) || isOfPrompts.test(bare) ? '' : bare;
}

function bareSubject(subject: string): string {
  const at = subject.search(turn);
  const plain = (at < 0 ? subject : subject.slice(0, at))
    .replace(
      /[,\s]*\b(?:from now on|without|any ?more|again|today|tonight|now|please|this time|for a while|right now|until .*|for (?:the|this) .*)\b.*$/i,
      '',
    )
    .replace(/^(?:the\s+)?(.+?)\s+(?:topic|subject|theme)s?\s*$/i, '$1')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you')
    .trim()
    .toWellFormed();
  return plain.replace(packaging, '');
}

/** What the forced instructions of an engagement come to, the later one standing where two disagree. */
export interface ForcedWill {
  isSilent: boolean;
  unwanted: readonly string[];
  wanted: string | undefined;
  /** The prompt itself, where it was dictated. */
  verbatim: string | undefined;
  /** The last one, where it says something that only its own words can tell. */
  words: string | undefined;
}

/** @param instructions in the order in which they were given. */
export function readForced(instructions: readonly string[]): ForcedWill {
  let isSilent = false;
  let wanted: string | undefined;
  let verbatim: string | undefined;
  let words: string | undefined;
  let unwanted: string[] = [];
  for (const instruction of instructions) {
    const read = readInstruction(instruction);
    if (read.refused !== undefined) continue;
    isSilent = read.isSilence;
    if (isSilent) continue;
    verbatim = read.verbatim;
    if (verbatim !== undefined) continue;
    if (read.unwanted !== undefined) {
      const left = read.unwanted;
      unwanted.push(left);
      if (wanted !== undefined && areAlike(wanted, left)) wanted = undefined;
    }
    if (read.wanted !== undefined) {
      wanted = read.wanted;
      const turnedTo = read.wanted;
      unwanted = unwanted.filter((left) => !areAlike(left, turnedTo));
    }
    if (read.wanted === undefined && read.unwanted === undefined && !read.isForAnother && !read.isAcute)
      words = instruction;
  }
  return { isSilent, unwanted, wanted, verbatim, words };
}

/** Whether two short names are about the same thing: they share a word that says something. */
export function areAlike(one: string, other: string): boolean {
  const named = new Set(wordsOf(other));
  return wordsOf(one).some((word) => named.has(word));
}

/** Whether a text names a subject: all the words of it that say something. */
export function names(text: string, subject: string): boolean {
  const wanted = wordsOf(subject);
  const there = new Set(wordsOf(text));
  return wanted.length > 0 && wanted.every((word) => there.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !small.has(word))
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word));
}

const small = new Set(
  'the your his her our their its and about that this with for from what who how all any more only you'.split(
    ' ',
  ),
);
