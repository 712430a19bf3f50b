import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** Has others who send the same intent wait until the transaction ends. */
export async function holdIntent(tx: Tx, { companyId }: Company, intent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${intent}`}, ${companyId}))`.execute(
    tx,
  );
}

/** The payment that an intent has become; undefined where it is new. */
export const takenOfIntent = async (
  tx: Tx,
  { companyId }: Company,
  intent: string,
): Promise<number | undefined> =>
  (
    await tx
      .selectFrom('payments')
      .select('id')
      .where('company_id', '=', companyId)
      .where('intent', '=', intent)
      .executeTakeFirst()
  )?.id;

/** Whom an invoice names as its buyer, as long as a payment has room for it. */
export async function buyerOf(tx: Tx, invoice: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select left(coalesce(buyer ->> 'name', ''), 140) as name from invoices
    where chain_id = current_chain() and id = ${invoice}`.execute(tx);
  return rows[0]!.name;
}

/** A payment at the counter; amounts in minor units, below zero where one is taken back. */
interface Taken {
  readonly intent: string;
  readonly method_id: number;
  /** What it settles. */
  readonly amount: number;
  /** What was paid besides for want of coins. */
  readonly rounding: number;
  readonly day: string;
  readonly currency: string;
  readonly payer: string;
  readonly reference: string;
  /** Why it is taken back. */
  readonly message: string;
  readonly reverses: number | null;
}

/** Enters a payment that came by no file; answers its id. */
export async function addTaken(
  tx: Tx,
  { chainId, companyId }: Company,
  taken: Taken,
): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({ chain_id: chainId, company_id: companyId, ...taken })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
