import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { checkCalls } from '#contract/cash/cash-registers/journal/check-calls.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { shop, type Shop } from '#tests/support/cash/shop.ts';
import { testServer } from '#tests/support/server.ts';
import { checkRegisters } from './jobs.ts';

const server = await testServer();

/** Does something as the owner of the database could, past all that it checks itself. */
const byOwner = (at: Shop, table: string, change: string) =>
  server.db.executeSql(
    `alter table ${table} disable trigger user;
     ${change} ${change.includes('where') ? 'and' : 'where'} register_id = ${at.id};
     alter table ${table} enable trigger user`,
  );
const lastCheck = async (at: Shop) =>
  (await server.call(checkCalls.lastCheck, { params: { id: at.id } }, at.me)).body.data;
const health = async (at: Shop) =>
  (await server.call(cashRegisters.calls.one, { params: { id: at.id } }, at.me)).body.data.health;
const notices = async (at: Shop) =>
  (await server.call(notificationsCalls.list, { query: {} }, at.me)).body.data.filter(({ title }) =>
    title.includes('cash register'),
  );

test('a register is looked through each night, and says that it is as it was written', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.takeBack(2, 250_00);
  await at.z(1000_00);
  expect([await health(at), await lastCheck(at)]).toEqual(['unchecked', null]);
  await checkRegisters(server.app);
  expect(await health(at)).toBe('good');
  expect(await lastCheck(at)).toMatchObject({
    by: '',
    transactions: 3,
    reports: 1,
    faults: [],
    late_days: [],
  });
  expect(await notices(at)).toEqual([]);
});

test('what was changed past the database makes a register bad, and its managers have a notice once a day', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.sell(100_00);
  await at.z(1000_00);
  const { version } = (await server.call(cashRegisters.calls.one, { params: { id: at.id } }, at.me))
    .body.data;
  await byOwner(
    at,
    'cash_transactions',
    'update cash_transactions set gross = gross - 1 where nr = 2',
  );
  await checkRegisters(server.app);
  await checkRegisters(server.app);
  expect(await health(at)).toBe('bad');
  const { faults } = (await lastCheck(at))!;
  expect(new Set(faults.map(({ fault, nr }) => `${fault} ${nr}`))).toEqual(
    new Set([
      'chain_broken 2',
      'amounts_differ 2',
      'payments_differ 2',
      'report_differs 1',
      'saft_differs 2',
    ]),
  );
  expect(await notices(at)).toHaveLength(1);
  const { data } = (await server.call(cashRegisters.calls.one, { params: { id: at.id } }, at.me))
    .body;
  expect(data.version).toBe(version);
});

test('the last sale that is gone is missed', async () => {
  const at = await shop(server);
  await at.move('pay_in', 100_00);
  await byOwner(at, 'cash_events', 'delete from cash_events where transaction_nr = 2');
  await byOwner(at, 'cash_transactions', 'delete from cash_transactions where nr = 2');
  expect((await at.check()).faults).toEqual([
    { fault: 'transaction_missing', nr: 2, about: '' },
    { fault: 'event_missing', nr: 2, about: '' },
  ]);
});

test('a day that nobody ended is said until it is', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  const yesterday = new Date(Date.now() - 48 * 3600_000).toISOString().slice(0, 10);
  await byOwner(at, 'cash_transactions', `update cash_transactions set day = '${yesterday}'`);
  const open = (await at.check()).faults.find(({ fault }) => fault === 'day_open');
  expect(open).toEqual({ fault: 'day_open', nr: 0, about: yesterday });
});

test('what a file names and does not hold is found', async () => {
  const at = await shop(server);
  await at.sell(250_00, { lines: [at.line(250_00)] });
  await byOwner(at, 'cash_lines', `update cash_lines set vat_code = '99'`);
  expect((await at.check()).faults).toContainEqual({
    fault: 'saft_unknown',
    nr: 0,
    about: 'vatCode 99',
  });
});

test('years of a journal are read two weeks at a time, and come to the same', async () => {
  const at = await shop(server);
  for (let day = 0; day < 65; day += 1) {
    if (day > 0) await at.move('float', 1000_00);
    await at.z(1000_00);
  }
  expect(await at.check()).toMatchObject({ transactions: 65, reports: 65, faults: [] });
  await byOwner(
    at,
    'cash_transactions',
    "update cash_transactions set signature = 'x' where nr = 31",
  );
  expect((await at.check()).faults).toEqual([
    { fault: 'chain_broken', nr: 31, about: '' },
    { fault: 'chain_broken', nr: 32, about: '' },
  ]);
});

test('a check is of who may end a day, its result of who may read; both of the site alone', async () => {
  const at = await shop(server);
  await at.check();
  const ask = (who: Parameters<typeof server.call>[2], call: 'check' | 'lastCheck') =>
    server.call(checkCalls[call], { params: { id: at.id } }, who);
  const mechanic = await logInAs(server.db, { site: at.me.site, roles: ['mechanic'] });
  expect((await ask(mechanic, 'check')).status).toBe(403);
  const elsewhere = await logInAs(server.db, { roles: ['manager'] });
  expect((await ask(elsewhere, 'check')).status).toBe(404);
  expect((await ask(elsewhere, 'lastCheck')).status).toBe(404);
  const refused = server.db.transaction('app', (tx) => sql`delete from cash_checks`.execute(tx));
  await expect(refused).rejects.toThrow(/permission denied/);
});
