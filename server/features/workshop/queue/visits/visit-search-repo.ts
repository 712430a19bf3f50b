import { sql, type ReferenceExpression } from 'kysely';
import type { Tables } from '#server/db/tables.generated.ts';
import type { Tx } from '#server/db/open.ts';

/** One visit as a search finds it. */
export interface FoundVisit {
  readonly id: number;
  readonly licenseplate: string | null;
  readonly name: string | null;
  readonly plate_key: string | null;
  readonly arrived_at: Date;
  readonly left_at: Date | null;
  readonly car_brand: string | null;
  readonly customer_id: number | null;
  readonly car_id: number | null;
}

/** No query below returns more rows; one that returns as many has not seen all. */
export const mostVisits = 200;

// Behind everything that begins with the text, by bytes.
const behindAll = '\u{10ffff}';

/** Visits whose plate begins with these letters, those with just this plate first and the last of them before the others. */
export function visitsByPlate(tx: Tx, plateKey: string): Promise<FoundVisit[]> {
  return visits(tx)
    .where('plate_key', '>=', plateKey)
    .where('plate_key', '<', plateKey + behindAll)
    .orderBy('plate_key')
    .orderBy('arrived_at', 'desc')
    .execute();
}

/**
 * The last visits whose plate holds these letters anywhere. Walks over the plates of the site in
 * the index: about 0.1 ms for each thousand.
 */
export async function visitsByPlatePart(tx: Tx, plateKey: string): Promise<FoundVisit[]> {
  const found = await tx
    .selectFrom('queue_people')
    .select('id')
    .where(sql<boolean>`strpos(plate_key, ${plateKey}) > 0`)
    .orderBy('plate_key')
    .orderBy('arrived_at', 'desc')
    .limit(mostVisits)
    .execute();
  if (!found.length) return [];
  const ids = found.map(({ id }) => id);
  return visits(tx).where('id', 'in', ids).orderBy('arrived_at', 'desc').execute();
}

/** Visits of people whose name, or last name, begins with these words; with a comma, whose last names stand before it. */
export async function visitsByName(tx: Tx, name: string): Promise<FoundVisit[]> {
  const [last = '', ...first] = name.split(',');
  const turned = first.length > 0 ? `${first.join(' ')} ${last}` : name;
  const by = (column: ReferenceExpression<Tables, 'queue_people'>, typed = name) =>
    visits(tx)
      .where(column, '>=', sql<string>`name_search_key(${typed})`)
      .where(column, '<', sql<string>`name_search_key(${typed}) || ${behindAll}::text collate "C"`)
      .orderBy(column)
      .orderBy('arrived_at', 'desc');
  // Each through its own index, in one question.
  const found = await tx
    .selectFrom(by('name_key').as('called'))
    .selectAll()
    .unionAll(tx.selectFrom(by('surname_key').as('called')).selectAll())
    .$if(turned !== name, (query) =>
      query.unionAll(tx.selectFrom(by('name_key', turned).as('called')).selectAll()),
    )
    .execute();
  return [...new Map(found.map((visit) => [visit.id, visit])).values()];
}

function visits(tx: Tx) {
  return tx
    .selectFrom('queue_people')
    .select(['id', 'licenseplate', 'name', 'plate_key', 'arrived_at', 'left_at'])
    .select(['car_brand', 'customer_id', 'car_id'])
    .limit(mostVisits);
}
