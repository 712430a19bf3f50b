import { lackOfCallOff, leftOf } from '#contract/stock/preorders/call-off-rules.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { orderRefill } from '#server/features/stock/stock-refills/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { changeOne, nextRow, writeRows } from '#server/kit/resource/write.ts';
import { agreedLine, refillOfIntent, writeCallOff } from './preorders-repo.ts';

interface CallOffInput {
  readonly intent: string;
  readonly key: string;
  readonly quantity: number;
  readonly warehouse_id: number;
  readonly wanted_on: string;
  readonly product_id: number | null;
}

/**
 * Calls a part of an agreed line off: a refill of the warehouse is ordered with the supplier, and
 * awaited and received as any. Answers its id; of an intent that has become one already, that one's.
 */
export async function callOff(
  app: AppContext,
  context: Context,
  agreement: number,
  input: CallOffInput,
): Promise<number> {
  const { db, caller, now } = context;
  const engine = app.engines.get(preorderAgreements.name)!;
  let refill = 0;
  // Who calls off at the same time waits here, and then sees what is left.
  await changeOne(engine, context, agreement, { archived: 'refused' }, async ([before]) => {
    const written = await refillOfIntent(db, input.intent);
    if (written !== undefined) {
      refill = written;
      return;
    }
    const { id, state, supplier, number } = before as unknown as RowOf<typeof preorderAgreements>;
    if (state !== 'active') throw wrongState(preorderAgreements, context.language, before!);
    const line = await agreedLine(db, id, input.key);
    if (!line) throw new AppError('common.not_found');
    const { quantity, product_id: product, wanted_on } = input;
    const lack = lackOfCallOff(line, { quantity, site: caller.siteId, product });
    if (lack) throw new AppError(lack, { left: leftOf(line) / 1000 });
    const product_id = line.product_id ?? product!;
    const ordered = await orderRefill(app, context, {
      warehouse_id: input.warehouse_id,
      supplier,
      expected_on: wanted_on,
      chosen: [{ product_id, quantity }],
      note: number,
    });
    refill = ordered.id;
    await writeCallOff(db, caller, {
      agreement_id: id,
      line_key: input.key,
      refill_id: ordered.id,
      refill_number: ordered.number,
      product_id,
      quantity,
      wanted_on,
      intent: input.intent,
      called_at: now,
    });
    const next = nextRow(preorderAgreements, before!, { last_call_off: todayOf(context) });
    if (next.changes.length > 0) await writeRows(engine, context, 'call_off', [next]);
  });
  context.afterCommit(() => publishChanged(app, preorderAgreements, caller));
  return refill;
}
