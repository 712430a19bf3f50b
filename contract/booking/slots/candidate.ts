import type { Reason } from './reasons.ts';

/** Where, when and by whom one work of the question is done. All instants are ms UTC. */
export interface AssignedWork {
  /** Which one of the question, counted from 0. */
  readonly work: number;
  readonly placeId: number;
  /** People and machines; none where nobody is needed. */
  readonly resourceIds: readonly number[];
  readonly begins: number;
  readonly ends: number;
  /** What is taken at the place and of the people: the same with its buffers. Never overlaps that of another work of the booking. */
  readonly from: number;
  readonly to: number;
}

/** How a booking is done: each of its work in order. */
export interface Assignment {
  /** From the beginning of the first work to the end of the last. */
  readonly minutes: number;
  readonly work: readonly AssignedWork[];
}

export interface FreeTime {
  readonly start: number;
  readonly ok: true;
  readonly assignment: Assignment;
}

export interface RefusedTime {
  readonly start: number;
  readonly ok: false;
  /** Every one, never none. */
  readonly reasons: readonly Reason[];
}

/** A time at which a booking might begin (ms UTC), and how, or why not. */
export type Candidate = FreeTime | RefusedTime;
