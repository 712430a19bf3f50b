import { expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { lineTemplates } from '#contract/sales/line-templates.ts';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { priceFloors } from '#contract/stock/pricing/price-floors.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer, type Sender } from '#tests/support/server.ts';

const server = await testServer();

/** A workshop that sells a tyre for 1,500 which costs 1,000, and its reception. */
async function counter() {
  const shop = await workshop(server);
  const { me, as, lineOf } = shop;
  const tyre = await shop.product({ name: 'Hakka 10', price: 1500_00 });
  const reception = await as('reception');
  const line = (more: object = {}) =>
    lineOf({ product_id: tyre, unit_price: 1500_00_00, quantity: 1_000, ...more });
  const add = async (lines: object[], by: Sender = reception, more: object = {}) => {
    const body = { ...more, lines: { put: lines } };
    const { data, error } = (await server.call(orders.calls.add, { body }, by)).body;
    return { id: data?.id ?? 0, code: error?.code };
  };
  const save = async (id: number, change: object, by: Sender = reception) => {
    const { version } = (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
    const input = { params: { id }, body: { version, ...change } };
    return (await server.call(orders.calls.save, input, by)).body.error?.code;
  };
  const copy = (id: number, by: Sender = reception) =>
    server.call(orders.calls.copy, { params: { id } }, by);
  const floors = async (level: 'chain' | 'site', change: object) => {
    const call = priceFloors.calls[level];
    const { inherited: _, ...held } = (await server.call(call.read, {}, me)).body.data as Record<
      string,
      unknown
    >;
    const own = level === 'site' && { own: Object.keys(change) };
    const body = { ...held, ...change, ...own };
    const answer = await server.call(call.save, { body: body as never }, me);
    expect(answer.body.error).toBeUndefined();
  };
  return {
    ...shop,
    tyre,
    reception,
    mechanic: await as('mechanic'),
    line,
    add,
    save,
    copy,
    floors,
  };
}

const tooMuch = 'orders.discount_too_large';

test('reception takes off what the shop lets them, by a discount, a lower price or both', async () => {
  const { line, add, save } = await counter();
  expect((await add([line({ discount_percent: 15_00 })])).code).toBeUndefined();
  expect((await add([line({ discount_percent: 16_00 })])).code).toBe(tooMuch);
  expect((await add([line({ unit_price: 1200_00_00 })])).code).toBe(tooMuch);
  expect((await add([line({ unit_price: 1400_00_00, discount_percent: 10_00 })])).code).toBe(
    tooMuch,
  );
  expect((await add([line({ discount_percent: 100_00 })])).code).toBe('orders.for_nothing');
  expect((await add([line({ unit_price: 0 })])).code).toBe('orders.for_nothing');
  const words = line({ product_id: null, description: 'Winter tyres', discount_percent: 90_00 });
  expect((await add([words])).code).toBe(tooMuch);
  const one = line();
  const { id } = await add([one], undefined, { prices_include_vat: false });
  expect(await save(id, { lines: { put: [{ ...one, unit_price: 100_00 }] } })).toBe(tooMuch);
  expect(await save(id, { prices_include_vat: true })).toBeUndefined();
});

test('a manager goes below with a reason, which stays; nobody else makes more of it', async () => {
  const { me, line, add, save, copy } = await counter();
  const cheap = line({ discount_percent: 60_00, quantity: 2_000 });
  expect((await add([cheap], me)).code).toBe('orders.no_price_reason');
  const price_reason = 'Old stock';
  expect((await add([cheap], undefined, { price_reason })).code).toBe('common.no_right');
  const { id } = await add([cheap], me, { price_reason });
  expect(await save(id, { price_reason: ' ' }, me)).toBe('orders.no_price_reason');
  expect(await save(id, { price_reason: '' }, me)).toBe('orders.no_price_reason');
  expect(await save(id, { lines: { put: [{ ...cheap, quantity: 1_000 }] } })).toBeUndefined();
  expect(await save(id, { prices_include_vat: true })).toBeUndefined();
  const more = { ...cheap, quantity: 8_000, unit_price: 1875_00_00 };
  expect(await save(id, { lines: { put: [more] } })).toBe(tooMuch);
  expect((await copy(id)).body.error?.code).toBe(tooMuch);
  expect((await copy(id, me)).body.data.price_reason).toBe(price_reason);
});

test('a template brings nobody below the floor, and who may not see prices sells as proposed', async () => {
  const { me, line, add, mechanic } = await counter();
  const cheap = line({ discount_percent: 60_00 });
  const body = { name: 'Swap', lines: { put: [cheap] } };
  const template = (await server.call(lineTemplates.calls.add, { body }, me)).body.data;
  const { unit_price: _, ...unseen } = line();
  const like = { id: template.id, key: template.lines[0]!.key };
  expect((await add([{ ...unseen, like }], mechanic)).code).toBe(tooMuch);
  expect((await add([unseen], mechanic)).code).toBeUndefined();
  expect((await add([line({ unit_price: 1_00 })], mechanic)).code).toBe('common.no_right');
});

test('a site holds its own floors, and a margin below the least takes a reason', async () => {
  const { me, line, add, floors } = await counter();
  await floors('chain', { reception_discount: 30_00, manager_discount: null, least_margin: 20_00 });
  expect((await add([line({ discount_percent: 16_00 })])).code).toBeUndefined();
  expect((await add([line({ discount_percent: 20_00 })])).code).toBe('orders.margin_too_small');
  expect((await add([line({ discount_percent: 20_00 })], me)).code).toBe('orders.no_price_reason');
  await floors('site', { reception_discount: 5_00 });
  expect((await add([line({ discount_percent: 16_00 })])).code).toBe(tooMuch);
});

test('a line is taxed as what it sells, unless somebody may say otherwise', async () => {
  const { me, line, add, save, mechanic, product } = await counter();
  for (const vat_code of ['5', '31']) {
    expect((await add([line({ vat_code })])).code).toBe('orders.other_vat');
    const words = line({ product_id: null, description: 'Tyres', vat_code });
    expect((await add([words])).code).toBe('orders.other_vat');
    const { unit_price: _, ...unseen } = line({ vat_code });
    expect((await add([unseen], mechanic)).code).toBe('orders.other_vat');
  }
  const one = line();
  const { id } = await add([one]);
  expect(await save(id, { lines: { put: [{ ...one, vat_code: '5' }] } })).toBe('orders.other_vat');
  expect(await save(id, { lines: { put: [{ ...one, vat_code: '5' }] } }, me)).toBeUndefined();
  expect(
    await save(id, { lines: { put: [{ ...one, vat_code: '5', quantity: 2_000 }] } }),
  ).toBeUndefined();
  const book = await product({ name: 'Book', price: 100_00, vat: 'zero' });
  const of = (vat_code: string) => line({ product_id: book, unit_price: 100_00_00, vat_code });
  expect((await add([of('5')])).code).toBeUndefined();
  expect((await add([of('3')])).code).toBe('orders.other_vat');
});

test("a price of one customer's group or of a day of theirs is no price of another, whichever is written first", async () => {
  const { me, tyre, line, add, save } = await counter();
  const call = async (name: 'add' | 'activate', input: object) =>
    (await server.call(bonusGroups.calls[name], input as never, me)).body.data.id;
  const group = await call('add', { body: { name: 'Fleet' } });
  await call('activate', { params: { id: group }, body: { version: 1 } });
  const off = {
    name: 'Half',
    stage: 'group',
    way: 'off',
    percent: 50_00,
    valid_from: '2026-03-01',
  } as const;
  const rule = { ...off, bonus_group_id: group };
  await server.call(priceRules.calls.add, { body: rule }, me);
  const { chain_id } = me.site;
  const fleet = await makeCustomer(server.db, { chain_id, bonus_group_id: group });
  const other = await makeCustomer(server.db, { chain_id });
  const cheap = line({ product_id: tyre, unit_price: 750_00_00 });
  const theirs = { customer_id: fleet.id, order_date: '2026-03-02' };
  const { id, code } = await add([cheap], undefined, theirs);
  expect(code).toBeUndefined();
  expect(await save(id, { customer_id: other.id })).toBe(tooMuch);
  expect(await save(id, { order_date: '2026-02-01' })).toBe(tooMuch);
  expect(await save(id, { reference: 'Friday', order_date: '2026-03-05' })).toBeUndefined();
  expect(await save(id, { customer_id: other.id, price_reason: 'Agreed' }, me)).toBeUndefined();
});
