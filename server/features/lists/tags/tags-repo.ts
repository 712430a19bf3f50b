import { sql } from 'kysely';
import type { Tag, TaggedType } from '#contract/lists/tags.ts';
import type { Tx } from '#server/db/open.ts';

/** Tags in use that are offered on things of a type, or all, by name. */
export async function offeredTags(tx: Tx, type?: TaggedType): Promise<Tag[]> {
  const rows = await tx
    .selectFrom('tags')
    .select(['id', 'name', 'type', 'color'])
    .where('archived_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('type', 'in', ['', type!]))
    .orderBy('name_sort')
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows as Tag[];
}

/** The tags that are called so, archived or not, in the order of the names. */
export async function tagsCalled(tx: Tx, names: readonly string[]): Promise<Tag[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('tags')
    .select(['id', 'name', 'type', 'color'])
    .where('name', 'in', names)
    .execute();
  return (rows as Tag[]).toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** A row that carries a tag. */
export interface Carrier {
  readonly id: number;
  readonly version: number;
  readonly tags: string[];
}

/** All rows of a type that carry a word, archived or not, which nobody else changes until the transaction ends. */
export async function carriersOf(tx: Tx, type: TaggedType, word: string): Promise<Carrier[]> {
  const wanted = JSON.stringify({ tags: [word] });
  const { rows } = await sql<Carrier>`
    select id, version, tags from ${sql.table(type)}
    where id in (select find_ids(${type}, '', ${wanted}::jsonb, false, 2147483647)
      union all select find_ids(${type}, '', ${wanted}::jsonb, true, 2147483647))
    order by id for update`.execute(tx);
  return rows;
}

/** A tag becomes another one, and so does what had become it before. */
export async function pointTag(tx: Tx, id: number, intoId: number): Promise<void> {
  await tx
    .updateTable('tags')
    .set({ merged_into_id: intoId })
    .where((is) => is.or([is('id', '=', id), is('merged_into_id', '=', id)]))
    .execute();
}
