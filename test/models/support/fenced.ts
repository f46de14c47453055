import { undisarm } from '#src/models/delimit-untrusted.ts';

/** The text that a request has between its BEGIN and END lines of a name; empty where there is none. */
export function fenced(request: string, name: string): string {
  const lines = new RegExp(`=== BEGIN ${name} (\\w+) ===\\n([\\s\\S]*?)\\n=== END ${name} \\1 ===`);
  return undisarm(lines.exec(request)?.[2] ?? '');
}
