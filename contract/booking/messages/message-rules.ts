import type { reminderTypes, skipConditions, transports } from '../booking-settings/reminders.ts';
import { lastInWindow, minutesAfter, nextInWindow } from './send-window.ts';

/** What happens to a booking that somebody may have to be notified of. */
export const happenings = [
  'booked',
  'invited',
  'nudged',
  'confirmed',
  'moved',
  'reopened',
  'cancelled',
  'no_show',
  'completed',
  'called',
] as const;
export type Happening = (typeof happenings)[number];

/** How a message stands. */
export const messageStates = ['planned', 'sent', 'skipped', 'cancelled'] as const;

/** Why a message was not sent: the skip conditions of its rule, and what makes it pointless. */
export const notSentReasons = [
  'booked_late',
  'already_reminded',
  'unconfirmed',
  'drop_in',
  'checked_in',
  'too_late',
  'off',
  'opted_out',
  'answered',
  'no_recipient',
  'no_text',
  'moved',
  'cancelled',
  'over',
  'arrived',
  'archived',
  'reopened',
  'called_since',
  'forgotten',
  'told_enough',
] as const;
export type NotSent = (typeof notSentReasons)[number];

export type MessageType = (typeof reminderTypes)[number];

/** A rule of the settings, as far as it says when. */
export interface MessageRule {
  readonly id: number;
  readonly type: MessageType;
  readonly transport: (typeof transports)[number];
  readonly active: boolean;
  readonly minutes_after: number;
  /** Of all services where none is said. */
  readonly service_ids: readonly number[];
  readonly send_from: number;
  readonly send_to: number;
  readonly skip: readonly (typeof skipConditions)[number][];
}

const whileItComes: readonly Happening[] = ['booked', 'invited', 'confirmed', 'moved', 'reopened'];

/** What each type is about, and what gives rise to it. */
const types: Readonly<
  Record<MessageType, { readonly by: readonly Happening[]; readonly about: 'begin' | 'event' }>
> = {
  confirmation: { by: ['booked', 'confirmed'], about: 'event' },
  reminder: { by: whileItComes, about: 'begin' },
  arrival: { by: whileItComes, about: 'begin' },
  changed: { by: ['moved'], about: 'event' },
  cancelled: { by: ['cancelled'], about: 'event' },
  no_show: { by: ['no_show'], about: 'event' },
  ready: { by: ['completed'], about: 'event' },
  retorque: { by: ['completed'], about: 'event' },
  review: { by: ['completed'], about: 'event' },
  auto_invite: { by: ['invited'], about: 'event' },
  auto_nudge: { by: ['nudged'], about: 'event' },
  called: { by: ['called'], about: 'event' },
};

const waveTypes: readonly MessageType[] = ['auto_invite', 'auto_nudge'];
const comingTypes: readonly MessageType[] = [
  'confirmation',
  'changed',
  'reminder',
  'arrival',
  ...waveTypes,
];

/** Whether a type only helps whoever is still to come. */
const isOfComing = (type: MessageType): boolean => comingTypes.includes(type);

/** Whether a type is counted from when the booking begins. */
export const isOfBegin = (type: MessageType): boolean => types[type].about === 'begin';

/** Whether a type asks the customer of a booking to answer: pointless once they have. */
export const isOfWave = (type: MessageType): boolean => waveTypes.includes(type);

/** Whether a type is marketing, which whoever has refused it is spared. What the booking needs comes whatever they refused. */
export const isMarketing = (type: MessageType): boolean => type === 'review';

/** Whether somebody stands waiting for it: it leaves before all others and whatever the hour, for whoever is called is here. */
export const isCall = (type: MessageType): boolean => type === 'called';

/** How long after a call (ms) it is of use to be told of it: a call made without network may reach the server late. */
export const callHolds = 10 * 60_000;

/** A message that shall leave: at most one of a booking, a rule and an instant that it is about. All in ms. */
export interface PlannedMessage {
  readonly ruleId: number;
  readonly about: number;
  readonly due: number;
  /** Why it will not leave. */
  readonly skipped?: NotSent;
}

const minuteMs = 60_000;
const late = 120 * minuteMs;
const shortly = 60 * minuteMs;

/** What was told of the booking before. */
interface EarlierMessage {
  readonly ruleId: number;
  readonly state: (typeof messageStates)[number];
}

