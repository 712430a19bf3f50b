import { useTranslation } from 'react-i18next';
import type { NotificationsToday } from '#contract/dashboard.ts';

/** What is unread for oneself, and what somebody has to settle. */
export function NotificationNumbers({ value }: { value: NotificationsToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className="tile-numbers">
      <div>
        <dt>{t('unread')}</dt>
        <dd>{value?.unread ?? '-'}</dd>
      </div>
      <div>
        <dt>{t('toResolve')}</dt>
        <dd className={value?.toResolve ? 'tile-due' : ''}>{value?.toResolve ?? '-'}</dd>
      </div>
    </dl>
  );
}
