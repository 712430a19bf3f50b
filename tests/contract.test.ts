import * as z from 'zod/mini';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorStatus } from '#contract/errors.ts';
import { resources } from '#contract/resources.ts';
import { liveEvents } from '#contract/events.ts';
import type { Call } from '#contract/kit/call.ts';
import { allRights } from '#contract/rights.ts';
import { languages } from '#contract/platform/languages.ts';
import { AppError, answerTo } from '#server/kit/errors.ts';
import { allWords } from '#server/kit/words.ts';
import { everyCall } from './support/every-call.ts';
import { testServer } from './support/server.ts';

const server = await testServer();
beforeAll(async () => {
  await server.app.http.ready();
});

const routeOf = (call: Call) => `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

// What stands under /api besides the contract: the contract's own description, and where readers of
// tread depths and those who take payments send what they signed.
const documents = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'POST /api/v3/tread-depth/webhook/:device',
  'POST /api/v3/payments/callbacks/:code',
];

/** Every route of the server, as `METHOD path`, read off the drawing Fastify makes of them. */
function mountedRoutes(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const found = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods = ''] = found;
    const path = (above[indent.length / 4 - 1] ?? '') + part;
    above[indent.length / 4] = path;
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

test.each(everyCall)('$name is mounted', ({ call }) => {
  expect(server.app.http.hasRoute({ method: call.method, url: routeOf(call) })).toBe(true);
});

test('every route under /api is in the contract', () => {
  const known = [...everyCall.map(({ call }) => `${call.method} ${routeOf(call)}`), ...documents];
  const routes = mountedRoutes(server.app.http.printRoutes({ commonPrefix: false }));
  const underApi = routes.filter((route) => route.includes(' /api/'));
  expect(new Set(underApi)).toEqual(new Set(known));
});

test('a route beside the contract would be noticed', () => {
  const drawing = '└── / (GET, HEAD)\n    ├── api/v3/queue (POST)\n    │   └── /secret (PUT)';
  expect(mountedRoutes(drawing)).toEqual([
    'GET /',
    'POST /api/v3/queue',
    'PUT /api/v3/queue/secret',
  ]);
});

test('no two calls have the same method and path', () => {
  const routes = everyCall.map(
    ({ call }) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`,
  );
  expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
});

test.each(everyCall)(
  '$name names its parameters, its errors and its right as they are',
  ({ call }) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
    const params = z.toJSONSchema(call.params, { io: 'input', unrepresentable: 'any' });
    expect(new Set(Object.keys(params.properties ?? {}))).toEqual(new Set(inPath));
    expect(call.errors.filter((code) => !(code in errorStatus))).toEqual([]);
    expect(['public', 'site', ...allRights]).toContain(call.access);
    expect(call.summary).not.toBe('');
  },
);

test.each(everyCall)(
  '$name waits in the outbox only when it is a write that repeats safely',
  ({ call }) => {
    const ofASite = call.access !== 'public';
    expect(call.offline === undefined || (ofASite && call.method !== 'GET')).toBe(true);
  },
);

test('every live event is heard by a person, a site, or who holds a right that exists', () => {
  for (const { access } of Object.values(liveEvents)) {
    expect(['site', 'person', 'reader', ...allRights]).toContain(access);
  }
});

