import type { Screen } from '#src/navigation/screen.ts';

const writers = {
  rights: ['notifications.write'],
} as const;

export const notificationsScreens: readonly Screen[] = [
  {
    path: 'notification/list',
    title: 'notifications:title',
    words: ['crud'],
    load: () => import('./list/notifications-screen.tsx'),
  },
  {
    ...writers,
    path: 'notification/written',
    title: 'notifications:written.title',
    words: ['notification-compose'],
    load: () => import('./compose/written-screen.tsx'),
  },
  {
    ...writers,
    path: 'notification/new',
    title: 'notifications:compose.title',
    words: ['crud', 'notification-compose'],
    load: () => import('./compose/compose-screen.tsx'),
  },
];
