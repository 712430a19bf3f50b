import type { Screen } from '#src/navigation/screen.ts';

const superusers = {
  rights: ['white_labels.write'],
} as const;

/** How the product looks on each host. */
export const whiteLabelScreens: readonly Screen[] = [
  {
    ...superusers,
    path: 'sysop/white-labels',
    title: 'white-label:heading',
    load: () => import('./hosts-screen.tsx'),
  },
  {
    ...superusers,
    path: 'sysop/white-labels/new',
    title: 'white-label:newHeading',
    load: () => import('./host-screen.tsx'),
  },
  {
    ...superusers,
    path: 'sysop/white-labels/:host',
    title: 'white-label:oneHeading',
    load: () => import('./host-screen.tsx'),
  },
];
