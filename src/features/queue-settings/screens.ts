import type { Screen } from '#src/navigation/screen.ts';

/** What a site sets for its queue, and the screens that it lets in. */
export const queueSettingsScreens: readonly Screen[] = [
  {
    path: 'settings/queue',
    title: 'queue-settings:title',
    access: 'login',
    layout: 'default',
    rights: ['queue.settings'],
    load: () => import('./queue-settings-screen.tsx'),
  },
];
