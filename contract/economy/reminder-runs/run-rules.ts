import { daysLater } from './late-interest.ts';
import type { LawLevel } from './reminder-law.ts';

/** What a run writes: the next reminder of what is late, interest of what was paid late, or what goes to collection. */
export const runSources = ['reminders', 'interest', 'collection'] as const;
export type RunSource = (typeof runSources)[number];

/** Why an invoice is left out of a run. */
export const runReasons = [
  '',
  'by_hand',
  'stopped',
  'error',
  'paid',
  'disputed',
  'plan',
  'in_collection',
  'has_credit',
  'too_early',
  'no_law',
  'all_sent',
  'below',
  'sent',
] as const;
export type RunReason = (typeof runReasons)[number];

/** An invoice that is late or was paid late. Amounts in minor units, days `yyyy-MM-dd`. */
export interface Debt {
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly currency: string;
  readonly due: string;
  /** What is left to pay of it, with fees and interest. */
  readonly open: number;
  /** The last level that it was reminded at, 0 for none; on which day, and until when it was to be paid. */
  readonly level: number;
  readonly last_day: string | null;
  readonly pay_by: string | null;
  readonly is_disputed: boolean;
  /** Whether it is paid in parts as agreed, and they are paid so far. */
  readonly has_plan: boolean;
  readonly in_collection: boolean;
  /** What its customer has to come. */
  readonly credit: number;
  /** Interest that is not asked for yet. */
  readonly interest: number;
}

export interface Proposed {
  readonly invoice_id: number;
  readonly level: number;
  readonly state: 'planned' | 'out';
  readonly reason: RunReason;
  /** The first day on which it can be reminded, where that is to come. */
  readonly from: string | null;
  /** The same for those that stand on one letter. */
  readonly part: string;
}

interface Asked {
  readonly source: RunSource;
  /** The levels in use on the day, the first one first. */
  readonly levels: readonly LawLevel[];
  readonly grace: number;
  /** Of what a customer owes less than this altogether, nothing is written; in minor units. */
  readonly least: number;
  readonly day: string;
}

/** Which debts a run writes about, at which level, and which stand on one letter; or why not. */
export function proposed(debts: readonly Debt[], asked: Asked): Proposed[] {
  const judged = debts.map((debt): Proposed => {
    const next = nextLevel(debt, asked);
    const { reason, from = null } = lackOf(debt, next, asked);
    const level = asked.source === 'reminders' ? (next?.level ?? debt.level) : debt.level;
    const { invoice_id, customer_id, currency } = debt;
    const part = reason === '' ? `${customer_id} ${currency} ${level}` : '';
    return { invoice_id, level, state: reason === '' ? 'planned' : 'out', reason, from, part };
  });
  const sums = new Map<string, number>();
  for (const [at, { part }] of judged.entries()) {
    const { open, interest } = debts[at]!;
    sums.set(part, (sums.get(part) ?? 0) + (asked.source === 'interest' ? interest : open));
  }
  return judged.map((one) =>
    one.state === 'planned' && sums.get(one.part)! < asked.least
      ? { ...one, state: 'out', reason: 'below', part: '' }
      : one,
  );
}

interface Lack {
  readonly reason: RunReason;
  readonly from?: string;
}

/** The level that comes next: who is as late as the first reminder wants is sent no friendly word before it. */
function nextLevel({ level, due }: Debt, { levels, grace, day }: Asked): LawLevel | undefined {
  const [next, after] = levels.filter((one) => one.level > level);
  const isLate = after !== undefined && daysLater(due, after.after_due + grace) <= day;
  return next?.kind === 'friendly' && isLate ? after : next;
}

/** Why a debt is not written about on the day. */
function lackOf(debt: Debt, next: LawLevel | undefined, asked: Asked): Lack {
  const { open, credit, interest, pay_by } = debt;
  const { source, levels, day } = asked;
  if (debt.is_disputed) return { reason: 'disputed' };
  if (debt.has_plan) return { reason: 'plan' };
  if (debt.in_collection) return { reason: 'in_collection' };
  if (source === 'interest') return { reason: interest > 0 ? '' : 'below' };
  if (credit >= open) return { reason: 'has_credit' };
  if (source === 'collection') {
    const isNoticed = debt.level >= (levels.at(-1)?.level ?? Number.POSITIVE_INFINITY);
    if (!isNoticed || pay_by === null) return { reason: 'too_early' };
    return pay_by < day ? { reason: '' } : { reason: 'too_early', from: daysLater(pay_by, 1) };
  }
  if (levels.length === 0) return { reason: 'no_law' };
  if (!next) return { reason: 'all_sent' };
  const from = canLeave(debt, next, asked.grace);
  return from <= day ? { reason: '' } : { reason: 'too_early', from };
}

/** The first day on which a letter of a level may leave: so long after it was due, and after the time to pay that the letter before gave. */
function canLeave(
  { due, last_day, pay_by }: Pick<Debt, 'due' | 'last_day' | 'pay_by'>,
  { after_due, after_last }: LawLevel,
  grace: number,
): string {
  const days = [daysLater(due, after_due + grace)];
  if (last_day !== null) days.push(daysLater(last_day, after_last));
  if (pay_by !== null) days.push(daysLater(pay_by, 1));
  return days.toSorted().at(-1)!;
}
