import { UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '#contract/kit/call.ts';
import { errorBody } from '#contract/kit/errors.ts';
import { resources } from '#contract/resources.ts';
import { rightsOf, rightsOfRole, type Right, type Role } from '#contract/rights.ts';
import { now } from '#server/kit/clock.ts';
import { signToken } from '#server/kit/keys/keys.ts';
import { socketAudience } from '#server/kit/live/socket-token.ts';
import { everyCall } from './support/every-call.ts';
import {
  logInAs,
  makeMembership,
  makeSession,
  makeToken,
  type LoggedIn,
} from './support/factories/accounts.ts';
import { makeSite } from './support/factories/organisation.ts';
import { inputSchema, sampleOf } from './support/random/from-schema.ts';
import { withReferences } from './support/tenant-data/references.ts';
import { testKeys } from './support/keys.ts';
import { createTenantData } from './support/tenant-data/create.ts';
import { featureOf, namesARow, createdRow } from './support/tenant-data/created-row.ts';
import { testServer, type Answered, type TestServer } from './support/server.ts';

const inAnHour = new Date(now().getTime() + 3_600_000);
const anHourAgo = new Date(now().getTime() - 3_600_000);
const protectedCalls = everyCall.filter(({ call }) => call.access !== 'public');

let server: TestServer;
let me: LoggedIn;

beforeAll(async () => {
  server = await testServer();
  me = await logInAs(server.db, { roles: ['manager'] });
});

/** The call with input that fits its contract, and these parameters in place of made-up ones. */
function send(call: Call, token: string | undefined, params: object = {}): Promise<Answered<Call>> {
  const input = {
    params: { ...sampleOf(call.params), ...params },
    // A list narrowed by chance would tell nothing.
    query: call.query.safeParse({}).success ? {} : sampleOf(call.query),
    body: sampleOf(call.body),
  };
  return server.call(call, input, { token });
}

function expectError(answer: Answered<Call>, status: number, code: string): void {
  expect(errorBody.safeParse(answer.body).error).toBeUndefined();
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
}

const claims = () => ({ jti: me.tokenId, sub: String(me.user.id) });
const audience = () => String(me.site.id);

/** Tokens that must open nothing, each made from one that would. */
const badTokens: Record<string, () => string | undefined | Promise<string>> = {
  'no token': () => undefined,
  'a malformed token': () => 'Bearer',
  'a token of three wrong parts': () => 'a.b.c',
  'an unsigned token': () =>
    new UnsecuredJWT(claims())
      .setIssuer('wheelhouse')
      .setAudience(audience())
      .setExpirationTime('1h')
      .encode(),
  'a token signed by another': () => {
    const others = { id: testKeys.id, secret: new Uint8Array(32).fill(7) };
    return signToken(others, claims(), audience(), inAnHour);
  },
  'a token of which a letter was changed': () => {
    const other = me.token.at(-5) === 'A' ? 'B' : 'A';
    return me.token.slice(0, -5) + other + me.token.slice(-4);
  },
  'an expired token': () => signToken(testKeys, claims(), audience(), anHourAgo),
  'the token of another site': async () =>
    signToken(testKeys, claims(), String((await makeSite(server.db)).id), inAnHour),
  'the token of another person': async () => {
    const stranger = await logInAs(server.db, { site: me.site });
    return signToken(
      testKeys,
      { ...claims(), sub: String(stranger.user.id) },
      audience(),
      inAnHour,
    );
  },
  'a socket token': () => signToken(testKeys, claims(), socketAudience(me.site.id), inAnHour),
  'a token of an ended login': async () => {
    const { id } = await makeSession(server.db, { user_id: me.user.id, revoked_at: anHourAgo });
    return (await makeToken(server.db, { user: me.user, site: me.site, sessionId: id })).token;
  },
  'a revoked token': async () => {
    const { token, tokenId } = await makeToken(server.db, { user: me.user, site: me.site });
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('session_tokens')
        .set({ revoked_at: anHourAgo })
        .where('id', '=', tokenId)
        .execute(),
    );
    return token;
  },
};

test('the token that the bad ones are made from is good', async () => {
  const right = await signToken(testKeys, claims(), audience(), inAnHour);
  for (const { call } of protectedCalls.filter(({ name }) => name.startsWith('shell.'))) {
    expect((await send(call, right)).status).toBe(200);
  }
});

