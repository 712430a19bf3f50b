import {
  agreementInvoiceCalls,
  creditCalls,
  invoiceCalls,
  invoiceVoucherCalls,
} from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { orders } from '#contract/sales/orders.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { documentRoutes } from '#server/kit/document/document-routes.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { choiceOf } from '#server/kit/resource/cells.ts';
import { invoiceOfAgreements } from './agreements/from-agreements.ts';
import { previewOfDraft } from './book-invoice.ts';
import { checkInvoiceLines } from './check-lines.ts';
import { amountsOfCredit, creditOfInvoice } from './credit.ts';
import { invoiceOfOrders } from './from-orders.ts';
import { invoicesOf } from './invoices-repo.ts';
import { enterIssued, whatIsIssued } from './issue.ts';
import { headOfInvoices } from './paper-of-invoice.ts';

// A credit note is to whom its invoice was, for the same day, by prices of the same kind.
const credited = ['customer_id', 'delivered_on', 'prices_include_vat'] as const;

/** What a company asks its customers to pay, and takes back of it. */
export function invoicesRoutes(app: AppContext): void {
  documentRoutes(app, invoices, {
    rates: ({ db }) => vatRatesOf(db),
    ...headOfInvoices,
    check: checkInvoiceLines,
    amounts: amountsOfCredit,
    beforeSave: (context, change, before) => {
      if (
        before?.kind === 'credit' &&
        credited.some((field) => change[field] !== undefined && change[field] !== before[field])
      ) {
        throw new AppError('invoices.as_credited');
      }
      // Its VAT is calculated for a day, so it never is without one.
      const isWithoutDay = !before?.delivered_on || change.delivered_on === null;
      const delivered_on = change.delivered_on ?? todayOf(context);
      return Promise.resolve(isWithoutDay ? { ...change, delivered_on } : change);
    },
    steps: { issue: whatIsIssued },
    afterSave: async (context, id, _, changes) => {
      const state = changes.find(({ field }) => field === 'state');
      if (state?.to !== 'issued') return;
      await enterIssued(
        context,
        (await rowWithId(context.db, invoices, id)) as RowOf<typeof invoices>,
      );
    },
  });
  mount(
    app,
    invoiceCalls,
  )({
    ofOrder: async ({ db, params }) => {
      await rowWithId(db, orders, params.id);
      return { data: await invoicesOf(db, 'order_id', params.id) };
    },
    fromOrder: async (context) => ({
      data: { id: await invoiceOfOrders(app, context, [context.params.id]) },
    }),
  });
  mount(
    app,
    agreementInvoiceCalls,
  )({
    ofAgreement: async ({ db, params }) => {
      await rowWithId(db, storageAgreements, params.id);
      return { data: await invoicesOf(db, 'agreement_id', params.id) };
    },
    fromAgreement: async (context) => {
      const made = await invoiceOfAgreements(app, context, [context.params.id], todayOf(context));
      return { data: { id: made } };
    },
  });
  mount(
    app,
    creditCalls,
  )({
    credit: async (context) => ({
      data: { id: await creditOfInvoice(app, context, context.params.id) },
    }),
  });
  mount(
    app,
    invoiceVoucherCalls,
  )({
    preview: async (context) => {
      const { db, params, language } = context;
      const draft = (await rowWithId(db, invoices, params.id)) as RowOf<typeof invoices>;
      if (draft.state !== 'draft') {
        const state = choiceOf(invoices, 'state', draft.state, language);
        throw new AppError('common.wrong_state', { state });
      }
      return { data: await previewOfDraft(context, draft, todayOf(context)) };
    },
  });
}
