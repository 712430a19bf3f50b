import type { Tx } from '#server/db/open.ts';

/** A write-off as it was written. */
export const writeOffOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('write_offs')
    .select(['invoice_id', 'amount', 'entry_id'])
    .where('id', '=', id)
    .$narrowType<{ amount: number }>()
    .executeTakeFirstOrThrow();

/** Notes what a write-off is in the ledger of customers, or what took that back. */
export const noteEntry = (
  tx: Tx,
  id: number,
  entry: { readonly entry_id: number } | { readonly back_id: number },
) => tx.updateTable('write_offs').set(entry).where('id', '=', id).execute();
