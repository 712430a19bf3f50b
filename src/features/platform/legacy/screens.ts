import type { Screen } from '#src/navigation/screen.ts';

const legacy = {
  title: 'legacy:title',
  access: 'login',
  layout: 'default',
  placeholder: true,
  load: () => import('./legacy-screen.tsx'),
} as const;

/** What is shown at every path that no other screen has: it stands last. Before it, what has no screen yet and is shown in another way than most. */
export const legacyScreens: readonly Screen[] = [
  { ...legacy, path: 'barcode-reader/hotel-quick', hideNavBar: true },
  { ...legacy, path: '*', follows: ['*'] },
];
