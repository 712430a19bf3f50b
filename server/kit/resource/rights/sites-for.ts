import type { Resource } from '#contract/kit/resource.ts';
import { rolesWith } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';
import { openSites } from '#server/kit/caller/caller-repo.ts';
import type { ListQuery } from '../filters.ts';
import { tableOf } from '../resource-table.ts';

/**
 * Lets the transaction read what the query asks for: all sites where the caller may read rows of
 * the resource, or as it does anyway. Answers which sites these are, where they are asked for.
 */
export async function sitesFor(
  tx: Tx,
  resource: Resource,
  query: ListQuery,
  from: { readonly requestId: string; readonly address: string },
): Promise<string | undefined> {
  if (query['sites'] === undefined) return undefined;
  const roles = rolesWith(resource.read);
  const sites = await openSites(tx, { roles, entity: tableOf(resource), ...from });
  return sites.join(',');
}
