import { tokenise } from '#src/language/tokens.ts';
import { type TurningWeights, turningFeatures } from '#src/language/turning-away.ts';
import { developmentPassages } from '../language/passages.ts';
import { descend } from './adam.ts';
import { backgroundTexts, trainingPassages } from './texts.ts';
import { type TurnExample, turnExamples } from './training-turns.ts';

/** How firmly a weight is held to nothing. */
const firmness = 1;
const fewestClauses = 3;
const steps = 300;
const stepSize = 0.05;
/** Weights smaller than this, in log odds, are not worth their place. */
const smallestKept = 0.04;

interface LabelledClause {
  readonly features: readonly [name: string, value: number][];
  readonly turns: boolean;
}

/** The clauses of an example; one that stands in the turn for the most part turns away. */
export function labelledClauses(example: TurnExample): LabelledClause[] {
  const [from, to] = example.turn ?? [0, 0];
  const tokenised = tokenise(example.text);
  const features = [...turningFeatures(tokenised)];
  return tokenised.clauses.map(({ start, end }, index) => ({
    features: features[index]!,
    turns: 2 * (Math.min(end, to) - Math.max(start, from)) > end - start,
  }));
}

/** Logistic regression with a Gaussian prior around nothing (maximum a posteriori, by Adam, full batch). */
export function learnTurningWeights(clauses: readonly LabelledClause[]): TurningWeights {
  const seen = new Map<string, number>();
  for (const { features } of clauses)
    for (const [name] of features) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen]
    .filter(([, times]) => times >= fewestClauses)
    .map(([name]) => name)
    .sort();
  const place = new Map(names.map((name, index) => [name, index + 1]));
  const rows = clauses.map(({ features, turns }) => {
    const known = features.filter(([name]) => place.has(name));
    return {
      label: turns ? 1 : 0,
      places: [0, ...known.map(([name]) => place.get(name)!)],
      values: [1, ...known.map(([, value]) => value)],
    };
  });
  const weights = new Float64Array(names.length + 1);
  descend(weights, { steps, stepSize }, (slope) => {
    for (const { label, places, values } of rows) {
      let score = 0;
      for (let at = 0; at < places.length; at++) score += weights[places[at]!]! * values[at]!;
      const error = 1 / (1 + Math.exp(-score)) - label;
      for (let at = 0; at < places.length; at++) slope[places[at]!]! += error * values[at]!;
    }
    // All but the bias.
    for (let at = 1; at < weights.length; at++) slope[at]! += firmness * weights[at]!;
  });
  return new Map([
    ['', weights[0]!],
    ...names
      .map((name, index) => [name, weights[index + 1]!] as const)
      .filter(([, weight]) => Math.abs(weight) >= smallestKept),
  ]);
}

/** Pages on which hardly anybody turns away from anything. */
export const plainPages: readonly string[] = [
  ...developmentPassages.map(({ text }) => text),
  ...backgroundTexts,
  ...trainingPassages.filter((_, index) => index % 5 === 0).map(({ text }) => text),
];

export function learnFromAll(): TurningWeights {
  return learnTurningWeights([
    ...turnExamples.flatMap(labelledClauses),
    ...plainPages.flatMap((text) => labelledClauses({ text, turn: undefined })),
  ]);
}

/** Each line a feature and its weight, in hundredths. */
export function weightsModule(weights: TurningWeights): string {
  const lines = [...weights]
    .filter(([name]) => name !== '')
    .map(([name, weight]) => `${name}|${Math.round(weight * 100)}`)
    .sort();
  return `/**
 * Learned, not written: test/language/turning-weights.test.ts makes this file from the examples in
 * training-turns.ts. A line is a feature (\`#\` a property of the clause, \`^\` its beginning, \`$\` its end; else words) and
 * what it adds to the log odds that a writer turns away with the clause, in hundredths.
 */
export const turningScale = 100;

export const turningBias = ${Math.round((weights.get('') ?? 0) * 100)};

export const turningLines = \`
${lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')).join('\n')}
\`;
`;
}
