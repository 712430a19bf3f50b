import type { Screen } from '#src/navigation/screen.ts';

/** The way to everything that is set once: forms and registers below `settings/`. */
export const settingsScreens: readonly Screen[] = [
  {
    path: 'settings',
    title: 'settings:title',
    load: () => import('./settings-screen.tsx'),
  },
];
