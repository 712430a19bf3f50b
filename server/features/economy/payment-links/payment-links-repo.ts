import { sql } from 'kysely';
import { languageOf, type Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** How many links of an invoice that the site made are closed. */
export async function closedLinks(tx: Tx, invoiceId: number): Promise<number> {
  const { closed } = await tx
    .selectFrom('links')
    .select((e) => e.fn.countAll<number>().as('closed'))
    .where('kind', '=', 'payment')
    .where('invoice_id', '=', invoiceId)
    .where('closed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return closed;
}

/** Closes the links of an invoice, whichever site of the company made them; answers how many. */
export async function closeLinks(tx: Tx, invoiceId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ closed: number }>`
    select close_payment_links(${invoiceId}, ${at}) as closed`.execute(tx);
  return rows[0]!.closed;
}

/** Whether a link that still lets in is closed. */
export const isClosed = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('links')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

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
