import type { Screen } from '#src/navigation/screen.ts';

const alone = { access: 'public', layout: 'blank', hideNavBar: true, withoutSite: true } as const;

/** What strangers see of a queue. The code in each path is that of a link of the site. */
export const queueScreensScreens: readonly Screen[] = [
  {
    ...alone,
    path: 'screens/queue/:code',
    title: 'queue-screens:lobby.title',
    load: () => import('./lobby/lobby-screen.tsx'),
  },
  {
    ...alone,
    path: 'kiosk/:code',
    title: 'queue-screens:kiosk.title',
    load: () => import('./kiosk/kiosk-screen.tsx'),
  },
  {
    ...alone,
    path: 'q/:code',
    title: 'queue-screens:visit.title',
    load: () => import('./visit/visit-screen.tsx'),
  },
];
