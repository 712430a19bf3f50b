import { date, text } from '../../kit/fields.ts';
import { resource } from '../../kit/resource.ts';

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
