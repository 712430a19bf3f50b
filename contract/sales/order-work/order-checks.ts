import { number, text, yesNo } from '../../kit/fields.ts';
import { resource } from '../../kit/resource.ts';

/** What is checked at each order of a site that has work in it, before it is done. */
export const orderChecks = resource('order-checks', {
  feature: 'order-work',
  path: '/v4/site/order-checks',
  of: 'site',
  read: 'orders.read',
  write: 'orders.settings',
  title: 'title',
  sort: 'position:asc',
  fields: {
    title: text(120, { required: true, list: true, sort: true, search: true }),
    position: number({ from: 0, to: 10_000 }, { required: true, default: 100, sort: true }),
    /** No order is done without it. */
    needed: yesNo({ list: true, filter: true, default: true }),
    /** Somebody is asked for a photo with it. */
    photo: yesNo({ list: true }),
  },
});
