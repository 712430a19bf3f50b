import { useTranslation } from 'react-i18next';
import type { Dashboard } from '#contract/desk/dashboard.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import type { TileName } from '../first-tiles.ts';
import { QueueNumbers } from './queue-tile.tsx';
import { Tile } from './tile.tsx';

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
const LogisticsTile = lazyComponent(
  async () => (await import('./logistics-tile.tsx')).LogisticsTile,
);
const SalesTile = lazyComponent(async () => (await import('./sales-tile.tsx')).SalesTile);
const TakingsTile = lazyComponent(async () => (await import('./takings-tile.tsx')).TakingsTile);
const OrdersTile = lazyComponent(async () => (await import('./orders-tile.tsx')).OrdersTile);
const ReadingNumbers = lazyComponent(async () => (await registers()).ReadingNumbers);
const InspectionNumbers = lazyComponent(async () => (await registers()).InspectionNumbers);
const CustomerNumbers = lazyComponent(async () => (await registers()).CustomerNumbers);

interface Props {
  name: TileName;
  /** What the server answered of all tiles together; undefined until then. */
  today: Dashboard | undefined;
  /** By the server's clock, ms. */
  now: number;
  onRetry: () => void;
}

/** A tile of the first page by its name, with the way to its rows. */
export function NamedTile({ name, today, now, onRetry }: Props) {
  const { t } = useTranslation('dashboard');
  const siteId = useSiteId();
  const tiles = today?.tiles;
  const booked = tiles?.bookings;
  const mine = booked?.state === 'resolved' ? booked.value.mine : null;
  const queue = sitePath(siteId, 'queue');
  switch (name) {
    case 'mine':
      return (
        mine && (
          <Tile
            name="mine"
            title={t('mine.title')}
            to={`${sitePath(siteId, 'bookings')}?${ownToday}`}
            tile={tiles?.bookings}
            onRetry={onRetry}
          >
            {() => <OwnWorkRows work={mine} />}
          </Tile>
        )
      );
    case 'queue':
      return (
        <Tile name="queue" title={t('queue')} to={queue} tile={tiles?.queue} onRetry={onRetry}>
          {(value) => <QueueNumbers value={value} now={now} />}
        </Tile>
      );
    case 'hours':
      return (
        <Tile name="hours" title={t('hours')} to={queue} tile={tiles?.hours} onRetry={onRetry}>
          {(value) => <HourBars value={value} />}
        </Tile>
      );
    case 'bookings':
      return (
        <Tile
          name="bookings"
          title={t('bookings.title')}
          to={sitePath(siteId, 'bookings')}
          tile={tiles?.bookings}
          onRetry={onRetry}
        >
          {(value) => <BookingsNumbers value={value} />}
        </Tile>
      );
    case 'notifications':
      return (
        <Tile
          name="notifications"
          title={t('notifications')}
          to={sitePath(siteId, 'notification/list')}
          tile={tiles?.notifications}
          onRetry={onRetry}
        >
          {(value) => <NotificationNumbers value={value} />}
        </Tile>
      );
    case 'readings':
      return (
        <Tile
          name="readings"
          title={t('readings')}
          to={sitePath(siteId, 'car/tread-depth-readings')}
          tile={tiles?.readings}
          onRetry={onRetry}
        >
          {(value) => <ReadingNumbers value={value} />}
        </Tile>
      );
    case 'inspections':
      return (
        <Tile
          name="inspections"
          title={t('inspections')}
          to={`${sitePath(siteId, 'cars')}?${dueSoon}`}
          tile={tiles?.inspections}
          onRetry={onRetry}
        >
          {(value) => <InspectionNumbers value={value} />}
        </Tile>
      );
    case 'customers':
      return (
        <Tile
          name="customers"
          title={t('customers')}
          to={sitePath(siteId, 'customers/list')}
          tile={tiles?.customers}
          onRetry={onRetry}
        >
          {(value) => <CustomerNumbers value={value} />}
        </Tile>
      );
    case 'orders':
      return <OrdersTile />;
    case 'hotel':
      return <HotelTile />;
    case 'logistics':
      return <LogisticsTile />;
    case 'sales':
      return <SalesTile />;
    case 'takings':
      return <TakingsTile />;
  }
}
