import { billing } from '#contract/economy/billing.ts';
import { daysToPay, lackOfIssue } from '#contract/economy/invoices/invoice-rules.ts';
import type { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Seller } from '#contract/economy/invoices/parties.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { ibanOf } from '#contract/money/bank-numbers.ts';
import { referenceKindOf, referenceOf } from '#contract/money/payment-references.ts';
import {
  joinedOfOrder,
  openDeposits,
  openOfInvoice,
  writeAllocation,
  writeEntry,
} from '#server/features/economy/customer-ledger/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { drawNumber } from '#server/kit/resource/number-series-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { beginSeries, buyerOf, categoriesOf, ordersOf, paidAheadOf } from './invoices-repo.ts';

type Invoice = RowOf<typeof invoices>;

/**
 * What an invoice comes to have when it is issued: the next number of its company, its days, by what
 * it is paid, and both parties as they are now. Throws what it lacks.
 */
export async function whatIsIssued(context: Context, invoice: Invoice): Promise<Partial<Invoice>> {
  const { db, caller } = context;
  const { id, kind, payment_days, buyer_reference, purchase_order } = invoice;
  const {
    id: customer_id,
    payment_days: agreed,
    ...buyer
  } = await buyerOf(db, invoice.customer_id!);
  const terms = await settingsOf(db, billing, caller);
  const seller = await sellerOf(context, terms);
  const categories = await categoriesOf(db, id);
  const lack = lackOfIssue({ seller, buyer, buyer_reference, purchase_order, categories });
  if (lack) throw new AppError(lack);

  const series = `invoices:company:${caller.companyId}`;
  await beginSeries(db, series, terms.first_number);
  const number = String(await drawNumber(db, series));
  const day = todayOf(context);
  const isInvoice = kind === 'invoice';
  const days = daysToPay(payment_days, agreed, terms.payment_days);
  const reference = referenceKindOf(seller.country);
  return {
    number,
    customer_id,
    invoice_date: day,
    due_date: isInvoice ? daysAfter(day, days) : null,
    payment_reference: isInvoice ? referenceOf(reference, number, terms.reference_length) : '',
    seller,
    buyer,
  };
}

async function sellerOf(
  { db, caller }: Context,
  terms: Awaited<ReturnType<typeof settingsOf<typeof billing>>>,
): Promise<Seller> {
  const { company, org_number, country, currency } = await senderOf(db, caller);
  const { street, zip, city, vat_registered, in_register, account, bic, closing } = terms;
  return {
    name: company,
    org_number,
    vat_registered,
    in_register,
    street,
    zip,
    city,
    country,
    account,
    iban: ibanOf(account),
    bic,
    currency,
    closing,
  };
}

/**
 * Writes an invoice that was just issued into the ledger of customers: what its orders were paid ahead
 * joins it and settles it; a credit note settles what is left of the invoice that it takes back.
 */
export async function enterIssued({ db, caller }: Context, invoice: Invoice): Promise<void> {
  const { id, kind, gross, customer_id, invoice_date, due_date, credits_id, seller } = invoice;
  const entry = {
    customer_id: customer_id!,
    currency: seller!.currency,
    day: invoice_date!,
    due_day: due_date,
  };
  const orders = await ordersOf(db, id);
  // Whoever issues another invoice of the same order waits here.
  const paid = new Map<number, number>();
  for (const order of orders) paid.set(order, await paidAheadOf(db, order));
  const amount = kind === 'invoice' ? gross! : 0 - gross!;
  if (amount !== 0) {
    await writeEntry(db, caller, { ...entry, kind, amount, invoice_id: id, order_id: null });
  }
  if (kind === 'credit') {
    const taken = await openOfInvoice(db, credits_id!);
    const own = await openOfInvoice(db, id);
    const part = Math.min(taken?.open ?? 0, 0 - (own?.open ?? 0));
    if (part > 0) {
      await writeAllocation(db, caller, { debit_id: taken!.id, credit_id: own!.id, amount: part });
    }
    return;
  }
  for (const [order_id, ahead] of paid) {
    const joining = ahead - (await joinedOfOrder(db, order_id));
    if (joining <= 0) continue;
    await writeEntry(db, caller, {
      ...entry,
      kind: 'payment',
      amount: 0 - joining,
      due_day: null,
      invoice_id: id,
      order_id,
    });
  }
  const own = amount > 0 && orders.length > 0 ? await openOfInvoice(db, id) : undefined;
  if (!own) return;
  let left = own.open;
  for (const deposit of await openDeposits(db, orders)) {
    const part = Math.min(left, 0 - deposit.open);
    if (part <= 0) break;
    await writeAllocation(db, caller, { debit_id: own.id, credit_id: deposit.id, amount: part });
    left -= part;
  }
}
