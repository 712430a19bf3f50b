import { isForPractice } from '#contract/cash/cash-registers/cash-registers.ts';
import type { TakingsEvent } from '#contract/accounting/vouchers/events.ts';
import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import type { Context } from '#server/kit/context.ts';
import type { OpenJournal } from '../journal/open-journal.ts';
import { takingsAfter, writeTakings } from './takings-repo.ts';

/** Books what a register took since its last Z report, each day by itself, as its next one (`z_nr`) ends them; nothing of one for practice. */
export async function bookTakings(
  context: Context,
  { register, series }: OpenJournal,
  z_nr: number,
): Promise<void> {
  if (isForPractice(register)) return;
  const { db, caller } = context;
  const { days, payment_method_id } = await takingsAfter(db, register.id, series.z_transaction);
  const events: TakingsEvent[] = [];
  for (const { day, lines, difference, moved } of days) {
    if (lines.length === 0 && difference === 0 && moved === 0) continue;
    const gross = lines.reduce((sum, { net, vat }) => sum + net + vat, 0);
    const sums = { gross, difference, moved };
    const id = await writeTakings(db, caller, { register_id: register.id, z_nr, day, ...sums });
    events.push({
      kind: 'takings',
      source: { kind: 'cash-takings', id },
      document: {
        kind: 'cash-registers',
        id: register.id,
        number: `${register.number}-Z${z_nr}`,
      },
      day,
      lines,
      difference,
      moved,
      payment_method_id,
    });
  }
  await bookEvents(context, events);
}
