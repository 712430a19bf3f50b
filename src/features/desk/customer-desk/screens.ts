import type { Screen } from '#src/navigation/screen.ts';

/** The customer desk: one customer on one screen, and a new one while they stand there. */
export const customerDeskScreens: readonly Screen[] = [
  {
    path: ':customerId/customer/show',
    title: 'customer-desk:title',
    rights: ['customers.read'],
    words: ['customers', 'cars', 'crud', 'queue', 'agreements', 'wheel-sets'],
    load: () => import('./desk-screen.tsx'),
  },
  {
    path: 'N0/customer/new',
    title: 'customer-desk:new.title',
    beginsTyping: true,
    rights: ['customers.write'],
    words: ['customers', 'cars', 'crud'],
    load: () => import('./new/new-customer-screen.tsx'),
  },
];
