import { useQueries } from '@tanstack/react-query';
import type { Call } from '#contract/kit/call.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useVatOfBuyer } from '../document/following/use-vat-of-buyer.ts';
import { startOf } from './start-of.ts';

/**
 * What an address says of a new row, with what the rows bring that it names, as if somebody had
 * chosen them: what is sold for a car has the prices of who owns it, with VAT for private people.
 * Null until all of them are known.
 */
export function useStart(
  resource: Resource,
  search: URLSearchParams,
): Partial<Row> | undefined | null {
  const siteId = useSiteId();
  const named = startOf(resource, search);
  const bringing = Object.entries(resource.fields).filter(
    ([name, { brings }]) => brings && typeof named?.[name] === 'number',
  );
  const queries = useQueries({
    queries: bringing.map(([name, field]) =>
      queryFor<Call>(siteId, field.of!().calls.one, { params: { id: named![name] as number } }),
    ),
  });
  const isBringing = queries.some((one) => one.isPending);
  const brought = bringing.flatMap(([, { brings = [] }], nth) => {
    // Where it cannot be asked, whoever fills in the form says it.
    const row = (queries[nth]?.data as { data: Row } | undefined)?.data;
    return brings.flatMap((name) => {
      // What the address says itself holds: an order for a driver is not its owner's.
      const isMissing = name in resource.fields && named?.[name] === undefined;
      return isMissing && typeof row?.[name] === 'number'
        ? [{ name, value: row[name], called: row.shown[name] ?? '' }]
        : [];
    });
  });
  const start = {
    ...Object.fromEntries(brought.map(({ name, value }) => [name, value])),
    ...named,
  };
  const { field, isWith, isPending } = useVatOfBuyer(resource, start);
  if (isBringing || isPending) return null;
  if (named === undefined) return undefined;
  return {
    ...(isWith && { [field]: true }),
    ...start,
    ...(brought.length > 0 && {
      shown: Object.fromEntries(brought.map(({ name, called }) => [name, called])),
    }),
  };
}
