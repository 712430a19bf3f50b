import { namesPersons } from '#contract/kit/field-rights.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { audit } from '#server/kit/audit-repo.ts';
import type { Context } from '#server/kit/context.ts';
import { checkFilters, rowsShown } from './field-rights.ts';
import { sitesFor } from './sites-for.ts';
import type { ListQuery } from '../filters.ts';
import type { ListMemory } from '../listing/list-memory.ts';
import { listRows, type Page } from '../list-repo.ts';
import { tableOf } from '../resource-table.ts';

// A page as screens show it is work; twice as much and more is taken away.
const many = 100;

/** A page of a list as the caller may see it. Who reads that many persons at once is written down. */
export async function listFor(
  resource: Resource,
  { db, caller, requestId, address }: Context,
  query: ListQuery,
  lists: ListMemory,
): Promise<Page> {
  checkFilters(resource, caller, query);
  const sites = await sitesFor(db, resource, query, { requestId, address });
  const page = await listRows(db, resource, query, lists.of(resource, caller, { ...query, sites }));
  if (page.data.length >= many && namesPersons(resource)) {
    const { chainId, siteId, userId } = caller;
    await audit(db, {
      action: `${tableOf(resource)}.list`,
      chainId,
      siteId,
      userId,
      detail: { query, rows: page.data.length },
      requestId,
      address,
    });
  }
  return { ...page, data: rowsShown(resource, caller, query, page.data) };
}
