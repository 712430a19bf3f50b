import type { askedTransports } from '#contract/economy/payment-links/asked-calls.ts';
import {
  depositBalance,
  paidOrder,
  takesDeposits,
} from '#contract/sales/order-deposits/deposit-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { writeSealed } from '#server/kit/mail/messages-repo.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { wrongState } from '#server/kit/resource/steps/guards.ts';
import { assertInUse } from '#server/kit/resource/write.ts';
import { say } from '#server/kit/words.ts';
import { accessOf } from '../online/access.ts';
import { cancelOpen } from '../online/cancel-open.ts';
import { payerOf, writeAsked } from './asked-repo.ts';
import { leftOfInvoices } from './asked-of.ts';
import { orderPath } from './order-address.ts';

interface Asking {
  /** In minor units. */
  readonly amount: number;
  readonly transport: (typeof askedTransports)[number];
}

// A message about a payment is of no use much later.
const goodForMs = 2 * 86_400_000;

/**
 * Asks the customer of an order for a payment, in place of what was asked before, and sends them the
 * link. Answers its path. Throws where nothing is paid on the order, at the amount where it is more
 * than is left, and where nobody knows where to send it.
 */
export async function askPayment(
  app: AppContext,
  context: Context,
  order_id: number,
  { amount, transport }: Asking,
): Promise<string> {
  const { db, caller, now, language: own } = context;
  const order = await lockRow(db, orders, order_id);
  assertInUse(order);
  if (!takesDeposits(order)) throw wrongState(orders, own, order);
  // Without a reference a bank's payment would not find its way to the order.
  if ((await accessOf(app, db, caller)).size === 0) throw new AppError('payment-links.no_provider');
  const paid = paidOrder(order);
  const ofInvoices = await leftOfInvoices(db, order_id);
  const left = Math.min(depositBalance(paid).left, ofInvoices ?? Infinity);
  if (amount > left) {
    throw new AppError('common.wrong_input', {}, { amount: 'fields.too_big' });
  }
  await writeAsked(db, caller, { order_id, amount, paid_before: paid.paid });
  await writeHistory(context, orders, 'ask_payment', [{ id: order_id, changes: [] }]);
  await cancelOpen(app, context, { invoiceId: null, orderId: order_id });
  const path = await orderPath(app, db, caller, order_id);
  if (transport === 'none') return path;
  const { phone, email, licenseplate, language } = await payerOf(db, order_id);
  const recipient = transport === 'mail' ? email : phone;
  if (recipient === '') {
    throw new AppError('payment-links.no_recipient', {}, { transport: 'fields.required' });
  }
  const { currency } = await senderOf(db, caller);
  const format = new Intl.NumberFormat(language ?? own, { style: 'currency', currency });
  const words = (key: string) =>
    say(language ?? own, 'order-deposits', `message.${key}`, {
      site: caller.siteName,
      link: app.publicUrl + path,
      amount: format.format(amount / 100),
      number: String(order['number']),
      of: licenseplate ? ` (${licenseplate})` : '',
    });
  await writeSealed(db, app.keys, {
    transport,
    chainId: caller.chainId,
    siteId: caller.siteId,
    recipient,
    subject: transport === 'mail' ? words('subject') : '',
    body: words(transport),
    priority: 'confirmation',
    expiresAt: new Date(now.getTime() + goodForMs),
  });
  context.afterCommit(() => app.jobs.soon(transport === 'mail' ? 'messages' : 'sms'));
  return path;
}
