import { useTranslation } from 'react-i18next';
import type { Import } from '#contract/lists/imports.ts';

interface Props {
  sums: Import['sums'];
}

/** What is wrong with each column of a file: in how many rows, what they say, and what they may say. */
export function ProblemSums({ sums }: Props) {
  const { t } = useTranslation('crud');
  return (
    <ul>
      {sums.map(({ column, message, rows, values, others }) => (
        <li key={`${column} ${message}`}>
          <b>{t('import.sum', { column: column || t('import.row'), count: rows })}</b>{' '}
          {[values.join(', '), others > 0 && t('import.others', { count: others })]
            .filter(Boolean)
            .join(' ')}
          <span className="block muted">{message}</span>
        </li>
      ))}
    </ul>
  );
}
