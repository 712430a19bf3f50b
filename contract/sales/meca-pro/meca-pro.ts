import * as z from 'zod/mini';
import { data, del, get, idParams, instant, post, put } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { basketLineStates } from './basket-rules.ts';
import { oneLine } from '../../kit/text.ts';

export const mecaProErrors = {
  'meca-pro.not_set_up': 409,
  'meca-pro.no_car': 422,
  'meca-pro.not_reached': 502,
  'meca-pro.not_understood': 502,
  'meca-pro.key_refused': 409,
  'meca-pro.other_currency': 409,
  'meca-pro.no_basket': 409,
  'meca-pro.basket_gone': 409,
  'meca-pro.basket_changed': 409,
  'meca-pro.basket_empty': 409,
  'meca-pro.no_vat_code': 409,
} as const satisfies ErrorTable;

/** What asking the catalogue can fail by. */
const asking = [
  'meca-pro.not_set_up',
  'meca-pro.not_reached',
  'meca-pro.not_understood',
  'meca-pro.key_refused',
] as const;

const setUp = z.object({
  /** A page of this server plays the catalogue, and asks for no key. */
  demo: z.boolean(),
  address: z.boolean(),
  customer_number: z.boolean(),
  /** Whether a key is kept that is good for this address, since when and by whom. */
  key: z.nullable(z.object({ made_at: instant, by: z.nullable(z.string()) })),
});
export type MecaProSetUp = z.output<typeof setUp>;

/** A line of the basket beside the order. Prices as on a line of this order: in hundredths of a minor unit, with VAT where its prices are; null to who is told none. */
const line = z.object({
  ref: z.string(),
  article: z.string(),
  name: z.string(),
  brand: z.string(),
  kind: z.enum(['goods', 'work']),
  quantity: z.int(),
  unit_price: z.nullable(z.int()),
  /** Nobody has said what it costs. */
  unpriced: z.boolean(),
  stock: z.nullable(z.int()),
  place: z.string(),
  days: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
  standing: z.enum(basketLineStates),
  now: z.nullable(z.object({ quantity: z.int(), unit_price: z.nullable(z.int()) })),
});
export type ShownBasketLine = z.output<typeof line>;

const basket = z.object({
  id: z.int(),
  revision: z.string(),
  k_type: z.string(),
  fetched_at: z.nullable(instant),
  /** When it was ordered without an answer: nobody knows yet whether it was. */
  asked_at: z.nullable(instant),
  lines: z.array(line),
});

const order = z.object({
  id: z.int(),
  number: z.string(),
  version: z.int(),
  /** Whether its lines can be changed as it stands. */
  open: z.boolean(),
  state: z.string(),
  customer: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  car: z.string(),
  /** By which number catalogues know its car; '' where nobody has said. */
  k_type: z.string(),
});

const status = z.object({
  set_up: setUp,
  order,
  basket: z.nullable(basket),
  ordered: z.array(
    z.object({
      number: z.string(),
      ordered_at: instant,
      by: z.nullable(z.string()),
      lines: z.int(),
    }),
  ),
});
export type MecaProStatus = z.output<typeof status>;

const result = data(status);
const common = { access: 'orders.write', params: idParams, result } as const;
const seen = { basket_id: z.int(), revision: z.string().check(z.maxLength(100)) };

/** The parts catalogue of an order: opened for its car, its basket fetched, put on the order, and ordered. */
export const mecaProCalls = {
  standing: get('/v4/site/orders/{id}/meca-pro', {
    summary:
      'How the parts of an order stand: the basket as it was fetched last, and what was ordered',
    ...common,
  }),
  open: post('/v4/site/orders/{id}/meca-pro/open', {
    summary: 'Opens the catalogue for the car of an order; answers where',
    access: 'orders.write',
    params: idParams,
    body: z.object({
      /** What the catalogue knows the car by where it does not know its plate. */
      k_type: z._default(oneLine(9).check(z.regex(/^\d*$/)), ''),
    }),
    result: data(z.object({ url: z.string() })),
    errors: [...asking, 'meca-pro.no_car', 'common.wrong_state'],
  }),
  fetch: post('/v4/site/orders/{id}/meca-pro/fetch', {
    summary: 'Fetches the basket of an order from the catalogue; nothing is put on the order yet',
    ...common,
    errors: [...asking, 'meca-pro.no_basket', 'meca-pro.basket_gone', 'meca-pro.other_currency'],
  }),
  insert: post('/v4/site/orders/{id}/meca-pro/insert', {
    summary:
      'Puts chosen lines of the basket on the order, in one save; what is there stays as it is',
    ...common,
    body: z.object({
      ...seen,
      version: z.int(),
      refs: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(500)),
    }),
    errors: ['meca-pro.basket_changed', 'meca-pro.no_vat_code', 'common.changed_elsewhere'],
  }),
  order: post('/v4/site/orders/{id}/meca-pro/order', {
    summary: 'Orders the basket as it was seen, once, however often it is asked',
    ...common,
    body: z.object(seen),
    errors: [
      ...asking,
      'meca-pro.no_basket',
      'meca-pro.basket_gone',
      'meca-pro.basket_changed',
      'meca-pro.basket_empty',
      'common.wrong_state',
    ],
  }),
};

const ofKey = { access: 'orders.settings', result: data(setUp) } as const;

/** What a site proves itself by at the catalogue: set, and told to nobody. */
export const mecaProKeyCalls = {
  setUp: get('/v4/site/meca-pro/set-up', {
    summary: 'What is there of what it takes to ask the catalogue',
    ...ofKey,
  }),
  setKey: put('/v4/site/meca-pro/key', {
    summary: 'Keep a key for the catalogue, in place of the one before',
    ...ofKey,
    body: z.object({ key: oneLine(200).check(z.minLength(1)) }),
    errors: ['meca-pro.not_set_up'],
  }),
  removeKey: del('/v4/site/meca-pro/key', {
    summary: 'Forget the key for the catalogue',
    ...ofKey,
  }),
  test: post('/v4/site/meca-pro/test', {
    summary: 'Ask the catalogue by which name it knows us',
    access: 'orders.settings',
    result: data(z.object({ name: z.string() })),
    errors: asking,
  }),
};
