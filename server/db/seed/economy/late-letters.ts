import {
  feeOf,
  levelsUsed,
  type LawLevel,
  type ReminderTerms,
} from '#contract/economy/reminder-runs/reminder-law.ts';
import { proposed, type Proposed } from '#contract/economy/reminder-runs/run-rules.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';

/** An invoice, and what was paid of it on which day. Amounts in minor units. */
export interface Issued {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly currency: string;
  readonly due: string;
  readonly amount: number;
  readonly settled: readonly { readonly day: string; readonly amount: number }[];
}

/** An invoice as a run looked at it, and what that asked for. */
export interface Looked<One extends Issued> extends Proposed {
  readonly debt: One;
  readonly open: number;
  readonly kind: string;
  readonly fee: number;
}

/** A letter: all of its invoices are one customer's, at one level. */
export interface Letter<One extends Issued> {
  readonly kind: LawLevel['kind'];
  readonly pay_by: string;
  readonly about: readonly Looked<One>[];
}

/** What a run of a day proposed, and the letters that came of it. */
export interface Reminded<One extends Issued> {
  readonly day: string;
  readonly looked: readonly Looked<One>[];
  readonly letters: readonly Letter<One>[];
}

// As a company reminds that has set nothing.
const terms: ReminderTerms = {
  friendly: true,
  own_collection: false,
  fees: true,
  fee_agreed: false,
  compensation: false,
  grace: 0,
};

interface Past {
  readonly level: number;
  readonly last_day: string | null;
  readonly pay_by: string | null;
  /** All fees that were asked for. */
  readonly fees: number;
}
const unwritten: Past = { level: 0, last_day: null, pay_by: null, fees: 0 };

/** What runs on these days, the first one first, wrote of invoices that were late, by the law of a country. */
export function remindedOn<One extends Issued>(
  days: readonly string[],
  invoices: readonly One[],
  law: readonly LawLevel[],
): Reminded<One>[] {
  const past = new Map<number, Past>();
  const pastOf = ({ invoice_id }: Issued) => past.get(invoice_id) ?? unwritten;
  return days.map((day) => {
    const levels = levelsUsed(law, terms, day);
    const late = invoices
      .map((debt) => ({ debt, open: openOn(debt, day) }))
      .filter(({ debt, open }) => debt.due < day && open > 0)
      .map(({ debt, open }) => ({ debt, open: open + pastOf(debt).fees }));
    const debts = late.map(({ debt, open }) => ({
      ...debt,
      ...nothingElse,
      ...pastOf(debt),
      open,
    }));
    const asked = { source: 'reminders', levels, grace: 0, least: 0, day } as const;
    const charged = new Set<string>();
    const looked = proposed(debts, asked).map((one, nth): Looked<One> => {
      const level = levels.find((known) => known.level === one.level);
      const isFirst = one.state === 'planned' && !charged.has(one.part);
      charged.add(one.part);
      const fee = isFirst && level ? feeOf(level, terms, noBusiness) : 0;
      return { ...one, ...late[nth]!, kind: level?.kind ?? '', fee };
    });
    const parts = Map.groupBy(
      looked.filter(({ state }) => state === 'planned'),
      ({ part }) => part,
    );
    const letters = [...parts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, about]) => {
        const { kind, pay_days } = levels.find(({ level }) => level === about[0]!.level)!;
        const pay_by = daysAfter(day, pay_days);
        for (const { debt, level, fee } of about) {
          const fees = pastOf(debt).fees + fee;
          past.set(debt.invoice_id, { level, last_day: day, pay_by, fees });
        }
        return { kind, pay_by, about };
      });
    return { day, looked, letters };
  });
}

const nothingElse = {
  is_disputed: false,
  has_plan: false,
  in_collection: false,
  credit: 0,
  interest: 0,
};
// No compensation is asked for.
const noBusiness = { isBusiness: false, compensation: 0, wasCompensated: false };

const openOn = ({ amount, settled }: Issued, on: string): number =>
  settled.reduce((left, one) => (one.day <= on ? left - one.amount : left), amount);
