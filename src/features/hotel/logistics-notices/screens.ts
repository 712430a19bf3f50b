import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** Of what in the tyre hotel people are told. */
export const logisticsNoticesScreens = [
  settingsScreen(
    {
      title: 'logistics-notices:logistics-notices.title',
      path: 'settings/logistics/notification',
      read: 'hotel.settings',
    },
    () => import('./logistics-notices-screen.tsx'),
  ),
];
