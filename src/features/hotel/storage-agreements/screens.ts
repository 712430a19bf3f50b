import { crudScreens } from '#src/crud/crud-screens.ts';

/** What is agreed about storing wheels, and the kinds of it that a chain offers. */
export const storageAgreementsScreens = [
  ...crudScreens(
    {
      title: 'storage-agreements:storage-agreements.title',
      read: 'hotel.read',
      write: 'hotel.agreements',
      list: 'tyre-hotel/list',
      add: 'tyre-hotel/agreements/new',
      import: 'tyre-hotel/agreements/import',
      one: 'tyre-hotel/agreements/:id',
    },
    () => import('./storage-agreements-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'storage-agreements:storage-agreement-types.title',
      read: 'hotel.read',
      write: 'hotel.prices',
      list: 'tyre-hotel/kinds',
      add: 'tyre-hotel/kinds/new',
      import: 'tyre-hotel/kinds/import',
      one: 'tyre-hotel/kinds/:id',
    },
    () => import('./storage-agreement-types-screens.tsx'),
  ),
];
