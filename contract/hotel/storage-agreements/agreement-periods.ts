import { daysAfter } from '../../kit/time/zoned-time.ts';
import { lastDayOf } from './agreement-rules.ts';

/** An agreement as far as it says what is asked for it and when; days `yyyy-MM-dd`. */
export interface Billed {
  readonly begins_on: string | null;
  readonly ends_on: string | null;
  readonly billed_per: 'season' | 'year' | 'month' | 'fleet';
  /** How long its kind lasts. */
  readonly months: number | null;
  /** The last day that is invoiced, and that somebody says is paid. */
  readonly invoiced_until: string | null;
  readonly paid_until: string | null;
}

/** Days, both included, that its price is asked for once. */
export interface AgreementPeriod {
  readonly from: string;
  readonly to: string;
}

// So that a day that was written wrongly does not fill an invoice.
const most = 60;

/**
 * What of an agreement is to be invoiced: the periods that have begun by a day and are neither invoiced
 * nor paid, the first one first. A season is as long as the kind of agreement lasts, and is followed by another once it is renewed; one that has begun is asked for whole, also where the agreement ends in it. That of
 * a fleet is invoiced by its own terms.
 */
export function periodsDue(agreement: Billed, until: string): readonly AgreementPeriod[] {
  const { begins_on, ends_on, billed_per, invoiced_until, paid_until } = agreement;
  if (begins_on === null || billed_per === 'fleet') return [];
  const settled = [invoiced_until ?? '', paid_until ?? ''].toSorted().at(-1)!;
  let from = settled >= begins_on ? daysAfter(settled, 1) : begins_on;
  const due: AgreementPeriod[] = [];
  while (from <= until && (ends_on === null || from <= ends_on) && due.length < most) {
    const to = endOf(from, agreement);
    due.push({ from, to });
    from = daysAfter(to, 1);
  }
  return due;
}

/** The last day of the period that begins on a day: never behind the agreement. */
function endOf(from: string, { billed_per, months, ends_on }: Billed): string {
  const lasts = billed_per === 'year' ? 12 : billed_per === 'month' ? 1 : months;
  if (lasts === null && ends_on !== null) return ends_on;
  const to = lastDayOf(from, lasts ?? usualSeason);
  return ends_on !== null && to > ends_on ? ends_on : to;
}

const usualSeason = 6;
