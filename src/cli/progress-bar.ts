/** A bar on standard error, drawn over itself in a terminal; elsewhere a line every tenth of the way. */
export function createProgressBar(total: number, unit: string) {
  const width = 30;
  let tenth = -1;
  let start: { done: number; at: number } | undefined;

  return {
    show(done: number): void {
      // What was there before is no work of this run, and opening the database none of the work that is counted.
      start ??= { done, at: performance.now() };
      const share = total === 0 ? 1 : done / total;
      const seconds = (performance.now() - start.at) / 1000;
      const rate = seconds > 0 ? (done - start.done) / seconds : 0;
      const left = rate > 0 ? `, ${Math.ceil((total - done) / rate)} s left` : '';
      const line = `${bar(share, width)} ${done}/${total} ${unit}, ${rate.toFixed(1)}/s${done < total ? left : ''}`;
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`);
      else if (Math.floor(share * 10) > tenth) {
        tenth = Math.floor(share * 10);
        process.stderr.write(`${line}\n`);
      }
    },
    end(): void {
      if (process.stderr.isTTY) process.stderr.write('\n');
    },
  };
}

/** `[######------]` for a share from 0 to 1. */
export function bar(share: number, width: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
}
