import { crudScreens } from '#src/crud/crud-screens.ts';

/** How the company calculates VAT. */
export const vatCodesScreens = crudScreens(
  {
    title: 'vat-codes:vat-codes.title',
    read: 'vat_codes.read',
    write: 'vat_codes.write',
    list: 'settings/economy/vat-codes',
    also: ['settings/economy/vat-codes/list'],
    add: 'settings/economy/vat-codes/new',
    import: 'settings/economy/vat-codes/import',
    one: 'settings/economy/vat-codes/edit/:id',
  },
  () => import('./vat-codes-screens.tsx'),
);
