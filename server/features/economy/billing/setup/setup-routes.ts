import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { voucherSeries } from '#contract/accounting/vouchers/events.ts';
import { financialYear } from '#contract/accounting/vouchers/periods.ts';
import { billing } from '#contract/economy/billing.ts';
import {
  companySetupCalls,
  type CompanyNumbers,
} from '#contract/economy/company-setup/setup-calls.ts';
import { setupOf } from '#contract/economy/company-setup/setup-rules.ts';
import { booksOf, voucherSeriesOf } from '#server/features/accounting/vouchers/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { nextNumbers } from '#server/kit/resource/number-series-repo.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { invoiceSeries } from '../invoice-series.ts';
import { sellerOf } from '../seller.ts';

/** By what invoices leave and are paid, which features below know. */
export interface WaysOut {
  /** Whether this server is connected to Peppol. */
  hasAccessPoint(): boolean;
  /** By how many providers the invoices of the caller's company can be paid online. */
  onlineWays(context: Pick<Context, 'db' | 'caller'>): Promise<number>;
}

/** What a company lacks before it can issue invoices. */
export function setupRoutes(app: AppContext, { hasAccessPoint, onlineWays }: WaysOut): void {
  mount(
    app,
    companySetupCalls,
  )({
    read: async (context) => {
      const { db } = context;
      const seller = await sellerOf(context);
      const { name, org_number, country } = seller;
      const books = await booksOf(db);
      const items = setupOf({
        seller,
        vatCodes: books.vatCodes.length,
        salesRules: books.sales.length,
        owedRules: books.payments.filter(saysWhatIsOwed).length,
        hasLogo: seller.logo !== '',
        hasAccessPoint: hasAccessPoint(),
        onlineWays: await onlineWays(context),
      });
      return { data: { company: { name, org_number, country }, items } };
    },
    numbers: async (context) => ({ data: { series: await seriesOfCompany(context) } }),
  });
}

/** What is owed is booked by a rule for invoices, or one for all ways to pay. */
const saysWhatIsOwed = ({ payment_kind: kind }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'invoice' || kind === '';

async function seriesOfCompany(context: Context): Promise<CompanyNumbers['series']> {
  const { db, caller } = context;
  const { first_number: first } = await settingsOf(db, billing, caller);
  const { year_begins: begins } = await settingsOf(db, bookkeeping, caller);
  const year = financialYear(todayOf(context), begins);
  const { companyId } = caller;
  const of = [
    { series: 'invoices' as const, year: null, name: invoiceSeries(companyId), first },
    ...voucherSeries.map((series) => ({
      series,
      year,
      name: voucherSeriesOf(companyId, series, year),
      first: 1,
    })),
  ];
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
