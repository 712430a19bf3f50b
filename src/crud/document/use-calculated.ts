import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import {
  isPriced,
  calculated,
  calculatedBy,
  type Calculated,
  type CalculatedBy,
} from '#contract/money/document-lines.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import type { VatRate } from '#contract/money/vat.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What lines come to while they are typed; `problem` is the code of why nobody can say. */
export interface Live {
  readonly by: CalculatedBy;
  /** By the keys of the lines. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly totals: Calculated['totals'] | undefined;
  readonly problem: string | undefined;
}

const noRates: readonly VatRate[] = [];

/** Calculates the lines of a document as they stand here, by the rule that the server goes by. Lines that are not whole yet are left out. */
export function useCalculated(
  { includesVat = '', day = '' }: Lines,
  row: Readonly<Record<string, unknown>>,
  lines: readonly Line[],
): Live {
  const siteId = useSiteId();
  const query = { per_page: 200, sort_by: 'code:asc' } as const;
  const rateQuery = useQuery(queryFor(siteId, vatCodes.calls.list, { query }));
  const rates: readonly VatRate[] = rateQuery.data?.data ?? noRates;
  const [included, on] = [row[includesVat], row[day]];
  // The same one for as long as nothing of it changes: each row of the grid is given it.
  const by = useMemo(() => {
    const values = { [includesVat]: included, [day]: on };
    return calculatedBy({ includesVat, day }, values, rates, showDate(serverNow()));
  }, [includesVat, day, included, on, rates]);
  return useMemo(() => {
    const known = { by, amounts: new Map<string, number>(), totals: undefined, problem: undefined };
    if (by.rates.length === 0) return known;
    try {
      const done = calculated(lines.filter(isPriced), by);
      const amounts = new Map(done.lines.map(({ key, amount }) => [key, amount as number]));
      return { ...known, amounts, totals: done.totals };
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return { ...known, problem: error.message };
    }
  }, [by, lines]);
}
