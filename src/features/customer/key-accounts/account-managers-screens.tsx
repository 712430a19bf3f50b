import i18next from 'i18next';
import { accountManagers } from '#contract/customer/key-accounts.ts';
import type { Row } from '#contract/kit/row.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { serverNow } from '#src/data/server-time.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { showDate } from '#src/i18n/time.ts';

// A tab comes when somebody opens it.
const CustomersTab = lazyScreen(async () => (await import('./customers-tab.tsx')).CustomersTab);

const isAway = ({ away_from: from, away_to: to }: Row, today: string): boolean =>
  typeof from === 'string' && from <= today && (typeof to !== 'string' || today <= to);

export default screensOf(accountManagers, {
  card: ['customers', 'next_follow_up', 'phone'],
  status: (row) =>
    isAway(row, showDate(serverNow()))
      ? { tone: 'warn', text: i18next.t('key-accounts:away') }
      : null,
  tabs: [{ name: 'customers', title: 'key-accounts:tab', of: CustomersTab }],
});
