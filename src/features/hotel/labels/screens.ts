import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** Labels of wheels, sets and places, the codes that are told to the scanner, papers, and the printers for all that. */
export const labelsScreens: readonly Screen[] = [
  {
    path: 'logistics/labels',
    title: 'labels:title',
    rights: ['hotel.work'],
    aside: true,
    words: ['crud'],
    load: () => import('./labels-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'labels:printers.title',
      read: 'hotel.read',
      write: 'hotel.places',
      list: 'settings/printers',
      add: 'settings/printers/new',
      import: 'settings/printers/import',
      one: 'settings/printers/:id',
    },
    () => import('./printers-screens.tsx'),
  ),
];
