import { transfers } from '#contract/hotel/transfers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyPart, lazyScreen } from '#src/ui/state/lazy-part.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';

const SetsTab = lazyScreen(async () => (await import('./sets-tab.tsx')).SetsTab);
const ManifestLink = lazyPart(async () => (await import('./manifest-link.tsx')).ManifestLink);
const New = lazyScreen(async () => (await import('#src/crud/pages.tsx')).AddPage);
const tones = { draft: 'warn', sent: 'info', received: 'ok', cancelled: 'idle' } as const;

const screens = screensOf(transfers, {
  card: ['to_site', 'sets', 'driver'],
  status: statusBy(transfers, 'state', tones),
  views: [{ title: 'transfers:transfers.choices.state.sent', query: 'state=sent' }],
  head: ManifestLink,
  tabs: [{ name: 'sets', title: 'transfers:sets.title', of: SetsTab, first: true }],
});

export default {
  ...screens,
  // What it carries and where it goes is said on its own page: nothing has to be typed first.
  add: () => <New resource={transfers} start={{}} />,
};
