import type { Code, WheelPlace } from '../label-codes.ts';
import type { Warning, Handling, GateReason } from '../wheel-sets/wheel-set-rules.ts';
import type { CarAndSet } from '../wheel-sets/gate-rules.ts';
import type { KnownPlace, KnownSet } from './known.ts';
import type { OnTrolley, Trolley } from './trolley.ts';

/** What the scanner is set to do with what it reads. */
export const scanModes = [
  'look_up',
  'put_away',
  'trolley',
  'pick',
  'stage',
  'mount',
  'return',
  'receive',
] as const;
export type ScanMode = (typeof scanModes)[number];

/** What a person meant by their scans: kept, sent, and done once. */
export interface Intent {
  readonly handling: Handling;
  readonly set: KnownSet;
  readonly place: KnownPlace | null;
  /** Wheels of the set that were not seen, where each was to be. */
  readonly unseen: readonly WheelPlace[];
  /** What they were warned of and did all the same. */
  readonly override: readonly Warning[];
  /** What was read before the wheels leave; of nothing else. */
  readonly read?: CarAndSet;
  /** Why they leave on another car than theirs. */
  readonly because?: GateReason;
  /** It was unloaded, and is on the trolley again when that is taken back. */
  readonly fromTrolley?: true;
}

/** Why a set stays on the trolley. */
export type Stays = 'full' | 'wrong_rack' | 'wrong_state';

/** Why nothing was done. */
export type Mistake =
  | 'unknown_code'
  /** It was read wrong: the label is torn or was read in part, or a digit is another. */
  | 'half_code'
  /** Another chain has printed it. */
  | 'other_chain'
  /** The scanner types for another keyboard than the device has. */
  | 'other_keyboard'
  | 'unknown_set'
  /** The device has not read all of the site's sets and places: nobody knows whether it is there. */
  | 'not_read_yet'
  /** The car that was read has several that it could be. */
  | 'several_sets'
  | 'unknown_place'
  /** Several warehouses have such a place, and the code says not in which. */
  | 'several_places'
  /** Of a place at another site. */
  | 'other_site'
  | 'closed_place'
  | 'other_use'
  | 'plate_first'
  | 'other_car'
  /** Of the car at the gate there are no wheels in the house. */
  | 'none_here'
  | 'other_set'
  | 'wrong_state'
  | 'not_for_this';

/** What to show, sound and shake after each code. */
export type Sign =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'found';
      readonly sets: readonly KnownSet[];
      readonly place: KnownPlace | null;
      /** Where they stand, when that is at several. */
      readonly places?: readonly KnownPlace[];
    }
  | {
      readonly kind: 'counting';
      readonly set: KnownSet;
      readonly seen: readonly WheelPlace[];
      /** The wheel had been read before. */
      readonly twice?: true;
    }
  | { readonly kind: 'done'; readonly intent: Intent; readonly moved: boolean }
  | { readonly kind: 'undone'; readonly intent: Intent }
  | { readonly kind: 'again'; readonly set: KnownSet }
  | {
      readonly kind: 'trolley';
      /** It was loaded, had been before, or was taken off. */
      readonly what: 'on' | 'twice' | 'off';
      readonly one: OnTrolley;
    }
  | {
      readonly kind: 'unloaded';
      readonly place: KnownPlace;
      /** How many sets were put there, and how many stay on the trolley. */
      readonly put: number;
      readonly left: number;
      /** Why the first of those stays. */
      readonly why?: Stays;
    }
  | { readonly kind: 'asks'; readonly warning: Warning; readonly intent: Intent }
  | {
      readonly kind: 'mistake';
      readonly mistake: Mistake;
      readonly code: Code;
      /** The set that nothing can be done with as it stands. */
      readonly of?: KnownSet;
      /** The places that a code may mean: one of them has to be chosen. */
      readonly places?: readonly KnownPlace[];
      /** At the gate: the set that was read, and those of the car that stands there; of none whose plate was not read. */
      readonly stop?: { readonly set: KnownSet; readonly own: readonly KnownSet[] };
    };

/** Where somebody is in their work. Kept on the device, so that it goes on after the app was closed. */
export interface Scanning {
  readonly mode: ScanMode;
  /** Where sets are put until another place is read. */
  readonly place: KnownPlace | null;
  /** Of which wheels are being counted, or that waits for its place. */
  readonly set: KnownSet | null;
  readonly seen: readonly WheelPlace[];
  /** Nothing more of the set is waited for: all its wheels were seen, or somebody said that it will do. */
  readonly whole: boolean;
  /** The car at the gate, whose wheels may leave. */
  readonly plate: string;
  /** The set of another car that somebody lets go on this one, and why; missing in what devices kept before there was such a thing. */
  readonly letGo?: { readonly set: string; readonly because: GateReason } | null;
  /** Missing where nothing was ever loaded. It stays through all modes. */
  readonly trolley?: Trolley;
  readonly asked: { readonly warning: Warning; readonly intent: Intent } | null;
  readonly last: Intent | null;
  readonly sign: Sign;
}

/** The beginning of work in a mode. */
export const startScanning = (mode: ScanMode): Scanning => ({
  mode,
  place: null,
  set: null,
  seen: [],
  whole: false,
  plate: '',
  letGo: null,
  asked: null,
  last: null,
  sign: { kind: 'ready' },
});

/** Work in a mode after other work: what was done last can be taken back, and the trolley stays loaded. */
export const startAfter = (mode: ScanMode, before: Scanning | null): Scanning => ({
  ...startScanning(mode),
  last: before?.last ?? null,
  ...(before?.trolley && { trolley: before.trolley }),
});

/** What comes of a code: where the work stands now, and what was meant by it, if that is clear. */
export interface Step {
  readonly next: Scanning;
  /** To be done; an `undo` takes back what was done before. */
  readonly act?: { readonly kind: 'do' | 'undo'; readonly intent: Intent };
  /** Several to be done, one after the other. */
  readonly acts?: readonly Intent[];
}
