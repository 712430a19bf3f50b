import { useQuery } from '@tanstack/react-query';
import type { Answer, Call } from '#contract/kit/call.ts';
import { queryFor } from './query.ts';
import type { SiteId } from './tokens.ts';

/** The answer of a call that the boot loads, live, without asking for it; undefined until it is there. */
export function useLoaded<C extends Call>(siteId: SiteId, call: C): Answer<C> | undefined {
  const query = queryFor<Call>(siteId, call, undefined);
  return useQuery({ ...query, enabled: false }).data as Answer<C> | undefined;
}
