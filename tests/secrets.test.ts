import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Call } from '#contract/kit/call.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { orders } from '#contract/sales/orders.ts';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { treadReaderCalls } from '#contract/workshop/tread-depth/readers.ts';
import { codeAt, stepOf } from '#server/features/platform/session/totp.ts';
import { now } from '#server/kit/clock.ts';
import { everyCall } from './support/every-call.ts';
import { makeVatCodes } from './support/documents/vat-codes.ts';
import { fillBilling } from './support/economy/billing-of.ts';
import { letPayByCard } from './support/economy/pay-online.ts';
import { makeCustomer } from './support/factories/customers.ts';
import { testPassword, type LoggedIn } from './support/factories/accounts.ts';
import { makePortal } from './support/factories/booking/portal.ts';
import { workshop } from './support/factories/booking/workshop.ts';
import { makeMessage } from './support/factories/messages.ts';
import { makeSite } from './support/factories/organisation.ts';
import { makeQueueLink } from './support/factories/queue.ts';
import { createTenantData, type TenantData } from './support/tenant-data/create.ts';
import { otherNetwork, testServer, type Answered, type TestServer } from './support/server.ts';

let server: TestServer;
let there: TenantData;
let me: LoggedIn;
let kioskCode: string;

beforeAll(async () => {
  server = await testServer();
  const site = await makeSite(server.db);
  there = await createTenantData(server.db, site, 'secretive');
  me = there.manager;
  await makeVatCodes(server.db, site);
  await fillBilling(me);
  kioskCode = (await makeQueueLink(server.db, { site, kind: 'kiosk' })).code;
});

/** What a call that returns a secret is given, so that it does. */
const inputOf: Record<string, () => Promise<object> | object> = {
  'session.login': () => ({ body: { email: me.user.email, password: testPassword } }),
  'session.startSecondFactor': () => ({ body: { password: testPassword } }),
  'session.confirmSecondFactor': async () => {
    const body = { password: testPassword };
    const { data } = (
      await server.call(sessionCalls.startSecondFactor, { body }, { token: me.token })
    ).body;
    return { body: { code: codeAt(data.secret, stepOf(now())) } };
  },
  'queue-screens.addLink': () => ({ body: { kind: 'lobby', name: 'Hall', language: null } }),
  'queue-screens.addVisitLink': () => ({ params: { personId: there.personId } }),
  'queue-screens.checkIn': () => ({
    params: { code: kioskCode },
    body: { key: crypto.randomUUID(), licenseplate: 'EL73219', name: '' },
  }),
  'tread-depth.addLink': () => ({ params: { id: there.rowIds['tread-readings'] } }),
  'online-booking.book': async () => {
    const shop = await workshop(server);
    const { slug } = await makePortal(shop);
    const zone = 'Europe/Oslo';
    const day = daysAfter(dayOf(now().getTime(), zone), 7);
    const begins_at = new Date(instantAt(Date.parse(`${day}T10:00Z`), zone)).toISOString();
    const who = {
      licenseplate: 'EL73220',
      name: 'Kari',
      mobile: '+4791234567',
      email: '',
      comment: '',
    };
    const form = crypto.randomUUID();
    return { params: { slug }, body: { ...who, services: [shop.wheels], form, begins_at } };
  },
  'quotes.sendQuote': async () => {
    const id = there.rowIds['orders']!;
    const { version } = await server.db.transaction('system', (tx) =>
      tx
        .updateTable('orders')
        .set({ state: 'quote' })
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow(),
    );
    const until = daysAfter(dayOf(now().getTime(), 'Europe/Oslo'), 7);
    return { params: { id }, body: { version, transport: 'none', until } };
  },
  'payment-links.makeLink': async () => {
    const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };
    const customer = await makeCustomer(server.db, { chain_id: me.site.chain_id, ...address });
    const line = { key: crypto.randomUUID(), position: 0, description: 'Wheels', vat_code: '3' };
    const put = [{ ...line, kind: 'work' as const, quantity: 1000, unit_price: 100_00_00 }];
    const draft = { customer_id: customer.id, lines: { put } };
    const { id, version } = (await server.call(invoices.calls.add, { body: draft }, me)).body.data;
    await server.call(invoices.calls.issue, { params: { id }, body: { version } }, me);
    return { params: { id }, body: {} };
  },
  'cash-registers.sendReceipt': () => ({
    params: { id: there.rowIds['cash-registers'], nr: 1 },
    body: { intent: crypto.randomUUID(), way: 'qr', to: '' },
  }),
  'asked-payments.askPayment': async () => {
    await letPayByCard(server, me);
    const line = { key: crypto.randomUUID(), position: 0, description: 'Wheels', vat_code: '3' };
    const put = [{ ...line, kind: 'work' as const, quantity: 1000, unit_price: 100_00_00 }];
    const body = { customer_id: there.rowIds['customers']!, lines: { put } };
    const { id } = (await server.call(orders.calls.add, { body }, me)).body.data;
    return { params: { id }, body: { amount: 100_00, transport: 'none' } };
  },
  'booking-portals.preview': () => ({ params: { id: there.rowIds['booking-portals'] } }),
  'bookings.link': () => ({ params: { id: there.rowIds['bookings'] } }),
  'calendars.addFeed': () => ({
    params: { id: there.rowIds['calendars'] },
    body: { resource_id: null, shows: [] },
  }),
  'tread-device.makeSecret': () => ({ params: { id: there.rowIds['tread-readers'] } }),
  'register-agents.makeCode': () => ({ params: { id: there.rowIds['register-agents'] } }),
  'register-agents.pair': async () => {
    const params = { id: there.rowIds['register-agents']! };
    const made = await server.call(registerAgentCalls.makeCode, { params }, me);
    return { body: { code: made.body.data.secret, computer: 'DISK-1', version: '1.0.0' } };
  },
};

