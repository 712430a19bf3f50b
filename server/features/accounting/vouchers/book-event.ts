import { amountOf } from '#contract/accounting/vouchers/amount-of.ts';
import { accrualsOf } from '#contract/accounting/vouchers/accruals.ts';
import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import type { BookedEvent } from '#contract/accounting/vouchers/events.ts';
import { financialYear, openDay } from '#contract/accounting/vouchers/periods.ts';
import type { Books } from '#contract/accounting/vouchers/books.ts';
import type { Lack } from '#contract/accounting/vouchers/booked-lines.ts';
import { voucherLines } from '#contract/accounting/vouchers/posting.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { writeAccruals } from './accruals-repo.ts';
import { booksOf } from './books-repo.ts';
import { writeVouchers, writeWaiting, type NewVoucher } from './vouchers-repo.ts';

type Caller = Pick<Context, 'db' | 'caller'>;

/**
 * Books what happened at the caller's company, in the transaction in which it does: on its day, or the
 * first that is not closed. What the books have no rule for waits, and keeps nothing from going on.
 */
export const bookEvent = (context: Caller, event: BookedEvent): Promise<void> =>
  bookEvents(context, [event]);

/** The same of several, each of another source. */
export async function bookEvents(context: Caller, events: readonly BookedEvent[]): Promise<void> {
  const booking = await bookingOf(context);
  const made = events.map((event) => ({ event, ...voucherOf({ event, nth: 0 }, booking) }));
  await write(
    context,
    made.flatMap(({ voucher }) => voucher ?? []),
    booking,
  );
  for (const { event, lack } of made) if (lack) await waitFor(context, event, lack);
}

/** Has something that is not booked yet wait for what the books lack. */
export const waitFor = ({ db, caller }: Caller, event: BookedEvent, lack: Lack): Promise<void> =>
  writeWaiting(db, caller, { event, nth: 0, amount: amountOf(event), lack });

/** What a company books by, and on which days. */
export interface Booking {
  readonly books: Books;
  readonly terms: { readonly closed_until: string | null; readonly year_begins: number };
}

/** The same of the caller's company as it is now. */
export const bookingOf = async ({ db, caller }: Caller): Promise<Booking> => ({
  books: await booksOf(db),
  terms: await settingsOf(db, bookkeeping, caller),
});

/** Writes the voucher of an event, the `nth` of it, where it comes to anything; answers what lacks for it. */
export async function bookBy(
  context: Caller,
  of: { readonly event: BookedEvent; readonly nth: number },
  booking: Booking,
): Promise<Lack | undefined> {
  const { voucher, lack } = voucherOf(of, booking);
  if (voucher) await write(context, [voucher], booking);
  return lack;
}

/** The voucher of an event, the `nth` of it, or what lacks for it; neither where it comes to nothing. */
function voucherOf(
  { event, nth }: { readonly event: BookedEvent; readonly nth: number },
  { books, terms }: Booking,
): { readonly voucher?: NewVoucher; readonly lack?: Lack } {
  const day = openDay(event.day, terms.closed_until);
  const booked = voucherLines(event, books, day);
  if ('lack' in booked) return booked;
  const { lines } = booked;
  if (lines.length === 0) return {};
  const year = financialYear(day, terms.year_begins);
  return { voucher: { event, nth, day, year, lines, reverses_id: null, reason: '' } };
}

async function write(
  { db, caller }: Caller,
  vouchers: readonly NewVoucher[],
  { books }: Booking,
): Promise<void> {
  const ids = await writeVouchers(db, caller, vouchers);
  for (const [at, { event, day }] of vouchers.entries()) {
    if (event.kind === 'invoice' || event.kind === 'credit') {
      await writeAccruals(db, caller, ids[at]!, accrualsOf(event, books, day));
    }
  }
}
