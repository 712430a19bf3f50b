import { sql } from 'kysely';
import type { Fields } from '#contract/kit/field.ts';
import type { HistoryEntry } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { tableOf } from '../resource-table.ts';

type Change = HistoryEntry['changes'][number];

/** Changes with what the rows are called that they name by their ids, archived since or not. */
export async function withNames<Entry extends { readonly changes: readonly Change[] }>(
  tx: Tx,
  fields: Fields,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const changes = entries.flatMap((entry) => entry.changes);
  const named = Object.entries(fields).flatMap(([name, { of, ids }]) => {
    const pointed = (of ?? ids?.[''])?.();
    const values = changes.flatMap(({ field, from, to }) => (field === name ? [from, to] : []));
    return pointed && values.length > 0 ? [{ name, of: pointed, ids: values.flatMap(idsIn) }] : [];
  });
  if (named.length === 0) return [...entries];
  const called = await titlesOf(tx, named);
  const textOf = (field: string, value: unknown) =>
    idsIn(value)
      .map((id) => called.get(`${field} ${id}`) || `#${id}`)
      .join(', ');
  const withName = (change: Change): Change => {
    const { field, from, to } = change;
    if (!named.some(({ name }) => name === field)) return change;
    return { ...change, shown: { from: textOf(field, from), to: textOf(field, to) } };
  };
  return entries.map((entry) => ({ ...entry, changes: entry.changes.map(withName) }));
}

const idsIn = (value: unknown): number[] =>
  [value].flat().filter((one): one is number => typeof one === 'number');

interface Named {
  readonly name: string;
  readonly of: Resource;
  readonly ids: readonly number[];
}

/** What rows are called, by field and id: one question, of however many registers they are. */
async function titlesOf(tx: Tx, named: readonly Named[]): Promise<Map<string, string>> {
  const asked = named.map(
    ({ name, of, ids }) => sql`
      select ${name}::text || ' ' || t.id as key, t.${sql.ref(of.title)} as called
      from ${sql.table(tableOf(of))} t where t.id = any (${[...new Set(ids)]}::bigint[])`,
  );
  const { rows } = await sql<{ key: string; called: string | null }>`
    ${sql.join(asked, sql` union all `)}`.execute(tx);
  return new Map(rows.map(({ key, called }) => [key, called ?? '']));
}
