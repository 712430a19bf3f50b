import { sql, type Expression, type SqlBool } from 'kysely';
import { mostCounted } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { tagsOf, type ListQuery } from './filters.ts';
import { tableOf } from './resource-table.ts';

/** What rows have to be for the words and tags of a query, and how many there are, up to one more than are counted. */
export interface Found {
  readonly condition: Expression<SqlBool>;
  readonly count: number;
}

/**
 * Looks for the words and tags of a query: rows are among the ids that were found, or, where there
 * are too many of these, to be looked at one by one, since one in a few will do. Undefined when the
 * query has neither, null when nothing is like that. `many` is known already where it is true.
 */
export async function foundBy(
  tx: Tx,
  resource: Resource,
  query: ListQuery,
  many = false,
): Promise<Found | null | undefined> {
  const typed = String(query['q'] ?? '');
  const meant = resource.searched?.(typed) ?? typed;
  const found = await foundWords(tx, resource, query, meant, many);
  // What was taken for a size may be a number as well.
  return found === null && meant !== typed ? foundWords(tx, resource, query, typed, many) : found;
}

async function foundWords(
  tx: Tx,
  resource: Resource,
  query: ListQuery,
  q: string,
  many: boolean,
): Promise<Found | null | undefined> {
  const tags = tagsOf(resource, query);
  if (q === '' && Object.keys(tags).length === 0) return undefined;
  const ids = many ? null : await idsOf(tx, resource, query, q, tags);
  if (ids?.length === 0) return null;
  if (ids) return { condition: sql<SqlBool>`id = any(${ids}::bigint[])`, count: ids.length };
  const each = Object.entries(tags).map(
    ([field, wanted]) => sql<SqlBool>`${sql.ref(field)} && ${wanted}::text[]`,
  );
  if (q !== '')
    each.push(sql<SqlBool>`search_text like all((select search_patterns(${q}))::text[])`);
  // The database takes what is like something for rare, and would not walk through the order for it.
  return {
    condition: sql<SqlBool>`coalesce(${sql.join(each, sql` and `)}, false)`,
    count: mostCounted + 1,
  };
}

/** The ids of the rows; null where there are more than are counted. */
async function idsOf(
  tx: Tx,
  resource: Resource,
  query: ListQuery,
  q: string,
  tags: Readonly<Record<string, readonly string[]>>,
): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select case when cardinality(ids) <= ${sql.lit(mostCounted)} then ids end as ids
    from (select array(select find_ids(${tableOf(resource)}, ${q}, ${JSON.stringify(tags)},
      ${query['archived'] === '1'}, ${sql.lit(mostCounted + 1)})) as ids offset 0) found`.execute(
    tx,
  );
  return rows[0]!.ids;
}

/** The ids of rows in use that hold all words of each text: two of them, where there are more. One question, however many texts. */
export async function someFoundBy(
  tx: Tx,
  resource: Resource,
  texts: readonly string[],
): Promise<Map<string, number[]>> {
  const wanted = [...new Set(texts)].filter((text) => text !== '');
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ text: string; ids: number[] }>`
    select text, array(select find_ids(${tableOf(resource)}, text, '{}', false, 2)) as ids
    from unnest(${wanted}::text[]) text`.execute(tx);
  return new Map(rows.map(({ text, ids }) => [text, ids]));
}
