import { amountOf } from '#contract/accounting/vouchers/amount-of.ts';
import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { financialYear, openDay } from '#contract/accounting/vouchers/periods.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { writeOppositeAccruals } from './accruals-repo.ts';
import { bookedWithId, holdVouchers, writeVoucher, writeWaiting } from './vouchers-repo.ts';

/**
 * Takes a voucher back by its opposite, on its own day or the first that is open. What it is of waits
 * from then on, so that nothing that happened ever is out of the books: booked again, it is by the
 * rules of that time. Throws where it was taken back, or takes one back itself.
 */
export async function reverseVoucher(
  { db, caller }: Context,
  id: number,
  reason: string,
): Promise<number> {
  await holdVouchers(db, caller);
  const voucher = await bookedWithId(db, caller, id);
  if (!voucher) throw new AppError('common.not_found');
  const { event, nth, taken_back, reverses_id } = voucher;
  if (taken_back || reverses_id !== null) throw new AppError('vouchers.taken_back');
  const terms = await settingsOf(db, bookkeeping, caller);
  const day = openDay(voucher.day, terms.closed_until);
  const back = await writeVoucher(db, caller, {
    event,
    nth,
    day,
    year: financialYear(day, terms.year_begins),
    lines: voucher.lines.map((line) => ({ ...line, amount: 0 - line.amount })),
    reverses_id: id,
    reason,
  });
  await writeOppositeAccruals(db, caller, { back, of: id, day });
  const lack = { code: 'taken_back', about: {} } as const;
  await writeWaiting(db, caller, { event, nth: nth + 1, amount: amountOf(event), lack });
  return back;
}
