import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import { cameWith, goAlong } from '#contract/kit/document/rules-of-parts.ts';
import type { Fields } from '#contract/kit/field.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Stored, Values } from '#server/kit/resource/resource-table.ts';
import { thereOf } from '#server/kit/resource/row-repo.ts';
import type { Engine } from '#server/kit/resource/write.ts';
import { addLike } from './parts/add-like.ts';

/**
 * A new document with the lines of the one asked for, and those of its fields that a copy gets. Lines
 * about something that has been archived since are left out, as is whatever else points at such.
 */
export async function copyDocument(engine: Engine, context: Context, copied: readonly string[]) {
  const { resource } = engine;
  const { id } = context.params as { id: number };
  const row = await rowWithId(context.db, resource, id);
  const { field, fields, about, byRule } = linesOf(resource)!;
  const before = await withoutArchived(context, fields, row[field] as readonly Line[]);
  const gone = new Set(before.filter((line) => isLost(line)).map(({ key }) => key));
  const along = byRule ? goAlong(byRule.field, before, gone) : [];
  const kept = before.filter(({ key }) => !gone.has(key) && !along.includes(key));
  const lines = kept.map((line) => ({ ...line, key: crypto.randomUUID() }));
  const keys = new Map(lines.map(({ key }, at) => [kept[at]!.key, key]));
  const put = byRule ? cameWith(byRule.field, lines, keys) : lines;
  const [like] = await withoutArchived(context, resource.fields, [row as Stored]);
  return addLike(engine, context, like!, { names: copied, values: { [field]: { put } } });

  function isLost(line: Line): boolean {
    const was = (row[field] as readonly Line[]).find(({ key }) => key === line.key)!;
    return Object.keys(fields).some(
      (name) => was[name] !== line[name] && (name === about?.field || fields[name]!.required),
    );
  }
}

/** Rows whose references to what has been archived are empty. */
async function withoutArchived<Row extends Values>(
  { db }: Context,
  fields: Fields,
  rows: readonly Row[],
): Promise<Row[]> {
  let left = [...rows];
  for (const [name, { of }] of Object.entries(fields)) {
    const ids = rows.map((row) => row[name]).filter((id) => typeof id === 'number');
    if (!of || ids.length === 0) continue;
    const there = await thereOf(db, of(), [...new Set(ids)]);
    left = left.map((row) =>
      typeof row[name] === 'number' && !there.has(row[name]) ? { ...row, [name]: null } : row,
    );
  }
  return left;
}
