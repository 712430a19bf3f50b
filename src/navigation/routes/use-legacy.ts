import { useQuery } from '@tanstack/react-query';
import { legacyCalls } from '#contract/platform/legacy.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** Whether a site has a legacy application, which then is shown at every address that has no screen of ours. False until that is known. */
export function useLegacy(siteId: SiteId): boolean {
  const { data } = useQuery(queryFor(siteId, legacyCalls.settings, undefined));
  return (data?.data.url ?? null) !== null;
}
