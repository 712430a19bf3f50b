import { useQuery } from '@tanstack/react-query';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** What one of a resource is called; its number until that is known, '' for none. */
export function useNameOf(resource: Resource, id: number | null): string {
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor<Call>(siteId, resource.calls.one, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  });
  if (id === null) return '';
  const row = (query.data as { data: Row } | undefined)?.data;
  const name = row?.[resource.title];
  return typeof name === 'string' && name !== '' ? name : `#${id}`;
}
