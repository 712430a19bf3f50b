import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { agreements } from '#contract/customer/agreements.ts';
import { cars } from '#contract/car/cars.ts';
import { consentCalls } from '#contract/customer/consents.ts';
import { customerAddresses, customerContacts } from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { drivers } from '#contract/customer/drivers.ts';
import type { Call, Input } from '#contract/kit/call.ts';
import type { Role } from '#contract/rights.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeConsentDefinition, makeCustomer } from '#tests/support/factories/customers.ts';
import { makeImport } from '#tests/support/factories/lists.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

// Nobody else in the database is called or reached so.
const name = () => `Zelda Quist ${crypto.randomUUID().slice(0, 8)}`;

/** Somebody at work in a new chain; what they write can be sent again by its key. */
async function atWork(role: Role = 'manager') {
  const me = await logInAs(server.db, { roles: [role] });
  const call = <C extends Call>(one: C, input?: Input<C>) =>
    server.call(one, input, {
      token: me.token,
      ...(one.method !== 'GET' && { key: crypto.randomUUID(), deviceId: 'desk' }),
    });
  return { ...me, call };
}

/** A customer of whom every feature keeps something, and who has left the queue. */
async function knownEverywhere(me: Awaited<ReturnType<typeof atWork>>, called: string) {
  const { call, site, user } = me;
  const reach = { phone: '4712345678', email: `${called.replaceAll(' ', '.')}@post.example` };
  const note = `${called} rang`;
  const input = { name: called, ...reach, street: `${called}s vei 1`, counter_note: note };
  const { id } = (await call(customers.calls.add, { body: input })).body.data;
  await call(customers.calls.save, { params: { id }, body: { version: 1, name: `${called} jr` } });
  await call(customers.calls.save, { params: { id }, body: { version: 2, name: called } });
  await call(customerContacts.calls.add, { body: { customer_id: id, name: `${called} sr`, note } });
  const address = { customer_id: id, street: 'Storgata 1', receiver: called };
  await call(customerAddresses.calls.add, { body: address });
  const car = { licenseplate: 'EK12345', customer_id: id, note };
  const { id: car_id } = (await call(cars.calls.add, { body: car })).body.data;
  await call(drivers.calls.add, { body: { name: called, customer_id: id, note } });
  const set = { licenseplate: 'EK12345', customer_id: id, depositor_id: id, note };
  await call(wheelSets.calls.add, { body: set });
  const definition = await makeConsentDefinition(server.db, { chain_id: site.chain_id });
  await call(consentCalls.consent, {
    params: { id },
    body: { definition_id: definition.id, given: true, source: 'phone', note },
  });
  const visit = { name: called, licenseplate: 'EK12345', customer_id: id, car_id };
  const { body } = await call(queueCalls.add, { body: visit });
  const read = await makeImport(server.db, { site, user });
  await server.db.transaction('system', async (tx) => {
    await tx
      .insertInto('import_rows')
      .values({
        chain_id: site.chain_id,
        site_id: site.id,
        import_id: read.id,
        nth: 1,
        cells: [called, reach.phone],
        changes: JSON.stringify([{ field: 'name', from: '', to: called }]),
        row_id: id,
      })
      .execute();
    await tx
      .insertInto('messages')
      .values({
        chain_id: site.chain_id,
        site_id: site.id,
        transport: 'mail',
        recipient: reach.email,
        body: `Dear ${called}`,
      })
      .execute();
  });
  const twin = { name: `${called} double`, ...reach };
  const { id: other_id } = (await call(customers.calls.add, { body: twin })).body.data;
  await call(mergeAndPrivacyCalls.merge, {
    params: { id },
    body: { version: 3, other_id, other_version: 1, name: `${called} double` },
  });
  const row = (await call(customers.calls.one, { params: { id } })).body.data;
  return { id, number: row.number, version: row.version, visitId: body.data.id };
}

/** Every place in the database where a text stands: each text, list of texts and JSON of each table is looked at. */
async function tracesOf(text: string): Promise<string[]> {
  const { rows: columns } = await server.db.executeSql(`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'character varying', 'json', 'jsonb') or c.udt_name = '_text')`);
  const found: string[] = [];
  await server.db.transaction('system', async (tx) => {
    for (const { table, column } of columns as { table: string; column: string }[]) {
      const readable = await sql<{ may: boolean }>`
        select has_table_privilege(${table}, 'select') as may`.execute(tx);
      if (!readable.rows[0]?.may) continue;
      const { rows } = await sql<{ there: boolean }>`select exists (
        select from ${sql.table(table)} where position(${text.toLowerCase()} in lower(${sql.ref(column)}::text)) > 0
      ) as there`.execute(tx);
      if (rows[0]?.there) found.push(`${table}.${column}`);
    }
  });
  return found;
}

const forget = (
  me: Awaited<ReturnType<typeof atWork>>,
  one: { id: number; number: string; version: number },
) =>
  me.call(mergeAndPrivacyCalls.forget, {
    params: { id: one.id },
    body: { version: one.version, number: one.number },
  });

test('nobody is found anywhere in the database after they were forgotten', async () => {
  const me = await atWork();
  const called = name();
  const known = await knownEverywhere(me, called);
  expect(await tracesOf(called)).toEqual(
    expect.arrayContaining([
      'customers.name',
      'customers.search_text',
      'customer_contacts.name',
      'customer_addresses.receiver',
      'customer_merges.before',
      'consent_events.note',
      'cars.note',
      'drivers.name',
      'wheel_sets.note',
      'queue_people.name',
      'row_changes.changes',
      'import_rows.cells',
      'messages.body',
      'idempotency.answer',
    ]),
  );
  await me.call(queueCalls.done, { params: { id: known.visitId } });
  expect(await forget(me, known)).toMatchObject({ status: 200 });
  expect(await tracesOf(called)).toEqual([]);
  expect(await tracesOf(`${called.replaceAll(' ', '.')}@post.example`)).toEqual([]);
});

