import { linesOf, type Line } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import type { Draft } from '../../use-draft.ts';
import { useTranslations } from '../../words.ts';
import { mergeLines } from './line-changes.ts';
import { lineDifferences, linesDescribed } from './line-differences.ts';

interface Props {
  resource: Described;
  form: Pick<Draft<Row>, 'base' | 'draft' | 'conflict'>;
}

/** The lines that two people changed to something else, as both have them: rows of a table. */
export function LineClashes({ resource, form: { base, draft, conflict } }: Props) {
  const words = useTranslations(linesDescribed(resource));
  if (!base || !draft || !conflict) return null;
  const lines = linesOf(resource)!;
  const linesAt = (row: Row) => row[lines.field] as readonly Line[];
  const [was, mine, saved] = [linesAt(base), linesAt(draft), linesAt(conflict)];
  const { clashing } = mergeLines(lines, was, mine, saved);
  const wanted = ({ key }: Line) => clashing.includes(key);
  return lineDifferences(resource, words, mine.filter(wanted), saved.filter(wanted)).map(
    ({ key, label, from, to }) => (
      <tr key={key}>
        <th scope="row">{label}</th>
        <td>{from || '-'}</td>
        <td>{to || '-'}</td>
      </tr>
    ),
  );
}
