import { monthEnd, prepaidAccountOf, salesRuleOf, type Books } from './books.ts';
import type { AccruedLine, Period, SaleEvent } from './events.ts';

/** What of a sale is earned on a day. */
export interface Accrual {
  readonly day: string;
  readonly lines: readonly AccruedLine[];
}

/**
 * An amount (minor units) by the days of each month of a period, on the last day of each; what of it
 * is past when it is booked is earned with the month of that. All together come to the amount.
 */
export function byMonth(
  amount: number,
  { from, to }: Period,
  booked: string,
): { readonly day: string; readonly amount: number }[] {
  const first = monthEnd(booked);
  const parts = new Map<string, number>();
  let before = 0;
  for (let end = monthEnd(from), isLast = false; !isLast; end = monthEnd(end, 1)) {
    isLast = end >= to;
    const past = daysFrom(from, isLast ? to : end);
    const soFar = Math.round((amount * past) / daysFrom(from, to));
    const day = end > first ? end : first;
    parts.set(day, (parts.get(day) ?? 0) + soFar - before);
    before = soFar;
  }
  return [...parts].map(([day, part]) => ({ day, amount: part }));
}

const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/**
 * What of a sale that is booked on a day is held by its voucher, and when each part of that is earned,
 * the first one first. Below zero what a credit note takes back.
 */
export function accrualsOf(
  event: SaleEvent,
  books: Pick<Books, 'sales'>,
  day: string,
): readonly Accrual[] {
  const sign = event.kind === 'invoice' ? 1 : -1;
  const parts = event.lines.flatMap((line) => {
    const rule = salesRuleOf(event, line, books, day);
    const prepaid = prepaidAccountOf(rule, line, day);
    if (!rule || prepaid === null) return [];
    const on = {
      prepaid_account_id: prepaid,
      income_account_id: rule.account_id,
      cost_centre_id: line.cost_centre_id,
    };
    return byMonth(sign * line.net, line.period!, day).map((part) => ({ ...on, ...part }));
  });
  const days = Map.groupBy(
    parts.filter(({ amount }) => amount !== 0),
    (part) => part.day,
  );
  return [...days]
    .map(([on, lines]) => ({ day: on, lines: lines.map(({ day: _, ...line }) => line) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
