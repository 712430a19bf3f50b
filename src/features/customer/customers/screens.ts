import { crudScreens } from '#src/crud/crud-screens.ts';

/** The register of customers. */
export const customersScreens = crudScreens(
  {
    title: 'customers:customers.title',
    read: 'customers.read',
    write: 'customers.write',
    list: 'customers/list',
    add: 'customers/new',
    import: 'customers/import',
    one: 'customer/edit/:id',
    begin: 'N0/customer/new',
    show: ':id/customer/show',
  },
  () => import('./customers-screens.tsx'),
);

const consent = 'settings/customer/consent';
// An address may name the kind of consent; what leads to it from within need not.
const named: Readonly<Record<string, string>> = {
  list: `${consent}/list/:consentType?`,
  add: `${consent}/new/:consentType`,
  one: `${consent}/edit/:consentType/:id`,
};

/** What a chain asks its customers to consent to. */
export const consentsScreens = crudScreens(
  {
    title: 'customers:consent-definitions.title',
    read: 'customers.read',
    write: 'consents.define',
    list: `${consent}/list`,
    add: `${consent}/new/all`,
    one: `${consent}/edit/all/:id`,
  },
  () => import('./consents/consents-screens.tsx'),
).map((screen) => ({ ...screen, path: named[screen.part ?? ''] ?? screen.path }));
