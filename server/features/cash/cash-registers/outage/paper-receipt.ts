import { receiptWordsOf } from '#contract/cash/cash-registers/receipt-words.ts';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { OpenJournal } from '../journal/open-journal.ts';
import { isEntered, isOutage } from './outage-repo.ts';

/** A receipt of the paper book, as it was written by hand. */
export interface PaperReceipt {
  readonly nr: string;
  readonly at: string;
}

// Who enters them later than that has lost the book meanwhile.
const mostDays = 31;

/**
 * What a sale says of the paper receipt that it was written on, while the system was away; nothing of
 * any other. Throws where sales of the paper book are entered and this is none, or the other way round,
 * and where that receipt was entered already.
 */
export async function paperOf(
  { db, caller, now }: Context,
  { register }: Pick<OpenJournal, 'register'>,
  paper: PaperReceipt | undefined,
): Promise<{ paper_nr: string; paper_at: Date; reason: string } | undefined> {
  const outage = await isOutage(db, register.id);
  if (!paper) {
    if (outage) throw new AppError('cash-registers.paper_needed');
    return undefined;
  }
  if (!outage) throw new AppError('cash-registers.no_outage');
  const at = new Date(paper.at);
  const age = now.getTime() - at.getTime();
  if (age < 0 || age > mostDays * 86_400_000) {
    const why = age < 0 ? 'fields.too_late' : 'fields.too_early';
    throw new AppError('common.wrong_input', {}, { paper: why });
  }
  if (await isEntered(db, register.id, paper.nr)) {
    throw new AppError('cash-registers.paper_entered', { nr: paper.nr });
  }
  const written = new Date(wallTime(at.getTime(), caller.timezone)).toISOString();
  const when = written.slice(0, 16).replace('T', ' ');
  const words = receiptWordsOf(register.country);
  return { paper_nr: paper.nr, paper_at: at, reason: `${words.paper} ${paper.nr}, ${when}` };
}
