import { fromZonedTime, toZonedTime } from 'date-fns-tz';
import {
  notificationChannels,
  type NotificationChannel,
  type NotificationChoices,
} from '#contract/notifications/choice-calls.ts';
import type { NotificationKind } from '#contract/notifications/notification-calls.ts';

/** How people are told who have chosen nothing. SMS costs money, so nobody gets one unasked. */
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
export function deliveriesFor(given: {
  kind: NotificationKind;
  choices: NotificationChoices;
  /** Where an SMS could go; empty when nowhere. */
  phone: string;
  at: Date;
  /** The clock that quiet hours go by, an IANA name. */
  timezone: string;
}): { channel: NotificationChannel; dueAt: Date }[] {
  const { kind, choices, phone, at, timezone } = given;
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
  const local = toZonedTime(at, timezone);
  const minute = local.getHours() * 60 + local.getMinutes();
  const [begins, ends] = [minuteOf(from), minuteOf(to)];
  const overMidnight = begins > ends;
  const isQuiet = overMidnight
    ? minute >= begins || minute < ends
    : minute >= begins && minute < ends;
  if (!isQuiet) return at;
  if (overMidnight && minute >= begins) local.setDate(local.getDate() + 1);
  local.setHours(Math.floor(ends / 60), ends % 60, 0, 0);
  const end = fromZonedTime(local, timezone);
  // In the night when clocks go back an hour comes twice; what is told in the second is not held.
  return end > at ? end : at;
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
