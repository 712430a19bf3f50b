import { choice, money } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';
import { belowZeroModes } from './movement-rules.ts';

/** How a site guards its stock: whether more can be taken than there is, and from which value on (minor units) a difference needs somebody's approval. */
export const stockSettings = settings('stock-settings', {
  feature: 'stock-levels',
  path: '/v4/site/stock-settings',
  levels: ['chain', 'site'],
  read: 'stock.settings',
  write: 'stock.settings',
  fields: {
    below_zero: choice(belowZeroModes, { default: 'refuse', hint: true }),
    adjust_limit: money({ hint: true }),
  },
});
