import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { voucherSeries } from '#contract/accounting/vouchers/events.ts';
import { financialYear } from '#contract/accounting/vouchers/periods.ts';
import { groupingOf } from '#contract/accounting/vouchers/standard-accounts.ts';
import type { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import { say } from '#server/kit/words.ts';
import { textOf } from '../voucher-text.ts';
import type { SaftAccount, SaftFile } from './saft-form.ts';
import { bookedAccounts, bookedCustomers, saftNames, saftVouchers } from './saft-repo.ts';
import { writeSaft } from './write-saft.ts';

type Asked = Context<typeof voucherCalls.export>;

/** What a company says of itself on its invoices, which the area of those knows. */
export type CompanyTerms = (
  context: Pick<Context, 'db' | 'caller'>,
) => Promise<Pick<SaftFile['company'], 'street' | 'zip' | 'city' | 'vat_registered'>>;

/**
 * The vouchers of a period as SAF-T Financial. Throws where the company is not of Norway, the period
 * is of several financial years, or an account says no standard one.
 */
export async function saftAnswer(context: Asked, termsOf: CompanyTerms): Promise<FileAnswer> {
  const { db, caller, query, language } = context;
  const { from, to } = query;
  const { company: name, org_number, country, currency } = await senderOf(db, caller);
  if (country !== 'NO') throw new AppError('vouchers.saft_country');
  const { year_begins: begins } = await settingsOf(db, bookkeeping, caller);
  const year = financialYear(from, begins);
  if (year !== financialYear(to, begins)) throw new AppError('vouchers.saft_year');
  const vouchers = await saftVouchers(db, caller, query);
  const terms = await termsOf(context);
  const { street, zip, city, vat_registered } = terms;
  const file: SaftFile = {
    company: { name, org_number, currency, street, zip, city, vat_registered },
    day: todayOf(context),
    from,
    to,
    year_begins: begins,
    ...(await saftNames(db, caller)),
    accounts: await accountsOf(context, `${year}-${String(begins).padStart(2, '0')}-01`),
    customers: await bookedCustomers(db, caller, query),
    journals: voucherSeries.map((series) => ({
      series,
      name: say(language, 'vouchers', `series.${series}`),
    })),
    vouchers: vouchers.map((voucher) => ({ ...voucher, text: textOf(language, voucher) })),
  };
  const stamp = todayOf(context).replaceAll('-', '');
  return {
    name: `SAF-T Financial_${org_number.replaceAll(/\D/g, '')}_${stamp}000000_1_1.xml`,
    type: 'application/xml',
    content: inParts(writeSaft(file)),
  };
}

/** Of what is earned and spent, what was booked since the financial year began is what an account stands at. */
async function accountsOf({ db, caller, query }: Asked, yearBegan: string): Promise<SaftAccount[]> {
  const booked = await bookedAccounts(db, caller, query, yearBegan);
  const unmapped = booked.filter(({ standard }) => groupingOf(standard) === undefined);
  if (unmapped.length > 0) {
    const accounts = unmapped.map(({ number }) => number).join(', ');
    throw new AppError('vouchers.saft_accounts', { accounts });
  }
  return booked.map(({ year_before, year_after, before, after, ...account }) => {
    const isOfYear = account.standard >= '3';
    return {
      ...account,
      category: groupingOf(account.standard)!,
      before: isOfYear ? year_before : before,
      after: isOfYear ? year_after : after,
    };
  });
}

async function* inParts(parts: Iterable<string>): AsyncGenerator<string> {
  yield* parts;
}
