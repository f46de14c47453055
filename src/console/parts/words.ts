/** Formats dates and numbers for reading. Days are formatted in UTC, since the practice counts its days in UTC. */
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const dayText = (iso: string): string => day.format(new Date(iso));
export const momentText = (iso: string): string => dayAndTime.format(new Date(iso));

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString()} ${amount === 1 ? one : many}`;
}

export function minutesText(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = Math.floor(seconds % 60);
  return `${whole}:${String(rest).padStart(2, '0')}`;
}

export const shortAddress = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
