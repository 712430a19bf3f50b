import type { Screen } from '#src/navigation/screen.ts';

/** What the customer of a quote opens by an address. */
export const openQuoteScreens: readonly Screen[] = [
  {
    path: 'quote/:code',
    title: 'quotes:page.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./page/page-screen.tsx'),
  },
];
