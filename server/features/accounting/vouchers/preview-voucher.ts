import type { BookedEvent } from '#contract/accounting/vouchers/events.ts';
import { openDay } from '#contract/accounting/vouchers/periods.ts';
import { voucherLines } from '#contract/accounting/vouchers/posting.ts';
import type { VoucherPreview } from '#contract/accounting/vouchers/voucher-calls.ts';
import type { Context } from '#server/kit/context.ts';
import { bookingOf } from './book-event.ts';
import { namedLines } from './shown-vouchers-repo.ts';

/** The voucher that an event would have if it happened now, by the rule that would make it; nothing is written. */
export async function previewVoucher(
  context: Pick<Context, 'db' | 'caller'>,
  event: BookedEvent,
): Promise<VoucherPreview> {
  const { books, terms } = await bookingOf(context);
  const day = openDay(event.day, terms.closed_until);
  const booked = voucherLines(event, books, day);
  return 'lack' in booked
    ? { day, lines: [], lack: booked.lack }
    : { day, lines: await namedLines(context.db, booked.lines), lack: null };
}
