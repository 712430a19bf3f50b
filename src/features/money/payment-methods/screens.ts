import { crudScreens } from '#src/crud/crud-screens.ts';

/** What the company is paid by, and how each is rounded. */
export const paymentMethodsScreens = crudScreens(
  {
    title: 'payment-methods:payment-methods.title',
    read: 'payment_methods.read',
    write: 'payment_methods.write',
    list: 'payment-type/rounding-mode',
    add: 'payment-type/rounding-mode/new',
    import: 'payment-type/rounding-mode/import',
    one: 'payment-type/rounding-mode/:id',
  },
  () => import('./payment-methods-screens.tsx'),
);
