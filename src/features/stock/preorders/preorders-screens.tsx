import i18next from 'i18next';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { shareOf } from '#contract/stock/preorders/call-off-rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyComponent, lazyScreen } from '#src/ui/state/lazy-component.tsx';

const SupplierField = lazyComponent(
  async () => (await import('./supplier-field.tsx')).SupplierField,
);
const AgreementHead = lazyComponent(
  async () => (await import('./agreement-head.tsx')).AgreementHead,
);
// A tab comes when somebody opens it.
const CallOffsTab = lazyScreen(
  async () => (await import('./call-off/call-offs-tab.tsx')).CallOffsTab,
);

const tones = {
  draft: 'idle',
  sent: 'info',
  confirmed: 'info',
  active: 'warn',
  closed: 'ok',
  cancelled: 'idle',
} as const;

export default screensOf(preorderAgreements, {
  card: ['supplier', 'season', 'called_off', 'gross'],
  status: ({ state, called_off: off, pieces }) => {
    const now = state as keyof typeof tones;
    const text = i18next.t(`preorders:preorder-agreements.choices.state.${now}`);
    const share = Math.floor(shareOf(Number(off), Number(pieces)) / 100);
    return {
      tone: tones[now],
      text: now === 'active' ? i18next.t('preorders:calledOff', { state: text, share }) : text,
      field: 'state',
    };
  },
  cells: { state: { width: 170 } },
  begin: 'state=draft,sent,confirmed,active',
  views: [
    { title: 'preorders:views.open', query: 'state=draft,sent,confirmed,active' },
    { title: 'preorders:preorder-agreements.choices.state.active', query: 'state=active' },
    {
      title: 'preorders:views.deadline',
      query: 'state=draft,sent&deadline_in=next_30&sort_by=deadline:asc',
    },
    { title: 'preorders:preorder-agreements.choices.state.closed', query: 'state=closed' },
  ],
  inputs: { supplier: SupplierField },
  head: AgreementHead,
  tabs: [
    {
      name: 'call-offs',
      title: 'preorders:stand.title',
      of: CallOffsTab,
      first: true,
      shown: ({ state }) => state !== 'draft' && state !== 'cancelled',
    },
    {
      name: 'sites',
      title: 'preorders:stand.sites',
      of: CallOffsTab,
      shown: ({ state, line_count: lines }) => state === 'draft' && Number(lines) > 0,
    },
  ],
});
