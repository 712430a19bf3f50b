import type { Screen } from '#src/navigation/screen.ts';

/** The customers of all sites together. */
export const customerCentreScreens: readonly Screen[] = [
  {
    path: 'chain/customer-center',
    title: 'customer-centre:title',
    rights: ['customers.chain'],
    words: ['crud', 'customers'],
    load: () => import('./customer-centre-screen.tsx'),
  },
];
