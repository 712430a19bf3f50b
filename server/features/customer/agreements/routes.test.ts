import { describe, expect, test } from 'vitest';
import { agreementCalls, agreementCars, agreements } from '#contract/customer/agreements.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeAgreement, makeAgreementCar } from '#tests/support/factories/agreements.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

const file = (...lines: string[]) => Buffer.from(lines.join('\n')).toString('base64');

/** A manager whose chain has an agreement with these plates. */
async function agreed(...plates: string[]) {
  const { db } = server;
  const { site, token } = await logInAs(db, { roles: ['manager'] });
  const { chain_id } = site;
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  const agreement = await makeAgreement(db, { chain_id });
  for (const licenseplate of plates) await makeAgreementCar(db, agreement, { licenseplate });
  const params = { id: agreement.id };
  return {
    call,
    agreement,
    chain_id,
    compare: (content: string) => call(agreementCalls.compare, { params, body: { content } }),
    apply: (content: string, digest: string, leave_out_wrong?: boolean) =>
      call(agreementCalls.apply, {
        params,
        body: { content, digest, ...(leave_out_wrong && { leave_out_wrong }) },
      }),
    cars: async () => {
      const query = { agreement_id: String(agreement.id) } as object;
      return (await call(agreementCars.calls.list, { query })).body.data;
    },
    one: async () => (await call(agreements.calls.one, { params })).body.data,
  };
}

describe('a list of the party', () => {
  const list = file('Regnr;Driver;Cost centre', 'AB10001;Kari;410', 'ab 10003;Ola;', 'AB10004;;');

  test('says what is new, changed and gone, and writes nothing', async () => {
    const { compare, cars } = await agreed('AB10001', 'AB10002', 'AB10004');
    const { counts, rows, ignored } = (await compare(list)).body.data;
    expect(counts).toEqual({ new: 1, changed: 1, same: 1, gone: 1, wrong: 0 });
    expect(rows.map(({ outcome, licenseplate, row }) => [outcome, licenseplate, row])).toEqual([
      ['gone', 'AB10002', null],
      ['new', 'AB10003', 3],
      ['changed', 'AB10001', 2],
    ]);
    expect(rows[2]?.changes).toEqual([
      { field: 'driver', from: '', to: 'Kari' },
      { field: 'cost_centre', from: '', to: '410' },
    ]);
    expect(ignored).toEqual([]);
    expect((await cars()).every(({ version }) => version === 1)).toBe(true);
  });

  test('is taken over at once: who is new comes, who is gone goes with the day', async () => {
    const { call, compare, apply, cars, one } = await agreed('AB10001', 'AB10002', 'AB10004');
    const { digest } = (await compare(list)).body.data;
    expect((await apply(list, digest)).status).toBe(200);
    expect((await cars()).map(({ licenseplate, driver }) => [licenseplate, driver])).toEqual([
      ['AB10001', 'Kari'],
      ['AB10003', 'Ola'],
      ['AB10004', ''],
    ]);
    expect((await one()).cars).toBe(3);
    const query = { archived: '1' } as const;
    const [away] = (await call(agreementCars.calls.list, { query })).body.data;
    expect(away?.licenseplate).toBe('AB10002');
    expect(away?.to_day).not.toBeNull();
  });

  test('that was taken over already changes nothing more', async () => {
    const { compare, apply } = await agreed('AB10002');
    await apply(list, (await compare(list)).body.data.digest);
    const again = (await compare(list)).body.data.counts;
    expect(again).toEqual({ new: 0, changed: 0, same: 3, gone: 0, wrong: 0 });
  });

  test('is compared again when somebody changed the cars meanwhile', async () => {
    const { agreement, compare, apply, cars } = await agreed('AB10001');
    const { digest } = (await compare(list)).body.data;
    await makeAgreementCar(server.db, agreement, { licenseplate: 'AB10009' });
    const late = await apply(list, digest);
    expect([late.status, late.body.error?.code]).toEqual([409, 'agreements.changed_since']);
    expect(await cars()).toHaveLength(2);
  });

  test('with a car of another agreement is refused as a whole, unless such rows are left out', async () => {
    const { chain_id, compare, apply, cars } = await agreed('AB10001');
    const other = await makeAgreement(server.db, { chain_id });
    await makeAgreementCar(server.db, other, { licenseplate: 'AB10003' });
    const { counts, digest, rows } = (await compare(list)).body.data;
    expect(counts).toMatchObject({ new: 1, wrong: 1 });
    expect(rows[0]).toMatchObject({ outcome: 'wrong', row: 3, problems: [{ column: 'Regnr' }] });
    expect((await apply(list, digest)).body.error?.code).toBe('agreements.wrong_rows');
    expect((await cars()).map(({ licenseplate }) => licenseplate)).toEqual(['AB10001']);
    await apply(list, digest, true);
    expect((await cars()).map(({ licenseplate }) => licenseplate)).toEqual(['AB10001', 'AB10004']);
  });

  test('names row, column and value of what is wrong', async () => {
    const { compare } = await agreed();
    const wrong = file(
      'Plate;From;Until;Colour',
      'AB10001;2026-05-01;2026-04-01;red',
      'AB10001;;;',
    );
    const { rows, ignored } = (await compare(wrong)).body.data;
    expect(rows.map(({ row, problems }) => [row, problems[0]?.column, problems[0]?.value])).toEqual(
      [
        [2, 'Until', '2026-04-01'],
        [3, 'Plate', 'AB10001'],
      ],
    );
    expect(ignored).toEqual(['Colour']);
  });

  test('that says no country has plates of the party\u2019s', async () => {
    const { call, agreement, compare, apply, cars } = await agreed();
    const party = await makeCustomer(server.db, { chain_id: agreement.chain_id, country: 'SE' });
    await call(agreements.calls.save, {
      params: { id: agreement.id },
      body: { version: 1, customer_id: party.id },
    });
    const swedish = file('Regnr', 'ABC123');
    await apply(swedish, (await compare(swedish)).body.data.digest);
    expect((await cars()).map(({ country }) => country)).toEqual(['SE']);
  });

  test('that is no list is refused with a reason', async () => {
    const { compare } = await agreed();
    const codeOf = async (content: string) => (await compare(content)).body.error?.code;
    expect(await codeOf(file('Driver', 'Kari'))).toBe('agreements.no_plate');
    expect(await codeOf(file('Plate'))).toBe('imports.no_rows');
    expect(await codeOf(Buffer.from([0x50, 0x4b, 1, 2]).toString('base64'))).toBe(
      'imports.unreadable',
    );
  });

  test('of an agreement that was archived is refused', async () => {
    const { call, agreement, compare } = await agreed();
    const away = { params: { id: agreement.id }, body: { version: 1 } };
    await call(agreements.calls.archive, away);
    expect((await compare(list)).body.error?.code).toBe('common.archived');
  });
});

