import type { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { coins, countedAmount } from '#contract/cash/cash-registers/journal/coins.ts';
import type { Currency } from '#contract/money/amounts.ts';
import { bookTakings } from './takings/book-takings.ts';
import { checkNoCharges } from './charges/charged.ts';
import { enteredOf } from './journal/enter-repo.ts';
import { dayAfter } from './journal/journal-repo.ts';
import { openJournal } from './journal/open-journal.ts';
import { sumsNow } from './journal/sums-now.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';

/** Makes an X report, once for each intent; answers the number of its event. */
export async function makeX(
  app: AppContext,
  context: Context<(typeof registerCalls)['x']>,
): Promise<number> {
  const { db, params, body } = context;
  const journal = await openJournal(app, context, params.id);
  const written = await enteredOf(db, params.id, 'x_report', body.intent);
  if (written !== undefined) return written;
  const sums = await sumsNow(context, journal);
  const { last_transaction, last_event, last_x } = journal.series;
  const report = { last_transaction, last_event, sums, drawer: null };
  return journal.note({
    kind: 'x_report',
    intent: body.intent,
    report: { kind: 'x', nr: last_x + 1, ...report },
  });
}

/**
 * Makes the Z report that ends a day, once for each intent, after what was counted in the drawer is
 * entered where it differs; answers the number of its event. Throws for a day without a transaction.
 */
export async function makeZ(
  app: AppContext,
  context: Context<(typeof registerCalls)['z']>,
): Promise<number> {
  const { db, params, body } = context;
  const { intent, counted, explanation } = body;
  const journal = await openJournal(app, context, params.id);
  const written = await enteredOf(db, params.id, 'z_report', intent);
  if (written !== undefined) return written;
  const day = await dayAfter(db, params.id, journal.series.z_transaction);
  if (day.transactions === 0) throw new AppError('cash-registers.nothing_since');
  await checkNoCharges(db, params.id);
  const before = await sumsNow(context, journal);
  const drawer = journal.register.has_drawer
    ? {
        counted,
        amount: countedAmount(counted),
        difference: countedAmount(counted) - before.in_drawer,
        explanation,
      }
    : null;
  if (drawer) {
    const { currency } = await sellerOf(context);
    const known = new Set(coins[currency as Currency]);
    if (counted.some(({ value }) => !known.has(value)))
      throw new AppError('cash-registers.no_coins');
  }
  const difference = drawer?.difference ?? 0;
  if (difference !== 0) {
    if (explanation === '') {
      throw new AppError('cash-registers.differs', { difference: difference / 100 });
    }
    await journal.enter({
      kind: 'difference',
      intent: crypto.randomUUID(),
      gross: difference,
      net: difference,
      reason: explanation,
    });
  }
  const sums = difference === 0 ? before : await sumsNow(context, journal);
  const { last_transaction, last_event, last_z } = journal.series;
  const report = { last_transaction, last_event, sums, drawer };
  const nr = await journal.note({
    kind: 'z_report',
    intent,
    report: { kind: 'z', nr: last_z + 1, ...report },
  });
  await bookTakings(context, journal, last_z + 1);
  await journal.endDay(sums.grand, last_event);
  return nr;
}
