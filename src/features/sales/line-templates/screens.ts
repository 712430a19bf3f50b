import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const words = ['crud', 'vat-codes'] as const;

/** Lines that a site sells together. */
export const lineTemplatesScreens: readonly Screen[] = crudScreens(
  {
    title: 'line-templates:line-templates.title',
    read: 'orders.read',
    write: 'orders.write',
    list: 'order/templates',
    add: 'order/templates/new',
    one: 'order/templates/:id',
  },
  () => import('./line-templates-screens.tsx'),
).map((screen) => ({ ...screen, words }));
