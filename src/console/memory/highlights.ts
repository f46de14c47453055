/** A part of a writing. Marked parts are evidence of an entry. */
export interface Passage {
  start: number;
  text: string;
  isMarked: boolean;
}

/** Cuts a writing into marked and unmarked passages. Places that overlap or touch become one passage. */
export function cutAt(writing: string, places: readonly { start: number; end: number }[]): Passage[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  const passages: Passage[] = [];
  let at = 0;
  const add = (end: number, isMarked: boolean) => {
    if (end > at) passages.push({ start: at, text: writing.slice(at, end), isMarked });
    at = Math.max(at, end);
  };
  for (const { start, end } of merged) {
    add(start, false);
    add(end, true);
  }
  add(writing.length, false);
  return passages;
}
