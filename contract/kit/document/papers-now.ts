import type { May } from '../field-rights.ts';
import type { Resource } from '../resource.ts';
import { statesOf } from '../steps.ts';

/** Whether somebody may read a paper of a document: those that say prices may take a right of their own. */
export const mayReadPaper = ({ papers }: Resource, name: string, may: May): boolean =>
  papers?.prices === undefined || papers.kinds[name]?.prices !== true || may(papers.prices);

/** The papers that there are of a document as it stands for somebody; none where it has no papers at all. */
export function papersNow(
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  may: May,
): readonly string[] {
  const { field } = statesOf(resource) ?? {};
  if (!resource.papers || field === undefined) return [];
  return Object.entries(resource.papers.kinds).flatMap(([name, { states, of }]) =>
    states.includes(String(row[field])) &&
    (of === undefined || row[of.field] === of.is) &&
    mayReadPaper(resource, name, may)
      ? [name]
      : [],
  );
}
