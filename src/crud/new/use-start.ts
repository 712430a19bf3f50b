import { useQueries } from '@tanstack/react-query';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { startOf } from './start-of.ts';

/**
 * What an address says of a new row, with what the rows bring that it names, as if somebody had
 * chosen them: what is sold for a car has the prices of who owns it. Null until they are asked.
 */
export function useStart(
  resource: Resource,
  search: URLSearchParams,
): Partial<Row> | undefined | null {
  const siteId = useSiteId();
  const said = startOf(resource, search);
  const bringing = Object.entries(resource.fields).filter(
    ([name, { brings }]) => brings && typeof said?.[name] === 'number',
  );
  const asked = useQueries({
    queries: bringing.map(([name, field]) =>
      queryFor<Call>(siteId, field.of!().calls.one, { params: { id: said![name] as number } }),
    ),
  });
  if (asked.some(({ isPending }) => isPending)) return null;
  const brought = bringing.flatMap(([, { brings = [] }], nth) => {
    // Where it cannot be asked, whoever fills in the form says it.
    const row = (asked[nth]?.data as { data: Row } | undefined)?.data;
    return brings.flatMap((name) => {
      const known = name in resource.fields && typeof row?.[name] === 'number';
      return known ? [{ name, value: row[name], called: row.shown[name] ?? '' }] : [];
    });
  });
  if (brought.length === 0) return said;
  return {
    ...Object.fromEntries(brought.map(({ name, value }) => [name, value])),
    ...said,
    shown: Object.fromEntries(brought.map(({ name, called }) => [name, called])),
  };
}
