import { boardStates, type BoardState } from '#contract/sales/order-work/work-rules.ts';
import { keep, readKept } from '#src/device/storage.ts';
import type { SiteId } from '#src/data/tokens.ts';

// What somebody has begun is gone on with first, then what may be begun, and last what is not promised or is over.
const firstLookedAt = ['in_progress', 'planned', 'accepted', 'quote', 'draft', 'done'] as const;

const keyOf = (siteId: SiteId) => `wheelhouse.board.${siteId}`;

/** The column that was looked at last on this device; null where none was. */
export const lastColumn = (siteId: SiteId): string | null => readKept(keyOf(siteId));

/** Keeps which column is looked at. */
export const keepColumn = (siteId: SiteId, name: BoardState): void => keep(keyOf(siteId), name);

/** The column that a phone shows: the one asked for, else the last one as long as something stands in it, else the first with something to do. */
export function columnShown(
  wanted: string | null,
  last: string | null,
  count: (name: BoardState) => number,
): BoardState {
  const named = (name: string | null) => boardStates.find((one) => one === name);
  const seen = named(last);
  return (
    named(wanted) ??
    (seen && count(seen) > 0 ? seen : undefined) ??
    firstLookedAt.find((name) => count(name) > 0) ??
    seen ??
    'in_progress'
  );
}
