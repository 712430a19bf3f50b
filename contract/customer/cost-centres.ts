import { date, text, yesNo } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { settings } from '../kit/settings.ts';

/** What costs and income are counted for besides accounts: a department, a site, a project. */
export const costCentres = resource('cost-centres', {
  feature: 'cost-centres',
  path: '/v4/site/cost-centres',
  of: 'chain',
  read: 'cost_centres.read',
  write: 'cost_centres.write',
  title: 'code',
  sort: 'code:asc',
  keys: [['code']],
  fields: {
    code: text(20, { required: true, list: true, sort: true, search: true }),
    name: text(80, { required: true, list: true, search: true }),
    valid_from: date({ list: true }),
    valid_to: date({ list: true }),
    external_id: text(60, {}),
  },
});

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
