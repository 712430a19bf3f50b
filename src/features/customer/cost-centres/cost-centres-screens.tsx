import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(costCentres, {
  card: ['name', 'valid_from', 'valid_to'],
  more: [
    {
      path: 'settings/economy/cost-centers/config',
      title: 'cost-centres:cost-centre-settings.title',
      right: 'cost_centres.read',
    },
  ],
});
