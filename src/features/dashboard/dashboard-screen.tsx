import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shellCalls } from '#contract/shell.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useQueueNumbers } from '#src/data/use-queue-numbers.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import './dashboard.css';

// Older numbers say how old they are.
const fresh = 60_000;

/** What stands first in the morning: who and where one is, how the queue stands, what is unread. */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const site = useSiteTokens().find((token) => token.siteId === siteId);
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const unread = useLoaded(siteId, shellCalls.unreadCount)?.data.data;
  const queue = useQueueNumbers(siteId);
  const now = useServerNow(5000);
  const live = useLiveState() === 'live';
  const asOf = queue?.asOf ?? null;
  const seesQueue = profile?.rights.includes('queue.read') ?? true;
  const numbers = [
    { name: t('waiting'), count: queue?.waiting },
    { name: t('expediting'), count: queue?.expediting },
    { name: t('done'), count: queue?.done },
  ];

  return (
    <div className="dashboard">
      <header>
        <h1>{profile ? t('greeting', { name: profile.firstname }) : t('greetingPlain')}</h1>
        <p>
          {[profile?.site.name ?? site?.siteName, profile?.site.town].filter(Boolean).join(' · ')}
        </p>
      </header>
      {seesQueue && (
        <section aria-labelledby="dashboard-queue">
          <h2 id="dashboard-queue">{t('queue')}</h2>
          <dl>
            {numbers.map(({ name, count }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{asOf === null ? '-' : count}</dd>
              </div>
            ))}
          </dl>
          {asOf !== null && !live && now - asOf > fresh && (
            <p className="dashboard-age">{t('asOf', { time: showTime(asOf) })}</p>
          )}
          <Link className="button primary" to={sitePath(siteId, 'queue')}>
            {t('toQueue')}
          </Link>
        </section>
      )}
      <section aria-labelledby="dashboard-unread">
        <h2 id="dashboard-unread">{t('notifications')}</h2>
        <p className="dashboard-unread">
          {unread === undefined ? '-' : t('unread', { count: unread })}
        </p>
      </section>
    </div>
  );
}
