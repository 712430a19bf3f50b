import { stockRefills, type Chosen } from '#contract/stock/stock-refills/stock-refills.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { addRow, changeOne } from '#server/kit/resource/write.ts';
import { knowsSupplier } from './stock-refills-repo.ts';

interface Ordered {
  readonly warehouse_id: number;
  readonly supplier: string;
  readonly expected_on: string;
  readonly chosen: Chosen;
  readonly note: string;
}

/** A refill that somebody has ordered elsewhere, on its way from now on. A supplier of whom no article is known is none that refills know. */
export async function orderRefill(
  app: AppContext,
  context: Context,
  { supplier, ...ordered }: Ordered,
): Promise<Pick<RowOf<typeof stockRefills>, 'id' | 'number'>> {
  const engine = app.engines.get(stockRefills.name)!;
  const isKnown = await knowsSupplier(context.db, supplier);
  const { id } = await addRow(engine, context, { ...ordered, supplier: isKnown ? supplier : '' });
  const row = await changeOne(engine, context, id, { archived: 'refused' }, (rows) =>
    takeStep(engine, context, rows, 'order'),
  );
  context.afterCommit(() => publishChanged(app, stockRefills, context.caller));
  return { id, number: String(row['number']) };
}
