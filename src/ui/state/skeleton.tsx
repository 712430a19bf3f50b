import { useTranslation } from 'react-i18next';
import './states.css';

/** The place of rows that are being loaded; seen only when that takes longer than 200 ms. */
export function Skeleton({ rows = 3 }: { rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <div className="skeleton stack tight" role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}
