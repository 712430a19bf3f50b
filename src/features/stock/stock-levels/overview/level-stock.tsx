import { useQuery } from '@tanstack/react-query';
import type { Row } from '#contract/kit/row.ts';
import { products } from '#contract/stock/products/products.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { StockTab } from './stock-tab.tsx';

/** The stock of the product that a row is of. */
export function LevelStock({ row }: { row: Row }) {
  const siteId = useSiteId();
  const id = Number(row['product_id']);
  const query = useQuery(queryFor(siteId, products.calls.one, { params: { id } }));
  return (
    <Loaded query={query} rows={3}>
      {({ data: product }) => <StockTab row={product} />}
    </Loaded>
  );
}
