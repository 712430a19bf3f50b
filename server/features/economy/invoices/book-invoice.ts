import type { VoucherPreview } from '#contract/accounting/vouchers/voucher-calls.ts';
import { saleEvent } from '#contract/economy/invoices/sale-event.ts';
import type { invoices } from '#contract/economy/invoices/invoices.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { bookEvent, previewVoucher } from '#server/features/accounting/vouchers/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { buyerOf, issuedTo } from './invoices-repo.ts';
import { soldThings } from './book-invoice-repo.ts';

type Invoice = RowOf<typeof invoices>;

/** Books an invoice or credit note that was just issued. */
export async function bookInvoice(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  invoice: Invoice,
): Promise<void> {
  const { invoice_date: day, buyer } = invoice;
  const of = { day: day!, buyer: buyer!, things: await soldThings(db, invoice.id) };
  await bookEvent({ db, caller }, saleEvent(invoice, of));
}

/** What a voucher of a draft would say if it were issued on a day. Throws where nobody is to pay it. */
export async function previewOfDraft(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  draft: Invoice,
  day: string,
): Promise<VoucherPreview> {
  const { customer_id: customer, credits_id: credits } = draft;
  if (customer === null) throw new AppError('invoices.nobody');
  const buyer = credits === null ? await buyerOf(db, customer) : await issuedTo(db, credits);
  const of = { day, buyer, things: await soldThings(db, draft.id) };
  return previewVoucher({ db, caller }, saleEvent(draft, of));
}
