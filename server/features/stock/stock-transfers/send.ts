import type { RowOf } from '#contract/kit/row.ts';
import type { stockTransfers } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { moveStock, reverseMovement } from '#server/features/stock/stock-levels/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { sourceOf } from './receive.ts';
import {
  movementsOfTransfer,
  warehousesElsewhere,
  writeLines,
  writeWhereTo,
} from './stock-transfers-repo.ts';

type Transfer = RowOf<typeof stockTransfers>;

/** Takes what is loaded out of its warehouse, to be on its way to another; answers where that is. Throws where nothing is loaded, where the chain has no such warehouse elsewhere, and what `moveStock` has against it. */
export async function sendTransfer(
  context: Context,
  { id, number, warehouse_id: from_warehouse, goods }: Transfer,
  input: { readonly to_warehouse_id: number; readonly override: boolean },
) {
  const { db, caller } = context;
  if (goods.length === 0) throw new AppError('stock-transfers.empty');
  const there = (await warehousesElsewhere(db)).find((one) => one.id === input.to_warehouse_id);
  if (!there) throw new AppError('stock-transfers.no_such_warehouse');
  const movements: number[] = [];
  // By product, so that two who move the same ones do not deadlock.
  for (const line of goods.toSorted((one, other) => one.product_id - other.product_id)) {
    movements.push(
      await moveStock(context, {
        ...line,
        intent: crypto.randomUUID(),
        kind: 'transfer',
        from_warehouse,
        to_warehouse: null,
        source: sourceOf(number, there.site),
        override: input.override,
        transfer_id: id,
      }),
    );
  }
  await writeLines(db, caller, id, movements);
  await writeWhereTo(db, id, { to_site_id: there.site_id, to_warehouse_id: there.id });
  return there;
}

/** Puts back what was on its way, at what it has cost. */
export async function takeBack(context: Context, id: number): Promise<void> {
  for (const movement of await movementsOfTransfer(context.db, id)) {
    await reverseMovement(context, movement, {
      intent: crypto.randomUUID(),
      note: '',
      override: true,
      transfer_id: id,
    });
  }
}
