import { useTranslation } from 'react-i18next';
import type { CustomersToday } from '#contract/dashboard.ts';

/** Who came lately, and who gets nothing on credit. */
export function CustomerNumbers({ value }: { value: CustomersToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className="tile-numbers">
      <div>
        <dt>{t('cameThisWeek')}</dt>
        <dd>{value?.came ?? '-'}</dd>
      </div>
      <div>
        <dt>{t('blocked')}</dt>
        <dd className={value?.blocked ? 'tile-due' : ''}>{value?.blocked ?? '-'}</dd>
      </div>
    </dl>
  );
}
