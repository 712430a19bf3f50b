import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** Each make once, with the id of the first entry that has it. */
export async function brandsOf(tx: Tx): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('vehicles')
    .select(['brand as name'])
    .select((one) => one.fn.min<number>('id').as('id'))
    .where('archived_at', 'is', null)
    .groupBy(['brand', 'brand_sort'])
    .orderBy('brand_sort')
    .execute();
}

/** The make that the catalogue writes for what somebody else calls it: itself in another writing, or an alias. */
export async function brandBehind(tx: Tx, called: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('vehicles')
    .select('brand')
    .where('archived_at', 'is', null)
    .where((is) =>
      is.or([
        sql<boolean>`name_search_key(brand) = name_search_key(${called})`,
        sql<boolean>`exists (select from unnest(aliases) alias
          where name_search_key(alias) = name_search_key(${called}))`,
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.brand;
}

/** The tyres of cars of a make, and of a model where one is said, in the chain's register. */
export async function tyresSeen(tx: Tx, brand: string, model: string) {
  return tx
    .selectFrom('cars')
    .select(['front_dimension', 'rear_dimension'])
    .select((one) => one.fn.countAll<number>().as('cars'))
    .where('archived_at', 'is', null)
    .where(sql`lower(brand)`, '=', brand.toLowerCase())
    .$if(model !== '', (query) => query.where(sql`lower(model)`, '=', model.toLowerCase()))
    .where('front_dimension', '<>', '')
    .groupBy(['front_dimension', 'rear_dimension'])
    .orderBy('cars', 'desc')
    .limit(50)
    .execute();
}
