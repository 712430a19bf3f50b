import type { TyreSeason } from '../../workshop/tread-depth-rules.ts';

/** What can be the matter with a set of wheels, in the order in which a season goes by. */
export const setStates = [
  'expected',
  'received',
  'stored',
  'reserved',
  'picking',
  'staged',
  'mounted',
  'returned',
  'sent',
  'missing',
  'discarded',
] as const;
export type SetState = (typeof setStates)[number];

/** What is done with a set by hand; each is one line of its movements. */
export const handlings = ['receive', 'store', 'pick', 'stage', 'mount', 'return', 'miss'] as const;
export type Handling = (typeof handlings)[number];

/** What the ledger records: by hand, or with a transfer to another site. */
export const ledgerHandlings = [...handlings, 'send'] as const;
export type LedgerHandling = (typeof ledgerHandlings)[number];

/** From which states each is done, and which it leads to. */
export const handlingRules: Readonly<
  Record<LedgerHandling, { readonly from: readonly SetState[]; readonly to: SetState }>
> = {
  receive: { from: ['expected', 'mounted', 'returned', 'sent', 'missing'], to: 'received' },
  // A set is put from place to place as often as it takes, and back when nobody came for it.
  store: {
    from: ['expected', 'received', 'stored', 'reserved', 'picking', 'staged', 'mounted', 'missing'],
    to: 'stored',
  },
  pick: { from: ['stored', 'reserved'], to: 'picking' },
  // A set is put by another lift too, and one that has just come in may go there at once.
  stage: { from: ['received', 'stored', 'reserved', 'picking', 'staged'], to: 'staged' },
  mount: { from: ['received', 'stored', 'reserved', 'picking', 'staged'], to: 'mounted' },
  return: { from: ['received', 'stored', 'reserved', 'picking', 'staged'], to: 'returned' },
  miss: { from: ['received', 'stored', 'reserved', 'picking', 'staged'], to: 'missing' },
  send: { from: ['received', 'stored', 'reserved', 'picking', 'staged'], to: 'sent' },
};

/** The state that handling a set leads to; undefined where it cannot be done now. */
export function handled(state: SetState, handling: LedgerHandling): SetState | undefined {
  const { from, to } = handlingRules[handling];
  return from.includes(state) ? to : undefined;
}

/** What is mostly done with a set next, as it stands; the first of them that is offered. */
export const usualNext: Readonly<Record<SetState, readonly Handling[]>> = {
  expected: ['receive'],
  received: ['store'],
  stored: ['pick', 'stage'],
  reserved: ['pick', 'stage'],
  picking: ['stage'],
  staged: ['mount'],
  mounted: ['receive'],
  returned: ['receive'],
  sent: [],
  missing: ['store'],
  discarded: [],
};

/** Whether a set stands on a shelf, and so takes up room there. */
export const takesRoom = (state: SetState): boolean => state === 'stored' || state === 'reserved';

/** Whether a set can stand at a place: on a shelf, or ready by a lift. */
export const hasPlace = (state: SetState): boolean => takesRoom(state) || state === 'staged';

/** What a place is for where something is put there by this; nothing else is put there. */
export const usesOf = { store: '', stage: 'stage' } as const;

/** What one may go on in spite of, by a second thought; it is written down. */
export const warnings = ['full', 'wrong_rack', 'held', 'wheels_unseen', 'other_car'] as const;
export type Warning = (typeof warnings)[number];

/** Whether wheels leave by this, and so by the gate. */
export const isHandOver = (handling: string): handling is 'mount' | 'return' =>
  handling === 'mount' || handling === 'return';

/** Why who may lets wheels leave on another car than theirs: its plate was changed, it is their owner's too, it only carries them, or it has none that can be read. */
export const gateReasons = ['new_plate', 'same_owner', 'carried', 'no_plate'] as const;
export type GateReason = (typeof gateReasons)[number];

/**
 * Why a place is the one for a set: a shelf of the class that its wheels need, one for wheels of any
 * size, a larger one, or the first that is free, as nothing says how large the wheels are.
 */
export const reasons = ['own_rack', 'any_rack', 'larger_rack', 'size_unknown'] as const;
export type Reason = (typeof reasons)[number];

/** The states of a set that is in the house, wherever it is there. */
export const inHouse = ['received', 'stored', 'reserved', 'picking', 'staged'] as const;

/** Whether a set is in the house. */
export const isInHouse = (state: string): boolean => inHouse.some((one) => one === state);

/** The kind of tyres that a set is judged as. */
export const tyreSeasonOf = (season: string): TyreSeason =>
  season === 'summer' || season === 'all_season' ? season : 'winter';

/** Why a set is thrown away: its owner agreed, nobody fetched it in spite of notices, it cannot be driven on, or it was not found. */
export const discardReasons = ['', 'agreed', 'unclaimed', 'unusable', 'not_found'] as const;

/** What came of offering new tyres for a set. */
export const offerStates = ['', 'offered', 'accepted', 'declined'] as const;
