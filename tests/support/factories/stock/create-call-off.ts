import type { Tx } from '#server/db/open.ts';

/** A part of the agreement that is planted, called off as the refill that is, with the canary as its number. */
export async function createCallOff(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<void> {
  const line = await tx
    .selectFrom('preorder_lines')
    .select(['company_id', 'document_id as agreement_id', 'key as line_key'])
    .where('document_id', '=', rows['preorder-agreements']!)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('preorder_call_offs')
    .values({
      ...line,
      chain_id: own.chain_id,
      at_site: own.site_id,
      refill_id: rows['stock-refills']!,
      refill_number: canary,
      product_id: rows['products']!,
      asked: 500,
      quantity: 500,
      wanted_on: '2026-02-01',
      intent: crypto.randomUUID(),
      called_at: new Date(),
    })
    .execute();
}