test('the number of who was forgotten stays, and they are not taken back into use', async () => {
  const me = await atWork();
  const known = await knownEverywhere(me, name());
  await me.call(queueCalls.done, { params: { id: known.visitId } });
  await forget(me, known);
  const { body } = await me.call(customers.calls.one, { params: { id: known.id } });
  expect(body.data).toMatchObject({ number: known.number, name: known.number, phone: '' });
  const back = await me.call(customers.calls.restore, {
    params: { id: known.id },
    body: { version: body.data.version },
  });
  expect(back.body.error?.code).toBe('customers.forgotten');
});

test('who stands in the queue is not forgotten before they have left', async () => {
  const me = await atWork();
  const called = name();
  const known = await knownEverywhere(me, called);
  const answer = await forget(me, known);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'merge-and-privacy.in_queue']);
  expect(await tracesOf(called)).toContain('customers.name');
});

test('whose wheels are here is not forgotten before they are handed out', async () => {
  const me = await atWork();
  const called = name();
  const known = await knownEverywhere(me, called);
  await me.call(queueCalls.done, { params: { id: known.visitId } });
  const wheels = [blankWheel('FL')];
  const set = { customer_id: known.id, place_id: null, wheels };
  await me.call(wheelSetCalls.intake, { body: set });
  const answer = await forget(me, known);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'merge-and-privacy.has_wheels']);
});

test('who has an agreement that is valid is not forgotten before it has ended', async () => {
  const me = await atWork();
  const { id, number } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const agreed = { name: 'Fleet', number: unique('A').slice(0, 12), customer_id: id };
  const { body } = await me.call(agreements.calls.add, { body: agreed });
  const answer = await forget(me, { id, number, version: 1 });
  expect(answer.body.error?.code).toBe('merge-and-privacy.has_agreement');
  await me.call(agreements.calls.archive, { params: { id: body.data.id }, body: { version: 1 } });
  expect((await forget(me, { id, number, version: 1 })).status).toBe(200);
});

test('nobody is forgotten by mistake: the number confirms who is meant', async () => {
  const me = await atWork();
  const { id, number } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const wrong = await forget(me, { id, number: `${number}0`, version: 1 });
  expect(wrong.body.error?.code).toBe('merge-and-privacy.not_confirmed');
  const old = await forget(me, { id, number, version: 2 });
  expect(old.body.error?.code).toBe('common.changed_elsewhere');
});

test('somebody of the same name is left alone', async () => {
  const me = await atWork();
  const { chain_id } = me.site;
  const called = name();
  const { id, number } = await makeCustomer(server.db, { chain_id, name: called });
  const namesake = await makeCustomer(server.db, { chain_id, name: called });
  const elsewhere = await makeCustomer(server.db, { name: called });
  await forget(me, { id, number, version: 1 });
  const left = await server.db.transaction('system', (tx) =>
    tx.selectFrom('customers').select('id').where('name', '=', called).execute(),
  );
  expect(new Set(left.map((one) => one.id))).toEqual(new Set([namesake.id, elsewhere.id]));
});

test('everything that is kept of somebody is told, to be read and as data, and that it was told is logged', async () => {
  const me = await atWork();
  const called = name();
  const { id, number } = await knownEverywhere(me, called);
  const { status, body } = await me.call(mergeAndPrivacyCalls.personalData, {
    params: { id },
    query: { purpose: 'portability' },
  });
  expect(status).toBe(200);
  const files = unzipSync(new Uint8Array(body as unknown as Buffer));
  const json = JSON.parse(strFromU8(files[`personal-data-${number}.json`]!)) as Record<
    string,
    object[]
  >;
  for (const part of [
    'customer',
    'contacts',
    'addresses',
    'consents',
    'changes',
    'cars',
    'drivers',
    'visits',
    'imported',
    'messages',
  ]) {
    expect({ part, count: json[part]?.length ?? 0 }).not.toEqual({ part, count: 0 });
  }
  expect(strFromU8(files[`personal-data-${number}.html`]!)).toContain(called);
  const logged = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['user_id', 'detail'])
      .where('action', '=', 'customers.told')
      .where('entity_id', '=', id)
      .execute(),
  );
  expect(logged).toEqual([{ user_id: me.user.id, detail: { purpose: 'portability' } }]);
});

test('what people call themselves is no part of the page that shows it', async () => {
  const me = await atWork();
  const { id, number } = await makeCustomer(server.db, {
    chain_id: me.site.chain_id,
    name: '<script>alert(1)</script>',
  });
  const { body } = await me.call(mergeAndPrivacyCalls.personalData, {
    params: { id },
    query: { purpose: 'access' },
  });
  const page = strFromU8(
    unzipSync(new Uint8Array(body as unknown as Buffer))[`personal-data-${number}.html`]!,
  );
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
});

test('only who may look after privacy takes somebody’s data or forgets them', async () => {
  const me = await atWork('reception');
  const { id, number } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  expect((await forget(me, { id, number, version: 1 })).status).toBe(403);
  const taken = await me.call(mergeAndPrivacyCalls.personalData, {
    params: { id },
    query: { purpose: 'access' },
  });
  expect(taken.status).toBe(403);
});
