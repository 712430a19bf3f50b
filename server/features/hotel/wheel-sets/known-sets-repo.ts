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

const known = (tx: Tx) =>
  tx
    .selectFrom('wheel_sets as s')
    .leftJoin('storage_places as p', (join) =>
      join.onRef('p.chain_id', '=', 's.chain_id').onRef('p.id', '=', 's.place_id'),
    )
    .select(['s.id', 's.number', 's.licenseplate', 's.car_id', 's.season', 's.size'])
    .select(['s.state', 's.verdict', 'p.code as place'])
    .where('s.archived_at', 'is', null);

const sets = (tx: Tx) => known(tx).orderBy('s.id', 'desc').limit(most);

const isThere = sql<boolean>`s.state not in ('returned', 'discarded')`;

/** The sets of these cars that are here, on a car or looked for; the last first. */
export const setsOfCars = (tx: Tx, carIds: readonly number[]): Promise<KnownSet[]> =>
  carIds.length === 0
    ? Promise.resolve([])
    : sets(tx)
        .where('s.car_id', 'in', [...carIds])
        .where(isThere)
        .execute();

const lastPlates = 5;

/** A customer's sets of other cars than these, as `setsOfCars`: all of the five plates that came last, each plate's together, and how many there are in all. */
export async function otherSetsOfCustomer(
  tx: Tx,
  customerId: number,
  carIds: readonly number[],
): Promise<{ last: KnownSet[]; total: number }> {
  const found = await tx
    .with('theirs', (db) =>
      db
        .selectFrom('wheel_sets as s')
        .select(['s.id', 's.licenseplate'])
        .select([
          sql<number>`max(s.id) over (partition by s.licenseplate)`.as('latest'),
          sql<number>`(count(*) over ())::int`.as('total'),
        ])
        .where('s.archived_at', 'is', null)
        .where('s.customer_id', '=', customerId)
        .$if(carIds.length > 0, (some) =>
          some.where((e) =>
            e.or([e('s.car_id', 'is', null), e('s.car_id', 'not in', [...carIds])]),
          ),
        )
        .where(isThere),
    )
    .with('ranked', (db) =>
      db
        .selectFrom('theirs')
        .select(['id', 'latest', 'total'])
        .select(sql<number>`dense_rank() over (order by latest desc)`.as('nth')),
    )
    .selectFrom('ranked as r')
    .innerJoin(known(tx).as('s'), 's.id', 'r.id')
    .selectAll('s')
    .select('r.total')
    .where('r.nth', '<=', lastPlates)
    .orderBy('r.latest', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
  return {
    last: found.map(({ total: _total, ...set }) => set),
    total: found[0]?.total ?? 0,
  };
}

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
