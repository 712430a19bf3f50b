import { transfers } from '#contract/hotel/transfers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { SiteByName } from './sites-there.ts';

const SetsTab = lazyScreen(async () => (await import('./sets-tab.tsx')).SetsTab);
const TransferHead = lazyComponent(async () => (await import('./transfer-head.tsx')).TransferHead);
export default screensOf(transfers, {
  card: ['to_site', 'sets', 'driver'],
  status: statusBy(transfers, 'state'),
  views: [{ title: 'transfers:transfers.choices.state.sent', query: 'state=sent' }],
  inputs: { to_site: SiteByName },
  head: TransferHead,
  tabs: [{ name: 'sets', title: 'transfers:sets.title', of: SetsTab, first: true }],
});
