import type { Overbookable } from './reasons.ts';
import type { PlaceKind } from './site.ts';

/** Something to be done with a car: a service or an add-on. */
export interface Work {
  readonly kind: 'service' | 'addon';
  readonly id: number;
  /** For this class of vehicle, by somebody who works at 100 %: see `minutesOf`. */
  readonly minutes: number;
  /** Kept free of other bookings at the place and with the people. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  readonly people: 0 | 1 | 2;
  /** Any of these will do; any place at all where none is named. */
  readonly placeKinds: readonly PlaceKind[];
  /** What a machine of the site can is asked of a machine, all else of each of the people. */
  readonly skills: readonly string[];
  readonly noticeHours: number;
  /** How many bookings a day; null without end. */
  readonly perDay: number | null;
  /** Days on which it is offered, both included. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** What a place has to carry; null where it is not known. */
export interface SlotVehicle {
  /** kg */
  readonly weight: number | null;
  /** cm */
  readonly height: number | null;
}

/** What holds for those who book by themselves. */
export interface PortalRules {
  readonly id: number;
  readonly noticeHours: number;
  readonly daysAhead: number | null;
  /** Per cent of the minutes of a day's places that may be booked through it. */
  readonly share: number;
}

/** What is asked: when can this be done with this car? */
export interface SlotQuestion {
  /** ms UTC */
  readonly now: number;
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
  /** Done one after another in this order. */
  readonly work: readonly Work[];
  readonly vehicle: SlotVehicle;
  /** Through which portal; null at the counter. */
  readonly portal: PortalRules | null;
  /** Comes without a booking: for these a part of the places is kept. */
  readonly isDropIn: boolean;
  /** Wheels to be mounted that are stored elsewhere; null where they are at the site, or none are needed. */
  readonly setElsewhere: { readonly id: number } | null;
  /** Booking that is moved: it is not in its own way. */
  readonly bookingId: number | null;
  /** Hold of the caller: the same. */
  readonly holdId: string | null;
  /** No other place will do, as when something is dragged to its row. */
  readonly onlyPlaceId: number | null;
  /** Has to take part in every work that it has the skills for, with others where one is not enough. */
  readonly onlyResourceId: number | null;
  /** What whoever may overbook passes over. */
  readonly override: readonly Overbookable[];
}
