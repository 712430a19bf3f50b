import { useEffect, useRef } from 'react';
import type { Line, Lines } from '#contract/kit/document/lines.ts';
import { priceOnLine, type ReckonedBy } from '#contract/money/document-lines.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

interface Proposed {
  readonly data: { readonly prices: readonly { id: number; price: number | null }[] };
}
type Values = Readonly<Record<string, unknown>>;

/**
 * Asks what lines that came should cost whom the document is for, and writes it into those whose
 * price nobody has changed by then: they stand there at once, with the price of what they are about.
 * Without an answer that price stays.
 */
export function useProposals(
  { about, fields }: Lines,
  row: Values,
  all: readonly Line[],
  by: ReckonedBy,
  change: (all: readonly Line[]) => void,
): (more: readonly Line[]) => void {
  const siteId = useSiteId();
  const now = useRef({ all, by, change });
  const shown = useRef(true);
  useEffect(() => {
    now.current = { all, by, change };
  });
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  async function propose(more: readonly Line[]): Promise<void> {
    if (!about?.prices || !('unit_price' in fields)) return;
    const { field, prices } = about;
    const ids = [...new Set(more.map((line) => line[field]))].filter(
      (id) => typeof id === 'number',
    );
    if (ids.length === 0) return;
    const query = prices.asked(row, ids);
    const answer = await queryClient.query({
      ...queryFor(siteId, prices.call(), { query }),
      staleTime: 0,
    });
    const proposed = new Map((answer as Proposed).data.prices.map(({ id, price }) => [id, price]));
    if (!shown.current) return;
    const came = new Map(more.map((line) => [line.key, line]));
    let isOther = false;
    const next = now.current.all.map((line) => {
      const before = came.get(line.key);
      const price = proposed.get(line[field] as number);
      if (!before || price == null || line['unit_price'] !== before['unit_price']) return line;
      const unit_price = priceOnLine(price * 100, String(line['vat_code']), now.current.by);
      isOther ||= unit_price !== line['unit_price'];
      return { ...line, unit_price };
    });
    if (isOther) now.current.change(next);
  }

  return (more) => {
    propose(more).catch((cause: unknown) => logProblem('No proposed prices', cause));
  };
}
