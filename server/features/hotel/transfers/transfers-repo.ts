import { sql } from 'kysely';
import type { goodsOfSets } from '#contract/hotel/transfers.ts';
import type { ComingOf } from '#contract/kit/goods/goods.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Coming = ComingOf<typeof goodsOfSets>;
type Outcome = Coming['sets'][number]['outcome'];
type Site = Pick<Actor, 'chainId' | 'siteId'>;

/** The other sites of the chain that are in use. */
export const otherSites = (tx: Tx, { siteId }: Site) =>
  tx
    .selectFrom('sites')
    .select(['id', 'name'])
    .where('active', '=', true)
    .where('id', '<>', siteId)
    .orderBy('name')
    .execute();

/** The sets of a transfer of the caller's site. */
export async function setsOfTransfer(tx: Tx, id: number) {
  const rows = await tx
    .selectFrom('transfer_sets')
    .select(['set_id', 'number', 'licenseplate', 'outcome'])
    .where('transfer_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, outcome: row.outcome as Outcome }));
}

/** The set of a number at the caller's site. */
export const setWithNumber = (tx: Tx, number: string) =>
  tx
    .selectFrom('wheel_sets')
    .select(['id', 'number', 'licenseplate', 'state', 'season', 'size', 'wheels'])
    .where('number', '=', number)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** Whether a set stands on another transfer that has not left yet. */
export const isOnAnother = async (tx: Tx, setId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('transfer_sets as x')
    .innerJoin('transfers as t', (join) =>
      join.onRef('t.chain_id', '=', 'x.chain_id').onRef('t.id', '=', 'x.transfer_id'),
    )
    .select('t.id')
    .where('x.set_id', '=', setId)
    .where('t.state', '=', 'draft')
    .where('t.archived_at', 'is', null)
    .where('t.id', '<>', id)
    .executeTakeFirst()) !== undefined;

/** Puts a set on a transfer, with what its manifest says of it. */
export async function putOn(
  tx: Tx,
  { chainId, siteId }: Site,
  id: number,
  { id: set_id, state: _, wheels, ...set }: NonNullable<Awaited<ReturnType<typeof setWithNumber>>>,
): Promise<void> {
  const own = { chain_id: chainId, site_id: siteId };
  await tx
    .insertInto('transfer_sets')
    .values({ ...own, ...set, transfer_id: id, set_id, wheels: wheels.length })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select open_move(${siteId}, ${set_id}, 'transfer', 'transfer', null, null)`.execute(tx);
}

/** Takes a set off it again: nobody has to fetch it for that any more. */
export async function takeOff(tx: Tx, id: number, number: string): Promise<void> {
  const off = await tx
    .deleteFrom('transfer_sets')
    .where('transfer_id', '=', id)
    .where('number', '=', number)
    .returning('set_id')
    .executeTakeFirst();
  if (off) await leaveThere(tx, [off.set_id]);
}

/** Sets that go with no transfer any more need not be fetched for one. */
export const leaveThere = (tx: Tx, sets: readonly number[]) =>
  sql`with open as (
      select id from moves where set_id = any (${[...sets]}::bigint[]) and kind = 'transfer'
        and state in ('planned', 'picked', 'exception')
      order by id for no key update
    )
    update moves set state = 'cancelled', version = version + 1, changed_at = now()
      where id = any (array(select id from open))`.execute(tx);

/** Writes to whom a transfer goes, and with whom. */
export async function writeSent(
  tx: Tx,
  id: number,
  values: { to_site_id: number; sent_at: Date },
): Promise<void> {
  await tx.updateTable('transfers').set(values).where('id', '=', id).execute();
}

/** What is on its way to the caller's site. */
export async function transfersToHere(tx: Tx) {
  const { rows } = await sql<
    Omit<Coming, 'sent_at' | 'sets'> & { sent_at: Date; sets: Coming['sets'] | null }
  >`select * from transfers_to_here()`.execute(tx);
  return rows.map((row) => ({ ...row, sets: row.sets ?? [] }));
}

/** A set that has come is the caller's site's from now on; null where it does not come by this transfer. */
export async function takeOver(tx: Tx, id: number, number: string): Promise<number | null> {
  const { rows } = await sql<{
    set: number | null;
  }>`select take_over_set(${id}, ${number}) as set`.execute(tx);
  return rows[0]?.set ?? null;
}

/** What has not come is missing; null where no such transfer comes here. */
export async function missRest(tx: Tx, id: number): Promise<number | null> {
  const { rows } = await sql<{
    missing: number | null;
  }>`select miss_rest_of_transfer(${id}) as missing`.execute(tx);
  return rows[0]?.missing ?? null;
}
