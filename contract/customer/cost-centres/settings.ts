import { text, yesNo } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** Which cost centre orders begin with, by its code, and whether one is done without. */
export const costCentreSettings = settings('cost-centre-settings', {
  feature: 'cost-centres',
  path: '/v4/site/cost-centre-settings',
  levels: ['chain', 'site'],
  read: 'cost_centres.read',
  write: 'cost_centres.write',
  fields: {
    usual: text(20, { at: 'site', hint: true }),
    required: yesNo({ hint: true }),
  },
});
