import {
  deepest,
  type GrooveField,
  type WheelPosition,
} from '#contract/workshop/tread-depth/readings.ts';

/** Hooks to go round a car. */
export const wheelOrders = ['around', 'pairs', 'sides'] as const;
export type WheelOrder = (typeof wheelOrders)[number];

const orders: Readonly<Record<WheelOrder, readonly WheelPosition[]>> = {
  around: ['fl', 'fr', 'rr', 'rl'],
  pairs: ['fl', 'fr', 'rl', 'rr'],
  sides: ['fl', 'rl', 'fr', 'rr'],
};

/** How one goes through the grooves: in which order, and how many on each wheel. */
export interface Way {
  readonly order: WheelOrder;
  readonly grooves: number;
}

/** The grooves in the order in which they are entered. */
export const grooveOrder = ({ order, grooves }: Way): GrooveField[] =>
  orders[order].flatMap((wheel) =>
    Array.from({ length: grooves }, (_, at) => `${wheel}_${at + 1}` as GrooveField),
  );

/** The wheel that a groove is of. */
export const wheelOf = (groove: GrooveField): WheelPosition => groove.slice(0, 2) as WheelPosition;

export type PadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'next'
  | 'back'
  | 'plusTen';

/** Depths in tenths of a millimetre. */
export type Depths = Readonly<Partial<Record<GrooveField, number | null>>>;

/** What the pad works on: the groove that is entered, and the digits of it so far. */
export interface PadState {
  readonly at: GrooveField;
  readonly typed: string;
  readonly depths: Depths;
}

/** The groove with which a reading goes on that was begun, or begins. */
export const firstLeft = (depths: Depths, grooves: readonly GrooveField[]): GrooveField =>
  grooves.find((groove) => depths[groove] == null) ?? grooves[0]!;

const tenMillimetres = 100;

/**
 * What a key of the pad does. One digit is whole millimetres, two are millimetres and tenths, and
 * then the next groove is on: no comma is ever typed. `plusTen` is for new tyres of more than 9.9 mm.
 */
export function press(state: PadState, key: PadKey, grooves: readonly GrooveField[]): PadState {
  if (key === 'next') return { ...state, typed: '', at: beside(state.at, grooves, 1) };
  if (key === 'back') return erase(state, grooves);
  if (key === 'plusTen') return deepen(state, grooves);
  const typed = state.typed + key;
  const depth = typed.length === 1 ? Number(typed) * 10 : Number(typed);
  const depths = { ...state.depths, [state.at]: depth };
  if (typed.length === 1) return { ...state, typed, depths };
  return { at: beside(state.at, grooves, 1), typed: '', depths };
}

function erase({ at, typed, depths }: PadState, grooves: readonly GrooveField[]): PadState {
  // What was just filled in was left by itself: deleting is meant for it.
  const meant = typed === '' && depths[at] == null ? beside(at, grooves, -1) : at;
  return { at: meant, typed: '', depths: { ...depths, [meant]: null } };
}

function deepen(state: PadState, grooves: readonly GrooveField[]): PadState {
  const { at, typed, depths } = state;
  const meant = typed === '' && depths[at] == null ? beside(at, grooves, -1) : at;
  const depth = depths[meant];
  if (depth == null || depth + tenMillimetres > deepest) return state;
  return { ...state, depths: { ...depths, [meant]: depth + tenMillimetres } };
}

function beside(at: GrooveField, grooves: readonly GrooveField[], step: number): GrooveField {
  const index = grooves.indexOf(at) + step;
  return grooves[Math.max(0, Math.min(grooves.length - 1, index))] ?? at;
}
