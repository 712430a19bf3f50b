import type { Schedule } from '../schedules/schedule.ts';
import type { BlockedBy, PlanKind } from './reasons.ts';

/** Kinds of places, from the one that can least to the one that can most. */
export const placeKinds = ['drive_in', 'lift', 'alignment', 'truck'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where work is done. */
export interface SlotPlace {
  readonly id: number;
  readonly kind: PlaceKind;
  /** kg and cm; null where any car fits. */
  readonly mostWeight: number | null;
  readonly mostHeight: number | null;
  /** As the calendar where it has none. */
  readonly schedule: Schedule | null;
  /** Minutes between two bookings; nobody is needed for it. */
  readonly cleaning: number;
  readonly position: number;
}

/** A person who works, or a machine. */
export interface SlotResource {
  readonly id: number;
  readonly kind: 'person' | 'machine';
  readonly skills: readonly string[];
  /** As the calendar where there is none. */
  readonly schedule: Schedule | null;
  /** Per cent: at 50, everything takes twice as long. */
  readonly efficiency: number;
  readonly homePlaceId: number | null;
  readonly inPortals: boolean;
}

/**
 * What is planned and published. `work` opens what it names also outside of its schedule, and who is
 * planned at a place works nowhere else meanwhile; `block` and `absence` close it; `drop_in` keeps
 * it for who comes without a booking, or one place more where it names none. Without place and
 * resource it is about the whole calendar.
 */
export interface SlotPlan {
  readonly id: number;
  readonly kind: PlanKind;
  readonly placeId: number | null;
  readonly resourceId: number | null;
  /** ms UTC */
  readonly from: number;
  readonly to: number;
}

/** Taken by a booking, or held by somebody who is just making one. One for each row of work. */
export interface Busy {
  readonly by: Extract<BlockedBy, { kind: 'booking' | 'hold' }>;
  readonly serviceId: number | null;
  readonly portalId: number | null;
  readonly isDropIn: boolean;
  readonly placeId: number | null;
  readonly resourceId: number | null;
  /** ms UTC, with its buffers and without the cleaning of the place. */
  readonly from: number;
  readonly to: number;
  /** When a hold ends (ms UTC); null for bookings. */
  readonly expires: number | null;
}

/** A calendar as it stands. Plans and what is busy are needed from the day before the first one asked for to the day after the last. */
export interface SlotSite {
  /** IANA */
  readonly zone: string;
  readonly calendar: {
    readonly id: number;
    /** Minutes, counted from midnight. */
    readonly slotInterval: number;
    readonly schedule: Schedule;
    /** How many places stay for who comes without a booking. */
    readonly dropInPlaces: number;
    /** How many open days before the booking wheels stored elsewhere have to be ordered, and until which minute of the day. */
    readonly leadDays: number;
    readonly cutOff: number;
  };
  readonly places: readonly SlotPlace[];
  readonly resources: readonly SlotResource[];
  readonly plans: readonly SlotPlan[];
  readonly busy: readonly Busy[];
}
