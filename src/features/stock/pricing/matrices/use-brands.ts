import { useQuery } from '@tanstack/react-query';
import { productBrands } from '#contract/stock/products/brands.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const query = { per_page: 200, sort_by: 'name:asc' } as const;

/** The brands that can be chosen, by name. */
export function useBrands(): readonly { readonly id: number; readonly name: string }[] {
  const brandsQuery = useQuery(queryFor(useSiteId(), productBrands.calls.list, { query }));
  return brandsQuery.data?.data ?? [];
}
