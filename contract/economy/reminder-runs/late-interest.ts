/** A rate of late interest by law, in hundredths of a percent a year; days `yyyy-MM-dd`, both included. */
export interface LateRate {
  readonly valid_from: string;
  readonly valid_to: string;
  readonly rate: number;
}

/** What is owed, in minor units, and what was settled of it on which day. */
export interface Claim {
  readonly amount: number;
  readonly settled: readonly { readonly day: string; readonly amount: number }[];
}

const dayMs = 86_400_000;
const at = (day: string): number => Date.parse(day);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day so many days later. */
export const daysLater = (day: string, days: number): string => dayOf(at(day) + days * dayMs);

/** How many days a day is after another. */
const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs);

/**
 * Late interest of a claim from the day after `from` to `until`, both `yyyy-MM-dd`, in minor units: of
 * what was open on each day, also that on which it was paid, by the rate of the day and 365 days a
 * year. Of days whose rate is not known it is nothing, and `knownUntil` is the last day before them.
 */
export function lateInterest(
  { amount, settled }: Claim,
  rates: readonly LateRate[],
  { from, until }: { readonly from: string; readonly until: string },
): { readonly amount: number; readonly knownUntil: string } {
  const first = daysLater(from, 1);
  // Where the balance or the rate is another than on the day before.
  const turns = [
    first,
    daysLater(until, 1),
    ...settled.map(({ day }) => daysLater(day, 1)),
    ...rates.flatMap((rate) => [rate.valid_from, daysLater(rate.valid_to, 1)]),
  ]
    .filter((day) => day >= first && day <= daysLater(until, 1))
    .toSorted();
  let sum = 0;
  let knownUntil = until;
  for (const [nth, day] of turns.entries()) {
    const end = turns[nth + 1];
    if (end === undefined || end === day) continue;
    const paid = settled.filter((one) => one.day < day);
    const balance = paid.reduce((left, one) => left - one.amount, amount);
    if (balance <= 0) continue;
    const held = rates.find((rate) => rate.valid_from <= day && rate.valid_to >= day);
    if (held) sum += balance * held.rate * daysBetween(day, end);
    else if (knownUntil === until) knownUntil = daysLater(day, -1);
  }
  return { amount: Math.round(sum / (10_000 * 365)), knownUntil };
}
