import { useTranslation } from 'react-i18next';
import type { Line } from '#contract/kit/document/lines.ts';
import type { Described } from '#contract/kit/resource.ts';
import { useTranslations } from '../../words.ts';
import { lineDifferences, linesDescribed } from './line-differences.ts';

interface Props {
  resource: Described;
  from: unknown;
  to: unknown;
}

/** What a change did to lines, one by one. */
export function LineHistory({ resource, from, to }: Props) {
  const { t } = useTranslation('crud');
  const words = useTranslations(linesDescribed(resource));
  return lineDifferences(resource, words, from as Line[], to as Line[]).map((one) => (
    <li key={one.key}>
      {t('history.change', { field: one.label, from: one.from || '–', to: one.to || '–' })}
    </li>
  ));
}
