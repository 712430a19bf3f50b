import { linesOf } from '#contract/kit/document/lines.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Described } from '#contract/kit/resource.ts';
import type { Shown } from '../both-versions.tsx';
import { valueText } from '../values/value-text.ts';
import { useTranslations } from '../words.ts';

/** The fields of a form by which `DraftForm` distinguishes two versions. */
export function useShown(resource: Described): Shown<Row> {
  const words = useTranslations(resource);
  const lines = linesOf(resource);
  // Lines are distinguished one by one, and what they come to is nothing that one chooses.
  const fields = Object.entries(resource.fields).filter(
    ([name]) => name !== lines?.field && !lines?.totals.includes(name),
  );
  return fields.map(([name, field]) => ({
    label: words.field(name),
    of: (row: Row) => valueText(field, name, row[name], words, row.shown),
  }));
}
