import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '#contract/desk/dashboard.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { firstTiles } from './first-tiles.ts';
import { NamedTile } from './tiles/named-tile.tsx';
import './dashboard.css';

// Older numbers say how old they are.
const fresh = 60_000;
const clock = 5000;
/** What stands first in the morning: how the queue stands, when people came, what is unread, and of the registers what asks for somebody; to each what their roles are for. */
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
  const retry = () => void refetch();
  const at = today ? Date.parse(today.at) : null;
  const isOld = at !== null && now - at > fresh && (error !== null || !live);

  return (
    <div className="page row dashboard">
      <header>
        <h1>{profile ? t('greeting', { name: profile.firstname }) : t('greetingPlain')}</h1>
        <p className="muted">
          <Facts of={[profile?.site?.name ?? site?.siteName, profile?.site?.town]} />
          {isOld && <span role="status">{` · ${t('asOf', { time: showTime(at) })}`}</span>}
        </p>
      </header>
      {error && !today && (
        <div className="message warn row apart" role="alert">
          <p>
            {error instanceof OfflineError
              ? (whatAnswered(error) ?? t('offline'))
              : error.message || t('rejected')}
          </p>
          <button type="button" className="button" onClick={retry}>
            {t('again')}
          </button>
        </div>
      )}
      {firstTiles(profile?.rights, today?.tiles).map((name) => (
        <NamedTile key={name} name={name} today={today} now={now} onRetry={retry} />
      ))}
    </div>
  );
}