const names = /^(secret|tokens?|path|recoveryCodes|password)$/;

/** The secrets that an answer tells: the end of a path, all of anything else. */
function secretsIn(value: unknown, named = false): string[] {
  if (typeof value === 'string') return named ? [value.split(/[/=]/).at(-1)!] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    secretsIn(part, named || names.test(name)),
  );
}

/** What tells every row, of every table that anybody reads, that a transaction or one after it wrote: as text. */
async function writtenSince(): Promise<() => Promise<string>> {
  const { rows: tables } = await server.db.executeSql(`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and has_table_privilege('wheelhouse_system', oid, 'select')`);
  const { rows } = await server.db.executeSql('select pg_current_xact_id()::text as first');
  const first = rows[0]!['first'];
  const each = tables.map(
    ({ name }) => `select to_json(t)::text as row from "${String(name)}" t
      where t.xmin::text::bigint >= ${String(first)}`,
  );
  return async () => {
    const { rows: all } = await server.db.transaction('system', (tx) =>
      sql.raw<{ row: string }>(each.join(' union all ')).execute(tx),
    );
    return all.map(({ row }) => row).join('\n');
  };
}

const secret = everyCall.filter(({ call }) => call.secret);

test.each(secret)('$name leaves no secret in clear in the database', async ({ name, call }) => {
  const input = (await inputOf[name]?.()) ?? {};
  const sender = {
    ...(call.access !== 'public' && { token: me.token }),
    key: crypto.randomUUID(),
    deviceId: 'secretive',
    address: otherNetwork(),
  };
  const written = await writtenSince();
  const first = await server.call(call, input, sender);
  expect({ status: first.status, say: `in givenTo what ${name} takes` }).toMatchObject({
    status: 200,
  });
  const found = secretsIn(first.body);
  expect(found).not.toEqual([]);
  const kept = await written();
  expect(found.filter((one) => kept.includes(one))).toEqual([]);
});

test('what a call has written is looked through', async () => {
  const written = await writtenSince();
  const name = `canary${crypto.randomUUID()}`;
  const body = { kind: 'lobby', name, language: null } as const;
  await server.call(queueScreensCalls.addLink, { body }, { token: me.token });
  expect(await written()).toContain(name);
});

