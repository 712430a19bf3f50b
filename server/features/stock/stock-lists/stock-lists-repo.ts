import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** The products that go by a number, an EAN or an article of a supplier; what is called so itself goes before what a supplier calls so. */
export async function productsCalled(
  tx: Tx,
  { article, ean }: { readonly article: string; readonly ean: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; own: boolean }>`
    select id, true as own from products
      where archived_at is null and (number = ${article} or (ean <> '' and ean = ${ean}))
    union select product_id, false from supplier_articles
      where archived_at is null and number = ${article}`.execute(tx);
  const own = rows.filter((row) => row.own);
  return [...new Set((own.length > 0 ? own : rows).map(({ id }) => id))];
}

/** Whether a profile still has lines of a list. */
export const hasLines = async (tx: Tx, profile: number): Promise<boolean> =>
  (await tx
    .selectFrom('stock_list_lines')
    .select('id')
    .where('profile_id', '=', profile)
    .where('archived_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What lists say of a product in a warehouse. */
export interface Listed {
  readonly product_id: number;
  readonly warehouse_id: number;
  /** How the profile is called that it was said by. */
  readonly profile: string;
  /** In thousandths, by all lists of the warehouse together. */
  readonly quantity: number;
}

/** What lists say now of products whose lines are named, or that are named in a warehouse; in the order of the products. */
export async function listedOf(
  tx: Tx,
  {
    lines,
    products = [],
  }: { readonly lines: readonly number[]; readonly products?: readonly number[] },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select named.product_id, p.warehouse_id, min(p.name) as profile,
      (select coalesce(sum(x.quantity), 0) from stock_list_lines x
        join stock_list_profiles xp on xp.chain_id = x.chain_id and xp.id = x.profile_id
        where x.archived_at is null and x.product_id = named.product_id
          and xp.warehouse_id = p.warehouse_id)::bigint as quantity
    from (
      select l.profile_id, l.product_id from stock_list_lines l
        where l.id = any (${[...lines]}::bigint[]) and l.product_id is not null
      union select l.profile_id, before.product from stock_list_lines l,
          unnest(${[...products]}::bigint[]) before (product)
        where l.id = any (${[...lines]}::bigint[])
    ) named
    join stock_list_profiles p on p.chain_id = current_chain() and p.id = named.profile_id
    group by named.product_id, p.warehouse_id
    order by named.product_id, p.warehouse_id`.execute(tx);
  return rows;
}

/** The movements that an import has made of the products of these lines, and that were not taken back; the last first. */
export async function movementsOfImport(
  tx: Tx,
  importId: number,
  lines: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.movement_id as id from stock_list_movements m
      where m.import_id = ${importId} and m.product_id in (
          select product_id from stock_list_lines where id = any (${[...lines]}::bigint[]))
        and not exists (select from stock_movements back
          where back.chain_id = m.chain_id and back.reverses = m.movement_id)
      order by m.product_id, m.movement_id desc`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes down which movements an import has made. */
export async function saveMovements(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  importId: number,
  movements: readonly { readonly product_id: number; readonly movement_id: number }[],
): Promise<void> {
  if (movements.length === 0) return;
  await tx
    .insertInto('stock_list_movements')
    .values(
      movements.map((one) => ({
        chain_id: chainId,
        site_id: siteId,
        import_id: importId,
        ...one,
      })),
    )
    .execute();
}
