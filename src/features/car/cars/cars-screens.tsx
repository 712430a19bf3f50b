import i18next from 'i18next';
import { cars } from '#contract/car/cars.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { showDate } from '#src/i18n/time.ts';

// What the list does without comes when it is wanted.
const NewCar = lazyScreen(async () => (await import('./look-up/new-car.tsx')).NewCar);
const RegistryTab = lazyScreen(async () => (await import('./tabs/registry-tab.tsx')).RegistryTab);
const OwnersTab = lazyScreen(async () => (await import('./tabs/owners-tab.tsx')).OwnersTab);
const PlatesTab = lazyScreen(async () => (await import('./tabs/plates-tab.tsx')).PlatesTab);
const OdometerTab = lazyScreen(async () => (await import('./tabs/odometer-tab.tsx')).OdometerTab);
const BookingsTab = lazyScreen(async () => (await import('./tabs/bookings-tab.tsx')).BookingsTab);
const OrdersTab = lazyScreen(async () => (await import('./tabs/orders-tab.tsx')).OrdersTab);
const SetsTab = lazyScreen(async () => (await import('./tabs/sets-tab.tsx')).SetsTab);
const StorageTab = lazyScreen(async () => (await import('./tabs/storage-tab.tsx')).StorageTab);
const TreadTab = lazyScreen(async () => (await import('./tabs/tread-tab.tsx')).TreadTab);

const screens = screensOf(cars, {
  card: ['customer_id', 'brand', 'model'],
  status: ({ inspection_due: due }) =>
    typeof due === 'string' && due < showDate(serverNow())
      ? { tone: 'warn', text: i18next.t('cars:inspectionOver') }
      : null,
  tabs: [
    { name: 'registry', title: 'cars:tabs.registry', of: RegistryTab },
    { name: 'owners', title: 'cars:tabs.owners', of: OwnersTab },
    { name: 'plates', title: 'cars:tabs.plates', of: PlatesTab },
    { name: 'odometer', title: 'cars:tabs.odometer', of: OdometerTab },
    { name: 'bookings', title: 'cars:tabs.bookings', of: BookingsTab },
    {
      name: 'orders',
      title: 'cars:tabs.orders',
      of: OrdersTab,
      shown: (_, may) => may('orders.read'),
    },
    { name: 'sets', title: 'cars:tabs.sets', of: SetsTab },
    { name: 'storage', title: 'cars:tabs.storage', of: StorageTab },
    { name: 'treads', title: 'cars:tabs.treads', of: TreadTab },
  ],
});

export default {
  ...screens,
  add: () => <NewCar Form={screens.add} />,
};
