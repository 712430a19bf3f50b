import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { priceManagerCalls } from '#contract/stock/pricing/margin-grids.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** The grid that the address names, asked for again when rules or margins change. */
export function useGrid() {
  const siteId = useSiteId();
  const { marginType: kind = '', marginSubType: part = '' } = useParams();
  const params = { kind, part };
  const query = useQuery(queryFor(siteId, priceManagerCalls.grid, { params }));
  useReadAgain(query, useChanges(priceRules.name));
  return { siteId, params, query };
}
