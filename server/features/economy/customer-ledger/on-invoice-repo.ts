import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What is open of an invoice: the invoice itself, then its fees and interest, the oldest first. */
export const openOnInvoice = (tx: Tx, invoice: number) =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'i.open'])
    .where('e.invoice_id', '=', invoice)
    .where('e.kind', 'in', ['invoice', 'fee', 'interest'])
    .where('i.open', '>', 0)
    .orderBy(sql`e.kind <> 'invoice'`)
    .orderBy('e.id')
    .execute();

/** Fees and interest by their ids, with what is open of each, in their order. */
export const entriesToWaive = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('customer_entries as e')
    .innerJoin('customer_open_items as i', (join) =>
      join.onRef('i.chain_id', '=', 'e.chain_id').onRef('i.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.kind', 'e.customer_id', 'e.invoice_id', 'e.amount', 'e.currency', 'i.open'])
    .where('e.id', 'in', ids)
    .where('e.kind', 'in', ['fee', 'interest'])
    .orderBy('e.id')
    .$narrowType<{ kind: 'fee' | 'interest'; invoice_id: number }>()
    .execute();

/** The fees and interest that were asked for of an invoice and not waived, in minor units. */
export async function chargesOfInvoice(tx: Tx, invoice: number): Promise<number> {
  const { charges } = await tx
    .selectFrom('customer_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('charges'))
    .where('invoice_id', '=', invoice)
    .where('kind', 'in', ['fee', 'interest'])
    .executeTakeFirstOrThrow();
  return charges;
}

/** How much is left to pay of an invoice with its fees and interest, in minor units. */
export const leftOfInvoice = async (tx: Tx, invoice: number): Promise<number> =>
  (await openOnInvoice(tx, invoice)).reduce((sum, { open }) => sum + open, 0);
