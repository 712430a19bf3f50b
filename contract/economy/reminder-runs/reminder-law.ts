/** What is written to whom is late: a word without a fee, a reminder, the notice that a claim goes to collection, and the demand of who collects it themselves. */
export const letterKinds = ['friendly', 'reminder', 'notice', 'demand'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** A step of reminding as the law of a country has it from day to day. Amounts in minor units of the country's money, days `yyyy-MM-dd`, both included. */
export interface LawLevel {
  /** From 1; a debt is reminded of once at each. */
  readonly level: number;
  readonly kind: LetterKind;
  readonly valid_from: string;
  readonly valid_to: string | null;
  /** How many days after it was due, and after the letter before, it may leave. */
  readonly after_due: number;
  readonly after_last: number;
  /** How long there is to pay, in days. */
  readonly pay_days: number;
  readonly fee: number;
  /** Whether its fee may only be asked for where that was agreed before. */
  readonly needs_agreement: boolean;
}

/** The level of a debt that went to who collects it: behind all others. */
export const collectionLevel = 100;

/** What a company has said of how it reminds. */
export interface ReminderTerms {
  readonly friendly: boolean;
  readonly own_collection: boolean;
  readonly fees: boolean;
  readonly fee_agreed: boolean;
  readonly compensation: boolean;
  /** Days that it waits longer than the law wants. */
  readonly grace: number;
}

/** The levels that a company uses on a day, the first one first. */
export const levelsUsed = (
  law: readonly LawLevel[],
  { friendly, own_collection }: Pick<ReminderTerms, 'friendly' | 'own_collection'>,
  day: string,
): LawLevel[] =>
  law
    .filter(
      ({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to >= day),
    )
    .filter(({ kind }) => kind !== 'friendly' || friendly)
    .filter(({ kind }) => kind !== 'demand' || own_collection)
    .toSorted((one, other) => one.level - other.level);

/**
 * What a letter of a level costs who is late, in minor units: its fee where the company takes fees and
 * may, or the compensation between businesses, once and instead of all fees.
 */
export function feeOf(
  level: LawLevel,
  { fees, fee_agreed, compensation: takes }: ReminderTerms,
  {
    isBusiness,
    compensation,
    wasCompensated,
  }: {
    readonly isBusiness: boolean;
    /** What the law lets a business ask of another on the day; 0 where it is not known. */
    readonly compensation: number;
    readonly wasCompensated: boolean;
  },
): number {
  if (!fees || level.fee === 0) return 0;
  if (isBusiness && takes && compensation > 0) return wasCompensated ? 0 : compensation;
  return level.needs_agreement && !fee_agreed ? 0 : level.fee;
}
