import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { enteredAndRead } from '#tests/support/in-browser/entered-and-read.tsx';
import { costCentresScreens } from './screens.ts';

enteredAndRead(costCentres, costCentresScreens, {
  path: 'settings/economy/cost-centers',
  typed: { Code: 'D-40', Name: 'Tyre hotel' },
});
