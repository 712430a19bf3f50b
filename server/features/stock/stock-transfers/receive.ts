import {
  leftOf,
  valueComing,
  type LossReason,
} from '#contract/stock/stock-transfers/transfer-rules.ts';
import { moveStock, movementOfIntent } from '#server/features/stock/stock-levels/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { settle, transfersToHere, type Settled } from './stock-transfers-repo.ts';

interface Come {
  readonly warehouse_id: number;
  readonly lines: readonly {
    readonly intent: string;
    readonly line_id: number;
    readonly quantity: number;
  }[];
  readonly lost: '' | LossReason;
}

/**
 * Takes what has come of a transfer into a warehouse, at what it has cost the sender; the rest is
 * awaited, or lost. Throws where no such transfer comes here, and where more is said to have come
 * than is still on its way: of two who receive the same, the second.
 */
export async function receiveTransfer(context: Context, id: number, come: Come) {
  const { db } = context;
  const [transfer] = await transfersToHere(db, id);
  if (!transfer) throw new AppError('common.not_found');
  const lines = new Map(transfer.lines.map((line) => [line.id, line]));
  const settled = new Map<number, Settled>();
  const ids: number[] = [];
  // By product, so that two deliveries of the same ones do not deadlock.
  const inOrder = come.lines.toSorted(
    (one, other) =>
      (lines.get(one.line_id)?.product_id ?? 0) - (lines.get(other.line_id)?.product_id ?? 0),
  );
  for (const { intent, line_id, quantity } of inOrder) {
    const line = lines.get(line_id);
    if (!line) throw new AppError('common.wrong_input', {}, { lines: 'fields.unknown' });
    const written = await movementOfIntent(db, intent);
    if (written !== undefined) {
      ids.push(written);
      continue;
    }
    if (quantity > leftOf(line)) {
      throw new AppError('stock-transfers.not_left', {
        product: line.name,
        left: leftOf(line) / 1000,
      });
    }
    const value = valueComing(line, quantity);
    ids.push(
      await moveStock(context, {
        intent,
        kind: 'transfer',
        product_id: line.product_id,
        from_warehouse: null,
        to_warehouse: come.warehouse_id,
        dot: line.dot,
        quantity,
        value,
        source: sourceOf(transfer.number, transfer.from_site),
        transfer_id: id,
      }),
    );
    lines.set(line_id, {
      ...line,
      received: line.received + quantity,
      received_value: line.received_value + value,
    });
    const before = settled.get(line_id) ?? nothingOf(line_id);
    settled.set(line_id, {
      ...before,
      received: before.received + quantity,
      received_value: before.received_value + value,
    });
  }
  if (come.lost !== '') {
    for (const line of lines.values()) {
      const lost = leftOf(line);
      if (lost === 0) continue;
      const before = settled.get(line.id) ?? nothingOf(line.id);
      const rest = { lost, lost_value: valueComing(line, lost), reason: come.lost };
      settled.set(line.id, { ...before, ...rest });
    }
  }
  const is_over = settled.size > 0 && (await settle(db, id, [...settled.values()]));
  return { ids, is_over, from: transfer.from_site_id };
}

const nothingOf = (id: number): Settled => ({
  id,
  received: 0,
  received_value: 0,
  lost: 0,
  lost_value: 0,
  reason: '',
});

/** What a movement of a transfer says of where it came from or went to: its number, and the other site. */
export const sourceOf = (number: string, site: string): string =>
  `${number} · ${site}`.slice(0, 60);
