import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dashboardCalls, rightOfTile } from '#contract/desk/dashboard.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { OfflineError } from '#src/data/api-errors.ts';
import { whatAnswered } from '#src/data/failures.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { queryFor } from '#src/data/query.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { QueueNumbers } from './queue-tile.tsx';
import { Tile } from './tile.tsx';
import './dashboard.css';
import { Facts } from '#src/ui/layout/facts.tsx';

// Older numbers say how old they are.
const fresh = 60_000;
const clock = 5000;
// The lists of bookings and of cars as the tiles count them.
const ownToday = 'mine=true&begins_at_in=today&sort_by=begins_at:asc';
const dueSoon = 'inspection_due_in=next_30&sort_by=inspection_due:asc';

// They come after the ones that are looked at first.
const registers = () => import('./register-tiles.tsx');
const HourBars = lazyComponent(async () => (await import('./hours-tile.tsx')).HourBars);
const NotificationNumbers = lazyComponent(
  async () => (await import('./notifications-tile.tsx')).NotificationNumbers,
);
const BookingsNumbers = lazyComponent(
  async () => (await import('./bookings-tile.tsx')).BookingsNumbers,
);
const OwnWorkRows = lazyComponent(async () => (await import('./own-work-tile.tsx')).OwnWorkRows);
const HotelTile = lazyComponent(async () => (await import('./hotel-tile.tsx')).HotelTile);
const OrdersTile = lazyComponent(async () => (await import('./orders-tile.tsx')).OrdersTile);
const ReadingNumbers = lazyComponent(async () => (await registers()).ReadingNumbers);
const InspectionNumbers = lazyComponent(async () => (await registers()).InspectionNumbers);
const CustomerNumbers = lazyComponent(async () => (await registers()).CustomerNumbers);

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
  const tiles = today?.tiles;
  const booked = tiles?.bookings;
  const mine = booked?.state === 'resolved' ? booked.value.mine : null;
  const queue = sitePath(siteId, 'queue');
  const retry = () => void refetch();
  const sees = (name: keyof typeof rightOfTile): boolean => {
    if (tiles) return tiles[name] !== undefined;
    const right = rightOfTile[name];
    return right === null || (profile?.rights?.includes(right) ?? true);
  };
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
      {mine && (
        <Tile
          name="mine"
          title={t('mine.title')}
          to={`${sitePath(siteId, 'bookings')}?${ownToday}`}
          tile={tiles?.bookings}
          onRetry={retry}
        >
          {() => <OwnWorkRows work={mine} />}
        </Tile>
      )}
      {sees('queue') && (
        <Tile name="queue" title={t('queue')} to={queue} tile={tiles?.queue} onRetry={retry}>
          {(value) => <QueueNumbers value={value} now={now} />}
        </Tile>
      )}
      {sees('hours') && (
        <Tile name="hours" title={t('hours')} to={queue} tile={tiles?.hours} onRetry={retry}>
          {(value) => <HourBars value={value} />}
        </Tile>
      )}
      {sees('bookings') && (
        <Tile
          name="bookings"
          title={t('bookings.title')}
          to={sitePath(siteId, 'bookings')}
          tile={tiles?.bookings}
          onRetry={retry}
        >
          {(value) => <BookingsNumbers value={value} />}
        </Tile>
      )}
      {sees('notifications') && (
        <Tile
          name="notifications"
          title={t('notifications')}
          to={sitePath(siteId, 'notification/list')}
          tile={tiles?.notifications}
          onRetry={retry}
        >
          {(value) => <NotificationNumbers value={value} />}
        </Tile>
      )}
      {(profile?.rights?.includes('orders.read') ?? false) && <OrdersTile />}
      {(profile?.rights?.includes('hotel.read') ?? false) && <HotelTile />}
      {sees('readings') && (
        <Tile
          name="readings"
          title={t('readings')}
          to={sitePath(siteId, 'car/tread-depth-readings')}
          tile={tiles?.readings}
          onRetry={retry}
        >
          {(value) => <ReadingNumbers value={value} />}
        </Tile>
      )}
      {sees('inspections') && (
        <Tile
          name="inspections"
          title={t('inspections')}
          to={`${sitePath(siteId, 'cars')}?${dueSoon}`}
          tile={tiles?.inspections}
          onRetry={retry}
        >
          {(value) => <InspectionNumbers value={value} />}
        </Tile>
      )}
      {sees('customers') && (
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
