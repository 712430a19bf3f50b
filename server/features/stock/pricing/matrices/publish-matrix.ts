import { purchaseMatrices } from '#contract/stock/pricing/purchase-prices.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';
import { activeOf } from './matrices-repo.ts';

/** What follows when a matrix begins to hold: the one that held for its supplier is replaced. */
export async function publishMatrix(
  app: AppContext,
  context: Context,
  { id, supplier }: { readonly id: number; readonly supplier: string },
): Promise<{ published_at: string; publish_at: null }> {
  const engine = app.engines.get(purchaseMatrices.name)!;
  for (const { id: other } of await activeOf(context.db, supplier, id)) {
    const before = await lockRow(context.db, purchaseMatrices, other);
    const next = nextRow(purchaseMatrices, before, { state: 'replaced' });
    await writeRows(engine, context, 'save', [next]);
  }
  return { published_at: context.now.toISOString(), publish_at: null };
}
