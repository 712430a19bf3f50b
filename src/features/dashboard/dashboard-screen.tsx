import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '#contract/dashboard.ts';
import { shellCalls } from '#contract/shell.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CustomerNumbers } from './customers-tile.tsx';
import { HourBars } from './hours-tile.tsx';
import { Longest } from './longest-tile.tsx';
import { NotificationNumbers } from './notifications-tile.tsx';
import { QueueNumbers } from './queue-tile.tsx';
import { Tile } from './tile.tsx';
import './dashboard.css';

// Older numbers say how old they are.
const fresh = 60_000;
const clock = 5000;

/** What stands first in the morning: how the queue stands, who has waited longest, when people came, what is unread; for the office its customers. */
export default function DashboardScreen() {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const site = useSiteTokens().find((token) => token.siteId === siteId);
  const profile = useLoaded(siteId, shellCalls.profile)?.data.profile;
  const live = useLiveState() === 'live';
  const now = useServerNow(clock);
  const { data, error, refetch } = useQuery({
    ...queryFor(siteId, dashboardCalls.today, undefined),
    // Without the live socket nobody says that something changed.
    refetchInterval: live ? false : fresh,
  });
  const today = data?.data;
  const tiles = today?.tiles;
  const queue = sitePath(siteId, 'queue');
  const retry = () => void refetch();
  const seesQueue = tiles
    ? tiles.queue !== undefined
    : (profile?.rights?.includes('queue.read') ?? true);
  const seesCustomers = tiles
    ? tiles.customers !== undefined
    : (profile?.rights?.includes('customers.write') ?? true);
  const at = today ? Date.parse(today.at) : null;
  const isOld = at !== null && now - at > fresh && (error !== null || !live);

  return (
    <div className="dashboard">
      <header>
        <h1>{profile ? t('greeting', { name: profile.firstname }) : t('greetingPlain')}</h1>
        <p>
          {[profile?.site?.name ?? site?.siteName, profile?.site?.town].filter(Boolean).join(' · ')}
          {isOld && <span role="status">{` · ${t('asOf', { time: showTime(at) })}`}</span>}
        </p>
      </header>
      {error && !today && (
        <div className="dashboard-failed" role="alert">
          <p>{error instanceof OfflineError ? t('offline') : error.message || t('rejected')}</p>
          <button type="button" className="button" onClick={retry}>
            {t('again')}
          </button>
        </div>
      )}
      {seesQueue && (
        <>
          <Tile name="queue" title={t('queue')} to={queue} tile={tiles?.queue} onRetry={retry}>
            {(value) => <QueueNumbers value={value} now={now} />}
          </Tile>
          <Tile
            name="longest"
            title={t('longest')}
            to={queue}
            tile={tiles?.longest}
            onRetry={retry}
          >
            {(value) => <Longest value={value} now={now} />}
          </Tile>
          <Tile name="hours" title={t('hours')} to={queue} tile={tiles?.hours} onRetry={retry}>
            {(value) => <HourBars value={value} />}
          </Tile>
        </>
      )}
      <Tile
        name="notifications"
        title={t('notifications')}
        to={sitePath(siteId, 'notification/list')}
        tile={tiles?.notifications}
        onRetry={retry}
      >
        {(value) => <NotificationNumbers value={value} />}
      </Tile>
      {seesCustomers && (
        <Tile
          name="customers"
          title={t('customers')}
          to={sitePath(siteId, 'customers/list')}
          tile={tiles?.customers}
          onRetry={retry}
        >
          {(value) => <CustomerNumbers value={value} />}
        </Tile>
      )}
    </div>
  );
}
