import type { DepositEvent } from '#contract/accounting/vouchers/events.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import type { EnterPaid } from '#server/features/money/payment-methods/exports.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { kindOfMethod, writeDeposit, type NewDeposit } from './order-deposits-repo.ts';

/** Writes a line of the ledger of an order, books it on the day it was paid, and enters it at a register where it was paid at one. Answers its id. */
export async function enterDeposit(
  { db, caller }: Context,
  order: Stored,
  deposit: NewDeposit,
  enterPaid?: EnterPaid,
): Promise<number> {
  const id = await writeDeposit(db, caller, deposit);
  const { order_id, method_id, amount, rounding, happened_at } = deposit;
  const event: DepositEvent = {
    kind: 'deposit',
    source: { kind: 'order-deposits', id },
    document: { kind: 'orders', id: order_id, number: String(order['number']) },
    day: dayOf(happened_at.getTime(), caller.timezone),
    amount,
    rounding,
    payment_kind: await kindOfMethod(db, method_id),
    payment_method_id: method_id,
    cost_centre_id: order['cost_centre_id'] as number | null,
  };
  await bookEvent({ db, caller }, event);
  const { intent, reference } = deposit;
  const of = { kind: 'order', number: String(order['number']) } as const;
  await enterPaid?.({ intent, method_id, amount, rounding, reference, of });
  return id;
}
