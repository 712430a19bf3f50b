import { startOf, type Field } from '#contract/kit/fields.ts';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Described, Row } from '#contract/kit/resource.ts';
import { lineChanges } from '../document/line-changes.ts';

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

/** What differs between two rows, of the fields that a form may write. */
export function writtenChanges({ fields }: Described, from: Row, to: Row): Record<string, unknown> {
  const names = Object.keys(fields).filter((name) => !fields[name]?.readOnly);
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]))
      .map((name) => [name, writtenOf(fields[name]!, from[name], to[name])]),
  );
}

// Of lines only those that changed are sent.
const writtenOf = ({ lines }: Field, from: unknown, to: unknown): unknown =>
  lines ? lineChanges(lines, from as readonly Line[], to as readonly Line[]) : to;
