import i18next from 'i18next';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { shareOf } from '#contract/stock/preorders/call-off-rules.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
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

const byState = statusBy(preorderAgreements, 'state');

export default screensOf(preorderAgreements, {
  card: ['supplier', 'season', 'called_off', 'gross'],
  status: (row) => {
    const status = byState(row);
    if (row['state'] !== 'active' || !status) return status;
    const share = Math.floor(shareOf(Number(row['called_off']), Number(row['pieces'])) / 100);
    return { ...status, text: i18next.t('preorders:calledOff', { state: status.text, share }) };
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
