import type { View } from '#contract/lists/views.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor, Caller } from '#server/kit/caller/caller.ts';

type Saved = Omit<View, 'id' | 'resource' | 'mine'>;

// More tabs than these nobody reads.
const mostShown = 200;

/** The views of a resource that the caller sees, by name; or one of them. */
export async function viewsOf(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  which: { resource: string } | { id: number },
): Promise<View[]> {
  const rows = await tx
    .selectFrom('saved_views')
    .selectAll()
    .$if('resource' in which, (all) =>
      all.where('resource', '=', (which as { resource: string }).resource),
    )
    .$if('id' in which, (all) => all.where('id', '=', (which as { id: number }).id))
    .orderBy('name')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map(({ id, resource, name, shared, query, columns, user_id }) => ({
    id,
    resource,
    name,
    shared: shared as View['shared'],
    query: query as View['query'],
    columns: columns as View['columns'],
    mine: user_id === userId,
  }));
}

/** Keeps a view as the caller's; returns its id. */
export async function insertView(
  tx: Tx,
  { chainId, siteId, userId }: Caller,
  resource: string,
  saved: Saved,
): Promise<number> {
  const { id } = await tx
    .insertInto('saved_views')
    .values({ chain_id: chainId, site_id: siteId, user_id: userId, resource, ...columnsOf(saved) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a view of the caller's; false when it is not theirs. Shared with a site, it is the one they are at. */
export async function updateView(
  tx: Tx,
  { siteId, userId }: Caller,
  id: number,
  saved: Saved,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('saved_views')
    .set({ site_id: siteId, ...columnsOf(saved) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets a view of the caller's; false when it is not theirs. */
export async function deleteView(tx: Tx, { userId }: Caller, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const columnsOf = ({ name, shared, query, columns }: Saved) => ({
  name,
  shared,
  query: JSON.stringify(query),
  columns: JSON.stringify(columns),
});
