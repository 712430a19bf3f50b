import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { financialYear } from '#contract/accounting/vouchers/periods.ts';
import { billing } from '#contract/economy/billing.ts';
import {
  companySetupCalls,
  type CompanySetup,
} from '#contract/economy/company-setup/setup-calls.ts';
import { setupOf } from '#contract/economy/company-setup/setup-rules.ts';
import { booksOf, voucherSeries } from '#server/features/accounting/vouchers/exports.ts';
import { accessPointOf } from '#server/features/economy/invoice-deliveries/exports.ts';
import { invoiceSeries, sellerOf } from '#server/features/economy/invoices/exports.ts';
import { accessOf } from '#server/features/economy/payment-links/exports.ts';
import { vatRatesOf } from '#server/features/money/vat-codes/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { nextNumbers } from '#server/kit/resource/number-series-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';

/** What a company lacks before it can issue invoices. */
export function companySetupRoutes(app: AppContext): void {
  mount(
    app,
    companySetupCalls,
  )({
    read: async (context) => {
      const { db, caller } = context;
      const seller = await sellerOf(context);
      const { name, org_number, country } = seller;
      const books = await booksOf(db);
      const items = setupOf({
        seller,
        vatRates: await vatRatesOf(db),
        salesRules: books.sales.length,
        owedRules: books.payments.filter(saysWhatIsOwed).length,
        hasAccessPoint: accessPointOf(app) !== undefined,
        onlineWays: (await accessOf(app, db, caller)).size,
      });
      const series = await seriesOfCompany(context);
      return { data: { company: { name, org_number, country }, items, series } };
    },
  });
}

/** What is owed is booked by a rule for invoices, or one for all ways to pay. */
const saysWhatIsOwed = ({ payment_kind: kind }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'invoice' || kind === '';

async function seriesOfCompany(context: Context): Promise<CompanySetup['series']> {
  const { db, caller } = context;
  const { first_number: first } = await settingsOf(db, billing, caller);
  const { year_begins: begins } = await settingsOf(db, bookkeeping, caller);
  const year = financialYear(todayOf(context), begins);
  const { companyId } = caller;
  const of = [
    { series: 'invoices', year: null, name: invoiceSeries(companyId), first },
    { series: 'A', year, name: voucherSeries(companyId, 'A', year), first: 1 },
    { series: 'B', year, name: voucherSeries(companyId, 'B', year), first: 1 },
  ] as const;
  const drawn = await nextNumbers(
    db,
    of.map(({ name }) => name),
  );
  return of.map(({ name, first: begin, ...one }) => ({
    ...one,
    next: drawn.get(name) ?? begin,
    has_begun: drawn.has(name),
  }));
}
