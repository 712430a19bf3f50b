import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { exportFormats, voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount } from '#server/kit/mount.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { settingsRoutes } from '#server/kit/settings/settings-routes.ts';
import { bookWaiting } from './book-waiting.ts';
import { accountSums, waitingWithin } from './export/export-repo.ts';
import { exportVouchers } from './export/export-vouchers.ts';
import type { CompanyTerms } from './export/saft/export-saft.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { reverseVoucher } from './reverse-voucher.ts';
import { voucherWithId, vouchersOf } from './shown-vouchers-repo.ts';
import { hasVouchers, holdVouchers } from './vouchers-repo.ts';
import { countWaiting, waitingOf } from './waiting-repo.ts';

/** What a company books, and until when its books are closed; `termsOf` is what it says of itself on invoices. */
export function vouchersRoutes(app: AppContext, termsOf: CompanyTerms): void {
  settingsRoutes(app, bookkeeping, {
    beforeSave: async (context, { closed_until, year_begins }) => {
      const { db, caller } = context;
      // Who books at the same time is done before it holds, or sees that it does.
      await holdVouchers(db, caller);
      if (typeof closed_until === 'string' && closed_until >= todayOf(context)) {
        throw new AppError('vouchers.closes_today', {}, { closed_until: 'fields.too_late' });
      }
      const now = await settingsOf(db, bookkeeping, caller);
      if (year_begins !== now.year_begins && (await hasVouchers(db, caller))) {
        throw new AppError('vouchers.year_begun', {}, { year_begins: 'fields.unknown' });
      }
    },
  });
  mount(
    app,
    voucherCalls,
  )({
    list: ({ db, caller, query }) => vouchersOf(db, caller, query),
    one: async ({ db, caller, params }) => {
      const voucher = await voucherWithId(db, caller, params.id);
      if (!voucher) throw new AppError('common.not_found');
      return { data: voucher };
    },
    waiting: async ({ db, caller }) => ({
      data: await waitingOf(db, caller),
      meta: { total: await countWaiting(db, caller) },
    }),
    sums: async ({ db, caller, query }) => ({
      data: {
        accounts: await accountSums(db, caller, query),
        waiting: (await waitingWithin(db, caller, query)).count,
        files: filesOf((await senderOf(db, caller)).country),
      },
    }),
    export: (context) => exportVouchers(context, termsOf),
    bookWaiting: async (context) => ({ data: await bookWaiting(context) }),
    reverse: async (context) => ({
      data: { id: await reverseVoucher(context, context.params.id, context.body.reason) },
    }),
  });
}

/** As which files a company of a country is offered its vouchers. */
const filesOf = (country: string) =>
  exportFormats.filter((format) => format !== 'saft' || country === 'NO');
