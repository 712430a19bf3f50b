import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Lines, LineStock } from '#contract/kit/document/lines.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What stands of what lines are about, by its id. */
type StockById = ReadonlyMap<number, LineStock>;
type Answer = { readonly data: readonly LineStock[] };

const nothing: StockById = new Map();
// No more are asked for at once; who has more lines is told of the first.
const most = 200;

/** What stands of what lines of a document are about: nothing of what is not kept in stock, and to who may not know. */
export function useLineStock(
  { about }: Lines,
  document: Readonly<Record<string, unknown>>,
  ids: readonly unknown[],
): StockById {
  const siteId = useSiteId();
  const may = useMay();
  const stock = about?.stock;
  const some = [...new Set(ids.filter((id) => typeof id === 'number'))]
    .toSorted((one, other) => one - other)
    .slice(0, most);
  const query = some.length > 0 ? stock?.queryOf(document, some) : undefined;
  const isAsked = stock !== undefined && query !== undefined && may(stock.right);
  const options = isAsked ? queryFor(siteId, stock.call(), { query }) : undefined;
  const asking = (options ?? { queryKey: ['no stock'], queryFn: skipToken }) as {
    readonly queryKey: readonly unknown[];
  };
  const asked = useQuery({ ...asking, placeholderData: keepPreviousData });
  const changes = useChanges(stock?.follows ?? '');
  useReadAgain(asked, isAsked ? changes : 0);
  const found = isAsked ? (asked.data as Answer | undefined)?.data : undefined;
  return useMemo(
    () => (found ? new Map(found.map((one) => [one.id, one] as const)) : nothing),
    [found],
  );
}
