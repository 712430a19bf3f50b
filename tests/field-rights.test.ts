import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { importsCalls } from '#contract/lists/imports.ts';
import type { Call } from '#contract/kit/call.ts';
import { exportRight, fieldsOfMany, namesPersons } from '#contract/kit/field-rights.ts';
import type { Field } from '#contract/kit/field.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orders } from '#contract/sales/orders.ts';
import { linePriceCalls } from '#contract/stock/pricing/price-calls.ts';
import { proposedPriceCalls } from '#contract/stock/pricing/proposed-prices.ts';
import { resources } from '#contract/resources.ts';
import { rightsOf, rightsOfRole, type Right, type Role } from '#contract/rights.ts';
import { say } from '#server/kit/words.ts';
import { logInAs } from './support/factories/accounts.ts';
import { makeCustomer } from './support/factories/customers.ts';
import { createRow } from './support/factories/resources.ts';
import { workshop } from './support/factories/orders/workshop.ts';
import { makeSite, type Site } from './support/factories/organisation.ts';
import { testServer, type TestServer } from './support/server.ts';

interface FieldOf {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly label: string;
}

const every: FieldOf[] = resources.flatMap((resource) =>
  Object.entries(resource.fields).map(([name, field]) => ({
    resource,
    name,
    field,
    label: `${resource.name}.${name}`,
  })),
);
const allRoles = Object.keys(rightsOfRole) as Role[];
/** The roles that have one right and lack another. */
const rolesWith = (has: Right, lacks: Right) =>
  allRoles.filter((role) => rightsOf([role]).includes(has) && !rightsOf([role]).includes(lacks));

let server: TestServer;
let site: Site;
beforeAll(async () => {
  server = await testServer();
  site = await makeSite(server.db);
});
const plant = (resource: Resource, canary = crypto.randomUUID().slice(0, 8)) =>
  createRow(server.db, resource, { chain_id: site.chain_id, site_id: site.id }, canary);
const as = async (role: Role) => (await logInAs(server.db, { site, roles: [role] })).token;
const readOne = async ({ calls }: Resource, id: number, token: string) =>
  (await server.call<Call>(calls.one, { params: { id } }, { token })).body as { data: Row };

/** Something else than what stands there. */
async function another({ field }: FieldOf): Promise<unknown> {
  switch (field.kind) {
    case 'yes_no':
      return true;
    case 'money':
      return 4_200_00;
    case 'reference':
      return plant(field.of!());
    default:
      return 'Another';
  }
}

const written = every.filter(({ field }) => field.write);

test.each(written)(
  '$label takes its right, by whichever call it is changed',
  async (secretField) => {
    const { resource, name, field } = secretField;
    const roles = rolesWith(resource.write, field.write!);
    const value = await another(secretField);
    for (const role of roles) {
      const token = await as(role);
      const id = await plant(resource);
      const { data: before } = await readOne(resource, id, token);
      const { add, save, many } = resource.calls;
      const { version } = before;
      const change = { [name]: value };
      const saved = await server.call<Call>(
        save,
        { params: { id }, body: { version, ...change } },
        { token },
      );
      expect([saved.status, Object.keys(saved.body.error?.fields ?? {})]).toEqual([403, [name]]);
      const all = { ids: [id], action: 'save', change };
      const { body } = await server.call<Call>(many, { body: all }, { token });
      expect(body).toMatchObject({ data: { done: [], refused: [{ code: 'common.no_right' }] } });
      const made = { [resource.title]: `New ${id}`, ...change };
      expect((await server.call<Call>(add, { body: made }, { token })).status).toBe(403);
      // As it was is no change.
      const same = { version, [name]: before[name] };
      expect(
        (await server.call<Call>(save, { params: { id }, body: same }, { token })).status,
      ).toBe(200);
      expect((await readOne(resource, id, token)).data[name]).toEqual(before[name]);
    }
  },
);

test('nobody writes the limit of credit by hand, and who minds the money blocks nobody', async () => {
  const token = await as('economy');
  const { id } = await makeCustomer(server.db, { chain_id: site.chain_id });
  const save = (body: object) =>
    server.call(customers.calls.save, { params: { id }, body: { version: 1, ...body } }, { token });
  expect((await save({ blocked: true })).status).toBe(403);
  await save({ credit_limit: 4_200_00 });
  expect((await readOne(customers, id, token)).data['credit_limit']).toBeNull();
});

