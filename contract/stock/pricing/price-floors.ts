import { percent } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';

/** How far below the proposed price lines of orders go before it takes a right and a reason. Empty is no floor. */
export const priceFloors = settings('price-floors', {
  feature: 'pricing',
  path: '/v4/site/price-floors',
  levels: ['chain', 'site'],
  read: 'pricing.read',
  write: 'pricing.publish',
  fields: {
    /** For whoever has no right to go below. */
    reception_discount: percent({ default: 15_00, hint: true }),
    /** For whoever may go below, without saying why. */
    manager_discount: percent({ default: 50_00, hint: true }),
    least_margin: percent({ hint: true }),
  },
});
