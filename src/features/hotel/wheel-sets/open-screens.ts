import type { Screen } from '#src/navigation/screen.ts';

/** What the code on the label of a wheel opens. */
export const openWheelScreens: readonly Screen[] = [
  {
    path: 'wheel/:code',
    title: 'wheel-sets:passport.title',
    access: 'public',
    layout: 'unAuthenticated',
    withoutSite: true,
    words: ['tread-depth'],
    load: () => import('./passport/passport-screen.tsx'),
  },
];
