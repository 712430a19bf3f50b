import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** The warehouses of a site, also without network where somebody has scanned there. */
export const warehousesAt = (siteId: SiteId) =>
  queryFor(siteId, warehouses.calls.list, { query: { per_page: 50 } });
