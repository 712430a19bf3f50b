import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A version of margins, and why the lines of an order cost what they do, which hold the canary. */
export async function createPrices(
  tx: Tx,
  { chain_id, site_id }: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<void> {
  await tx
    .insertInto('margin_versions')
    .values({ chain_id, kind: 'tyre', part: canary, version: 1, cells: JSON.stringify([]) })
    .onConflict((same) => same.doNothing())
    .execute();
  const steps = JSON.stringify([
    { step: 'list', from: null, to: 700, rule: { id: 1, name: canary }, passed: [] },
  ]);
  await sql`
    insert into line_prices
      (chain_id, site_id, document_id, key, product_id, proposed, cost, steps, priced_at)
    select chain_id, site_id, document_id, key, ${rows['products']!}, 700, 500, ${steps}::jsonb, now()
    from order_lines where chain_id = ${chain_id} and site_id = ${site_id}`.execute(tx);
}
