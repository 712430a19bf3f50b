/**
 * Why a time is not free. Where one place or resource is meant, the reason names it; what is in the
 * way stands in `blockedBy`.
 */
export const reasonCodes = [
  /** The calendar is not open for all of the work; or, blocked by a service, that one is not offered on the day. */
  'CLOSED',
  /** The place, or the person or machine, is not there for all of the work by a schedule of its own. */
  'OUTSIDE_SCHEDULE',
  /** Another booking has the place meanwhile. */
  'PLACE_BUSY',
  /** Another booking has the person or the machine meanwhile. */
  'RESOURCE_BUSY',
  /** Too few people, or no machine, have the skills of the work: at no time can it be done. */
  'NO_SKILL',
  /** No place is of a kind that the work needs, or takes a car so heavy or high: at no time can it be done. */
  'NO_PLACE_TYPE',
  /** The work itself fits, but not the minutes kept before or after it, or those for cleaning the place. */
  'BUFFER',
  /** Sooner than the portal or the service takes bookings. */
  'MIN_NOTICE',
  /** Later than the portal takes bookings. */
  'MAX_AHEAD',
  /** The portal has what it may take of the day; or the person or machine is not offered in portals. */
  'PORTAL_SHARE',
  /** The service is booked as often as it may be on a day. */
  'DAY_LIMIT',
  /** Planned for something else: a block, an absence, work at another place; or, blocked by the calendar or a plan of that kind, kept for who comes without a booking. */
  'PLANNING_BLOCK',
  /** The wheels are stored elsewhere and cannot be here by then. */
  'HOTEL_LEAD_TIME',
  /** Somebody else is just booking it. */
  'HELD',
  /** It takes longer than any booking may: at no time can it be done. */
  'TOO_LONG',
  /** It has begun already. */
  'PAST',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Reasons that who may overbook can pass over: nobody and nothing is taken twice, or can what it cannot. */
export const overbookable = [
  'CLOSED',
  'OUTSIDE_SCHEDULE',
  'MIN_NOTICE',
  'MAX_AHEAD',
  'PORTAL_SHARE',
  'DAY_LIMIT',
  'PLANNING_BLOCK',
  'HOTEL_LEAD_TIME',
  'PAST',
] as const satisfies readonly ReasonCode[];
export type Overbookable = (typeof overbookable)[number];

/** What planning says of somebody's or some place's time. */
export const planKinds = ['work', 'block', 'absence', 'drop_in'] as const;
export type PlanKind = (typeof planKinds)[number];

/** What is in the way, by its id. */
export type BlockedBy =
  | { readonly kind: 'booking'; readonly id: number; readonly ticket: string }
  /** `moves`: the booking that is to be moved there, which stands where it stood meanwhile. */
  | { readonly kind: 'hold'; readonly id: string; readonly moves?: number }
  | { readonly kind: 'plan'; readonly id: number; readonly plan: PlanKind }
  | {
      readonly kind: 'calendar' | 'service' | 'addon' | 'portal' | 'schedule' | 'set';
      readonly id: number;
    };

/** One thing that speaks against a time. */
export interface Reason {
  readonly code: ReasonCode;
  /** Which work of the question it is about, counted from 0; absent where it is about all. */
  readonly work?: number;
  /** The place, the person or the machine that is out of question because of it. */
  readonly placeId?: number;
  readonly resourceId?: number;
  readonly blockedBy?: BlockedBy;
  /** When what is in the way ends (ms UTC), where it does: of a hold when it is given up, unless it becomes a booking. */
  readonly until?: number;
}
