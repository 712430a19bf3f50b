import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigationCalls } from '#contract/platform/navigation.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useLegacy } from '#src/navigation/routes/use-legacy.ts';
import { siteScreens } from '../screens.ts';
import { offeredOf } from './offered.ts';
import type { Offered } from './offered.ts';

/** What bar and menu offer at a site; what the device kept of it while the server is asked. */
export function useOffered(siteId: SiteId): Offered {
  const { data } = useQuery(queryFor(siteId, navigationCalls.navbar, undefined));
  const hasLegacy = useLegacy(siteId);
  return useMemo(() => offeredOf(data?.data, siteScreens, hasLegacy), [data, hasLegacy]);
}
