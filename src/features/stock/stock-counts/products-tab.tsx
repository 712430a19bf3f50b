import { useQuery } from '@tanstack/react-query';
import type { Row } from '#contract/kit/row.ts';
import { stockCountCalls, stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { products } from '#contract/stock/products/products.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CountProduct } from './count-product.tsx';
import { CountedTable } from './counted-table.tsx';

const notRead = (cause: unknown) => logProblem('What was found was not read', cause);

/** Asks again what was found, once what was counted is sent. */
async function refetchResource(siteId: SiteId, id: number): Promise<void> {
  await drain(siteId);
  const input = { params: { id } };
  const [site, path] = queryFor(siteId, stockCountCalls.foundProducts, input).queryKey;
  await queryClient.invalidateQueries({ queryKey: [site, path] });
}

/** The products of a stock take: counted, and what was found otherwise than it is written. */
export function ProductsTab({ row }: { row: Row }) {
  const there = [stockCounts, stockLevels, products].map(useWordsThere);
  return there.every(Boolean) ? <Products row={row} /> : null;
}

function Products({ row }: { row: Row }) {
  const siteId = useSiteId();
  const query = useFound(row.id);
  const mayCount = useMayWrite(stockCounts);
  const isOpen = row['state'] === 'open' && row.archived_at === null && mayCount;
  return (
    <Loaded query={query} rows={5}>
      {({ data }) => (
        <div className="stack">
          {isOpen && (
            <CountProduct
              takeId={row.id}
              uncounted={data.uncounted}
              more={data.more}
              onCounted={() => void refetchResource(siteId, row.id).catch(notRead)}
            />
          )}
          <CountedTable
            takeId={row.id}
            lines={data.lines}
            left={isOpen ? 0 : data.uncounted.length}
          />
        </div>
      )}
    </Loaded>
  );
}

/** What a stock take has found of products, asked for again with each count. */
function useFound(id: number) {
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, stockCountCalls.foundProducts, { params: { id } }));
  useReadAgain(query, useChanges(stockCounts.name));
  return query;
}
