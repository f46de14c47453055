/** A duration in words, such as `1 minute and 20 seconds`. */
export function spokenDuration(totalSeconds: number): string {
  const rounded = Math.max(0, Math.round(totalSeconds));
  const minutes = Math.floor(rounded / 60);
  const seconds = rounded % 60;
  if (minutes === 0) return counted(seconds, 'second');
  if (seconds === 0) return counted(minutes, 'minute');
  return `${counted(minutes, 'minute')} and ${counted(seconds, 'second')}`;
}

/** A count with its noun in the singular or plural: `1 word`, `2 words`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The sentences with a capital at their beginning and a space between them. */
export function joinSentences(sentences: readonly (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .join(' ');
}