test.each(Object.keys(badTokens))('%s opens no call', async (kind) => {
  const token = await badTokens[kind]?.();
  for (const { name, call } of protectedCalls) {
    const answer = await send(call, token);
    expect({ name, status: answer.status }).toEqual({ name, status: 401 });
    expectError(answer, 401, 'common.not_logged_in');
  }
});

const withRight = everyCall.filter(
  ({ call }) => call.access !== 'public' && call.access !== 'site',
);

function rolesWithout(right: string): Role[][] {
  const lacking = (Object.keys(rightsOfRole) as Role[]).filter(
    (role) => !(rightsOfRole[role] as readonly Right[]).includes(right as Right),
  );
  return [[], ...lacking.map((role) => [role])];
}

const loggedIn = new Map<string, Promise<LoggedIn>>();

/** Somebody of these roles, the same one each time: what is refused changes nobody. */
function oneWith(roles: Role[]): Promise<LoggedIn> {
  const key = roles.join();
  const known = loggedIn.get(key) ?? logInAs(server.db, { roles });
  loggedIn.set(key, known);
  return known;
}

test.each(withRight)('$name is refused to each role without the right', async ({ call }) => {
  for (const roles of rolesWithout(call.access)) {
    const { token } = await oneWith(roles);
    expectError(await send(call, token), 403, 'common.no_right');
  }
});

const ofCompanies = [
  ...resources.filter((one) => one.of === 'company').map(({ name }) => name),
  'bookPresets',
  'billing',
  'credit-settings',
  'gift-card-settings',
  'company-logo',
  'company-setup',
  'bookkeeping',
  'vouchers',
  'cash-exports',
  'invoice-credits',
  'invoice-vouchers',
  'invoice-sending',
  'invoice-payments',
  'customer-credits',
  'payment-links',
  'payment-references',
  'reference-checks',
];
const shared = [
  ...resources.filter((one) => one.of === 'chain').map(({ name }) => name),
  'customer-desk',
  'customer-centre',
  // Whose customers they are, the chain shares; what they owe is the company's.
  'credit-limits',
  'customer-ledger',
  'customer-statements',
  'merge-and-privacy',
  'product-stock',
  'prices',
  'auto-product-rules',
];

const neighbours = {
  'another site of the company': () => makeSite(server.db, { company_id: me.site.company_id }),
  'another company of the chain': () => makeSite(server.db, { chain_id: me.site.chain_id }),
  'another chain': () => makeSite(server.db),
};

test.each(Object.keys(neighbours) as (keyof typeof neighbours)[])(
  'nothing of %s is told or touched by any call',
  async (where) => {
    const canary = `canary${crypto.randomUUID().slice(0, 8)}`;
    const there = await createTenantData(server.db, await neighbours[where](), canary);
    const read = async () =>
      JSON.stringify(
        (
          await send(
            everyCall.find(({ name }) => name === 'queue.refresh')!.call,
            there.manager.token,
          )
        ).body,
      );
    const before = await read();
    expect(before).toContain(canary);

    const mayCall = ({ name, call: { access } }: (typeof protectedCalls)[number]) =>
      !endsTheLogin.includes(name) &&
      // A chain's sites share these.
      (where === 'another chain' || !shared.includes(featureOf(name))) &&
      (where !== 'another site of the company' ||
        (!ofCompanies.includes(featureOf(name)) && name !== 'stock-transfers.warehouses')) &&
      (access === 'site' || myRights.includes(access as Right));
    for (const { name, call } of protectedCalls.filter(mayCall)) {
      const params = namesARow(call) ? createdRow(name, there) : {};
      expect(
        params,
        `say in planted/created-row.ts which row ${name} must not reach`,
      ).toBeDefined();
      const answer = await send(call, me.token, params);
      expect(JSON.stringify(answer.body)).not.toContain(canary);
      if (namesARow(call)) {
        expect({ name, status: answer.status }).toEqual({ name, status: 404 });
        expectError(answer, 404, 'common.not_found');
      }
    }
    expect(await read()).toBe(before);
  },
);

