/** A progress bar on standard error. In a terminal it is redrawn in place; elsewhere a line is printed for every tenth. */
export function createProgressBar(total: number, unit: string) {
  const width = 30;
  let tenth = -1;
  let start: { done: number; at: number } | undefined;

  return {
    show(done: number): void {
      // The rate counts from the first call: entries that were known before, and opening the database, are not part of it.
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

/** Draws `share`, from 0 to 1, as filled and empty blocks. */
export function bar(share: number, width: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
}
