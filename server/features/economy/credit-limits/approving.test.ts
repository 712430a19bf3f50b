import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { creditRequests } from '#contract/economy/credit-limits/credit-requests.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { daysAfter, dayOf } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { importerOf } from '#tests/support/importer.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const today = () => dayOf(now().getTime(), 'Europe/Oslo');

/** A reception, a manager and who minds the money, at a company with a customer. */
async function company() {
  const reception = await logInAs(server.db, { roles: ['reception'] });
  const { site } = reception;
  const manager = await logInAs(server.db, { site, roles: ['manager'] });
  const economy = await logInAs(server.db, { site, roles: ['economy'] });
  const kari = (await makeCustomer(server.db, { chain_id: site.chain_id, name: 'Kari' })).id;
  const one = async (id: number) =>
    (await server.call(creditRequests.calls.one, { params: { id } }, manager)).body.data;
  return {
    reception,
    manager,
    economy,
    site,
    kari,
    one,
    ask: async (wanted_limit: number, by: LoggedIn = reception, more: object = {}) => {
      const body = { customer_id: kari, reason: 'Fleet', wanted_limit, ...more };
      return (await server.call(creditRequests.calls.add, { body }, by)).body;
    },
    take: async (word: 'approve' | 'withdraw' | 'refuse', id: number, by: LoggedIn, more = {}) => {
      const { version } = await one(id);
      const input = { params: { id }, body: { version, ...more } };
      return (await server.call(creditRequests.calls[word as 'approve'], input, by)).body;
    },
    limit: async (by: LoggedIn = manager, id = kari) =>
      (await server.call(customers.calls.one, { params: { id } }, by)).body.data.credit_limit,
  };
}

test('a limit holds once it is approved by another who may approve as much, and says so in its history', async () => {
  const at = await company();
  const { id } = (await at.ask(60_000_00)).data;
  expect(await at.limit()).toBeNull();
  expect((await at.take('approve', id, at.reception)).error?.code).toBe('common.no_right');
  expect((await at.take('approve', id, at.manager)).error?.code).toBe('credit-limits.above');
  expect((await at.take('approve', id, at.economy)).error).toBeUndefined();
  expect(await at.limit()).toBe(60_000_00);
  const history = await server.call(creditRequests.calls.history, { params: { id } }, at.manager);
  expect(history.body.data[0]).toMatchObject({ action: 'approve' });
});

test('nobody approves what they asked for, one by one or among many, and who changes what is asked for asks for it', async () => {
  const at = await company();
  for (const who of [at.manager, at.economy]) {
    const { id } = (await at.ask(1000_00, who)).data;
    expect((await at.take('approve', id, who)).error?.code).toBe('credit-limits.own');
    const many = { ids: [id], action: 'approve' };
    const { data } = (await server.call(creditRequests.calls.many, { body: many }, who)).body;
    expect(data.refused).toMatchObject([{ id, code: 'credit-limits.own' }]);
  }
  const { id, version } = (await at.ask(1000_00)).data;
  const input = { params: { id }, body: { version, wanted_limit: 9000_00 } };
  await server.call(creditRequests.calls.save, input, at.manager);
  expect((await at.take('approve', id, at.manager)).error?.code).toBe('credit-limits.own');
  expect(await at.limit()).toBeNull();
  expect((await at.take('approve', id, at.economy)).error).toBeUndefined();
});

test('what an import brings is asked for, and not approved by who imported it', async () => {
  const at = await company();
  const importer = importerOf(server, at.economy);
  const file = 'customer_id;wanted_limit;reason;state\nKari;5000;As before;approved\n';
  const { id } = (await importer.checked(file, 'credit-requests')).body.data;
  await importer.run(id);
  const { data } = (await server.call(creditRequests.calls.list, {}, at.economy)).body;
  expect(data).toMatchObject([{ customer_id: at.kari, wanted_limit: 5000_00, state: 'asked' }]);
  const refused = await at.take('approve', data[0]!.id, at.economy);
  expect(refused.error?.code).toBe('credit-limits.own');
});

