import { inWalkingOrder } from '../storage-places/place-rules.ts';

/** What a move is to do. */
export const moveKinds = ['stage', 'put_away', 'relocate', 'transfer'] as const;
/** Why it is there. */
export const moveReasons = [
  'by_hand',
  'visit',
  'booking',
  'unplaced',
  'wrong_rack',
  'transfer',
] as const;
export const moveStates = ['planned', 'picked', 'exception', 'delivered', 'cancelled'] as const;
/** What can be the matter with one; '' where nothing is. */
export const moveProblems = ['', 'missing', 'blocked', 'damaged', 'other'] as const;

const onShelf: readonly string[] = ['stored', 'reserved'];
const isGone: readonly string[] = ['mounted', 'returned'];

/**
 * How an open move stands once its set stands so; `elsewhere` where the set has come to another place.
 * The database does the same with each line of the ledger (`move_after`); a device shows by it what
 * waits to be sent.
 */
export function moveAfter(
  kind: string,
  state: string,
  setState: string,
  elsewhere: boolean,
): string {
  if (setState === 'missing') return 'exception';
  if (setState === 'discarded') return 'cancelled';
  if (setState === 'sent') return kind === 'transfer' ? 'delivered' : 'cancelled';
  if (setState === 'picking') return 'picked';
  if (kind === 'stage') {
    return setState === 'staged' || isGone.includes(setState) ? 'delivered' : 'planned';
  }
  if (isGone.includes(setState)) return 'cancelled';
  if (kind === 'put_away' && onShelf.includes(setState)) return 'delivered';
  if (kind === 'put_away' && ['staged', 'expected'].includes(setState)) return 'cancelled';
  if (kind === 'relocate' && onShelf.includes(setState) && elsewhere) return 'delivered';
  return [...onShelf, 'received'].includes(setState) ? 'planned' : state;
}

/** The views of the work list. */
export const moveViews = ['now', 'tomorrow', 'incoming', 'exceptions'] as const;
export type MoveView = (typeof moveViews)[number];

interface ViewFields {
  readonly state: string;
  readonly kind: string;
  readonly due_on: string | null;
}

/** In which view an open move stands: each in one. `today` is the site's day. */
export function viewOf({ state, kind, due_on: due }: ViewFields, today: string): MoveView {
  if (state === 'exception') return 'exceptions';
  if (due !== null && due > today) return 'tomorrow';
  return kind === 'put_away' ? 'incoming' : 'now';
}

interface Urgent {
  readonly called: boolean;
  readonly arrived_at: string | null;
  readonly due_on: string | null;
  readonly number: string;
}

const never = '9999';

/** The most urgent first: whose car stands at the lift, then who has waited longest, then by day. */
export const byUrgency = (one: Urgent, other: Urgent): number =>
  Number(other.called) - Number(one.called) ||
  (one.arrived_at ?? never).localeCompare(other.arrived_at ?? never) ||
  (one.due_on ?? '').localeCompare(other.due_on ?? '') ||
  Number(one.number) - Number(other.number);

interface Placed {
  readonly place: string | null;
  /** The warehouse that the place is in; null where it is in none. */
  readonly warehouse: number | null;
}

/** Moves in the order in which one walks by their places, warehouse by warehouse: codes are the same in several. Those of sets that stand nowhere come last. */
export function onTheWay<M extends Placed>(moves: readonly M[]): M[] {
  const placed = moves.filter(({ place }) => place !== null);
  const halls = Map.groupBy(placed, ({ warehouse }) => warehouse ?? 0);
  const byHall = [...halls].toSorted(([one], [other]) => one - other);
  return [
    ...byHall.flatMap(([, hall]) => inHall(hall)),
    ...moves.filter(({ place }) => place === null),
  ];
}

function inHall<M extends Placed>(moves: readonly M[]): M[] {
  const codes = inWalkingOrder([...new Set(moves.map(({ place }) => place!))]);
  const order = new Map(codes.map((code, at) => [code, at]));
  return moves.toSorted((one, other) => order.get(one.place!)! - order.get(other.place!)!);
}
