const decay = { mean: 0.9, square: 0.999 };
const epsilon = 1e-8;

/**
 * Minimises a function by Adam (Kingma and Ba 2015), over the full batch at each step. Changes `weights` in place.
 *
 * @param slopes writes the slope along each of the current weights into its argument.
 */
export function descend(
  weights: Float64Array,
  { steps, stepSize }: { steps: number; stepSize: number },
  slopes: (into: Float64Array) => void,
): void {
  const slope = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  for (let step = 1; step <= steps; step++) {
    slopes(slope.fill(0));
    const meanBias = 1 - decay.mean ** step;
    const squareBias = 1 - decay.square ** step;
    for (let at = 0; at < weights.length; at++) {
      mean[at] = decay.mean * mean[at]! + (1 - decay.mean) * slope[at]!;
      square[at] = decay.square * square[at]! + (1 - decay.square) * slope[at]! ** 2;
      weights[at]! -= (stepSize * (mean[at]! / meanBias)) / (Math.sqrt(square[at]! / squareBias) + epsilon);
    }
  }
}
