import { crudScreens } from '#src/crud/crud-screens.ts';

const rules = (which: 'sales' | 'payment' | 'cost') => {
  const path = `settings/economy/${which}-accounting-rules`;
  return {
    title: `accounting-rules:${which}-accounting-rules.title`,
    read: 'accounting_rules.read',
    write: 'accounting_rules.write',
    list: path,
    also: [`${path}/list`],
    add: `${path}/new`,
    import: `${path}/import`,
    one: `${path}/edit/:id`,
  } as const;
};

/** On which accounts the company books what it sells, is paid and buys. */
export const accountingRulesScreens = [
  ...crudScreens(rules('sales'), () => import('./sales-screens.tsx')),
  ...crudScreens(rules('payment'), () => import('./payment-screens.tsx')),
  ...crudScreens(rules('cost'), () => import('./cost-screens.tsx')),
];
