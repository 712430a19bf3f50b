import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** What a site sets for its queue, and the screens that it lets in. */
export const queueSettingsScreens = [
  settingsScreen(
    {
      title: 'queue-settings:queue-settings.title',
      path: 'settings/queue',
      read: 'queue.settings',
    },
    () => import('./queue-settings-screen.tsx'),
  ),
];
