import { billing } from '#contract/economy/billing.ts';
import { settingIsKept } from '#tests/support/in-browser/entered-and-read.tsx';
import { billingScreens } from './screens.ts';

settingIsKept(billing, billingScreens, {
  path: 'settings/economy/billing',
  label: 'Address',
  value: 'Storgata 1',
});