test('anyone who may not change a field by a form may not by a file either', async () => {
  const token = await as('reception');
  const { id, number } = await makeCustomer(server.db, { chain_id: site.chain_id, blocked: true });
  const content = Buffer.from(`number;blocked\n${number};false\n`).toString('base64');
  const file = { resource: 'customers', file_name: 'list.csv', content };
  const read = (await server.call(importsCalls.add, { body: file }, { token })).body.data;
  const at = { params: { id: read.id } };
  const fields = ['number', 'blocked'];
  await server.call(importsCalls.check, { ...at, body: { fields } }, { token });
  await server.call(importsCalls.run, { ...at, body: {} }, { token });
  expect((await readOne(customers, id, token)).data['blocked']).toBe(true);
});

const readOneByOne = every.filter(({ field }) => field.readMany);

test.each(readOneByOne)(
  '$label is told one at a time where the right is missing',
  async (secretField) => {
    const { resource, name, field } = secretField;
    const id = await plant(resource);
    const list = (token: string, query: object) =>
      server.call<Call>(resource.calls.list, { query }, { token });
    for (const role of rolesWith(resource.read, field.readMany!)) {
      const token = await as(role);
      const { data } = (await list(token, { per_page: 200 })).body as { data: Row[] };
      const listed = data.find((row) => row.id === id);
      expect(listed).toBeDefined();
      expect(listed).not.toHaveProperty(name);
      expect((await readOne(resource, id, token)).data).toHaveProperty(name);
      if (field.sort) expect((await list(token, { sort_by: `${name}:desc` })).status).toBe(403);
      if (field.filter) expect((await list(token, { [`${name}_from`]: '1' })).status).toBe(403);
    }
    const [owner] = Object.entries(resource.fields).filter(([, one]) => one.of && one.required);
    if (owner) expect(fieldsOfMany(resource, () => false, { [owner[0]]: '7' })).toContain(name);
  },
);

const textOf = (format: string, file: Buffer): string =>
  format === 'csv'
    ? file.toString()
    : Object.values(unzipSync(file))
        .map((part) => strFromU8(part))
        .join('\n');

const listOf = (resource: Resource, token: string) => (query: object) =>
  server.call<Call>(resource.calls.list, { query }, { token });

const secret = every.filter(({ field }) => field.read);

test.each(secret)('$label is told nowhere to who lacks the right', async (secretField) => {
  const { resource, name, field } = secretField;
  const id = await plant(resource);
  for (const role of rolesWith(resource.read, field.read!)) {
    const token = await as(role);
    const list = listOf(resource, token);
    const { data } = (await list({ per_page: 200 })).body as { data: Row[] };
    expect(data.find((row) => row.id === id)).toBeDefined();
    expect(data.find((row) => row.id === id)).not.toHaveProperty(name);
    expect((await readOne(resource, id, token)).data).not.toHaveProperty(name);
    if (field.sort) expect((await list({ sort_by: `${name}:desc` })).status).toBe(403);
    for (const format of ['csv', 'xlsx']) {
      const query = { columns: `${name},${resource.title}`, format };
      const { body, status } = await server.call<Call>(
        resource.calls.export,
        { query },
        { token, lang: 'en' },
      );
      const takesAway = rightsOf([role]).includes(resource.calls.export.access as Right);
      expect(status).toBe(takesAway ? 200 : 403);
      const heading = say('en', resource.feature, `${resource.name}.fields.${name}`);
      if (takesAway) expect(textOf(format, body as Buffer)).not.toContain(heading);
    }
  }
});

