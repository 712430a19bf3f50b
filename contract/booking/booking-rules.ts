import type { ReasonCode } from './slots/reasons.ts';

/** How a booking stands. */
export const bookingStates = ['active', 'completed', 'cancelled'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Who made it: somebody at the site, the customer, or a wave before the season. */
export const bookingTypes = ['admin', 'portal', 'auto'] as const;
export type BookingType = (typeof bookingTypes)[number];

/** Why one was cancelled, as whoever does it has to say. */
export const cancelReasons = [
  '',
  'customer',
  'workshop',
  'illness',
  'parts',
  'weather',
  'duplicate',
  'declined',
  'changed_self',
  'no_answer',
] as const;

interface StatusFields {
  readonly state: BookingState;
  readonly type: BookingType;
  readonly is_confirmed: boolean;
}

type StatusLine = 'cancelled' | 'confirmed_auto' | 'unconfirmed_auto' | 'by_admin' | 'by_customer';

/** What the status line of a booking says, by the key of its words, and in which colour; null for that of other text: specification §2 'Booking display'. */
export function statusLineOf(booking: StatusFields) {
  const line = lineOf(booking);
  return { words: `bookings:status.${line}`, color: colors[line] } as const;
}

function lineOf({ state, type, is_confirmed: confirmed }: StatusFields): StatusLine {
  if (state === 'cancelled') return 'cancelled';
  if (type === 'auto') return confirmed ? 'confirmed_auto' : 'unconfirmed_auto';
  return type === 'admin' ? 'by_admin' : 'by_customer';
}

type BookingColor = 'green' | 'blue' | 'red';

const colors: Readonly<Record<StatusLine, BookingColor | null>> = {
  cancelled: 'red',
  confirmed_auto: 'green',
  unconfirmed_auto: 'blue',
  by_admin: null,
  by_customer: null,
};

/** The colour of a booking in a calendar: specification §4 'Booking colours'. */
export function colorOfBooking({
  state,
  is_confirmed: confirmed,
}: Omit<StatusFields, 'type'>): BookingColor {
  if (state === 'cancelled') return 'red';
  return state === 'completed' || confirmed ? 'green' : 'blue';
}

/** The keys of the words for what waits on a device to be sent. */
export const actsOfBookings = {
  check_in: 'bookings:acts.check_in',
  no_show: 'bookings:acts.no_show',
} as const;

/** The key of the words that say why a time is not free. */
export const wordsOfReason = (code: ReasonCode) => `bookings:reasons.${code}` as const;

const minuteMs = 60_000;

/** What a customer may change, and until when. */
export interface ChangeRules {
  /** Until how many hours before it one may cancel for nothing. */
  readonly cancel_hours: number;
  /** What cancelling later costs. */
  readonly fee: number | null;
  readonly move_hours: number;
  /** What they book is confirmed by the site. */
  readonly needs_confirmation: boolean;
}

/**
 * What a customer owes who cancels so late that the time is lost, in minor units; null for nothing.
 * Whoever is cancelled by the workshop owes nothing.
 */
export function cancelFee(
  { begins_at: begins }: { readonly begins_at: string | null },
  reason: string,
  { cancel_hours: hours, fee }: Pick<ChangeRules, 'cancel_hours' | 'fee'>,
  at: Date,
): number | null {
  if (reason !== 'customer' || begins === null || !fee) return null;
  return at.getTime() > Date.parse(begins) - hours * 60 * minuteMs ? fee : null;
}

/** Whether somebody comes later than so many minutes after their time. */
export const isLate = (begins: string | null, minutes: number, at: Date): boolean =>
  begins !== null && at.getTime() >= Date.parse(begins) + minutes * minuteMs;
