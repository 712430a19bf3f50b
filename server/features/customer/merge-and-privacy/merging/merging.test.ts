import { expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { consentCalls } from '#contract/customer/consents.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { peopleCalls } from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls, type DuplicateField } from '#contract/customer/merge-and-privacy.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { customerParts } from '#server/features/customer-parts.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import {
  makeConsentDefinition,
  makeContact,
  makeCustomer,
} from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

/** A manager of a new chain, whose register has somebody twice. */
async function twice() {
  const { site, token } = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id } = site;
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  const kept = await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen', phone: '99887766' });
  const gone = await makeCustomer(server.db, {
    chain_id,
    number: '4711',
    name: 'Kari Nielsen',
    phone: '+47 998 87 766',
    email: 'kari@post.example',
  });
  const merge = (body: object = {}) =>
    call(mergeAndPrivacyCalls.merge, {
      params: { id: kept.id },
      body: { version: 1, other_id: gone.id, other_version: 1, ...body },
    });
  const unmerge = () => call(mergeAndPrivacyCalls.unmerge, { params: { id: gone.id } });
  const show = async (id: number) =>
    (await call(customerDeskCalls.show, { params: { id } })).body.data;
  const row = async (id: number) => (await call(customers.calls.one, { params: { id } })).body.data;
  return { site, chain_id, call, kept, gone, merge, unmerge, show, row };
}

test('whatever was one entry’s becomes the other’s, at every site of the chain', async () => {
  const { site, chain_id, call, kept, gone, merge, show } = await twice();
  const elsewhere = await makeSite(server.db, { chain_id });
  const car = await makeCar(server.db, { chain_id, customer_id: gone.id });
  const contact = await makeContact(server.db, { chain_id, customer_id: gone.id });
  const here = await makeQueuePerson(server.db, { site, customer_id: gone.id });
  const there = await makeQueuePerson(server.db, { site: elsewhere, customer_id: gone.id });
  const { status, body } = await merge({ email: 'kari@post.example' });
  expect([status, body.data]).toMatchObject([200, { id: kept.id, email: 'kari@post.example' }]);

  const card = await show(kept.id);
  expect(card.cars.map(({ id }) => id)).toEqual([car.id]);
  const people = (await call(peopleCalls.people, { params: { id: kept.id } })).body.data;
  expect(people.contacts.map(({ id }) => id)).toEqual([contact.id]);
  expect(card.timeline).toContainEqual(expect.objectContaining({ kind: 'visit', id: here.id }));
  const visit = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('queue_people')
      .select('customer_id')
      .where('id', '=', there.id)
      .executeTakeFirst(),
  );
  expect(visit?.customer_id).toBe(kept.id);
});

test('the number and the address of the one that went lead to the one that was kept', async () => {
  const { call, kept, gone, merge, show } = await twice();
  await merge();
  expect((await show(gone.id)).customer.id).toBe(kept.id);
  const { body } = await call(searchCalls.search, { query: { query: '4711' } });
  expect(body.data.groups.flatMap(({ hits }) => hits.map(({ id }) => id))).toEqual([kept.id]);
});

test('what the one that went consented to is told of the one that was kept', async () => {
  const { chain_id, call, kept, gone, merge } = await twice();
  const { id: definition_id } = await makeConsentDefinition(server.db, { chain_id });
  await call(consentCalls.consent, {
    params: { id: gone.id },
    body: { definition_id, given: true, source: 'counter' },
  });
  await merge();
  const { body } = await call(consentCalls.consents, { params: { id: kept.id } });
  expect(body.data[0]?.events).toMatchObject([{ given: true }]);
});

test('a merge that is undone gives back what came along, and nothing else', async () => {
  const { chain_id, call, kept, gone, merge, unmerge, show, row } = await twice();
  const own = await makeCar(server.db, { chain_id, customer_id: kept.id });
  const came = await makeCar(server.db, { chain_id, customer_id: gone.id });
  await merge({ name: 'Kari Nielsen' });
  expect((await unmerge()).status).toBe(200);
  expect((await show(kept.id)).cars.map(({ id }) => id)).toEqual([own.id]);
  expect((await show(gone.id)).cars.map(({ id }) => id)).toEqual([came.id]);
  expect((await row(kept.id)).name).toBe('Kari Nilsen');
  expect(await row(gone.id)).toMatchObject({ archived_at: null, merged_into_id: null });
  const { body } = await call(mergeAndPrivacyCalls.merges, { params: { id: kept.id } });
  expect(body.data).toMatchObject([{ gone_id: gone.id, undone: true }]);
});

test('a car that was sold since stays with whom it was sold to', async () => {
  const { chain_id, call, gone, merge, unmerge, show } = await twice();
  const car = await makeCar(server.db, { chain_id, customer_id: gone.id });
  const buyer = await makeCustomer(server.db, { chain_id });
  await merge();
  const sold = { version: 2, customer_id: buyer.id };
  expect((await call(cars.calls.save, { params: { id: car.id }, body: sold })).status).toBe(200);
  await unmerge();
  expect((await show(buyer.id)).cars.map(({ id }) => id)).toEqual([car.id]);
});

