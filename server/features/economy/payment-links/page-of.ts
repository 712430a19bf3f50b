import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { LinkedInvoice } from '#contract/economy/payment-links/linked-invoice.ts';
import type { LinkedOrder, LinkedPayment } from '#contract/economy/payment-links/linked-order.ts';
import { paymentQr } from '#contract/economy/payment-links/payment-qr.ts';
import { paidOf, payStateOf } from '#contract/economy/payment-links/payment-rules.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { referenceKindOf } from '#contract/money/references/reference-kinds.ts';
import { chargesOfInvoice } from '#server/features/economy/customer-ledger/exports.ts';
import { phoneOf } from '#server/features/workshop/tread-depth/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { accessOf } from './online/access.ts';
import { openDispute } from './disputes-repo.ts';
import { orderPage } from './orders/order-page.ts';
import { isClosed, languageOfCustomer } from './payment-links-repo.ts';
import { sellerOfLink } from './seller-of-link.ts';

/** What a link to pay shows now: an invoice, what is asked on an order, or that it is closed. Undefined where there is nothing to see. */
export async function pageOf(
  app: Parameters<typeof accessOf>[0],
  context: Context,
  link: OpenLink,
): Promise<LinkedPayment | undefined> {
  const { db, now } = context;
  const page = await payablePage(app, context, link);
  if (!page || !(await isClosed(db, link.id))) return page;
  const { revision, siteName, phone, timezone, language } = page;
  return { of: 'closed', revision, asOf: now.toISOString(), siteName, phone, timezone, language };
}

/** Throws where a link is closed: nothing is done or fetched by it. */
export async function assertOpen({ db }: Context, { id }: OpenLink): Promise<void> {
  if (await isClosed(db, id)) throw new AppError('payment-links.closed');
}

/** What a link is of, closed or not. Undefined where there is nothing to see. */
export function payablePage(
  app: Parameters<typeof accessOf>[0],
  context: Context,
  link: OpenLink,
): Promise<LinkedInvoice | LinkedOrder | undefined> {
  const { orderId } = link;
  return orderId === null
    ? invoicePage(app, context, link)
    : orderPage(app, context, { ...link, orderId });
}

/** What the link of an invoice shows now. Undefined where there is nothing to see. */
export async function invoicePage(
  app: Parameters<typeof accessOf>[0],
  context: Context,
  link: OpenLink,
): Promise<LinkedInvoice | undefined> {
  const { db, now, caller } = context;
  if (link.invoiceId === null) return undefined;
  const row = (await rowWithId(db, invoices, link.invoiceId)) as RowOf<typeof invoices>;
  const { seller, invoice_date, due_date, payment_reference } = row;
  if (row.state !== 'issued' || row.kind !== 'invoice' || !seller) return undefined;
  const amounts = {
    gross: row.gross ?? 0,
    credited: row.credited ?? 0,
    charges: await chargesOfInvoice(db, row.id),
    open: row.open ?? 0,
  };
  const left = Math.max(0, amounts.open);
  return {
    of: 'invoice',
    revision: row.version,
    asOf: now.toISOString(),
    siteName: link.siteName,
    phone: await phoneOf(db, link),
    timezone: link.timezone,
    language: await languageOfCustomer(db, row.customer_id!),
    currency: seller.currency,
    seller: sellerOfLink(seller),
    number: row.number,
    state: payStateOf({ ...amounts, due_date }, todayOf(context)),
    invoiceDate: invoice_date!,
    due: due_date,
    gross: amounts.gross,
    credited: amounts.credited,
    charges: amounts.charges,
    paid: paidOf({ ...amounts, due_date }),
    left,
    reference: payment_reference,
    referenceKind: referenceKindOf(seller.country),
    account: seller.account,
    iban: seller.iban === seller.account.replaceAll(/\s/g, '') ? '' : seller.iban,
    bic: seller.bic,
    qr: paymentQr({ seller, payment_reference, invoice_date, due_date, left }),
    disputedAt: (await openDispute(db, row.id))?.at ?? null,
    ways: left > 0 ? [...(await accessOf(app, db, caller)).keys()] : [],
  };
}
