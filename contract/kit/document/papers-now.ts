import type { Resource } from '../resource.ts';
import { statesOf } from '../steps.ts';

/** The papers that there are of a document as it stands; none where it has no papers at all. */
export function papersNow(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { field } = statesOf(resource) ?? {};
  if (!resource.papers || field === undefined) return [];
  return Object.entries(resource.papers.kinds).flatMap(([name, { states }]) =>
    states.includes(String(row[field])) ? [name] : [],
  );
}
