import type { Screen } from '#src/navigation/screen.ts';

/** What customers have to their credit, and what becomes of it. */
export const customerCreditsScreens: readonly Screen[] = [
  {
    path: 'payments/credits',
    title: 'customer-credits:title',
    rights: ['payments.read'],
    words: ['crud', 'payments'],
    load: () => import('./credits-screen.tsx'),
  },
];
