import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** What costs and income are counted for besides accounts. */
export const costCentresScreens = [
  ...crudScreens(
    {
      title: 'cost-centres:cost-centres.title',
      read: 'cost_centres.read',
      write: 'cost_centres.write',
      list: 'settings/economy/cost-centers',
      also: ['settings/economy/cost-centers/list'],
      add: 'settings/economy/cost-centers/new',
      import: 'settings/economy/cost-centers/import',
      one: 'settings/economy/cost-centers/edit/:id',
    },
    () => import('./cost-centres-screens.tsx'),
  ),
  settingsScreen(
    {
      title: 'cost-centres:cost-centre-settings.title',
      path: 'settings/economy/cost-centers/config',
      read: 'cost_centres.read',
    },
    () => import('./config-screen.tsx'),
  ),
];
