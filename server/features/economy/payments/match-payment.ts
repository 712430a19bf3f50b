import type { PaidPart } from '#contract/economy/payments/by-reference.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { enterParts } from './match.ts';
import { lockInvoices } from './payments-repo.ts';

/** Somebody says which invoices a payment pays; answers the matches. Throws where it is more than is left of the payment, or of an invoice: another may have paid that meanwhile. */
export async function matchPayment(
  { db, caller }: Context,
  id: number,
  parts: readonly PaidPart[],
): Promise<number[]> {
  const payment = await lockRow(db, payments, id);
  const left = Number(payment['unmatched']);
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  if (sum > left) throw new AppError('payments.more_than_left', { left: left / 100 });
  const ids = parts.map(({ invoice_id }) => invoice_id);
  const found = new Map(
    (await lockInvoices(db, caller, { ids })).map((one) => [one.invoice_id, one]),
  );
  const entered = parts.map(({ invoice_id, amount }) => {
    const invoice = found.get(invoice_id);
    if (!invoice) throw new AppError('payments.not_open');
    if (invoice.currency !== payment['currency']) throw new AppError('payments.other_currency');
    if (amount > invoice.open) {
      throw new AppError('payments.not_open', { number: invoice.number });
    }
    return { payment_id: id, day: String(payment['day']), amount, invoice };
  });
  if (new Set(ids).size < ids.length) throw new AppError('payments.not_open');
  return enterParts({ db, caller }, entered);
}
