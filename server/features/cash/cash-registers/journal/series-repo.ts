import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** Where the journal of a register stands: its last numbers and signature, and where its last Z report ended. */
export interface Series {
  readonly last_transaction: number;
  readonly last_event: number;
  readonly last_x: number;
  readonly last_z: number;
  readonly last_signature: string;
  readonly z_transaction: number;
  readonly z_event: number;
  /** What was sold and taken back until then, since the first use; in minor units. */
  readonly sales: number;
  readonly returns: number;
}

const fields = [
  'last_transaction',
  'last_event',
  'last_x',
  'last_z',
  'last_signature',
  'z_transaction',
  'z_event',
  'sales',
  'returns',
] as const;

/** Where the journal of a register stands; anyone else who enters something there waits until this transaction ends. */
export async function lockSeries(
  tx: Tx,
  { chainId, companyId }: Company,
  register_id: number,
): Promise<Series> {
  await tx
    .insertInto('cash_series')
    .values({ chain_id: chainId, company_id: companyId, register_id })
    .onConflict((met) => met.doNothing())
    .execute();
  return tx
    .selectFrom('cash_series')
    .select(fields)
    .where('register_id', '=', register_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Where the journal of a register stands, for who only looks; undefined before its first entry. */
export const readSeries = (tx: Tx, register_id: number): Promise<Series | undefined> =>
  tx
    .selectFrom('cash_series')
    .select(fields)
    .where('register_id', '=', register_id)
    .executeTakeFirst();

export const keepSeries = (tx: Tx, register_id: number, series: Series) =>
  tx.updateTable('cash_series').set(series).where('register_id', '=', register_id).execute();

/** What somebody is called. */
export async function nameOfPerson(tx: Tx, id: number | null): Promise<string> {
  if (id === null) return '';
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name from people where id = ${id}`.execute(tx);
  return rows[0]?.name ?? '';
}
