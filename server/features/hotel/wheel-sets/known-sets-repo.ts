import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A set as others are told of it. */
export interface KnownSet {
  readonly id: number;
  readonly number: string;
  readonly licenseplate: string;
  readonly car_id: number | null;
  readonly season: string;
  readonly size: string;
  readonly state: string;
  readonly verdict: string;
  readonly place: string | null;
}

const most = 200;
// Behind everything that begins with the text, by bytes.
const behindAll = '\u{10ffff}';

const sets = (tx: Tx) =>
  tx
    .selectFrom('wheel_sets as s')
    .leftJoin('storage_places as p', (join) =>
      join.onRef('p.chain_id', '=', 's.chain_id').onRef('p.id', '=', 's.place_id'),
    )
    .select(['s.id', 's.number', 's.licenseplate', 's.car_id', 's.season', 's.size'])
    .select(['s.state', 's.verdict', 'p.code as place'])
    .where('s.archived_at', 'is', null)
    .orderBy('s.id', 'desc')
    .limit(most);

const isThere = sql<boolean>`s.state not in ('returned', 'discarded')`;

/** The sets of a customer or of their cars that are here, on a car or looked for; the last first. */
export const setsOfCustomer = (
  tx: Tx,
  customerId: number,
  carIds: readonly number[],
): Promise<KnownSet[]> =>
  sets(tx)
    .where((e) =>
      e.or([
        e('s.customer_id', '=', customerId),
        ...(carIds.length > 0 ? [e('s.car_id', 'in', [...carIds])] : []),
      ]),
    )
    .where(isThere)
    .execute();

/** The set of a number, and the one that has it as its id: the number comes first. */
export async function setsByNumber(
  tx: Tx,
  number: string,
): Promise<{ readonly matched: readonly KnownSet[]; readonly others: readonly KnownSet[] }> {
  const found = await sets(tx)
    .where((e) => e.or([e('s.number', '=', number), e('s.id', '=', Number(number))]))
    .execute();
  const numbered = found.filter((one) => one.number === number);
  const others = found.filter((one) => one.number !== number);
  return numbered.length > 0 ? { matched: numbered, others } : { matched: others, others: [] };
}

/** The sets at a place of a code, in one warehouse where `store` names it. */
export const setsAt = (
  tx: Tx,
  { store, place }: { readonly store: string; readonly place: string },
): Promise<KnownSet[]> =>
  sets(tx)
    .where('p.code', '=', place)
    .$if(store !== '', (named) => named.where('p.warehouse_id', '=', Number(store)))
    .execute();

/** Sets whose plate begins with these letters. */
export const setsByPlate = (tx: Tx, plateKey: string): Promise<KnownSet[]> =>
  sets(tx)
    .where('s.licenseplate', '>=', sql<string>`${plateKey}::text collate "C"`)
    .where('s.licenseplate', '<', sql<string>`${plateKey + behindAll}::text collate "C"`)
    .execute();
