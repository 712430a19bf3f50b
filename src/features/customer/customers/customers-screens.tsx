import i18next from 'i18next';
import { bookings } from '#contract/booking/bookings.ts';
import { agreements } from '#contract/customer/agreements.ts';
import { cars } from '#contract/car/cars.ts';
import { customerAddresses, customerContacts } from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { amountText } from '#src/i18n/formats.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import type { StatusOf } from '#src/crud/values/row-status.tsx';
import { titleOf } from '#src/crud/values/title-of.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

// A tab comes when somebody opens it.
const EmbeddedList = lazyScreen(
  async () => (await import('#src/crud/embedded/embedded-list.tsx')).EmbeddedList,
);
const ConsentsTab = lazyScreen(
  async () => (await import('./consents/consents-tab.tsx')).ConsentsTab,
);
const OrdersTab = lazyScreen(async () => (await import('./orders-tab.tsx')).OrdersTab);
const AccountTab = lazyScreen(async () => (await import('./account-tab.tsx')).AccountTab);
const MergeAndPrivacyTab = lazyScreen(
  async () =>
    (await import('#src/features/customer/merge-and-privacy/exports.ts')).MergeAndPrivacyTab,
);

/** A tab with those rows of a resource that are the customer's. */
const listOf = (resource: Resource, card: readonly string[]) =>
  function ListOfCustomer({ row }: { row: Row }) {
    return (
      <EmbeddedList
        key={resource.name}
        resource={resource}
        field="customer_id"
        owner={row}
        called={titleOf(customers, row)}
        card={card}
      />
    );
  };

const customerStatus: StatusOf = ({ blocked, overdue }) => {
  if (blocked === true) {
    return { tone: 'bad', text: i18next.t('customers:customers.fields.blocked'), field: 'blocked' };
  }
  if (typeof overdue !== 'number' || overdue <= 0) return null;
  const text = i18next.t('crud:reference.overdue', { amount: amountText(overdue, 2, 0) });
  return { tone: 'warn', text, field: 'overdue' };
};

export default screensOf(customers, {
  card: ['phone', 'city', 'number'],
  status: customerStatus,
  views: [{ title: 'customers:customers.fields.blocked', query: 'blocked=true' }],
  more: [{ path: 'customers/duplicates', title: 'customers:duplicates', right: 'customers.merge' }],
  tabs: [
    {
      name: 'contacts',
      title: 'customers:customer-contacts.title',
      of: listOf(customerContacts, ['role', 'phone', 'email']),
    },
    {
      name: 'addresses',
      title: 'customers:customer-addresses.title',
      of: listOf(customerAddresses, ['kind', 'zip', 'city']),
    },
    { name: 'consents', title: 'customers:consents.title', of: ConsentsTab },
    { name: 'cars', title: 'customers:tabs.cars', of: listOf(cars, ['brand', 'model', 'year']) },
    {
      name: 'bookings',
      title: 'customers:tabs.bookings',
      of: listOf(bookings, ['begins_at', 'licenseplate', 'services', 'state']),
    },
    {
      name: 'orders',
      title: 'customers:tabs.orders',
      of: OrdersTab,
      shown: (_, may) => may('orders.read'),
    },
    {
      name: 'account',
      title: 'customers:tabs.account',
      of: AccountTab,
      shown: (_, may) => may('invoices.read'),
    },
    {
      name: 'agreements',
      title: 'customers:tabs.agreements',
      of: listOf(agreements, ['number', 'valid_to', 'cars']),
    },
    {
      name: 'storage',
      title: 'customers:tabs.storage',
      of: listOf(storageAgreements, ['licenseplate', 'type_id', 'ends_on', 'state']),
    },
    {
      name: 'merge-and-privacy',
      title: 'customers:tabs.merge-and-privacy',
      of: MergeAndPrivacyTab,
    },
  ],
});
