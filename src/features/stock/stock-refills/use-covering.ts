import { useQuery } from '@tanstack/react-query';
import { coveringCalls, type Covering } from '#contract/stock/preorders/covering.ts';
import { mostProposed } from '#contract/stock/stock-refills/stock-refills.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What is agreed of products and can be called off here, by product; nothing to who may not know. */
export function useCovering(products: readonly number[]): ReadonlyMap<number, readonly Covering[]> {
  const siteId = useSiteId();
  const may = useMay();
  const ids = products.toSorted((one, other) => one - other).slice(0, mostProposed);
  const query = { product_ids: ids.join(',') };
  const { data } = useQuery({
    ...queryFor(siteId, coveringCalls.covering, { query }),
    enabled: products.length > 0 && may('preorders.read'),
  });
  return Map.groupBy(data?.data ?? [], ({ product_id: id }) => id);
}
