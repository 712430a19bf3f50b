import { useTranslation } from 'react-i18next';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { showDate } from '#src/i18n/time.ts';
import type { NotificationsToday } from '#contract/desk/dashboard.ts';
import { TileNumber } from './tile-number.tsx';
import './tile-news.css';

/** What is unread for oneself and what somebody has to settle, and the newest of it. */
export function NotificationNumbers({ value }: { value: NotificationsToday | null }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <dl className="tile-numbers">
        <TileNumber name={t('unread')} count={value?.unread} />
        <TileNumber name={t('toResolve')} count={value?.toResolve} due />
      </dl>
      {value?.newest.length === 0 ? (
        <p className="tile-news muted">{t('nothingUnread')}</p>
      ) : (
        <ol className="tile-news rows">
          {value?.newest.map(({ id, title, since }) => (
            <li key={id}>
              <span className="cut rest">{title}</span>
              <SaidTime value={showDate(since)} text={showDate(since)} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
