import {
  cancelFee,
  type BookingState,
  type BookingType,
  type ChangeRules,
} from '../booking-rules.ts';

/** A booking as far as it decides what its customer may do with it. */
export interface OwnBooking {
  readonly state: BookingState;
  readonly type: BookingType;
  readonly is_confirmed: boolean;
  readonly begins_at: string | null;
  readonly checked_in_at: string | null;
}

/** What a customer says of their booking, by a press. */
export const answers = ['confirm', 'cancel', 'decline', 'changed_self'] as const;
export type CustomerAnswer = (typeof answers)[number];

/** Why a booking is cancelled that a customer has answered so to. */
export const reasonOfAnswer = {
  cancel: 'customer',
  decline: 'declined',
  changed_self: 'changed_self',
} as const satisfies Partial<Record<CustomerAnswer, string>>;

/** What a customer may do with their booking now. */
export interface CustomerActs {
  readonly answers: CustomerAnswer[];
  readonly move: boolean;
  /** Until when it can be moved; null where there is no time yet. */
  readonly moveUntil: string | null;
  /** Until when cancelling costs nothing; null where it never costs anything. */
  readonly freeUntil: string | null;
  /** What cancelling costs now, in minor units. */
  readonly fee: number | null;
}

const hourMs = 3_600_000;

/** What a customer may do: nothing once it has begun, they are here, or it is over. */
export function actsOfCustomer(booking: OwnBooking, rules: ChangeRules, now: Date): CustomerActs {
  const { state, type, begins_at: begins } = booking;
  const before = (hours: number) =>
    begins === null ? null : new Date(Date.parse(begins) - hours * hourMs).toISOString();
  const isBefore = (at: string | null) => at === null || now.getTime() <= Date.parse(at);
  const isOpen =
    state === 'active' &&
    booking.checked_in_at === null &&
    (begins === null || now.getTime() < Date.parse(begins));
  const moveUntil = before(rules.move_hours);
  const isConfirmedByThem = !(type === 'portal' && rules.needs_confirmation);
  const possible: Record<CustomerAnswer, boolean> = {
    confirm: begins !== null && !booking.is_confirmed && isConfirmedByThem,
    cancel: true,
    decline: type === 'auto',
    changed_self: type === 'auto',
  };
  return {
    answers: isOpen ? answers.filter((answer) => possible[answer]) : [],
    move: isOpen && isBefore(moveUntil),
    moveUntil,
    freeUntil: rules.fee ? before(rules.cancel_hours) : null,
    fee: isOpen ? cancelFee(booking, reasonOfAnswer.cancel, rules, now) : null,
  };
}
