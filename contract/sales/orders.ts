import { bookings } from '../booking/bookings.ts';
import { bookingResources } from '../booking/booking-settings/workshop.ts';
import { cars } from '../car/cars.ts';
import { costCentres } from '../customer/cost-centres/cost-centres.ts';
import { customers } from '../customer/customers.ts';
import { wheelSets } from '../hotel/wheel-sets/wheel-sets.ts';
import { addedByField, leftOutField } from '../kit/document/by-rule.ts';
import { document } from '../kit/document/document.ts';
import {
  choice,
  date,
  instant,
  money,
  notes,
  number,
  reference,
  tags,
  text,
  yesNo,
} from '../kit/fields.ts';
import type { Resource } from '../kit/resource.ts';
import { states } from '../kit/states.ts';
import { lineStockCalls } from '../stock/order-stock/line-stock.ts';
import { proposedPriceCalls } from '../stock/pricing/proposed-prices.ts';
import { autoProducts } from './auto-products/auto-products.ts';
import { archivedOrders } from './keep-orders.ts';
import { lineTemplates } from './line-templates.ts';
import { orderPapers } from './order-papers.ts';
import { quoteFields } from './quotes/quote-fields.ts';
import { quotesApart } from './quotes/quote-rules.ts';
import { ofProduct, saleLineFields } from './sale-lines.ts';

type Values = Readonly<Record<string, unknown>>;

const hasLines = { 'orders.no_lines': ({ line_count }: Values) => Number(line_count) > 0 };
const isOfSomebody = {
  // Who buys at a counter says no name.
  'orders.nobody': ({ customer_id, car_id, receipt }: Values) =>
    customer_id !== null || car_id !== null || Boolean(receipt),
};
const settled = ['reference', 'cost_centre_id', 'tags', 'note'] as const;
const cancel = { right: 'orders.cancel', to: 'cancelled', undo: true } as const;

