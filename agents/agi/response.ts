import type { Response } from '#graphs/engagement/engagement-graph.ts';
import type { Reading } from '#src/language/reading.ts';
import { composeReflection } from '#src/offline/writer/reflection.ts';
import type { FlowParts } from '#src/practice/flow-score.ts';
import { combineForced } from '../rules/forced-instructions.ts';
import { areAlike, namesSubject } from '../rules/subjects.ts';
import { type Adaptation, suggestAdaptation } from './adaptations.ts';
import { type Belief, isFirm, type Profile, said, times } from './profile.ts';
import { choosePrompt } from './prompt-choice.ts';
import { type PromptRequest, turnRandom } from './request.ts';

export interface ResponseRequest extends PromptRequest {
  writing: string;
  reading: Reading;
  isPrime: boolean;
  flowScore: number;
  flow: FlowParts;
  /** Mean flow score of the earlier primes; undefined for the first prime. */
  averageFlow: number | undefined;
}

/** Answers a text without a model, from the profile and the text's reading alone. */
export function composeResponse(request: ResponseRequest): Response {
  const { reading, writing } = request;
  const { unwanted } = combineForced(request.forced);
  const isLeft = (name: string) => unwanted.some((subject) => areAlike(subject, name));
  const update = composeUpdate(request, isLeft);
  const adaptation = adaptationTo(request);
  const prompt = choosePrompt(request, turnRandom(request, 'next'));
  return {
    reflection: withoutNaming(composeReflection(writing, withoutThemes(reading, isLeft)), unwanted),
    memoryUpdate: update.text,
    nextPrompt: prompt.text,
    adaptation: adaptation?.content ?? '',
    adaptationKind: adaptation?.kind,
    entryIds: [...new Set([...update.entryIds, ...prompt.entryIds])],
    adaptationId: prompt.adaptationId,
    causes: adaptation?.causes ?? [],
  };
}

/** Answers a sealed text: nothing in the answer comes from the text, and nothing is learned. */
export function sealedResponse(request: PromptRequest & { isPrime: boolean }): Response {
  const prompt = choosePrompt(request, turnRandom(request, 'next'));
  return {
    reflection: request.isPrime
      ? 'This one is sealed: it is kept, and nothing was read from it.'
      : 'This one was sealed, and short of eight minutes: nothing was read from it, and nothing of it is kept.',
    memoryUpdate: request.isPrime
      ? 'That you wrote is counted; what you wrote is not remembered here.'
      : 'Nothing was added to what is remembered.',
    nextPrompt: prompt.text,
    adaptation: '',
    adaptationKind: undefined,
    entryIds: prompt.entryIds,
    adaptationId: prompt.adaptationId,
    causes: [],
  };
}

/** The beliefs in the profile whose themes occur in a text. */
export function touchedBy(reading: Reading, profile: Profile): Belief[] {
  const touched = new Set(reading.themes.map(({ name }) => name.toLowerCase()));
  const beliefs = [...profile.avoided, ...profile.recurring, ...profile.emerging];
  return beliefs.filter(({ name }) => touched.has(name.toLowerCase()));
}

/**
 * The adaptation that a prime suggests, with the entries that are its reason. Undefined if it is in force already or no entry
 * is a reason for it.
 */
function adaptationTo({
  profile,
  reading,
  isPrime,
  ...prime
}: ResponseRequest): (Adaptation & { causes: string[] }) | undefined {
  if (!isPrime || profile.needsCare) return undefined;
  const left = new Set(reading.deflections.map(({ about }) => about?.toLowerCase()));
  const leftAgain = profile.avoided.find(({ name }) => left.has(name.toLowerCase()));
  const suggested = suggestAdaptation({ ...prime, leftAgain: leftAgain?.name });
  if (!suggested || profile.adaptations[0]?.kind === suggested.kind) return undefined;
  const causes = [...new Set((leftAgain ? [leftAgain] : touchedBy(reading, profile)).map(({ id }) => id))];
  return causes.length > 0 ? { ...suggested, causes } : undefined;
}

function withoutThemes(reading: Reading, isLeft: (name: string) => boolean): Reading {
  return {
    ...reading,
    themes: reading.themes.filter(({ name }) => !isLeft(name)),
    deflections: reading.deflections.filter(({ about }) => about === undefined || !isLeft(about)),
  };
}

/** The text without the sentences that name an unwanted subject. */
function withoutNaming(text: string, unwanted: readonly string[]): string {
  if (unwanted.length === 0) return text;
  const sentences = text.match(/[^.?!]+[.?!]+[”"]?\s*/g) ?? [text];
  const kept = sentences.filter((sentence) => !unwanted.some((subject) => namesSubject(sentence, subject)));
  return kept.join('').trim() || 'It is written, and that is enough to say of it here.';
}

function composeUpdate(
  { profile, reading, isPrime }: ResponseRequest,
  isLeft: (name: string) => boolean,
): { text: string; entryIds: string[] } {
  if (!isPrime) {
    return {
      text: 'This one stays between us: it was short of eight minutes, and nothing of it is kept.',
      entryIds: [],
    };
  }
  const sentences: string[] = [];
  const entryIds: string[] = [];
  const touched = touchedBy(reading, profile).filter(({ name }) => !isLeft(name));
  const again = touched.find((belief) => profile.recurring.includes(belief));
  if (again) {
    sentences.push(
      `You are with ${said(again.name)} again: it has come up in ${again.occurrences} primes before this one.`,
    );
    entryIds.push(again.id);
  }
  const avoided = touched.find((belief) => profile.avoided.includes(belief));
  if (avoided && !profile.needsCare) {
    sentences.push(
      isFirm(avoided)
        ? `You came to ${said(avoided.name)} today, which you have left ${times(avoided.occurrences)} before.`
        : `You came to ${said(avoided.name)} today. Was that on purpose?`,
    );
    entryIds.push(avoided.id);
  }
  const known = new Set(
    [...profile.recurring, ...profile.emerging, ...profile.avoided].map(({ name }) => name.toLowerCase()),
  );
  const named = reading.themes.filter(({ name }) => !isLeft(name));
  const fresh = named.find(({ name }) => !known.has(name.toLowerCase()));
  if (fresh && profile.totalPrimes > 0) {
    sentences.push(
      `With ${said(fresh.name)} comes something that I do not know of you; I will see whether it stays.`,
    );
  }
  if (sentences.length === 0) {
    sentences.push(
      named.length > 0
        ? `I have noted that ${said(named[0]!.name)} was in it; once is not a pattern.`
        : 'I found nothing in it that I would call a theme, and have noted no more than that you wrote.',
    );
  }
  return { text: sentences.join(' '), entryIds };
}
