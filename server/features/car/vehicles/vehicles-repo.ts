import { sql } from 'kysely';
import { foldText } from '#contract/kit/rules/same-text.ts';
import type { Tx } from '#server/db/open.ts';

/** Each make once, as the first entry that has it writes it, with that one's id. */
export async function brandsOf(tx: Tx): Promise<{ id: number; name: string }[]> {
  const first = tx
    .selectFrom('vehicles')
    .distinctOn('brand_key')
    .select(['brand as name', 'id', 'brand_sort'])
    .where('archived_at', 'is', null)
    .orderBy('brand_key')
    .orderBy('id');
  return tx.selectFrom(first.as('one')).select(['name', 'id']).orderBy('brand_sort').execute();
}

/** The make that the catalogue writes for what somebody else calls it: itself in another writing, or an alias. */
export async function brandBehind(tx: Tx, called: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('vehicles')
    .select('brand')
    .where('archived_at', 'is', null)
    .where((is) =>
      is.or([
        is('brand_key', '=', foldText(called)),
        sql<boolean>`exists (select from unnest(aliases) alias
          where name_search_key(alias) = ${foldText(called)})`,
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
    .where(sql`name_search_key(brand)`, '=', foldText(brand))
    .$if(model !== '', (query) => query.where(sql`name_search_key(model)`, '=', foldText(model)))
    .where('front_dimension', '<>', '')
    .groupBy(['front_dimension', 'rear_dimension'])
    .orderBy('cars', 'desc')
    .limit(50)
    .execute();
}
