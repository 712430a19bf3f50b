import type { Screen } from '#src/navigation/screen.ts';

/** What the customer of a booking opens by an address. */
export const openBookingLinkScreens: readonly Screen[] = [
  {
    path: 'b/:code',
    title: 'booking-links:page.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./page/page-screen.tsx'),
  },
];
