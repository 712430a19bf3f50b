import { office, type Offered } from './offered.ts';

/** A list, and the way to make a new one of it. */
interface QuickButton extends Offered {
  readonly title: `shell:quick.${string}`;
  readonly path: string;
  readonly addTitle: `shell:quick.${string}`;
  readonly addPath: string;
}

/** The buttons of the bar. */
export const quickButtons: readonly QuickButton[] = [
  {
    title: 'shell:quick.bookings',
    path: 'bookings',
    addTitle: 'shell:quick.newBooking',
    addPath: 'bookings/new',
    roles: ['manager', 'reception', 'mechanic'],
  },
  {
    title: 'shell:quick.orders',
    path: 'order/list',
    addTitle: 'shell:quick.newOrder',
    addPath: 'N0/order2/main',
    roles: office,
  },
  {
    title: 'shell:quick.tyreHotel',
    path: 'tyre-hotel/list',
    addTitle: 'shell:quick.newTyreHotel',
    addPath: 'tyre-hotel/new',
    roles: ['manager', 'reception', 'warehouse'],
  },
  {
    title: 'shell:quick.customers',
    path: 'customers/list',
    addTitle: 'shell:quick.newCustomer',
    addPath: 'N0/customer/new',
    roles: office,
  },
];
