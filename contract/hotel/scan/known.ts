import type { WheelPlace } from '../label-codes.ts';
import type { RackClass } from '../tyre-size-rules.ts';
import type { SetState } from '../wheel-sets/wheel-set-rules.ts';

/** A set as the device knows it, with what waits to be sent already done to it. */
export interface KnownSet {
  readonly id: number;
  readonly set: string;
  readonly plate: string;
  readonly state: SetState;
  /** Of the place it stands at; null anywhere else. */
  readonly placeId: number | null;
  readonly wheels: readonly WheelPlace[];
  readonly size: string;
  /** Something is owed for it: it leaves only when who may says so. */
  readonly held: boolean;
}

/** A place as the device knows it. */
export interface KnownPlace {
  readonly id: number;
  readonly store: string;
  readonly place: string;
  /** In sets. */
  readonly room: number;
  readonly taken: number;
  readonly rack: RackClass | null;
  /** '' for storing, `stage` by a lift. */
  readonly use: string;
  readonly closed: boolean;
}

/** What can be found without network. */
export interface Hotel {
  set(number: string): KnownSet | undefined;
  place(store: string, code: string): KnownPlace | undefined;
  /** The places that have a code, where several warehouses do and the code names none of them. */
  placesOf(code: string): readonly KnownPlace[];
  placeById(id: number): KnownPlace | undefined;
  /** The sets of a car, those in the house first. */
  setsOf(plate: string): readonly KnownSet[];
  setsAt(placeId: number): readonly KnownSet[];
  /** Whether all that the site has is known: only then is what cannot be found not there. */
  readonly isWhole: boolean;
  /** Whether a store is one of this site's. */
  isOurs(store: string): boolean;
}
