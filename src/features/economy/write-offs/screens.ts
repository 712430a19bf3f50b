import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** What of invoices is given up. */
export const writeOffsScreens: readonly Screen[] = crudScreens(
  {
    title: 'write-offs:write-offs.title',
    read: 'invoices.read',
    write: 'invoices.write_off',
    list: 'invoices/write-offs',
    add: 'invoices/write-offs/new',
    one: 'invoices/write-offs/:id',
  },
  () => import('./write-offs-screens.tsx'),
);
