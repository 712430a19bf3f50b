import type { Tx } from '#server/db/open.ts';

/** Whether a receipt was given to its customer without paper before; by an intent, whether that was this one. */
export async function sentBefore(
  tx: Tx,
  register: number,
  { nr, intent }: { readonly nr: number; readonly intent: string },
): Promise<{ readonly before: boolean; readonly again: boolean; readonly asCopy: boolean }> {
  const rows = await tx
    .selectFrom('cash_events')
    .select(['intent', 'kind', 'text'])
    .where('register_id', '=', register)
    .where('transaction_nr', '=', nr)
    .where('kind', '=', 'receipt_sent')
    .execute();
  const again = rows.find((row) => row.intent === intent);
  return {
    before: rows.length > 0,
    again: again !== undefined,
    asCopy: again?.text.endsWith(asCopy) ?? false,
  };
}

/** What an event says besides of what was sent as the one copy. */
export const asCopy = ', copy';
