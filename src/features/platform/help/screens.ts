import type { Screen } from '#src/navigation/screen.ts';

/** What helps when somebody does not get on. */
export const helpScreens: readonly Screen[] = [
  {
    path: 'support/site/contact',
    title: 'help:title',
    load: () => import('./help-screen.tsx'),
  },
];
