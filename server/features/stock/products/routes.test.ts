import { expect, test } from 'vitest';
import { searchCalls } from '#contract/desk/search.ts';
import { nameAliases, productBrands } from '#contract/stock/products/brands.ts';
import {
  packageLines,
  productCosts,
  products,
  productTypes,
  supplierArticles,
} from '#contract/stock/products/products.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(productBrands, {
  valid: () => ({ name: unique('Brand') }),
  changed: { tier: 'premium' },
  wrong: { name: '' },
});
crudSuite(nameAliases, {
  valid: () => ({ written: unique('NG') }),
  changed: { pattern: 'Isgrep 9' },
  wrong: { written: '' },
});
crudSuite(productTypes, {
  valid: () => ({ name: unique('Tyres'), position: 1 }),
  changed: { position: 20 },
  wrong: { position: -1 },
});
crudSuite(products, {
  valid: () => ({ name: unique('Tyre'), number: unique('A'), size: '205/55 R16 91V' }),
  changed: { price: 1290_00, season: 'summer' },
  wrong: { size: '205', ean: '4019238817424', price: -1 },
});
crudSuite(supplierArticles, {
  valid: () => ({ supplier: 'Grossist', number: unique('DG') }),
  changed: { pack: 4 },
  wrong: { pack: 0 },
});
crudSuite(productCosts, {
  valid: () => ({ supplier: unique('Grossist'), cost: 800_00, valid_from: '2026-01-01' }),
  changed: { cost: 790_00 },
  wrong: { cost: -1 },
});

/** Somebody of a new chain with a type of tyres, and what they do there. */
async function inNewChain() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const typeOf = async (kind: string) => {
    const body = { name: unique('Type'), kind: kind as 'tyre', position: 0 };
    return (await server.call(productTypes.calls.add, { body }, me)).body.data.id;
  };
  const tyres = await typeOf('tyre');
  const add = (overrides: object) =>
    server.call(
      products.calls.add,
      {
        body: { name: unique('Tyre'), type_id: tyres, ...overrides },
      },
      me,
    );
  const found = async (q: string) =>
    (await server.call(products.calls.list, { query: { q, per_page: 50 } }, me)).body.data.map(
      ({ name }) => name,
    );
  return { me, tyres, typeOf, add, found };
}

test('a size is written one way and says the fields that lists are narrowed by', async () => {
  const { add } = await inNewChain();
  const { body } = await add({ size: '205/55zr16 91v xl' });
  expect(body.data).toMatchObject({
    size: '205/55 R16 91V XL',
    inch: 160,
    width: 205,
    ratio: 55,
    load: 91,
    speed: 'V',
    marks: ['XL'],
  });
});

test('a rim has a size of its own, and is of a type of rims', async () => {
  const { add, typeOf } = await inNewChain();
  const { body } = await add({ kind: 'rim', size: '7,5Jx17 ET45', type_id: await typeOf('rim') });
  expect(body.data).toMatchObject({ size: '7.5x17 ET45', inch: 170, rim_width: 75, offset: 45 });
  const { status, body: refused } = await add({ kind: 'rim', size: '7x17' });
  expect([status, refused.error?.fields]).toMatchObject([422, { type_id: expect.any(String) }]);
});

test('a number is drawn where none is given, and passes over those that are taken', async () => {
  const { add } = await inNewChain();
  const first = (await add({})).body.data.number;
  await add({ number: String(Number(first) + 1) });
  expect((await add({})).body.data.number).toBe(String(Number(first) + 2));
  expect((await add({ number: first })).status).toBe(409);
});

test.each(['2055516', '205/55R16 91V', '205 55 16', 'R16', 'hakka 205/55-16'])(
  '%s in the field of the list finds the tyre',
  async (typed) => {
    const { add, found } = await inNewChain();
    await add({ name: 'Hakka', size: '205/55 R16 91V XL' });
    await add({ name: 'Other', size: '225/45 R17 94Y XL' });
    expect(await found(typed)).toEqual(['Hakka']);
  },
);

test('an article number that could be a size is found where no size is so', async () => {
  const { add, found } = await inNewChain();
  await add({ name: 'Pad', number: '2055516' });
  expect(await found('2055516')).toEqual(['Pad']);
});

