import { currencyOfLaw } from '#contract/money/currency-of-law.ts';
import { daysLater, lateInterest } from '#contract/economy/reminder-runs/late-interest.ts';
import { feeOf, levelsUsed, type LawLevel } from '#contract/economy/reminder-runs/reminder-law.ts';
import { reminderSettings } from '#contract/economy/reminder-runs/reminder-settings.ts';
import { proposed, type Proposed } from '#contract/economy/reminder-runs/run-rules.ts';
import { sellerOf } from '#server/features/economy/billing/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { debtsOf, type StoredDebt, type WantedDebts } from './debts-repo.ts';
import { compensationOn, lawOf, type Law } from './law-repo.ts';

/** A debt with what a run does of it. Amounts in minor units. */
export interface Judged extends Proposed {
  readonly debt: StoredDebt;
  readonly kind: LawLevel['kind'] | 'interest' | 'collection';
  /** How long there is to pay, in days. */
  readonly pay_days: number;
  readonly fee: number;
  readonly interest: number;
}

type Terms = Awaited<ReturnType<typeof settingsOf<typeof reminderSettings>>>;

// What was asked for by itself is due as an invoice usually is, and a demand has to be 30 days old.
const usualDays = 14;
const demandDays = 30;

/** What the company would write today about these debts, by its country's law and its own settings; or why not. */
export async function judge(
  context: Context,
  wanted: Omit<WantedDebts, 'day'> & { readonly least: number | null },
): Promise<Judged[]> {
  const { db, caller } = context;
  const { source } = wanted;
  const day = todayOf(context);
  const { country } = await sellerOf(context);
  const law = await lawOf(db, country);
  const terms = await settingsOf(db, reminderSettings, caller);
  const levels = levelsUsed(law.levels, terms, day);
  const found = await debtsOf(db, caller, { ...wanted, day });
  const at = { law, terms, day };
  const debts = found.map((debt) => ({ ...debt, interest: interestOf(debt, at) }));
  const { grace } = terms;
  const least = wanted.least ?? terms.least ?? 0;
  const all = proposed(debts, { source, levels, grace: grace ?? 0, least, day });
  const letters = new Set<string>();
  return all.map((one, nth): Judged => {
    const debt = debts[nth]!;
    const level = levels.find((known) => known.level === one.level);
    const isReminder = source === 'reminders' && level !== undefined;
    // One fee for each letter, however much it is about; in the money of the law alone.
    const isFirst = one.state === 'planned' && !letters.has(one.part);
    letters.add(one.part);
    const isAsked = one.state === 'planned' && debt.currency === currencyOfLaw[country];
    const fee =
      isReminder && isFirst && isAsked
        ? feeOf(level, feeTerms(terms), {
            isBusiness: debt.customer_type === 'company' || debt.customer_type === 'public',
            compensation: compensationOn(law, day),
            wasCompensated: debt.was_charged,
          })
        : 0;
    const takesInterest = source === 'interest' || (isReminder && level.kind !== 'friendly');
    return {
      ...one,
      debt,
      kind: isReminder ? level.kind : source === 'interest' ? 'interest' : 'collection',
      pay_days: isReminder ? level.pay_days : usualDays,
      fee,
      interest: isAsked && takesInterest ? debt.interest : 0,
    };
  });
}

const feeTerms = (terms: Terms) => ({ ...terms, grace: terms.grace ?? 0 });

/** The interest of a debt that was not asked for yet. */
function interestOf(
  debt: StoredDebt,
  { law, terms, day }: { readonly law: Law; readonly terms: Terms; readonly day: string },
): number {
  const from = interestFromOf(debt, terms);
  if (from === null || from >= day) return 0;
  const { amount } = lateInterest(debt, law.rates, { from, until: day });
  return Math.max(0, amount - debt.asked);
}

function interestFromOf(
  { due, demanded }: StoredDebt,
  { interest }: Pick<Terms, 'interest'>,
): string | null {
  if (interest === 'due') return due;
  return interest === 'demand' && demanded !== null ? daysLater(demanded, demandDays) : null;
}
