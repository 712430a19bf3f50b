import { describe, expect, test } from 'vitest';
import { bonusGroupCalls, bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Role } from '#contract/rights.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeBonusGroup } from '#tests/support/factories/bonus-groups.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(bonusGroups, {
  valid: () => ({ name: 'Storkunde', counting: 'steps', min_payout: 500_00 }),
  changed: { note: 'From May on', payout: 'voucher' },
  wrong: { name: '', min_payout: -1 },
});

const tiers = [
  { from_amount: 50_000_00, percent: 2_00 },
  { from_amount: 100_000_00, percent: 4_00 },
];
const future = '2199-01-01';
const past = '2020-01-01';

/** Somebody whose chain has a bonus group. */
async function group(status = 'active', role: Role = 'manager') {
  const { db } = server;
  const { site, token } = await logInAs(db, { roles: [role] });
  const { chain_id } = site;
  const { id } = await makeBonusGroup(db, { chain_id, status });
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  return {
    id,
    call,
    customer: (overrides = {}) => makeCustomer(db, { ...overrides, chain_id }),
    members: async () => (await call(bonusGroups.calls.one, { params: { id } })).body.data.members,
    save: (from_day: string, rows = tiers) =>
      call(bonusGroupCalls.saveTiers, { params: { id }, body: { from_day, tiers: rows } }),
  };
}

describe('the tiers of a group', () => {
  test('hold from a day on, and the last are told first', async () => {
    const { save } = await group('draft');
    await save(past);
    const { data } = (await save(future, [{ from_amount: 0, percent: 5_00 }])).body;
    expect(data).toEqual([
      { from_day: future, tiers: [{ from_amount: 0, percent: 5_00 }] },
      { from_day: past, tiers },
    ]);
  });

  test('of an active group are changed for days to come only', async () => {
    const { save } = await group('active');
    const late = await save(past);
    expect([late.status, late.body.error?.code]).toEqual([409, 'bonus-groups.past']);
    const today = await save(new Date().toISOString().slice(0, 10));
    expect(today.body.error?.code).toBe('bonus-groups.past');
    expect((await save(future)).body.data).toEqual([{ from_day: future, tiers }]);
    const none: typeof tiers = [];
    expect((await save(future, none)).body.data).toEqual([]);
  });

  test('of a closed group are not changed, and it is not opened again', async () => {
    const { id, call, save } = await group('closed');
    expect((await save(future)).body.error?.code).toBe('bonus-groups.closed');
    const opened = await call(bonusGroups.calls.activate, { params: { id }, body: { version: 1 } });
    expect(opened.body.error?.code).toBe('common.wrong_state');
  });

  test('begin at an amount once', async () => {
    const { save } = await group();
    const twice = [...tiers, { from_amount: 50_000_00, percent: 9_00 }];
    expect((await save(future, twice)).body.error?.code).toBe('bonus-groups.amount_twice');
  });
});

describe('members', () => {
  test('are counted, and no longer when they leave or are archived', async () => {
    const { id, call, customer, members } = await group();
    const kari = await customer();
    const body = { version: 1, bonus_group_id: id };
    await call(customers.calls.save, { params: { id: kari.id }, body });
    await customer({ bonus_group_id: id });
    expect(await members()).toBe(2);
    await call(customers.calls.archive, { params: { id: kari.id }, body: { version: 2 } });
    expect(await members()).toBe(1);
  });

  test('are chosen by those who may change bonuses, and by nobody else', async () => {
    const { id, call, customer, members } = await group('active', 'reception');
    const kari = await customer();
    const params = { id: kari.id };
    const body = { version: 1, bonus_group_id: id };
    const refused = await call(customers.calls.save, { params, body });
    expect(refused.body.error?.code).toBe('common.no_right');
    const added = { name: 'Ola', bonus_group_id: id };
    expect((await call(customers.calls.add, { body: added })).status).toBe(403);
    expect(await members()).toBe(0);
    const elsewhere = { version: 1, city: 'Moss', bonus_group_id: null };
    expect((await call(customers.calls.save, { params, body: elsewhere })).status).toBe(200);
  });
});
