import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** The parts catalogue of an order, and how a site is connected to it. */
export const mecaProScreens: readonly Screen[] = [
  {
    path: 'order/meca-pro/:orderId',
    title: 'meca-pro:title',
    rights: ['orders.write'],
    words: ['crud', 'orders'],
    load: () => import('./meca-pro-screen.tsx'),
  },
  settingsScreen(
    {
      title: 'meca-pro:meca-pro-settings.title',
      path: 'settings/meca-pro',
      read: 'orders.settings',
    },
    () => import('./meca-pro-settings-screen.tsx'),
  ),
];
