import { number, yesNo } from '../kit/fields.ts';
import { settings } from '../kit/settings.ts';

const on = yesNo({ default: true });

/** Of what in the tyre hotel people are notified, and which people. `lateAfter` in minutes, `fullFrom` in percent. */
export const logisticsNotices = settings('logistics-notices', {
  feature: 'logistics-notices',
  path: '/v4/site/logistics-notices',
  levels: ['chain', 'site'],
  read: 'hotel.settings',
  write: 'hotel.settings',
  fields: {
    late: on,
    lateAfter: number(
      { from: 1, to: 240 },
      { required: true, default: 15, when: 'late', hint: true },
    ),
    exception: on,
    full: on,
    fullFrom: number(
      { from: 50, to: 100 },
      { required: true, default: 95, when: 'full', hint: true },
    ),
    transfer: on,
    managers: on,
    warehouse: on,
    mechanics: yesNo({}),
  },
  sections: {
    what: ['late', 'lateAfter', 'exception', 'full', 'fullFrom', 'transfer'],
    whom: ['managers', 'warehouse', 'mechanics'],
  },
});