/** Work orders: what a site does and sells for a customer or a car. */
export const orders = document('orders', {
  feature: 'orders',
  path: '/v4/site/orders',
  of: 'site',
  read: 'orders.read',
  write: 'orders.write',
  prices: 'orders.prices',
  title: 'number',
  sort: 'order_date:desc',
  guards: { archive: archivedOrders, restore: { right: archivedOrders.right } },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    /** The day that its VAT is calculated for; the one on which it was made, where nothing is said. */
    order_date: date({ list: true, sort: true, filter: true, hint: true }),
    /** The day its work was done, by the clock of the site: what it sold counts on that day. */
    done_on: date({ readOnly: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true }),
    car_id: reference((): Resource => cars, {
      list: true,
      filter: true,
      brings: ['customer_id'],
    }),
    odometer: number({ from: 0, to: 5_000_000, unit: 'km' }, {}),
    /** What the customer wants to find on the papers. */
    reference: text(60, { search: true }),
    promised_at: instant({ list: true, sort: true, filter: true }),
    mechanic_id: reference((): Resource => bookingResources, { list: true, filter: true }),
    cost_centre_id: reference((): Resource => costCentres, {
      filter: true,
      write: 'cost_centres.read',
    }),
    booking_id: reference((): Resource => bookings, {
      filter: true,
      brings: ['customer_id', 'car_id'],
    }),
    wheel_set_id: reference((): Resource => wheelSets, {
      filter: true,
      brings: ['customer_id', 'car_id'],
    }),
    /** Who turns it changes all prices. */
    prices_include_vat: yesNo({ write: 'orders.prices' }),
    state: states(
      {
        draft: 'all',
        quote: 'all',
        accepted: 'all',
        planned: 'all',
        in_progress: 'all',
        done: settled,
        cancelled: settled,
      },
      {
        offer: { from: ['draft'], to: 'quote', needs: hasLines, draws: 'number', undo: true },
        accept: {
          from: ['draft', 'quote'],
          to: 'accepted',
          needs: { ...isOfSomebody, ...hasLines },
          draws: 'number',
          undo: true,
          usual: true,
        },
        plan: {
          from: ['accepted'],
          to: 'planned',
          needs: { 'orders.no_time': ({ promised_at }) => promised_at !== null },
          undo: true,
        },
        start: { from: ['accepted', 'planned'], to: 'in_progress', undo: true, usual: true },
        finish: {
          from: ['in_progress'],
          to: 'done',
          needs: hasLines,
          warnings: {
            'orders.parts_reserved': null,
            'orders.parts_unsure': null,
            'orders.parts_missing': 'stock.approve',
            'orders.pay_first': null,
          },
          undo: true,
          usual: true,
        },
        reopen: {
          from: ['done', 'cancelled'],
          to: 'in_progress',
          needs: { ...isOfSomebody, 'orders.invoiced': ({ invoiced }) => invoiced === 'none' },
        },
        cancel: { from: ['draft', 'quote', 'accepted', 'planned', 'in_progress'], ...cancel },
      },
    ),
    tags: tags({ filter: true }),
    note: notes({}, 2000),
    left_out: leftOutField((): Resource => autoProducts),
    /** Up to what it may come to though the customer owes more than their limit then, and why. */
    credit_to: money({ write: 'credit_limits.override', read: 'orders.prices', hint: true }),
    credit_reason: text(200, { write: 'credit_limits.override' }),
    /** Why lines of it are let go for less than their floor. */
    price_reason: text(200, { write: 'orders.low_prices', hint: true }),
    ...quoteFields,
    /** By which numbers suppliers know what was ordered for it. */
    supplier_orders: text(200, { readOnly: true }),
    /** How much of it stands on invoices, drafts among them. */
    invoiced: choice(['none', 'part', 'whole'], { readOnly: true, filter: true }),
    /** By which receipt of a cash register it was sold: its register and its number. */
    receipt: text(30, { readOnly: true }),
    /** The ledger of deposits keeps it. */
    paid_ahead: money({ readOnly: true, filter: true, read: 'orders.prices' }),
  },
  lines: {
    name: 'order-lines',
    title: 'description',
    fields: { ...saleLineFields, added_by: addedByField((): Resource => autoProducts) },
    templates: () => lineTemplates,
    byRule: {
      field: 'added_by',
      leftOut: 'left_out',
      leave: 'orders.leave_out',
      load: async () => (await import('./auto-products/lines-by-rule.ts')).linesByRule,
    },
    about: {
      ...ofProduct,
      prices: {
        call: () => proposedPriceCalls.proposed,
        queryOf: ({ customer_id: customer, order_date: day }, ids) => ({
          product_ids: ids.join(','),
          ...(customer != null && { customer_id: customer }),
          ...(day != null && { day }),
        }),
      },
      stock: {
        call: () => lineStockCalls.standing,
        queryOf: ({ id, state }, ids) =>
          state === 'done' || state === 'cancelled'
            ? undefined
            : { product_ids: ids.join(','), ...(Number(id) > 0 && { order_id: id }) },
        right: 'stock.read',
        follows: 'stock-levels',
      },
    },
    includesVat: 'prices_include_vat',
    day: 'order_date',
  },
  copied: [
    'customer_id',
    'car_id',
    'reference',
    'cost_centre_id',
    'prices_include_vat',
    'price_reason',
    'tags',
    'note',
  ],
  parts: {
    split: ['draft', 'quote', 'accepted', 'planned', 'in_progress'],
    merge: ['draft', 'quote', 'accepted', 'planned'],
    apart: quotesApart,
    mustMatch: ['customer_id', 'car_id', 'cost_centre_id', 'booking_id', 'wheel_set_id'],
  },
  papers: orderPapers,
  sections: {
    // A new one begins at the plate, and lines are the next stop of Tab.
    who: ['number', 'customer_id', 'car_id'],
    lines: ['lines'],
    work: ['odometer', 'promised_at', 'mechanic_id', 'booking_id', 'wheel_set_id'],
    more: [
      'order_date',
      'reference',
      'cost_centre_id',
      'prices_include_vat',
      'credit_to',
      'credit_reason',
      'price_reason',
      'supplier_orders',
      'receipt',
      'tags',
      'note',
    ],
  },
});
