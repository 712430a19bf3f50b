import { billing } from '#contract/economy/billing.ts';
import { daysToPay, lackOfIssue } from '#contract/economy/invoices/invoice-rules.ts';
import type { invoices } from '#contract/economy/invoices/invoices.ts';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { referenceThatFits } from '#contract/money/references/payment-references.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';
import { invoiceSeries, sellerOf } from '#server/features/economy/billing/exports.ts';
import {
  joinDeposits,
  openOfInvoice,
  paymentsOf,
  settleRest,
  writeAllocation,
  writeEntry,
} from '#server/features/economy/customer-ledger/exports.ts';
import { bringBack } from '#server/features/stock/order-stock/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { drawNumber } from '#server/kit/resource/number-series-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { bookInvoice } from './book-invoice.ts';
import { checkCredit } from './check-credit.ts';
import { goodsOfCredit } from './credit-repo.ts';
import { beginSeries, buyerOf, categoriesOf, issuedTo, ordersOf } from './invoices-repo.ts';

type Invoice = RowOf<typeof invoices>;

/**
 * What an invoice comes to have when it is issued: the next number of its company, its days, by what
 * it is paid, and both parties as they are now. Throws what it lacks.
 */
export async function whatIsIssued(context: Context, invoice: Invoice): Promise<Partial<Invoice>> {
  const { db, caller } = context;
  const { id, kind, payment_days, buyer_reference, purchase_order } = invoice;
  const to =
    invoice.credits_id === null
      ? await buyerOf(db, invoice.customer_id!)
      : await issuedTo(db, invoice.credits_id);
  const { id: customer_id, payment_days: agreed, ...buyer } = to;
  const terms = await settingsOf(db, billing, caller);
  const seller = await sellerOf(context);
  const categories = await categoriesOf(db, id);
  const lack = lackOfIssue({ seller, buyer, buyer_reference, purchase_order, categories });
  if (lack) throw new AppError(lack);

  const series = invoiceSeries(caller.companyId);
  await beginSeries(db, series, terms.first_number);
  const number = String(await drawNumber(db, series));
  const day = todayOf(context);
  const isInvoice = kind === 'invoice';
  const days = daysToPay(payment_days, agreed, terms.payment_days);
  return {
    number,
    customer_id,
    invoice_date: day,
    due_date: isInvoice ? daysAfter(day, days) : null,
    payment_reference: isInvoice ? await referenceFor(context, seller.country, number) : '',
    seller,
    buyer,
  };
}

/** By what a payment of an invoice is known. Throws where its number is longer than the company has agreed with its bank. */
async function referenceFor(
  { db, caller }: Context,
  country: string,
  number: string,
): Promise<string> {
  const { length } = await settingsOf(db, paymentReferences, caller);
  const reference = referenceThatFits(referenceKindOf(country), number, length);
  if (reference === undefined) throw new AppError('payment-references.no_room', { number, length });
  return reference;
}

/**
 * Books an invoice that was just issued, and writes it into the ledger of customers: what its orders
 * were paid ahead joins it and settles it; a credit note settles the invoice that it takes back, and
 * what came back with it goes into stock. Throws where its customer has no more on credit.
 */
export async function enterIssued(context: Context, invoice: Invoice): Promise<void> {
  const { db, caller } = context;
  await bookInvoice({ db, caller }, invoice);
  const { id, number, kind, gross, customer_id, invoice_date, due_date, seller } = invoice;
  const { credits_id, credit_for } = invoice;
  const entry = {
    customer_id: customer_id!,
    currency: seller!.currency,
    day: invoice_date!,
    due_day: due_date,
  };
  const amount = kind === 'invoice' ? gross! : 0 - gross!;
  if (amount !== 0) {
    await writeEntry(db, caller, { ...entry, kind, amount, invoice_id: id, order_id: null });
  }
  if (kind === 'credit') {
    await takeBack({ db, caller }, { id, credits_id: credits_id! });
    if (credit_for === 'returned') await bringBack(context, number, await goodsOfCredit(db, id));
    return;
  }
  for (const order of await ordersOf(db, id)) {
    await joinDeposits({ db, caller }, order, invoice_date!);
  }
  await checkCredit(context, invoice);
}

/**
 * Settles an invoice by a credit note of it, first what is open; of what was paid, that which was paid
 * last is its customer's again as far as it takes.
 */
async function takeBack(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { id, credits_id }: { readonly id: number; readonly credits_id: number },
): Promise<void> {
  const debit = await openOfInvoice(db, credits_id);
  const credit = await openOfInvoice(db, id);
  if (!debit || !credit) return;
  const [debit_id, credit_id] = [debit.id, credit.id];
  const amount = 0 - credit.open;
  let freed = amount - debit.open;
  for (const { credit_id: paid, settled } of await paymentsOf(db, debit_id)) {
    if (freed <= 0) break;
    const part = Math.min(freed, settled);
    await writeAllocation(db, caller, { debit_id, credit_id: paid, amount: 0 - part });
    freed -= part;
  }
  await writeAllocation(db, caller, { debit_id, credit_id, amount });
  // What is its customer's again pays what was asked for besides, and is still owed.
  await settleRest(db, caller, credits_id);
}
