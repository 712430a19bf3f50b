import type { Screen } from '#src/navigation/screen.ts';

/** Where customers book by themselves: a page of its own, as the login is. */
export const onlineBookingScreens: readonly Screen[] = [
  {
    path: 'book/:slug',
    title: 'online-booking:title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    load: () => import('./book-screen.tsx'),
  },
];
