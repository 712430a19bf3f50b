import i18next from 'i18next';
import type { Row } from '#contract/kit/row.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { serverNow } from '#src/data/server-time.ts';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { showDate } from '#src/i18n/time.ts';

const InvoicesOf = lazyScreen(
  async () => (await import('#src/features/money/invoices-made/exports.ts')).InvoicesOf,
);
const InvoiceNow = lazyComponent(
  async () => (await import('#src/features/money/invoices-made/exports.ts')).InvoiceNow,
);
const InvoicesTab = ({ row: { id } }: { row: Row }) => (
  <InvoicesOf id={id} of="storage-agreements" />
);

// A tab comes when somebody opens it.
const SetsTab = lazyScreen(async () => (await import('./sets-tab.tsx')).SetsTab);

const byState = statusBy(storageAgreements, 'state');
const active = 'state=active';

/** What has begun and is not invoiced is, from here. */
const Head = ({ row: { id, archived_at, state, next_invoice_on: next } }: { row: Row }) =>
  state === 'active' &&
  archived_at === null &&
  typeof next === 'string' &&
  next <= showDate(serverNow()) && (
    <InvoiceNow id={id} of="storage-agreements" resource={storageAgreements} />
  );

export default screensOf(storageAgreements, {
  card: ['customer_id', 'licenseplate', 'type_id', 'ends_on'],
  status: (row) => {
    const { state, ends_on: ends, renews } = row;
    const isOver =
      state === 'active' &&
      renews === false &&
      typeof ends === 'string' &&
      ends < showDate(serverNow());
    return isOver
      ? { tone: 'warn', text: i18next.t('storage-agreements:views.over'), field: 'state' }
      : byState(row);
  },
  views: [
    { title: 'storage-agreements:storage-agreements.choices.state.active', query: active },
    {
      title: 'storage-agreements:views.soon',
      query: `${active}&ends_on_in=next_30&sort_by=ends_on:asc`,
    },
    {
      title: 'storage-agreements:views.over',
      query: `${active}&ends_on_in=past&sort_by=ends_on:asc`,
    },
    {
      title: 'storage-agreements:views.toInvoice',
      query: `${active}&next_invoice_on_in=past&sort_by=next_invoice_on:asc`,
    },
    { title: 'storage-agreements:storage-agreements.choices.state.draft', query: 'state=draft' },
  ],
  more: [
    { path: 'tyre-hotel/kinds', title: 'storage-agreements:kinds', right: 'hotel.read' },
    {
      path: 'invoices/new-group?source=storage',
      title: 'storage-agreements:run',
      right: 'invoices.issue',
    },
  ],
  head: Head,
  tabs: [
    { name: 'sets', title: 'storage-agreements:tab', of: SetsTab },
    {
      name: 'invoices',
      title: 'storage-agreements:invoices',
      of: InvoicesTab,
      shown: ({ invoiced_until: until }, may) => may('invoices.read') && until !== null,
    },
  ],
});