test('an EAN finds its product however it is grouped', async () => {
  const { add, found } = await inNewChain();
  await add({ name: 'Hakka', ean: '4 019238 817423' });
  expect(await found('4019238-817423')).toEqual(['Hakka']);
});

test('what others write for a brand or its pattern finds its products', async () => {
  const { me, add, found } = await inNewChain();
  const brand = (await server.call(productBrands.calls.add, { body: { name: 'Nordgrep' } }, me))
    .body.data;
  await add({ name: 'One', brand_id: brand.id, pattern: 'Isgrep 9' });
  await add({ name: 'Two', brand_id: brand.id, pattern: 'Sommar 3' });
  expect(await found('nordgrep')).toEqual(['One', 'Two']);
  const alias = (overrides: object) =>
    server.call(
      nameAliases.calls.add,
      { body: { brand_id: brand.id, ...overrides } as { brand_id: number; written: string } },
      me,
    );
  await alias({ written: 'NGREP' });
  const { body } = await alias({ written: 'IG9', pattern: 'Isgrep 9' });
  expect([await found('ngrep'), await found('ig9')]).toEqual([['One', 'Two'], ['One']]);
  const { id, version } = body.data;
  await server.call(nameAliases.calls.archive, { params: { id }, body: { version } }, me);
  expect(await found('ig9')).toEqual([]);
});

test('a package holds products, and no package', async () => {
  const { me, add, typeOf } = await inNewChain();
  const type_id = await typeOf('package');
  const whole = (await add({ kind: 'package', type_id })).body.data.id;
  const other = (await add({ kind: 'package', type_id })).body.data.id;
  const part = (await add({ name: 'Valve' })).body.data.id;
  const put = (product_id: number, package_id = whole) =>
    server.call(packageLines.calls.add, { body: { package_id, product_id, quantity: 4000 } }, me);
  expect((await put(part)).body.data).toMatchObject({ name: 'Valve', quantity: 4000 });
  expect([(await put(other)).status, (await put(whole, part)).status]).toEqual([422, 422]);
});

test('a type with products keeps its kind, and is not archived', async () => {
  const { me, tyres, add } = await inNewChain();
  await add({});
  const { version } = (await server.call(productTypes.calls.one, { params: { id: tyres } }, me))
    .body.data;
  const params = { id: tyres };
  const change = await server.call(
    productTypes.calls.save,
    { params, body: { version, kind: 'rim' } },
    me,
  );
  const away = await server.call(productTypes.calls.archive, { params, body: { version } }, me);
  expect([change.status, away.body.error?.code]).toEqual([422, 'products.type_in_use']);
});

test('a mechanic reads products and sees no cost', async () => {
  const { me, add } = await inNewChain();
  const { id } = (await add({})).body.data;
  const body = { product_id: id, supplier: 'Grossist', cost: 80_000, valid_from: '2026-01-01' };
  expect((await server.call(productCosts.calls.add, { body }, me)).status).toBe(200);
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  const query: object = { product_id: String(id) };
  const answers = [
    await server.call(products.calls.one, { params: { id } }, mechanic),
    await server.call(productCosts.calls.list, { query }, mechanic),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
});

test('op: finds a product by EAN, by its number and by that of a supplier, p: by its number or its id', async () => {
  const { me, add } = await inNewChain();
  const { id } = (await add({ number: 'T-1', ean: '4019238817423' })).body.data;
  const body = { product_id: id, supplier: 'Grossist', number: 'DG-77', pack: 1 };
  await server.call(supplierArticles.calls.add, { body }, me);
  for (const query of [
    'op:T-1',
    'op:DG-77',
    'op:4019238817423',
    '4019238817423',
    `p:${id}`,
    'p:T-1',
    'p:t-1',
  ]) {
    const { data } = (await server.call(searchCalls.search, { query: { query } }, me)).body;
    expect([query, data.exact?.path]).toEqual([query, `product/edit/${id}`]);
  }
  // A number that is another one's id means who is called so.
  const { id: other } = (await add({ number: String(id) })).body.data;
  const { data } = (await server.call(searchCalls.search, { query: { query: `p:${id}` } }, me))
    .body;
  expect(data.exact?.path).toBe(`product/edit/${other}`);
  expect(data.groups[0]?.hits.map((hit) => hit.id)).toEqual([other, id]);
});
