import i18next from 'i18next';
import { transfers } from '#contract/hotel/transfers.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-part.tsx';

const SetsTab = lazyScreen(async () => (await import('./sets-tab.tsx')).SetsTab);
const tones = { draft: 'warn', sent: 'info', received: 'ok', cancelled: 'idle' } as const;

export default screensOf(transfers, {
  card: ['to_site', 'sets', 'driver'],
  status: ({ state }) => {
    const now = state as keyof typeof tones;
    return {
      tone: tones[now],
      text: i18next.t(`transfers:transfers.choices.state.${now}`),
      field: 'state',
    };
  },
  views: [{ title: 'transfers:transfers.choices.state.sent', query: 'state=sent' }],
  tabs: [{ name: 'sets', title: 'transfers:sets.title', of: SetsTab, first: true }],
});