test('a car is in one agreement at a time', async () => {
  const { call, chain_id, cars } = await agreed('AB10001');
  const other = await makeAgreement(server.db, { chain_id });
  const body = { licenseplate: 'AB10001', agreement_id: other.id };
  const { status, body: answer } = await call(agreementCars.calls.add, { body });
  expect([status, Object.keys(answer.error?.fields ?? {})]).toEqual([409, ['licenseplate']]);
  expect(await cars()).toHaveLength(1);
});

test('nothing of an agreement ends before it starts', async () => {
  const { call, agreement } = await agreed();
  const body = { version: 1, valid_from: '2026-05-01', valid_to: '2026-04-30' };
  const answer = await call(agreements.calls.save, { params: { id: agreement.id }, body });
  expect(answer.body.error?.fields).toHaveProperty('valid_to');
});

describe('at the counter', () => {
  test('a car shows the agreement that holds for its plate, whoever owns it', async () => {
    const { call, agreement, chain_id } = await agreed('AB10001');
    const driver = await makeCustomer(server.db, { chain_id });
    const car = await makeCar(server.db, {
      chain_id,
      customer_id: driver.id,
      licenseplate: 'AB10001',
    });
    const shown = await call(customerDeskCalls.show, { params: { id: driver.id } });
    expect(shown.body.data.agreements[String(car.id)]).toMatchObject({
      id: agreement.id,
      number: agreement.number,
      approval: 'never',
    });
  });

  test('an agreement that is over, or was archived, is not shown', async () => {
    const { call, agreement, chain_id } = await agreed('AB10001');
    const driver = await makeCustomer(server.db, { chain_id });
    await makeCar(server.db, { chain_id, customer_id: driver.id, licenseplate: 'AB10001' });
    const shown = async () =>
      (await call(customerDeskCalls.show, { params: { id: driver.id } })).body.data.agreements;
    const params = { id: agreement.id };
    await call(agreements.calls.save, { params, body: { version: 1, valid_to: '2020-01-01' } });
    expect(await shown()).toEqual({});
    await call(agreements.calls.save, { params, body: { version: 2, valid_to: null } });
    expect(Object.keys(await shown())).toHaveLength(1);
    await call(agreements.calls.archive, { params, body: { version: 3 } });
    expect(await shown()).toEqual({});
  });
});