test('of two who answer at once one does, and what was answered stays', async () => {
  const at = await company();
  const { id, version } = (await at.ask(1000_00)).data;
  const approve = (by: LoggedIn) =>
    server.call(creditRequests.calls.approve, { params: { id }, body: { version } }, by);
  const answers = await Promise.all([approve(at.manager), approve(at.economy)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = await at.take('refuse', id, at.economy, { because: 'Too late' });
  expect(late.error?.code).toBe('common.wrong_state');
  const body = { version: (await at.one(id)).version };
  const away = await server.call(
    creditRequests.calls.archive,
    { params: { id }, body },
    at.economy,
  );
  expect(away.body.error?.code).toBe('credit-limits.kept');
});

test('a limit until a day gives way to the one before, and one of the past is neither asked for nor approved', async () => {
  const at = await company();
  for (const [amount, until] of [
    [1000_00, null],
    [9000_00, today()],
  ] as const) {
    const { id } = (await at.ask(amount, at.reception, { until })).data;
    await at.take('approve', id, at.manager);
  }
  expect(await at.limit()).toBe(9000_00);
  const yesterday = daysAfter(today(), -1);
  const past = await at.ask(1, at.reception, { until: yesterday });
  expect(past.error?.code).toBe('credit-limits.past');
  await server.db.executeSql(
    `update credit_requests set until = '${yesterday}' where until is not null and company_id = ${at.site.company_id}`,
  );
  expect(await at.limit()).toBe(1000_00);
});

test('without one of their own, what is usual for their kind holds; nothing at all is not no limit', async () => {
  const at = await company();
  expect(await at.limit()).toBeNull();
  const { chain_id } = at.site;
  const firm = (await makeCustomer(server.db, { chain_id, type: 'company' })).id;
  const ours = (await makeCustomer(server.db, { chain_id, type: 'internal' })).id;
  const { data } = (await server.call(creditSettings.calls.company.read, undefined, at.economy))
    .body;
  const body = { ...data, private_limit: 0, company_limit: 20_000_00 };
  const by = async (who: LoggedIn) =>
    (await server.call(creditSettings.calls.company.save, { body }, who)).status;
  expect([await by(at.reception), await by(at.manager), await by(at.economy)]).toEqual([
    403, 403, 200,
  ]);
  expect([
    await at.limit(),
    await at.limit(at.manager, firm),
    await at.limit(at.manager, ours),
  ]).toEqual([0, 20_000_00, null]);
  const { id } = (await at.ask(5000_00)).data;
  await at.take('approve', id, at.manager);
  expect(await at.limit()).toBe(5000_00);
});

test('only who asked, or who approves, withdraws', async () => {
  const at = await company();
  const { id } = (await at.ask(1000_00)).data;
  const colleague = await logInAs(server.db, { site: at.site, roles: ['reception'] });
  expect((await at.take('withdraw', id, colleague)).error?.code).toBe('credit-limits.of_others');
  expect((await at.take('withdraw', id, at.reception)).data.state).toBe('withdrawn');
});

test('another company of the chain neither sees nor answers what was asked, and its limit is another', async () => {
  const at = await company();
  const site = await makeSite(server.db, { chain_id: at.site.chain_id });
  const there = await logInAs(server.db, { site, roles: ['economy'] });
  const { id, version } = (await at.ask(1000_00)).data;
  const input = { params: { id }, body: { version } };
  expect((await server.call(creditRequests.calls.approve, input, there)).status).toBe(404);
  await at.take('approve', id, at.manager);
  expect([await at.limit(), await at.limit(there)]).toEqual([1000_00, null]);
});

test('those who may approve it are told that a limit is asked for, by the amount of it, and again of another amount', async () => {
  const at = await company();
  const told = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('notifications')
        .select(['roles', 'title_en', 'content_en'])
        .where('chain_id', '=', at.site.chain_id)
        .orderBy('id')
        .execute(),
    );
  const { id } = (await at.ask(20_000_00)).data;
  const change = async (body: object) => {
    const { version } = await at.one(id);
    const input = { params: { id }, body: { version, ...body } };
    return server.call(creditRequests.calls.save, input, at.reception);
  };
  await change({ reason: 'Fleet of six' });
  expect((await told()).map(({ roles }) => roles)).toEqual([['manager', 'economy']]);
  await change({ wanted_limit: 60_000_00 });
  const [, second, ...others] = await told();
  expect([second?.roles, others]).toEqual([['economy'], []]);
  expect(second).toMatchObject({
    title_en: 'Kari: a credit limit is asked for',
    content_en: expect.stringContaining('60000 is asked for: Fleet of six'),
  });
});
