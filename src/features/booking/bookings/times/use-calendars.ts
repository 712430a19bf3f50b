import { useQuery } from '@tanstack/react-query';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** The calendars of a site, and the one that is meant where nobody names any. */
export function useCalendars(siteId: SiteId) {
  const query = useQuery(queryFor(siteId, shellCalls.calendars, undefined));
  const all = query.data?.data ?? [];
  return { query, all, usual: all.find(({ isDefault }) => isDefault) ?? all[0] };
}