test('who changed the customer since keeps the merge from being undone', async () => {
  const { call, kept, merge, unmerge, row } = await twice();
  await merge();
  const { version } = await row(kept.id);
  await call(customers.calls.save, { params: { id: kept.id }, body: { version, city: 'Moss' } });
  expect((await unmerge()).body.error?.code).toBe('merge-and-privacy.changed_since');
});

test('a merge from an older version, with oneself or of who is archived is refused', async () => {
  const { call, kept, gone, merge } = await twice();
  expect((await merge({ other_version: 2 })).body.error?.code).toBe('common.changed_elsewhere');
  expect((await merge({ version: 2 })).body.error?.code).toBe('common.changed_elsewhere');
  expect((await merge({ other_id: kept.id })).body.error?.code).toBe(
    'merge-and-privacy.same_customer',
  );
  await call(customers.calls.archive, { params: { id: gone.id }, body: { version: 1 } });
  expect((await merge({ other_version: 2 })).body.error?.code).toBe('common.archived');
});

test('who became part of another cannot be taken back into use beside them', async () => {
  const { call, gone, merge, row } = await twice();
  await merge();
  const { version } = await row(gone.id);
  const answer = await call(customers.calls.restore, {
    params: { id: gone.id },
    body: { version },
  });
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'customers.merged']);
  const body = { ids: [gone.id], action: 'restore' };
  const { data } = (await call(customers.calls.many, { body })).body;
  expect(data.refused).toMatchObject([{ id: gone.id, code: 'customers.merged' }]);
});

test('somebody of another chain is never made part of a customer', async () => {
  const { merge } = await twice();
  const stranger = await makeCustomer(server.db);
  expect((await merge({ other_id: stranger.id })).status).toBe(404);
});

test('who may be one is found by phone, e-mail, company number, and name with postcode', async () => {
  const { chain_id, call, kept, gone } = await twice();
  const add = (overrides: object) => makeCustomer(server.db, { ...overrides, chain_id });
  const mail = [await add({ email: 'a@post.example' }), await add({ email: 'A@post.example' })];
  const firm = [await add({ org_number: '912345678' }), await add({ org_number: '912345678' })];
  const named = [
    await add({ name: 'Ola Dahl', zip: '0155' }),
    await add({ name: 'OLA DAHL', zip: '0155' }),
  ];
  await add({ name: 'Ola Dahl', zip: '7040' });
  const found = async (by: DuplicateField) =>
    (await call(mergeAndPrivacyCalls.duplicates, { query: { by } })).body.data.map((group) =>
      group.customers.map(({ id }) => id),
    );
  const ids = (rows: readonly { id: number }[]) => [rows.map(({ id }) => id)];
  expect(await found('phone')).toEqual(ids([kept, gone]));
  expect(await found('email')).toEqual(ids(mail));
  expect(await found('org_number')).toEqual(ids(firm));
  expect(await found('name')).toEqual(ids(named));
});

test('two of whom somebody said that they are two are told of no more', async () => {
  const { call, kept, gone } = await twice();
  const countOfEvents = async () =>
    (await call(mergeAndPrivacyCalls.duplicates, { query: { by: 'phone' } })).body.data.length;
  expect(await countOfEvents()).toBe(1);
  await call(mergeAndPrivacyCalls.notDuplicates, {
    params: { id: gone.id },
    body: { other_id: kept.id },
  });
  expect(await countOfEvents()).toBe(0);
});

// What was written down once of one customer stays where it is; reading follows `merged_into_id`.
const writtenOnce = [
  'car_owners.customer_id',
  'consent_events.customer_id',
  'credit_check_asks.customer_id',
  'credit_checks.customer_id',
  'customer_merges.gone_id',
  'invoices.customer_id',
  'customer_entries.customer_id',
  'customer_open_items.customer_id',
  'customer_merges.kept_id',
  'customers_not_alike.one_id',
  'customers_not_alike.other_id',
];

test('every column that points at a customer moves along, or is history', async () => {
  const { rows } = await server.db.executeSql(`
    select distinct c.conrelid::regclass || '.' || a.attname as point
    from pg_constraint c
    join unnest(c.conkey, c.confkey) as k (own, theirs) on true
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute t on t.attrelid = c.confrelid and t.attnum = k.theirs and t.attname = 'id'
    where c.contype = 'f' and c.confrelid = 'customers'::regclass`);
  const points = customerParts.flatMap((part) => part.points);
  const known = [...points.map(({ table, field }) => `${table}.${field}`), ...writtenOnce];
  expect(new Set(rows.map(({ point }) => point))).toEqual(new Set(known));
});
