import i18next from 'i18next';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { serverNow } from '#src/data/server-time.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { showDate } from '#src/i18n/time.ts';

// A tab comes when somebody opens it.
const SetsTab = lazyScreen(async () => (await import('./sets-tab.tsx')).SetsTab);

const byState = statusBy(storageAgreements, 'state');
const active = 'state=active';

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
      title: 'storage-agreements:views.unpaid',
      query: `${active}&paid_until_in=past&sort_by=paid_until:asc`,
    },
    { title: 'storage-agreements:storage-agreements.choices.state.draft', query: 'state=draft' },
  ],
  more: [{ path: 'tyre-hotel/kinds', title: 'storage-agreements:kinds', right: 'hotel.read' }],
  tabs: [{ name: 'sets', title: 'storage-agreements:tab', of: SetsTab }],
});
