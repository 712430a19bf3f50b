/** From an amount on (minor units) this percentage is given (hundredths of a percent). */
export interface Tier {
  readonly from_amount: number;
  readonly percent: number;
}

/** The tiers that hold from a day on, until the next ones do. */
export interface TiersFrom {
  readonly from_day: string;
  readonly tiers: readonly Tier[];
}

/** What a tier's percentage is of: all that was bought, or only of what lies in that tier. */
export const countings = ['whole', 'steps'] as const;
export type Counting = (typeof countings)[number];

export type GroupState = 'draft' | 'active' | 'closed';

/** No group has more tiers at one time. */
export const mostTiers = 20;

const ofPercent = (amount: number, percent: number): number =>
  Math.round((amount * percent) / 100_00);

/** The bonus of an amount bought, in minor units. */
export function bonusOf(amount: number, tiers: readonly Tier[], counting: Counting): number {
  const reached = inOrder(tiers).filter(({ from_amount }) => from_amount <= amount);
  if (counting === 'whole') return ofPercent(amount, reached.at(-1)?.percent ?? 0);
  return reached.reduce((sum, { from_amount, percent }, at) => {
    const until = reached[at + 1]?.from_amount ?? amount;
    return sum + ofPercent(until - from_amount, percent);
  }, 0);
}

/** What is paid of a bonus: nothing below the least that is worth paying. */
export const payoutOf = (bonus: number, least: number | null): number =>
  bonus >= (least ?? 0) ? bonus : 0;

/** The tiers that hold on a day; none before the first. */
export const tiersOn = (sets: readonly TiersFrom[], day: string): TiersFrom | undefined =>
  byDay(sets).findLast(({ from_day }) => from_day <= day);

/** What was bought on a day, in minor units; less than nothing when goods came back. */
export interface Sale {
  readonly day: string;
  readonly amount: number;
}

/**
 * The bonus of a period: what was bought counts by the tiers of its day, and which of these is
 * reached by all that was bought in the period. Tiers that change later change nothing before.
 */
export function accruedOf(
  sales: readonly Sale[],
  sets: readonly TiersFrom[],
  counting: Counting,
): number {
  const total = sales.reduce((sum, { amount }) => sum + amount, 0);
  let before = 0;
  let bonus = 0;
  for (const [at, { from_day, tiers }] of byDay(sets).entries()) {
    const until = byDay(sets)[at + 1]?.from_day;
    const bought = sales
      .filter(({ day }) => day >= from_day && (until === undefined || day < until))
      .reduce((sum, { amount }) => sum + amount, 0);
    bonus +=
      counting === 'whole'
        ? ofPercent(bought, reachedBy(total, tiers))
        : bonusOf(before + bought, tiers, counting) - bonusOf(before, tiers, counting);
    before += bought;
  }
  return Math.max(bonus, 0);
}

/** Why tiers cannot be as they are: an amount that stands twice, or none at all where there must be one. */
export function problemOfTiers(tiers: readonly Tier[]): 'twice' | null {
  const amounts = tiers.map(({ from_amount }) => from_amount);
  return new Set(amounts).size < amounts.length ? 'twice' : null;
}

/**
 * Why tiers cannot be changed from a day on: what has been promised for today and before holds. A
 * draft has promised nothing yet.
 */
export function problemOfDay(
  day: string,
  today: string,
  state: GroupState,
): 'closed' | 'past' | null {
  if (state === 'closed') return 'closed';
  return state === 'active' && day <= today ? 'past' : null;
}

const reachedBy = (amount: number, tiers: readonly Tier[]): number =>
  inOrder(tiers).findLast(({ from_amount }) => from_amount <= amount)?.percent ?? 0;

const inOrder = (tiers: readonly Tier[]): Tier[] =>
  tiers.toSorted((one, other) => one.from_amount - other.from_amount);

const byDay = (sets: readonly TiersFrom[]): TiersFrom[] =>
  sets.toSorted((one, other) => (one.from_day < other.from_day ? -1 : 1));
