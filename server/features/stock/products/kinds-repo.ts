import type { Tx } from '#server/db/open.ts';

/** The kind of a type; undefined for one that is not there. */
export const kindOfType = async (tx: Tx, id: number): Promise<string | undefined> =>
  (await tx.selectFrom('product_types').select('kind').where('id', '=', id).executeTakeFirst())
    ?.kind;

/** The kinds and names of products, in their order; undefined for those that are not there. */
export async function kindsOf(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'kind', 'name'])
    .where('id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id));
}