test('a mechanic works at an order and is told nowhere what it costs', async () => {
  const { me, order, as: colleague, call } = await workshop(server);
  const { id, keys } = await order();
  const by = await colleague('mechanic');
  const costs =
    /_price|discount|amount|"net"|"vat"|gross|vat_rates|paid_ahead|10000000|400000|500000/;
  const one = await call(orders.calls.one, { params: { id } });
  expect(JSON.stringify(one.body)).toMatch(costs);
  const asMechanic = <C extends Call>(one: C, input: object) =>
    server.call<C>(one, input as never, by);
  const { version } = one.body.data;
  const changed = { params: { id }, body: { version, note: 'Torqued' } };
  const answers = [
    await asMechanic(orders.calls.one, { params: { id } }),
    await asMechanic(orders.calls.list, {}),
    await asMechanic(orders.calls.save, changed),
    // Over an older version: the row as it is now.
    await asMechanic(orders.calls.save, changed),
    await asMechanic(orders.calls.history, { params: { id } }),
    await asMechanic(searchCalls.search, { query: { query: one.body.data.number } }),
    await asMechanic(orderWorkCalls.one, { params: { id } }),
    await asMechanic(orders.calls.copy, { params: { id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200, 200, 200, 200]);
  expect(
    answers.map(({ body }) => JSON.stringify(body)).filter((json) => costs.test(json)),
  ).toEqual([]);
  const paper = (name: string) => ({ params: { id, paper: name }, query: {} });
  const refused = [
    await asMechanic(orders.calls.paper, paper('confirmation')),
    await asMechanic(orders.calls.previewPaper, paper('confirmation')),
    await asMechanic(linePriceCalls.prices, { params: { id } }),
    await asMechanic(proposedPriceCalls.proposed, { query: { product_ids: '1' } }),
    await asMechanic(orderDepositCalls.deposits, { params: { id } }),
    await asMechanic(orders.calls.list, { query: { paid_ahead_from: '1' } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await asMechanic(orders.calls.paper, paper('work_card'))).status).toBe(200);

  // What they write has the price that it had, or that of the product; they say none.
  const now = await call(orders.calls.one, { params: { id } });
  const [line] = now.body.data.lines;
  const { position, kind, product_id, description, vat_code } = line!;
  const known = { position, kind, product_id, description, vat_code };
  const put = (...lines: object[]) =>
    asMechanic(orders.calls.save, {
      params: { id },
      body: { version: now.body.data.version, lines: { put: lines } },
    });
  const more = { ...known, key: crypto.randomUUID(), quantity: 1000 };
  expect((await put({ ...more, unit_price: 1 })).status).toBe(403);
  const saved = await put({ ...known, key: keys[0]!, quantity: 2000 }, more);
  expect([saved.status, costs.test(JSON.stringify(saved.body))]).toEqual([200, false]);
  const after = (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
  expect(after.lines.find(({ key }) => key === keys[0])).toMatchObject({
    quantity: 2000,
    unit_price: 1000_00_00,
  });
  const { prices } = (
    await call(proposedPriceCalls.proposed, { query: { product_ids: String(product_id) } })
  ).body.data;
  expect(after.lines.find(({ key }) => key === more.key)?.unit_price).toBe(
    (prices[0]?.price ?? 0) * 100,
  );
});

const inFiles = every.filter(({ field }) => exportRight(field));

test.each(inFiles)('$label is in no file of who may not take it away', async (secretField) => {
  const { resource, name, field } = secretField;
  const canary = crypto.randomUUID().slice(0, 8);
  await plant(resource, canary);
  const heading = say('en', resource.feature, `${resource.name}.fields.${name}`);
  const file = async (role: Role, query: object) => {
    const sender = { token: await as(role), lang: 'en' };
    const { body, status } = await server.call<Call>(resource.calls.export, { query }, sender);
    return { status, headings: (body as Buffer).toString().split('\r\n')[0]!.split(';') };
  };
  const withColumn = { columns: `${name},${resource.title}` };
  expect((await file('manager', withColumn)).headings.some((one) => one.includes(heading))).toBe(
    true,
  );
  for (const role of rolesWith(resource.export ?? resource.read, exportRight(field)!)) {
    for (const query of [{}, withColumn]) {
      const { status, headings } = await file(role, query);
      expect(status).toBe(200);
      expect(headings.filter((one) => one.includes(heading))).toEqual([]);
    }
  }
});

test('who reads a hundred persons at once is written down, who reads a page is not', async () => {
  const { chain_id } = site;
  for (let made = 0; made < 100; made += 1) await makeCustomer(server.db, { chain_id });
  const token = await as('mechanic');
  const noted = async () => {
    const rows = await server.db.transaction('system', (tx) =>
      tx
        .selectFrom('audit_log')
        .select('detail')
        .where('chain_id', '=', chain_id)
        .where('action', '=', 'customers.list')
        .execute(),
    );
    return rows.map(({ detail }) => detail);
  };
  const read = (per_page: number) =>
    server.call<Call>(customers.calls.list, { query: { per_page } }, { token });
  const before = (await noted()).length;
  await read(50);
  expect(await noted()).toHaveLength(before);
  await read(100);
  expect((await noted()).at(-1)).toMatchObject({ rows: 100, query: { per_page: 100 } });
});

test('cars tell of persons as customers do, cost centres do not', () => {
  const names = resources.filter(namesPersons).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['customers', 'cars', 'agreement-cars', 'drivers']));
  expect(names).not.toContain('cost-centres');
});
