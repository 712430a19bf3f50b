import { rightOfTile } from '#contract/desk/dashboard.ts';
import type { Right } from '#contract/rights.ts';

/** What can stand on the first page, and the right that each needs. */
export const rightToSee = {
  ...rightOfTile,
  mine: 'bookings.read',
  orders: 'orders.read',
  logistics: 'hotel.work',
  hotel: 'hotel.read',
  sales: 'reports.read',
  takings: 'cash.close_day',
} as const satisfies Readonly<Record<string, Right | null>>;

export type TileName = keyof typeof rightToSee;

// Who has the right comes with these first: the widest work first, since it brings the others' rights, too.
const orders: readonly (readonly [Right, readonly TileName[]])[] = [
  ['reports.read', ['sales', 'takings', 'orders', 'bookings', 'hours', 'hotel', 'queue', 'mine']],
  ['bookings.write', ['queue', 'mine', 'bookings', 'orders', 'hours', 'notifications']],
  ['orders.work', ['mine', 'orders', 'queue', 'bookings', 'readings']],
  ['hotel.places', ['logistics', 'hotel', 'readings', 'notifications', 'orders']],
];

const usual: readonly TileName[] = [
  'queue',
  'mine',
  'hours',
  'bookings',
  'notifications',
  'orders',
  'hotel',
  'logistics',
  'readings',
  'inspections',
  'customers',
  'sales',
  'takings',
];

/**
 * The tiles of the first page for somebody with these rights, what their work begins with first.
 * Until the rights are known, those that the server answers together, in the usual order; once it has
 * answered, of these only the ones in `answered`.
 */
export function firstTiles(rights: readonly string[] | undefined, answered?: object): TileName[] {
  const isThere = (name: TileName) => !answered || !(name in rightOfTile) || name in answered;
  if (!rights) return usual.filter((name) => name in rightOfTile && isThere(name));
  const first = orders.find(([right]) => rights.includes(right))?.[1] ?? [];
  return [...new Set([...first, ...usual])].filter((name) => {
    const right = rightToSee[name];
    return isThere(name) && (right === null || rights.includes(right));
  });
}
