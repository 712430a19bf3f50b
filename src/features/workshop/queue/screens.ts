import type { Screen } from '#src/navigation/screen.ts';

export const queueScreens: readonly Screen[] = [
  {
    path: 'queue',
    title: 'queue:title',
    rights: ['queue.read'],
    load: () => import('./queue-screen.tsx'),
  },
];
