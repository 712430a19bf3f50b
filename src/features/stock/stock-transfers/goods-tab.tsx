import { useQuery } from '@tanstack/react-query';
import type { Row, RowOf } from '#contract/kit/row.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  stockTransferCalls,
  stockTransfers,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { useWordsThere } from '#src/crud/use-words-there.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { CarriedTable } from './carried-table.tsx';
import { LoadForm } from './load-form.tsx';

/** What goes along with a transfer: loaded and sent; then what of it has come. */
export function GoodsTab({ row }: { row: Row }) {
  const there = [stockLevels, products].map(useWordsThere);
  const mayWrite = useMayWrite(stockTransfers);
  const transfer = row as RowOf<typeof stockTransfers>;
  const params = { id: transfer.id };
  const query = useQuery(queryFor(useSiteId(), stockTransferCalls.lines, { params }));
  useReadAgain(query, useChanges(stockLevels.name) + transfer.version);
  if (!there.every(Boolean)) return null;
  const isOpen = transfer.state === 'draft' && transfer.archived_at === null && mayWrite;
  return (
    <div className="stack">
      <Loaded query={query} rows={4}>
        {({ data }) =>
          !isOpen ? (
            <CarriedTable lines={data} />
          ) : data.length === transfer.goods.length ? (
            <LoadForm key={transfer.version} transfer={transfer} lines={data} />
          ) : (
            // How what was added is called may be told a moment later.
            <Skeleton rows={4} />
          )
        }
      </Loaded>
    </div>
  );
}
