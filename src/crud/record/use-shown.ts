import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Described, Row } from '#contract/kit/resource.ts';
import type { Shown } from '../both-versions.tsx';
import { clashesOf, linesDescribed } from '../document/line-differences.ts';
import type { Draft } from '../use-draft.ts';
import { valueText } from '../values/value-text.ts';
import { useWordsOf } from '../words.ts';

type Versions = Pick<Draft<Row>, 'base' | 'draft' | 'conflict'>;

/** The fields of a form as `DraftForm` tells two versions apart by them; of lines only those that both changed. */
export function useShown(resource: Described, versions?: Versions): Shown<Row> {
  const words = useWordsOf(resource);
  const lines = linesOf(resource);
  const lineWords = useWordsOf(lines ? linesDescribed(resource) : resource);
  const fields = Object.entries(resource.fields)
    .filter(([name, { kind }]) => kind !== 'lines' && !lines?.totals.includes(name))
    .map(([name, field]) => ({
      label: words.field(name),
      of: (row: Row) => valueText(field, name, row[name], words, row.shown),
    }));
  const { base, draft, conflict } = versions ?? {};
  if (!lines || !base || !draft || !conflict) return fields;
  const [was, mine, theirs] = [base, draft, conflict].map(
    (row) => row[lines.field] as readonly Line[],
  );
  const ofLines = clashesOf(resource, lineWords, was!, mine!, theirs!).map(
    ({ label, from, to }) => ({ label, of: (row: Row) => (row === conflict ? to : from) }),
  );
  return [...fields, ...ofLines];
}
