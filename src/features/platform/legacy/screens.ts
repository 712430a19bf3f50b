import type { Screen } from '#src/navigation/screen.ts';

const legacy = {
  title: 'legacy:title',
  placeholder: true,
  load: () => import('./legacy-screen.tsx'),
} as const;

/** What is shown at every path that no other screen has: it stands last. */
export const legacyScreens: readonly Screen[] = [{ ...legacy, path: '*', follows: ['*'] }];
