import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { AccrualTab } from './accrual-tab.tsx';
import { TiersTab } from './tiers/tiers-tab.tsx';

// A tab comes when somebody opens it.
const MembersTab = lazyScreen(async () => (await import('./members-tab.tsx')).MembersTab);

export default screensOf(bonusGroups, {
  card: ['type', 'members', 'valid_to'],
  status: statusBy(bonusGroups, 'status'),
  views: [{ title: 'bonus-groups:bonus-groups.choices.status.active', query: 'status=active' }],
  tabs: [
    { name: 'tiers', title: 'bonus-groups:tabs.tiers', of: TiersTab },
    { name: 'members', title: 'bonus-groups:tabs.members', of: MembersTab },
    { name: 'accrual', title: 'bonus-groups:tabs.accrual', of: AccrualTab },
  ],
});
