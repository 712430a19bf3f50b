import { dayOf, daysAfter, instantAt } from '../../kit/time/zoned-time.ts';

export const rhythms = ['daily', 'weekly', 'monthly'] as const;

/** When something comes again, by the clock of a place. */
export interface Rhythm {
  readonly rhythm: (typeof rhythms)[number];
  /** Of a week from Monday on (1–7); of a month (1–31), whose last day it is where it has no such day. */
  readonly day: number;
  /** `07:30` */
  readonly time: string;
}

/** When it came last, until `at` and at it (ms). */
export const lastDue = (rhythm: Rhythm, at: number, zone: string): number =>
  dueFrom(rhythm, at, zone, -1);

/** When it comes next, after `at` (ms). */
export const nextDue = (rhythm: Rhythm, at: number, zone: string): number =>
  dueFrom(rhythm, at, zone, 1);

function dueFrom(rhythm: Rhythm, at: number, zone: string, way: 1 | -1): number {
  // A day before the first that can be it: a clock that was put forward may show the time later.
  let day = daysAfter(dayOf(at, zone), -way);
  for (;;) {
    if (isOn(rhythm, day)) {
      const due = instantAt(Date.parse(`${day}T${rhythm.time}Z`), zone);
      if (way === 1 ? due > at : due <= at) return due;
    }
    day = daysAfter(day, way);
  }
}

function isOn({ rhythm, day: nth }: Rhythm, day: string): boolean {
  const date = new Date(day);
  if (rhythm === 'daily') return true;
  if (rhythm === 'weekly') return ((date.getUTCDay() + 6) % 7) + 1 === nth;
  const isLast = daysAfter(day, 1).endsWith('-01');
  return date.getUTCDate() === nth || (isLast && nth > date.getUTCDate());
}
