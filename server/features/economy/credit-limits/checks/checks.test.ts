import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import {
  creditBureauCalls,
  creditCheckCalls,
} from '#contract/economy/credit-limits/check-calls.ts';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { serverOver, testServer, type TestServer } from '#tests/support/server.ts';
import { playedBureau } from './bureau-access.ts';

// The bureau that is played is asked by the network, as any other.
let server: TestServer;
beforeAll(async () => {
  server = await serverOver((await testServer()).db);
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.app.http.close());

let drawn = 0;
/** A number of a company that no other test asks about. */
function companyNumber(): string {
  for (;;) {
    drawn += 1;
    const eight = String(98_000_000 + drawn);
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((all, by, at) => all + by * Number(eight[at]), 0);
    const last = (11 - (sum % 11)) % 11;
    if (last < 10) return `${eight}${last}`;
  }
}

/** A company that has the bureau, its reception and who minds the money, and a customer to check. */
async function company({ address = playedBureau, checks = true } = {}) {
  const economy = await logInAs(server.db, { roles: ['economy'] });
  const { site } = economy;
  const me = await logInAs(server.db, { site, roles: ['reception'] });
  const save = async (change: object, by = economy) => {
    const calls = creditSettings.calls.company;
    const { data } = (await server.call(calls.read, undefined, by)).body;
    return server.call(calls.save, { body: { ...data, ...change } }, by);
  };
  await save({ bureau_address: address, checks });
  const org_number = companyNumber();
  const { chain_id } = site;
  const id = (await makeCustomer(server.db, { chain_id, type: 'company', org_number })).id;
  const asked = async () => {
    const answer = await server.app.http.inject({ url: `${playedBureau}/asked` });
    const all = answer.json<{ number: string; times: number }[]>();
    return all.filter(({ number }) => number === org_number).map(({ times }) => times);
  };
  return {
    me,
    economy,
    site,
    id,
    org_number,
    save,
    asked,
    play: (fault: string) =>
      server.app.http.inject({
        method: 'POST',
        url: `${playedBureau}/faults`,
        payload: { org_number, fault },
      }),
    check: async (in_place_of: number | null = null, by: LoggedIn = me, of = id) => {
      const input = { params: { id: of }, body: { reason: 'Wants winter tyres', in_place_of } };
      return server.call(creditCheckCalls.check, input, by);
    },
    history: async (by: LoggedIn = me, of = id) =>
      (await server.call(creditCheckCalls.checks, { params: { id: of } }, by)).body.data,
    credit: async (by: LoggedIn = me, of = id) =>
      (await server.call(creditLimitCalls.ofCustomer, { params: { id: of } }, by)).body.data,
    age: (days: number) =>
      // As time passes: nobody but the owner of the table changes what was written.
      server.db.executeSql(`update credit_checks
        set checked_at = checked_at - interval '${days} days' where customer_id = ${id}`),
  };
}

describe('a check', () => {
  test('says what the bureau does, who asked and why, and stands with the credit of the customer', async () => {
    const at = await company();
    expect(await at.credit()).toMatchObject({ check: null, checkable: true });
    const { data } = (await at.check()).body;
    const { first_name, last_name } = at.me.user;
    expect(data).toMatchObject({
      asked: true,
      rating: expect.stringMatching(/^(AAA|AA|A|B|C)$/),
      reason: 'Wants winter tyres',
      by: `${first_name} ${last_name}`,
    });
    const { asked: _, ...written } = data;
    expect(await at.history()).toEqual([written]);
    const { id, rating, score, recommended_limit, checked_at } = data;
    expect((await at.credit()).check).toEqual({ id, rating, score, recommended_limit, checked_at });
  });

  test('of the last thirty days is shown instead of another one, unless it was seen', async () => {
    const at = await company();
    const first = (await at.check()).body.data;
    expect((await at.check()).body.data).toEqual({ ...first, asked: false });
    const second = (await at.check(first.id)).body.data;
    expect([second.asked, second.id === first.id]).toEqual([true, false]);
    // Whoever saw the first one only is shown the second.
    expect((await at.check(first.id)).body.data).toEqual({ ...second, asked: false });
    expect(await at.asked()).toEqual([1, 1]);
    await at.age(31);
    expect((await at.check()).body.data.asked).toBe(true);
  });

  test('by two at once asks the bureau once', async () => {
    const at = await company();
    const other = await logInAs(server.db, { site: at.site, roles: ['manager'] });
    const answers = await Promise.all([at.check(), at.check(null, other), at.check()]);
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body.error?.code).toBe('credit-limits.under_way');
    }
    expect(await at.asked()).toEqual([1]);
    expect(await at.history()).toHaveLength(1);
  });

  test('whose answer was lost is the same one when it is asked for again', async () => {
    const at = await company();
    await at.play('lose');
    expect((await at.check()).body.error?.code).toBe('credit-limits.not_reached');
    expect(await at.history()).toEqual([]);
    expect((await at.check()).body.data.asked).toBe(true);
    expect(await at.asked()).toEqual([2]);
    expect(await at.history()).toHaveLength(1);
  });

  test('whose answer was lost is the same one, also after somebody was shown the one before', async () => {
    const at = await company();
    const first = (await at.check()).body.data;
    await at.play('lose');
    await at.check(first.id);
    expect((await at.check()).body.data).toEqual({ ...first, asked: false });
    expect((await at.check(first.id)).body.data.asked).toBe(true);
    expect(await at.asked()).toEqual([2, 1]);
  });

  test('that was asked for by a server that died goes on with the same key once nobody waits any more', async () => {
    const at = await company();
    await at.play('lose');
    await at.check();
    const wait = (until: string) =>
      server.db.executeSql(
        `update credit_check_asks set busy_until = ${until} where customer_id = ${at.id}`,
      );
    await wait(`now() + interval '20 seconds'`);
    expect((await at.check()).body.error?.code).toBe('credit-limits.under_way');
    await wait(`now() - interval '1 second'`);
    expect((await at.check()).status).toBe(200);
    expect(await at.asked()).toEqual([2]);
  });

  test.each([
    ['busy', 'credit-limits.too_many', /3 minutes/],
    ['silent', 'credit-limits.not_reached', /does not answer/],
    ['strange', 'credit-limits.not_understood', /not be read/],
    ['gone', 'credit-limits.not_understood', /not be read/],
  ])(
    'where the bureau is %s, is refused in words, and can be asked for again',
    async (fault, code, words) => {
      const at = await company();
      await at.play(fault);
      const { error } = (await at.check()).body;
      expect([error?.code, error?.message]).toEqual([code, expect.stringMatching(words)]);
      await at.play('');
      expect((await at.check()).status).toBe(200);
    },
  );

  test('of a number that the bureau does not know says that, and is written down', async () => {
    const at = await company();
    await at.play('unknown');
    const nothing = { rating: '', score: null, recommended_limit: null, remarks: [], as_of: null };
    expect((await at.check()).body.data).toMatchObject(nothing);
    expect((await at.credit()).check?.rating).toBe('');
  });
});