/** The messages that a booking gives rise to by what happened to it. */
export function messagesOf(
  { what, at }: { readonly what: Happening; readonly at: number },
  booking: { readonly begins: number | null; readonly serviceIds: readonly number[] },
  rules: readonly MessageRule[],
  zone: string,
  before: readonly EarlierMessage[] = [],
): PlannedMessage[] {
  const untold = what === 'moved' ? withdrawnConfirmations(rules, before) : [];
  // Who is reached one way only gets by it what is written for the other.
  const isConfirmed = rules.some(
    ({ id, type }) => type === 'confirmation' && isPlannedOrSent(before, id),
  );
  return rules
    .filter(({ active }) => active)
    .filter((rule) => untold.includes(rule) || types[rule.type].by.includes(what))
    .filter(
      ({ type, transport }) =>
        type !== 'changed' || !untold.some((one) => one.transport === transport || !isConfirmed),
    )
    .filter(
      ({ service_ids: ids }) =>
        ids.length === 0 || ids.some((id) => booking.serviceIds.includes(id)),
    )
    .filter(({ id, type }) => !(type === 'confirmation' && isPlannedOrSent(before, id)))
    .flatMap((rule) => {
      const { begins } = booking;
      const about = isOfBegin(rule.type) ? begins : at;
      return about === null ? [] : [planned(rule, { about, begins, at }, zone)];
    });
}

/** Of a booking that was moved before its confirmation left it is confirmed as it is then, instead of told what changed. */
const withdrawnConfirmations = (
  rules: readonly MessageRule[],
  before: readonly EarlierMessage[],
): readonly MessageRule[] =>
  rules.filter(({ id, type }) => {
    const own = before.filter(({ ruleId }) => ruleId === id);
    return (
      type === 'confirmation' && own.length > 0 && own.every(({ state }) => state === 'cancelled')
    );
  });

const isPlannedOrSent = (before: readonly EarlierMessage[], id: number): boolean =>
  before.some(({ ruleId, state }) => ruleId === id && (state === 'planned' || state === 'sent'));

interface Times {
  readonly about: number;
  readonly begins: number | null;
  /** When it happened. */
  readonly at: number;
}

function planned(rule: MessageRule, { about, begins, at }: Times, zone: string): PlannedMessage {
  const message = { ruleId: rule.id, about };
  if (isCall(rule.type)) return { ...message, due: at };
  const byRule = minutesAfter(about, rule.minutes_after, zone);
  const wanted = settling.includes(rule.type) ? Math.max(byRule, at + settlesFor) : byRule;
  // That it is off, nobody needs to be told of what is over.
  if (rule.type === 'cancelled' && begins !== null && begins <= at) {
    return { ...message, due: wanted, skipped: 'too_late' };
  }
  if (isOfBegin(rule.type) && isBeforeIt(rule)) {
    if (wanted < at) return { ...message, due: wanted, skipped: 'too_late' };
    if (rule.skip.includes('booked_late') && at > wanted - late) {
      return { ...message, due: wanted, skipped: 'booked_late' };
    }
  }
  const due = dueOf(rule, { about, begins, at }, wanted, zone);
  return due === null ? { ...message, due: wanted, skipped: 'too_late' } : { ...message, due };
}

// Moved, moved again and cancelled in a minute is sent once, as it is then.
const settlesFor = minuteMs;
const settling: readonly MessageType[] = ['changed', 'cancelled'];

/** When it leaves: as soon as the window opens; what reminds of a booking rather the evening before than too shortly before it. Null where that is not possible. */
function dueOf(
  rule: MessageRule,
  { begins, at }: Times,
  wanted: number,
  zone: string,
): number | null {
  const window = windowOf(rule);
  const next = nextInWindow(wanted, window, zone);
  if (begins === null || !isBeforeIt(rule)) return next;
  if (next === wanted || next <= begins - shortly) return next < begins ? next : null;
  const last = lastInWindow(wanted, window, zone);
  if (isOfBegin(rule.type) && last >= at) return last;
  return next < begins ? next : null;
}

/** Whether it is of use only before the booking begins. */
export const isBeforeIt = ({ type, minutes_after: minutes }: MessageRule): boolean =>
  isOfComing(type) && !(isOfBegin(type) && minutes >= 0);

/** The hours of the day in which a rule sends, in minutes since midnight. */
export const windowOf = ({ send_from: from, send_to: to }: MessageRule) => ({ from, to });