test('every error code belongs to its feature and has an HTTP status of a refusal', () => {
  // Calls of a resource are named by it, and its feature may hold several.
  // Files of banks are read for whoever is paid.
  const features = [
    'common',
    'bank',
    ...Object.keys(calls),
    ...resources.map(({ feature }) => feature),
  ];
  for (const [code, status] of Object.entries(errorStatus)) {
    expect(features).toContain(code.split('.')[0]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});

const codes = Object.keys(errorStatus) as (keyof typeof errorStatus)[];

// What the words of an error are filled with, wherever it is thrown.
const valuesOf: Partial<Record<string, Record<string, string>>> = {
  'common.no_right': { right: 'queue.work' },
  'common.wrong_state': { state: 'Closed' },
  'wheel-sets.place_taken': { place: 'A.03-2' },
  'wheel-sets.place_closed': { place: 'A.03-2' },
  'wheel-sets.other_use': { place: 'A.03-2' },
  'transfers.not_here': { number: '4711' },
  'transfers.elsewhere': { number: '4711' },
  'stock-transfers.not_left': { product: 'Hakka 10', left: '2' },
  'storage-places.bad_pattern': { example: 'A.1' },
  'wheel-sets.other_car': { plate: 'EL12345' },
  'booking-settings.oversells': { left: '20' },
  'payment-references.no_room': { number: '1000', length: '4' },
  'payments.other_file': { name: 'OCR.txt' },
  'payments.of_other_company': { company: 'Nordhjul AS' },
  'bank.wrong_line': { line: '12' },
  'bank.wrong_entry': { entry: '3' },
  'invoices.more_than_left': { left: '2' },
  'vouchers.saft_accounts': { accounts: '1500, 3000' },
  'vouchers.waiting': { count: '2', day: '2026-11-30' },
  'labels.too_many': { most: '500' },
  'stock-takes.not_here': { place: 'A.03-2' },
  'order-stock.more_than_ordered': { left: '2' },
  'preorders.more_than_agreed': { left: '2' },
  'order-deposits.more_than_left': { left: '500' },
  'write-offs.more_than_open': { open: '500' },
  'order-deposits.more_than_paid': { paid: '500' },
  'orders.buyer_blocked': { name: 'Kari Nordmann', reason: 'Owes too much.' },
  'gift-cards.not_enough': { left: '100,00' },
  'gift-cards.back_to_card': { amount: '100,00' },
  'payments.more_than_open': { open: '100,00' },
  'payments.file_currency': { currency: 'EUR', own: 'NOK' },
  'payments.other_agreement': { other: '000123456', own: '001767676' },
  'cash-registers.not_paid': { left: '12,50' },
  'cash-registers.entered': { nr: '12' },
  'cash-registers.paper_entered': { nr: '12' },
  'cash-registers.differs': { difference: '-5,00' },
  'cash-registers.more_than_left': { left: '12,50' },
  'customer-credits.more_than_left': { left: '100,00' },
  'credit-limits.above': { most: '50 000,00' },
  'credit-limits.too_many': { minutes: '3' },
  'orders.over_credit': { name: 'Kari Nordmann', owed: '1 200,00', limit: '1 000,00' },
  'orders.pay_first': { name: 'Kari Nordmann' },
  'invoices.buyer_blocked': { name: 'Kari Nordmann', reason: 'Owes too much.' },
  'invoices.over_credit': { name: 'Kari Nordmann', owed: '1 200,00', limit: '1 000,00' },
  'auto-products.must_cost': { name: 'Environmental fee', price: '100,00' },
  'orders.for_nothing': { name: 'Hakka 10' },
  'orders.discount_too_large': { name: 'Hakka 10', percent: '15' },
  'orders.margin_too_small': { name: 'Hakka 10' },
  'orders.other_vat': { name: 'Hakka 10', code: '5' },
  'quotes.line_stays': { line: 'Environmental fee' },
  'booking-settings.is_booked': { count: '3' },
  'booking-settings.calendar_is_booked': { count: '3' },
  'booking-settings.in_wave': { name: 'Spring' },
  'bookings.place_too_small': { place: 'Lift 2' },
  'bookings.order_booked': { ticket: 'A12' },
  'orders.parts_missing': { product: 'Hakka 10', there: '4' },
  'orders.parts_bound': { product: 'Hakka 10' },
  'stock-takes.not_whole': { unread: '2', unknown: '1' },
  'orders.parts_unsure': { product: 'Hakka 10', there: '4' },
  'orders.parts_reserved': { product: 'Hakka 10', there: '4', free: '2' },
  'stock-levels.not_there': { there: '4' },
  'stock-levels.below_zero': { there: '4' },
  'stock-levels.reserved': { there: '4', free: '2' },
  'stock-levels.not_available': { free: '2' },
  'stock-levels.moved_meanwhile': { there: '4' },
  'auto-products.lacking': { names: 'Recycling fee' },
  'auto-products.must_stay': { name: 'Recycling fee' },
  'accounting-rules.equally_narrow': { name: 'Tyres' },
  'imports.too_large': { rows: '1', columns: '1', megabytes: '1' },
  'imports.letters': { row: '1' },
  'imports.open_quote': { row: '1' },
};

test.each(languages)('every error has words in %s, and only words', (language) => {
  for (const code of codes) {
    const { message } = answerTo(new AppError(code, valuesOf[code]), language, 'r-1').body.error;
    expect(message).not.toMatch(/errors\.|\{\{|\}\}| {2}| [.,;]/);
    expect(message).not.toBe('');
  }
});

test.each(languages)(
  'no words for errors in %s belong to a code that does not exist',
  (language) => {
    const codes = Object.entries(allWords[language]).flatMap(([feature, words]) => {
      const { errors = {} } = words as { errors?: Record<string, unknown> };
      const codesOf = Object.entries(errors).filter(([, text]) => typeof text === 'string');
      return codesOf.map(([name]) => `${feature}.${name}`);
    });
    expect(codes.filter((code) => !(code in errorStatus))).toEqual([]);
  },
);
