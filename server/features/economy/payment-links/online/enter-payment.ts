import type { DepositEvent, SettlementEvent } from '#contract/accounting/vouchers/events.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { methodKindOf } from '#contract/economy/payment-links/online-payments.ts';
import {
  settledBy,
  stateBy,
  type Standing,
} from '#contract/economy/payment-links/payment-states.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { rolesWith } from '#contract/rights.ts';
import { orders } from '#contract/sales/orders.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import {
  leftOfInvoice,
  settleRest,
  writeEntry,
} from '#server/features/economy/customer-ledger/exports.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { enterOrderPayment } from './enter-order-payment.ts';
import { changePayment, lockPayment, type StoredPayment } from './payments-repo.ts';

/**
 * Writes down how a payment stands. What is paid is entered once, however often it is asked for: of an
 * invoice it settles what is open and the rest stays its customer's, of an order it is a deposit.
 */
export async function enterStanding(
  app: AppContext,
  context: Context,
  id: number,
  standing: Standing,
): Promise<void> {
  const { db } = context;
  const payment = await lockPayment(db, id);
  if (!payment || payment.state === 'paid') return;
  const state = stateBy(payment.state, standing);
  if (state !== 'paid') {
    if (state !== payment.state) await changePayment(db, id, { state });
    return;
  }
  const { invoice_id, order_id } = payment;
  const [of, paidId] = invoice_id === null ? [orders, order_id!] : [invoices, invoice_id];
  const entered =
    invoice_id === null
      ? { deposit_id: await enterOrderPayment(context, payment, order_id!, standing.paid) }
      : { entry_id: await enter(context, payment, invoice_id, standing.paid) };
  await changePayment(db, id, { state, ...entered });
  await writeHistory(context, of, 'pay_online', [{ id: paidId, changes: [] }]);
  context.afterCommit(() => {
    publishChanged(app, of, context.caller);
    return announce(app);
  });
}

/** Enters what was paid into the ledger of customers and the books; answers the entry. */
async function enter(
  context: Context,
  { id, method_id, provider, currency }: StoredPayment,
  invoice_id: number,
  paid: number,
): Promise<number> {
  const { db, caller } = context;
  // Another request that pays or credits the same invoice waits here.
  await lockRow(db, invoices, invoice_id);
  const row = (await rowWithId(db, invoices, invoice_id)) as RowOf<typeof invoices>;
  const day = todayOf(context);
  const document = { kind: 'invoices', id: invoice_id, number: row.number } as const;
  const deposit: DepositEvent = {
    kind: 'deposit',
    source: { kind: 'online-payments', id },
    document,
    day,
    amount: paid,
    rounding: 0,
    payment_kind: methodKindOf[provider],
    payment_method_id: method_id,
    cost_centre_id: null,
  };
  await bookEvent({ db, caller }, deposit);
  const entry_id = await writeEntry(db, caller, {
    customer_id: row.customer_id!,
    kind: 'payment',
    amount: 0 - paid,
    currency,
    day,
    due_day: null,
    invoice_id,
    order_id: null,
  });
  const settlement: SettlementEvent = {
    kind: 'settlement',
    source: { kind: 'customer-entries', id: entry_id },
    document,
    day,
    amount: 0 - paid,
  };
  await bookEvent({ db, caller }, settlement);
  const { stays } = settledBy(paid, await leftOfInvoice(db, invoice_id));
  await settleRest(db, caller, invoice_id);
  if (stays > 0) await notifyOfCredit(context, { id, number: row.number });
  return entry_id;
}

/** More was paid than was left: somebody pays it back, or uses it for another invoice. */
const notifyOfCredit = (
  { db, caller }: Context,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<void> =>
  notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('invoices.issue') },
    kind: 'operations',
    words: { key: (part) => `payment-links:notices.overpaid.${part}`, values: { number } },
    shouldResolve: true,
    once: `overpaid ${id}`,
  });