describe('nobody is checked', () => {
  test('who is a private person, or has no number of a company', async () => {
    const at = await company();
    const { chain_id } = at.site;
    const of = async (more: object) => {
      const { id } = await makeCustomer(server.db, { chain_id, ...more });
      const code = (await at.check(null, at.me, id)).body.error?.code;
      return [code, (await at.credit(at.me, id)).checkable];
    };
    const number = at.org_number;
    expect(await of({ type: 'private', org_number: number })).toEqual([
      'credit-limits.private',
      false,
    ]);
    expect(await of({ type: 'internal', org_number: number })).toEqual([
      'credit-limits.private',
      false,
    ]);
    expect(await of({ type: 'company' })).toEqual(['credit-limits.no_number', false]);
    const person = { type: 'company', org_number: '8112289874', country: 'SE' };
    expect(await of(person)).toEqual(['credit-limits.no_number', false]);
    expect(await at.asked()).toEqual([]);
  });

  test('without a reason, without the right, or where there is no bureau', async () => {
    const at = await company();
    const body = { reason: ' ', in_place_of: null };
    const empty = await server.call(creditCheckCalls.check, { params: { id: at.id }, body }, at.me);
    expect(empty.body.error?.code).toBe('common.wrong_input');
    const mechanic = await logInAs(server.db, { site: at.site, roles: ['mechanic'] });
    expect((await at.check(null, mechanic)).body.error?.code).toBe('common.no_right');
    await at.save({ checks: false });
    expect((await at.check()).body.error?.code).toBe('credit-limits.no_bureau');
    expect((await at.credit()).checkable).toBe(false);
  });

  test('for another company: it has neither the checks nor the bureau', async () => {
    const at = await company();
    await at.check();
    const site = await makeSite(server.db, { chain_id: at.site.chain_id });
    const there = await logInAs(server.db, { site, roles: ['economy'] });
    expect(await at.history(there)).toEqual([]);
    expect(await at.credit(there)).toMatchObject({ check: null, checkable: false });
    expect((await at.check(null, there)).body.error?.code).toBe('credit-limits.no_bureau');
  });
});