// Those that keep no answer, because they serve nobody twice, or only read.
const keepsAnAnswer = [
  'queue-screens.addLink',
  'queue-screens.addVisitLink',
  'tread-depth.addLink',
  'bookings.link',
  'payment-links.makeLink',
  'asked-payments.askPayment',
  'calendars.addFeed',
  'tread-device.makeSecret',
  'register-agents.makeCode',
];

test.each(secret.filter(({ name }) => keepsAnAnswer.includes(name)))(
  '$name tells who sends the same again the same secret',
  async ({ name, call }) => {
    const input = (await inputOf[name]?.()) ?? {};
    const sender = { token: me.token, key: crypto.randomUUID() };
    const send = (): Promise<Answered<Call>> => server.call(call, input, sender);
    const first = await send();
    expect(first.status).toBe(200);
    expect((await send()).body).toEqual(first.body);
  },
);

/** The names of everything in an answer. */
function namesIn(schema: z.core.JSONSchema.BaseSchema): string[] {
  const below = [
    ...Object.values(schema.properties ?? {}),
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [
    // What is always nothing tells nothing.
    ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
      (of as z.core.JSONSchema.BaseSchema).type === 'null' ? [] : [name],
    ),
    ...below.flatMap((one) => (typeof one === 'object' && !Array.isArray(one) ? namesIn(one) : [])),
  ];
}

// A path that is made opens something. One that is read leads to a screen, unless its call says that
// it is a secret, as of a preview, of which nothing is kept.
const looksSecret = (call: Call) =>
  namesIn(z.toJSONSchema(call.result, { unrepresentable: 'any' })).some(
    (name) => names.test(name) && !(name === 'path' && call.method === 'GET' && !call.secret),
  );

test('a call whose answer looks like a secret says so, and no other does', () => {
  const called = (which: typeof everyCall) => which.map(({ name }) => name);
  expect(called(everyCall.filter(({ call }) => looksSecret(call)))).toEqual(called(secret));
});

test('a secret in an answer is seen', () => {
  const { makeSecret } = treadReaderCalls;
  expect(looksSecret(makeSecret)).toBe(true);
  expect(secretsIn({ data: { path: '/q/abc', tokens: { 1: 'def' }, name: 'ghi' } })).toEqual([
    'abc',
    'def',
  ]);
});

test('what was kept in clear before is taken out', async () => {
  const { db } = server;
  const own = { chain_id: me.site.chain_id, site_id: me.site.id, user_id: me.user.id };
  const code = 'c0ffee_c0ffee-c0ffee_c0ffee-c0ff';
  const answers = [
    { data: { secret: code } },
    ...['/screens/queue/', '/kiosk/', '/q/', '/tread-depth/'].map((path) => ({
      data: { id: 1, path: path + code },
    })),
    { data: { id: 7 } },
  ];
  const device_id = crypto.randomUUID();
  await db.transaction('system', (tx) =>
    tx
      .insertInto('idempotency')
      .values(
        answers.map((answer, at) => ({
          ...own,
          device_id,
          key: String(at),
          request_hash: '',
          answer: JSON.stringify(answer),
        })),
      )
      .execute(),
  );
  const body = `https://app.example.test/forgot/${'r'.repeat(43)}`;
  const sent = await makeMessage(db, { status: 'sent', body });
  const waiting = await makeMessage(db, { body });
  const other = await makeMessage(db, { body: 'Hei' });
  const folder = new URL('../server/db/migrations/0000/', import.meta.url);
  const cleaning = await readFile(new URL('0043_no_secret_in_clear.sql', folder), 'utf8');
  await db.kysely.transaction().execute((tx) => sql.raw(cleaning).execute(tx));
  const left = await db.transaction('system', async (tx) => ({
    keys: await tx
      .selectFrom('idempotency')
      .select('key')
      .where('device_id', '=', device_id)
      .execute(),
    messages: await tx
      .selectFrom('messages')
      .select(['status', 'body'])
      .where('id', 'in', [sent.id, waiting.id, other.id])
      .orderBy('id')
      .execute(),
  }));
  expect(left).toEqual({
    keys: [{ key: '5' }],
    messages: [
      { status: 'sent', body: '' },
      { status: 'expired', body: '' },
      { status: 'waiting', body: 'Hei' },
    ],
  });
});
