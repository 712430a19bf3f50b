import { useTranslation } from 'react-i18next';
import type { NotificationsToday } from '#contract/dashboard.ts';
import { Time } from '#src/ui/time.tsx';

/** What is unread for oneself and what somebody has to settle, and the newest of it. */
export function NotificationNumbers({ value }: { value: NotificationsToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
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
      {value?.newest.length === 0 ? (
        <p className="tile-news none">{t('nothingUnread')}</p>
      ) : (
        <ol className="tile-news">
          {value?.newest.map(({ id, title, since }) => (
            <li key={id}>
              <span>{title}</span>
              <Time at={since} look="date" />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
