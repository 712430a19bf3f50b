import { sql } from 'kysely';
import { languageOf, type Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** The address of an invoice that a code with this hash opens, closed or not. */
export const invoiceLink = (
  tx: Tx,
  { invoiceId, hash }: { readonly invoiceId: number; readonly hash: Buffer },
) =>
  tx
    .selectFrom('links')
    .select('id')
    .where('kind', '=', 'payment')
    .where('invoice_id', '=', invoiceId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();

/** Has an address let in until another time. */
export async function keepLinkUntil(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable('links').set({ expires_at: until }).where('id', '=', id).execute();
}

/** The language of the customer an invoice was issued to, by now; null where nobody knows it. */
export async function languageOfCustomer(tx: Tx, customer: number): Promise<Language | null> {
  const { rows } = await sql<{ language: string | null }>`
    with recursive same as (
      select * from customers where chain_id = current_chain() and id = ${customer}
      union all
      select c.* from customers c join same s
        on c.chain_id = s.chain_id and c.id = s.merged_into_id)
    select language from same where merged_into_id is null`.execute(tx);
  return languageOf(rows[0]?.language ?? '') ?? null;
}
