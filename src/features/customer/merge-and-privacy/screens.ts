import type { Screen } from '#src/navigation/screen.ts';

/** Customers who stand in the register twice: found, compared and made one. */
export const mergeAndPrivacyScreens: readonly Screen[] = [
  {
    path: 'customers/duplicates',
    title: 'merge-and-privacy:duplicates.title',
    rights: ['customers.merge'],
    load: () => import('./duplicates-screen.tsx'),
  },
  {
    path: 'customers/merge/:id/:otherId',
    title: 'merge-and-privacy:merge.title',
    rights: ['customers.merge'],
    words: ['customers', 'crud'],
    load: () => import('./merge-screen.tsx'),
  },
];
