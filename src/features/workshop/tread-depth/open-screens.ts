import type { Screen } from '#src/navigation/screen.ts';

/** What a customer opens by an address. */
export const openTreadDepthScreens: readonly Screen[] = [
  {
    path: 'tread-depth/:token',
    title: 'tread-depth:public.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    words: ['wheel-sets'],
    load: () => import('./report/public-screen.tsx'),
  },
];
