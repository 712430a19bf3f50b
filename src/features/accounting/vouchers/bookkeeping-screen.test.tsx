import { bookkeeping } from '#contract/accounting/vouchers/bookkeeping.ts';
import { settingIsKept } from '#tests/support/in-browser/entered-and-read.tsx';
import { vouchersScreens } from './screens.ts';

settingIsKept(bookkeeping, vouchersScreens, {
  path: 'settings/economy/periods',
  label: 'Financial year begins in month',
  value: '5',
});
