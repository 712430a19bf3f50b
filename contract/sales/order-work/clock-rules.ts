import type { WorkTime } from './work-rules.ts';

// Who works longer has had a break: the law asks for one after five and a half hours in Norway, and after five in Sweden.
const longestWithoutBreak = 5.5 * 3_600_000;
// Nobody is at one thing for longer.
const longest = 24 * 3_600_000;

/** Since when a clock was forgotten, and how: it runs from one day into the next, or for longer than anybody works without a break; null while it may run. All in ms. */
export function forgottenClock(
  { began, ended }: WorkTime,
  now: number,
  dayBegan: number,
): 'night' | 'break' | null {
  if (ended !== null) return null;
  if (began < dayBegan) return 'night';
  return now - began > longestWithoutBreak ? 'break' : null;
}

/** What is wrong with a time as somebody corrects it, beside the other times of the same person: they are at one thing at a time. */
export function wrongTime(
  { began, ended }: WorkTime,
  others: readonly WorkTime[],
  now: number,
): 'order-work.wrong_time' | 'order-work.times_overlap' | null {
  const end = ended ?? now;
  if (end < began || end > now || end - began > longest) return 'order-work.wrong_time';
  const meets = (other: WorkTime) => other.began < end && (other.ended ?? now) > began;
  return others.some(meets) ? 'order-work.times_overlap' : null;
}
