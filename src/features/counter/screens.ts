import type { Screen } from '#src/navigation/screen.ts';

/** The counter: one customer on one screen, and a new one while they stand there. */
export const counterScreens: readonly Screen[] = [
  {
    path: ':customerId/customer/show',
    title: 'counter:title',
    access: 'login',
    layout: 'default',
    rights: ['customers.read'],
    words: ['customers', 'cars', 'crud', 'queue', 'agreements'],
    load: () => import('./counter-screen.tsx'),
  },
  {
    path: 'N0/customer/new',
    title: 'counter:new.title',
    access: 'login',
    layout: 'default',
    rights: ['customers.write'],
    words: ['customers', 'cars', 'crud'],
    load: () => import('./new/new-customer-screen.tsx'),
  },
];
