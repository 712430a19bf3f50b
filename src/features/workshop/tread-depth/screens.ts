import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** Readings of tread depths, their limits, and the devices that read. */
export const treadDepthScreens: readonly Screen[] = [
  ...crudScreens(
    {
      title: 'tread-depth:tread-readings.title',
      read: 'tread.read',
      write: 'tread.write',
      list: 'car/tread-depth-readings',
      add: 'car/tread-depth-readings/new',
      beginsTyping: false,
      one: 'car/tread-depth-readings/:id/show',
    },
    () => import('./readings-screens.tsx'),
  ),
  {
    path: 'car/tread-depth-readings/:id/edit',
    title: 'tread-depth:tread-readings.edit',
    rights: ['tread.write'],
    words: ['crud'],
    load: () => import('./edit/edit-screen.tsx'),
  },
  settingsScreen(
    {
      title: 'tread-depth:tread-thresholds.title',
      path: 'settings/tyre/tread_depth_thresholds',
      read: 'tread.settings',
    },
    () => import('./thresholds/thresholds-screen.tsx'),
  ),
  ...crudScreens(
    {
      title: 'tread-depth:tread-readers.title',
      read: 'tread.settings',
      write: 'tread.settings',
      list: 'integrations/tread-depth-reader',
      also: ['integrations/tread-depth-reader/list'],
      add: 'integrations/tread-depth-reader/new',
      one: 'integrations/tread-depth-reader/:id/edit',
    },
    () => import('./readers/readers-screens.tsx'),
  ),
];
