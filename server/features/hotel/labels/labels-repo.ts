import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** Sets with what a label says of them, and each of their wheels, in the order that was asked for. */
export async function setsToLabel(tx: Tx, ids: readonly number[]) {
  const sets = await tx
    .selectFrom('wheel_sets as s')
    .leftJoin('storage_places as p', (join) =>
      join.onRef('p.chain_id', '=', 's.chain_id').onRef('p.id', '=', 's.place_id'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.customer_id'),
    )
    .leftJoin('customers as d', (join) =>
      join.onRef('d.chain_id', '=', 's.chain_id').onRef('d.id', '=', 's.depositor_id'),
    )
    .leftJoin('warehouses as w', (join) =>
      join.onRef('w.chain_id', '=', 'p.chain_id').onRef('w.id', '=', 'p.warehouse_id'),
    )
    .innerJoin('sites as at', (join) =>
      join.onRef('at.chain_id', '=', 's.chain_id').onRef('at.id', '=', 's.site_id'),
    )
    .innerJoin('companies as of', (join) =>
      join.onRef('of.chain_id', '=', 'at.chain_id').onRef('of.id', '=', 'at.company_id'),
    )
    .select(['s.id', 's.number', 's.licenseplate', 's.season', 's.size', 's.least_depth'])
    .select(['s.wheels', 's.stored_on', 'p.code as place', 'c.name as owner', 'at.name as site'])
    .select(['s.rim', 's.sensors', 's.lock_key', 's.rear_size', 'w.name as warehouse', 'at.town'])
    .select(['of.name as company', 'of.org_number', 'd.name as depositor'])
    .select((e) => [
      e.fn.coalesce('d.language', 'c.language').as('language'),
      // When it came in, the last time it did.
      e
        .selectFrom('wheel_set_movements as m')
        .select((of) => of.fn.max('m.happened_at').as('at'))
        .whereRef('m.chain_id', '=', 's.chain_id')
        .whereRef('m.site_id', '=', 's.site_id')
        .whereRef('m.set_id', '=', 's.id')
        .where('m.handling', '=', 'receive')
        .as('received_at'),
    ])
    .where('s.id', 'in', [...ids])
    .execute();
  const wheels = await tx
    .selectFrom('wheels')
    .select(['set_id', 'position', 'size', 'depths', 'dot', 'brand', 'pattern', 'studded', 'marks'])
    .where('set_id', 'in', [...ids])
    .execute();
  const wheelsOf = Map.groupBy(wheels, ({ set_id: id }) => id);
  return inOrder(ids, sets).map((set) => ({ ...set, each: wheelsOf.get(set.id) ?? [] }));
}

export type LabelledSet = Awaited<ReturnType<typeof setsToLabel>>[number];

/** The sets that somebody is to fetch, or is fetching. */
export async function setsToFetch(tx: Tx, most: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('wheel_sets')
    .select('id')
    .where('state', 'in', ['reserved', 'picking'])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** A transfer that has left, as its paper says it. */
export interface PrintedTransfer {
  readonly id: number;
  readonly number: string;
  readonly from_site: string;
  readonly to_site: string;
  readonly driver: string;
  readonly signed_by: string;
  readonly sent_at: Date;
  /** When the last of it was received or said to be missing, as who received it has it written. */
  readonly came_at: Date | null;
  readonly sets: readonly CarriedSet[];
}

interface CarriedSet {
  readonly number: string;
  readonly licenseplate: string;
  readonly season: string;
  readonly size: string;
  readonly wheels: number;
  /** Of what has come: what became of it. */
  readonly outcome?: '' | 'received' | 'missing';
}

/** Transfers that have left the site of this name, or go there, with the sets that went along. */
export async function transfersToPrint(
  tx: Tx,
  ids: readonly number[],
  site: string,
): Promise<PrintedTransfer[]> {
  const { rows: coming } = await sql<
    Omit<PrintedTransfer, 'to_site' | 'sets'> & { sets: CarriedSet[] | null }
  >`select * from transfers_to_print_here(${[...ids]}::bigint[])`.execute(tx);
  const here = coming.map((one) => ({ ...one, to_site: site, sets: one.sets ?? [] }));
  return inOrder(ids, [...here, ...(await transfersThatLeft(tx, ids, site))]);
}

async function transfersThatLeft(tx: Tx, ids: readonly number[], site: string) {
  const transfers = await tx
    .selectFrom('transfers')
    .select(['id', 'number', 'to_site', 'driver', 'signed_by', 'sent_at'])
    .where('id', 'in', [...ids])
    .where('sent_at', 'is not', null)
    .$narrowType<{ sent_at: Date }>()
    .execute();
  const sets = await tx
    .selectFrom('transfer_sets')
    .select(['transfer_id', 'number', 'licenseplate', 'season', 'size', 'wheels'])
    .where('transfer_id', 'in', [...ids])
    .orderBy('number')
    .execute();
  const setsOf = Map.groupBy(sets, ({ transfer_id: id }) => id);
  return transfers.map((one) => ({
    ...one,
    from_site: site,
    came_at: null,
    sets: setsOf.get(one.id) ?? [],
  }));
}

/** Places with what a label says of them, in the order that was asked for. */
export async function placesToLabel(tx: Tx, ids: readonly number[]) {
  const places = await tx
    .selectFrom('storage_places as p')
    .innerJoin('warehouses as w', (join) =>
      join.onRef('w.chain_id', '=', 'p.chain_id').onRef('w.id', '=', 'p.warehouse_id'),
    )
    .select(['p.id', 'p.code', 'p.zone', 'p.room', 'p.warehouse_id', 'w.name as warehouse'])
    .where('p.id', 'in', [...ids])
    .execute();
  return inOrder(ids, places);
}

export type LabelledPlace = Awaited<ReturnType<typeof placesToLabel>>[number];

const inOrder = <Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] => {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** Which of these rows have had labels before. */
export async function printedBefore(
  tx: Tx,
  entity: 'wheel_sets' | 'storage_places',
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('row_changes as change')
    .innerJoin('audit_log as entry', 'entry.id', 'change.audit_id')
    .select('change.entity_id')
    .where('change.entity', '=', entity)
    .where('change.entity_id', 'in', [...ids])
    .where(sql<boolean>`entry.action = ${`${entity}.print`}`)
    .execute();
  return new Set(rows.map(({ entity_id: id }) => id));
}
