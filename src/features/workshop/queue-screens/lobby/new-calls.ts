import type { Called } from '#contract/workshop/queue-screens.ts';

type Call = Pick<Called, 'calledAt'>;

/** Whether somebody was called since; nothing rings for what was there when the screen was opened. */
export function rangSince(before: readonly Call[] | null, after: readonly Call[]): boolean {
  if (!before) return false;
  const last = before.reduce((latest, { calledAt }) => later(latest, calledAt), '');
  return after.some(({ calledAt }) => calledAt > last);
}

/** Whether a call is so young that people look for it. `now` and `forMs` in ms. */
export function isFresh({ calledAt }: Call, now: number, forMs: number): boolean {
  return now - Date.parse(calledAt) < forMs;
}

const later = (one: string, other: string) => (one > other ? one : other);
