import { instantAt, wallTime } from '#contract/kit/time/zoned-time.ts';
import {
  notificationChannels,
  type NotificationChannel,
  type NotificationChoices,
} from '#contract/platform/notifications/choice-calls.ts';
import type { NotificationKind } from '#contract/platform/notifications/notification-calls.ts';

/** How people are notified who have chosen nothing. SMS costs money, so nobody gets one unasked. */
export const usualChoices: NotificationChoices = {
  kinds: {
    written: { mail: false, sms: false, push: true },
    account: { mail: true, sms: false, push: true },
    operations: { mail: true, sms: false, push: true },
  },
  quiet: null,
};

/** What concerns the safety of one's account waits for no quiet hours. */
const urgent: readonly NotificationKind[] = ['account'];

/** By which ways a person is told of something published at an instant, and when each may leave. */
export function deliveriesFor(options: {
  kind: NotificationKind;
  choices: NotificationChoices;
  /** Where an SMS could go; empty when nowhere. */
  phone: string;
  at: Date;
  /** The clock that quiet hours go by, an IANA name. */
  timezone: string;
}): { channel: NotificationChannel; dueAt: Date }[] {
  const { kind, choices, phone, at, timezone } = options;
  const dueAt =
    choices.quiet && !urgent.includes(kind) ? afterQuiet(at, choices.quiet, timezone) : at;
  return notificationChannels
    .filter((channel) => choices.kinds[kind][channel] && (channel !== 'sms' || phone !== ''))
    .map((channel) => ({ channel, dueAt }));
}

/** The first instant from `at` on that is not within the quiet hours, which may go over midnight. Hours that end as they begin are none. */
export function afterQuiet(
  at: Date,
  { from, to }: { from: string; to: string },
  timezone: string,
): Date {
  const wall = wallTime(at.getTime(), timezone);
  const midnight = wall - (wall % dayMs);
  const minute = Math.floor((wall - midnight) / minuteMs);
  const [begins, ends] = [minuteOf(from), minuteOf(to)];
  const overMidnight = begins > ends;
  const isQuiet = overMidnight
    ? minute >= begins || minute < ends
    : minute >= begins && minute < ends;
  if (!isQuiet) return at;
  const endsTomorrow = overMidnight && minute >= begins;
  const day = endsTomorrow ? midnight + dayMs : midnight;
  const end = new Date(instantAt(day + ends * minuteMs, timezone));
  // In the night when clocks go back an hour comes twice; what is told in the second is not held.
  return end > at ? end : at;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
