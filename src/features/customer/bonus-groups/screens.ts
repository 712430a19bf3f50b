import { crudScreens } from '#src/crud/crud-screens.ts';

/** Customers who get a bonus by what they buy. */
export const bonusGroupsScreens = crudScreens(
  {
    title: 'bonus-groups:bonus-groups.title',
    read: 'customers.read',
    write: 'bonus_groups.write',
    list: 'customers/bonus_group/list',
    add: 'customers/bonus_group/create',
    one: 'customers/bonus_group/edit/:id',
  },
  () => import('./bonus-groups-screens.tsx'),
);
