import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const words = ['crud', 'vat-codes', 'pricing', 'quotes'] as const;

const register = crudScreens(
  {
    title: 'orders:orders.title',
    read: 'orders.read',
    write: 'orders.write',
    list: 'order/list',
    add: 'order/details',
    one: 'order/details/:id',
  },
  () => import('./orders-screens.tsx'),
);

// As links of the product have always called them.
const also: Readonly<Record<string, readonly string[]>> = {
  'order/details': ['N0/order2/main'],
};

/** What a site does and sells. */
export const ordersScreens: readonly Screen[] = register.map((screen) => ({
  ...screen,
  words,
  ...(also[screen.path] && { also: also[screen.path]! }),
}));
