import { startOf } from '#contract/kit/field.ts';
import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';

/** A row that is not there yet: every field as it is when nothing is said of it. */
export function emptyRow({ fields }: Described): Row {
  const empty = Object.entries(fields).map(([name, field]) => [name, startOf(field)] as const);
  return {
    ...Object.fromEntries(empty),
    id: 0,
    version: 1,
    shown: {},
    created_at: '',
    changed_at: '',
    changed_by: null,
    archived_at: null,
  };
}

/** What differs between two rows, of the fields that a form may write; of lines only those that do. */
export async function writtenChanges(
  resource: Described,
  from: Row,
  to: Row,
): Promise<Record<string, unknown>> {
  const { fields } = resource;
  const names = Object.keys(fields)
    .filter((name) => !fields[name]?.readOnly)
    .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
  const changes = Object.fromEntries(names.map((name) => [name, to[name]]));
  const lines = linesOf(resource);
  if (!lines || !(lines.field in changes)) return changes;
  // Most have no lines.
  const { lineChanges } = await import('../document/versions/line-changes.ts');
  const linesAt = (row: Row) => row[lines.field] as readonly Line[];
  return { ...changes, [lines.field]: lineChanges(lines, linesAt(from), linesAt(to)) };
}
