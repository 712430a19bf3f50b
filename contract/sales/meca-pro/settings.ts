import { money, text } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** Where the parts catalogue is, by which number it knows a site, and what an hour costs for which it only says how long (minor units, without VAT). Its key is kept sealed, and told by no call. */
export const mecaProSettings = settings('meca-pro-settings', {
  feature: 'meca-pro',
  path: '/v4/site/meca-pro/settings',
  levels: ['chain', 'site'],
  read: 'orders.settings',
  write: 'orders.settings',
  fields: {
    address: text(200, { hint: true }),
    customer_number: text(40, { at: 'site', hint: true }),
    /** What our supplier articles call whoever sells by the catalogue: products are known again by these. */
    supplier: text(60, { default: 'MECA', hint: true }),
    hour_price: money({ hint: true }),
  },
});
