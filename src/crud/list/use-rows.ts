import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { listQueryOf, type ListState } from './list-state.ts';

interface Listed {
  readonly data: readonly Row[];
  readonly meta: { readonly total_items: number; readonly more: boolean };
}

/** The rows of a list as it stands; those before stay until the next are there. */
export function useRows(resource: Resource, state: ListState) {
  const siteId = useSiteId();
  const listQuery = listQueryOf(resource, state, showDate(serverNow()));
  const query = useQuery({
    ...queryFor<Call>(siteId, resource.calls.list, { query: listQuery }),
    placeholderData: keepPreviousData,
  });
  const listed = query.data as Listed | undefined;
  const total = listed?.meta.total_items ?? 0;
  return {
    query,
    /** What was asked, for whoever asks for the same in another form. */
    listQuery,
    rows: listed?.data,
    total,
    more: listed?.meta.more ?? false,
    pages: Math.max(1, Math.ceil(total / state.perPage)),
    offline: query.error instanceof OfflineError,
  };
}

export type Rows = ReturnType<typeof useRows>;
