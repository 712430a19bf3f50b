import { inPart, type MenuGroup } from './menu-group.ts';
import { everybody, office } from './offered.ts';

/** What the menu has of whom a workshop serves, in the order of a day: who comes, what is booked and what is ordered. */
export const menuOfCustomers: MenuGroup = {
  title: 'navigation:groups.customers',
  roles: everybody,
  items: [
    ...inPart('navigation:parts.desk', [
      { path: 'queue', title: 'navigation:items.queue', right: 'queue.read' },
    ]),
    ...inPart('navigation:parts.bookings', [
      {
        path: 'bookings/calendar',
        title: 'navigation:items.bookingCalendar',
        roles: ['manager', 'reception', 'mechanic', 'warehouse'],
        feature: 'BookingCalendarView',
      },
      {
        path: 'auto-bookings',
        title: 'navigation:items.autoBookings',
        roles: ['manager', 'reception'],
      },
    ]),
    ...inPart('navigation:parts.orders', [
      { path: 'order/list', title: 'navigation:items.orders', right: 'orders.read' },
      { path: 'order/list2', title: 'navigation:items.workBoard', right: 'orders.read' },
      { path: 'order/templates', title: 'navigation:items.lineTemplates', right: 'orders.read' },
      {
        path: 'order/preorder/agreements/list',
        title: 'navigation:items.preorders',
        right: 'preorders.read',
      },
    ]),
    ...inPart('navigation:parts.customers', [
      { path: 'customers/list', title: 'navigation:items.customers', roles: office },
      {
        path: 'customers/duplicates',
        title: 'navigation:items.duplicates',
        right: 'customers.merge',
      },
      { path: 'customers/managed', title: 'navigation:items.managedCustomers', roles: office },
      {
        path: 'customers/managers',
        title: 'navigation:items.customerManagers',
        right: 'key_accounts.write',
      },
      {
        path: 'customers/bonus_group/list',
        title: 'navigation:items.bonusGroups',
        roles: ['manager', 'economy'],
        feature: 'UsePriceBonus',
      },
      {
        path: 'chain/customer-center',
        title: 'navigation:items.customerCentre',
        right: 'customers.chain',
      },
    ]),
    ...inPart('navigation:parts.cars', [
      { path: 'cars', title: 'navigation:items.cars' },
      { path: 'drivers', title: 'navigation:items.drivers', roles: office },
      { path: 'car/tread-depth-readings', title: 'navigation:items.treadReadings' },
      {
        path: 'customer-info-by-licenseplate/view',
        title: 'navigation:items.ownerByPlate',
        roles: ['manager', 'reception'],
      },
    ]),
  ],
};
