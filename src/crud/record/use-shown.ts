import type { Described, Row } from '#contract/kit/resource.ts';
import type { Shown } from '../both-versions.tsx';
import { valueText } from '../values/value-text.ts';
import { useWordsOf } from '../words.ts';

/** The fields of a form as `DraftForm` tells two versions apart by them. */
export function useShown(resource: Described): Shown<Row> {
  const words = useWordsOf(resource);
  return Object.entries(resource.fields).map(([name, field]) => ({
    label: words.field(name),
    of: (row: Row) => valueText(field, name, row[name], words, row.shown),
  }));
}