// They name another row besides, or words, and there is none by these; a photo was never kept; and
// what is planted has come from no other site, and sells no product.
const findsNothing = [
  'merge-and-privacy.notDuplicates',
  'merge-and-privacy.merge',
  'cars.merge',
  'payments.reverse',
  'tags.merge',
  'transfers.send',
  'transfers.receive',
  'transfers.missRest',
  'stock-takes.count',
  'stock-transfers.receive',
  'stock-transfers.paper',
  'stock-transfers.paperLetters',
  'calendars.revokeFeed',
  'bookings.release',
  'auto-products.trial',
  'report-mails.ofView',
  'report-mails.save',
  'report-mails.remove',
  'report-mails.stop',
  'order-stock.history',
  'price-manager.grid',
  'price-manager.save',
  'price-manager.versions',
  'price-manager.rollBack',
  'wheel-sets.photo',
  'order-work.photo',
  'order-work.removePhoto',
];

test('the rows that nobody else finds are found by who works there', async () => {
  const there = await createTenantData(server.db, await makeSite(server.db), 'there');
  const found = async ({ name, call }: (typeof everyCall)[number]) => {
    const params = { ...sampleOf(call.params), ...createdRow(name, there) };
    const body = withReferences(sampleOf(call.body), there) as object;
    const query = call.query.safeParse({}).success ? {} : sampleOf(call.query);
    const { token } = there.manager;
    return (await server.call(call, { params, query, body }, { token })).status !== 404;
  };
  const lost = [];
  for (const one of protectedCalls) {
    // It would end the login.
    if (one.name === 'session.endSession' || !namesARow(one.call)) continue;
    if (!(await found(one))) lost.push(one.name);
  }
  expect(new Set(lost)).toEqual(new Set(findsNothing));
});

test('who asks for the rows of all their sites is told those of sites where they may read them, and of no other', async () => {
  const overSites = protectedCalls.filter(
    ({ call }) =>
      call.query.safeParse({ sites: 'all' }).success &&
      'sites' in (inputSchema(call.query).properties ?? {}),
  );
  expect(overSites.map(({ name }) => name)).toContain('tread-readings.list');
  const canary = () => `canary${crypto.randomUUID().slice(0, 8)}`;
  const { user, site } = await logInAs(server.db, { roles: ['manager'] });
  const at = async (chain_id: number | undefined, roles: Role[] | null) => {
    const place = await makeSite(server.db, chain_id === undefined ? {} : { chain_id });
    const word = canary();
    await createTenantData(server.db, place, word);
    if (roles) await makeMembership(server.db, { user, site: place, roles });
    return word;
  };
  const mine = await at(site.chain_id, ['manager']);
  const hidden = [
    await at(site.chain_id, []),
    await at(site.chain_id, null),
    await at(undefined, null),
    await at(undefined, ['manager']),
  ];
  const { token } = await makeToken(server.db, { user, site });
  for (const { name, call } of overSites) {
    if (call.answers === 'file') continue;
    const { status, body } = await server.call(call, { query: { sites: 'all' } }, { token });
    expect([name, status]).toEqual([name, 200]);
    const json = JSON.stringify(body);
    for (const word of hidden) expect([name, json.includes(word)]).toEqual([name, false]);
    expect([name, json.includes(mine)]).toEqual([name, true]);
  }
});

// What only others may call is refused before it looks at anything: see above.
const myRights = rightsOf(['manager']);
// They name no row, and the calls after them would have no token.
const endsTheLogin = ['session.logout', 'session.logoutAll'];

test('the search for canaries finds one that is told', async () => {
  const canary = `canary${crypto.randomUUID().slice(0, 8)}`;
  const { manager } = await createTenantData(server.db, await makeSite(server.db), canary);
  const leaking = [];
  for (const { name, call } of protectedCalls.filter(({ call: { method } }) => method === 'GET')) {
    const { body } = await send(call, manager.token);
    if (JSON.stringify(body).includes(canary)) leaking.push(name);
  }
  expect(new Set(leaking)).toEqual(
    new Set([
      ...resources.map(({ name }) => `${name}.list`),
      'customer-centre.list',
      'customer-ledger.balances',
      'calendars.people',
      'auto-product-rules.inputs',
      'billing.read',
      'credit-limits.list',
      'cash-exports.log',
      'cash-registers.openDays',
      'vouchers.list',
      'vouchers.sums',
      'vouchers.waiting',
      'tags.fromItem',
      'labels.prints',
      'wheel-sets.changes',
      'dashboard.today',
      'moves.work',
      'notifications.forUser',
      'notifications.list',
      'notifications.written',
      'registry.lookUps',
      'queue.options',
      'queue.refresh',
      'queue-settings.read',
      'queue-screens.links',
      'shell.profile',
      'preferences.settings',
      'shell.calendars',
      'cashRegister.settings',
      'legacy.settings',
    ]),
  );
});