describe('the bureau', () => {
  test.each([
    'http://bureau.example.test',
    'https://10.0.0.1',
    'https://localhost/x',
    'https://a:b@x.test',
  ])('is not at %s', async (address) => {
    const at = await company();
    const { body } = await at.save({ bureau_address: address });
    expect(Object.keys(body.error?.fields ?? {})).toEqual(['bureau_address']);
  });

  test('keeps its key for its address alone, and it is returned to nobody', async () => {
    const at = await company({ address: 'https://bureau.example.test/api' });
    const { bureau, setBureauKey } = creditBureauCalls;
    const refused = await server.call(setBureauKey, { body: { key: 'k-secret' } }, at.me);
    expect(refused.body.error?.code).toBe('common.no_right');
    expect((await at.check()).body.error?.code).toBe('credit-limits.no_bureau');
    const kept = await server.call(setBureauKey, { body: { key: 'k-secret' } }, at.economy);
    expect(kept.body.data.key).not.toBeNull();
    const rows = await server.db.transaction('system', (tx) =>
      tx.selectFrom('credit_bureau_keys').selectAll().execute(),
    );
    expect(JSON.stringify([kept.body, rows])).not.toContain('k-secret');
    expect((await at.credit()).checkable).toBe(true);
    await at.save({ bureau_address: 'https://elsewhere.example.test' });
    const now = await server.call(bureau, undefined, at.economy);
    expect(now.body.data).toEqual({ demo: false, address: true, key: null });
    expect((await at.credit()).checkable).toBe(false);
  });

  test('refuses a key that is wrong, which is said', async () => {
    const at = await company();
    await server.call(creditBureauCalls.setBureauKey, { body: { key: 'wrong' } }, at.economy);
    expect((await at.check()).body.error?.code).toBe('credit-limits.key_refused');
    await server.call(creditBureauCalls.removeBureauKey, undefined, at.economy);
    expect((await at.check()).status).toBe(200);
  });
});

test('what was said of one is said of whom they turned out to be, and goes with whoever is forgotten', async () => {
  const at = await company();
  const manager = await logInAs(server.db, { site: at.site, roles: ['manager'] });
  await at.check();
  const one = async (id: number) =>
    (await server.call(customers.calls.one, { params: { id } }, manager)).body.data;
  const kept = (await makeCustomer(server.db, { chain_id: at.site.chain_id, name: 'Kept AS' })).id;
  const other_version = (await one(at.id)).version;
  const body = { version: (await one(kept)).version, other_id: at.id, other_version };
  await server.call(mergeAndPrivacyCalls.merge, { params: { id: kept }, body }, manager);
  expect(await at.history(at.me, kept)).toHaveLength(1);
  expect((await at.credit(at.me, kept)).check).not.toBeNull();
  const { version, number } = await one(kept);
  const forgotten = await server.call(
    mergeAndPrivacyCalls.forget,
    { params: { id: kept }, body: { version, number } },
    manager,
  );
  expect(forgotten.status).toBe(200);
  const [row] = await server.db.transaction('system', (tx) =>
    tx.selectFrom('credit_checks').selectAll().where('customer_id', '=', at.id).execute(),
  );
  expect(row).toMatchObject({ org_number: '', reason: '–', remarks: [] });
});
