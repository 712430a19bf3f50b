import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orders } from '#contract/sales/orders.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { letCredit } from '#tests/support/economy/let-credit.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { fc, isFuzzing } from '#tests/support/random/fast-check.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function selling() {
  const at = await bookkeeper(server);
  const { chain_id } = at.me.site;
  const kari = (await makeCustomer(server.db, { chain_id, street: 'Vei 2', city: 'Oslo' })).id;
  const credit = async (id = kari, by = at.me) =>
    (await server.call(creditLimitCalls.ofCustomer, { params: { id } }, by)).body.data;
  const list = async (query: object = {}, by = at.me) =>
    (await server.call(creditLimitCalls.list, { query }, by)).body;
  const change = async (id: number, body: object) => {
    const { version } = (await server.call(invoices.calls.one, { params: { id } }, at.me)).body
      .data;
    return server.call(invoices.calls.save, { params: { id }, body: { version, ...body } }, at.me);
  };
  const drop = async (id: number) => {
    const { version } = (await server.call(invoices.calls.one, { params: { id } }, at.me)).body
      .data;
    return server.call(invoices.calls.drop, { params: { id }, body: { version } }, at.me);
  };
  return {
    ...at,
    chain_id,
    kari,
    credit,
    list,
    drop,
    order: (line: object = {}, order: object = {}) =>
      at.doneOrder(line, { customer_id: kari, ...order }),
    /** Leaves so much of the one line of a draft on it, in thousandths. */
    keep: async (id: number, quantity: number) => {
      const { lines } = (await server.call(invoices.calls.one, { params: { id } }, at.me)).body
        .data;
      return change(id, { lines: { put: [{ ...lines[0]!, quantity }] } });
    },
  };
}

test('whatever is drafted, issued, dropped, credited as wrong and paid: what is used is what was promised less what was paid', async () => {
  const act = fc.record({
    what: fc.constantFrom('order', 'draft', 'part', 'issue', 'drop', 'credit', 'pay'),
    at: fc.nat(),
    amount: fc.integer({ min: 1, max: 500_00 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const shop = await selling();
      const made: { id: number; paid: number; free: boolean }[] = [];
      const drafts: { id: number; order: (typeof made)[number] }[] = [];
      const issued: number[] = [];
      for (const { what, at, amount } of acts) {
        const order = made[at % made.length];
        if (what === 'order') made.push({ id: await shop.order(), paid: 0, free: true });
        if ((what === 'draft' || what === 'part') && order?.free) {
          const id = await shop.draft(order.id);
          if (what === 'part') await shop.keep(id, 1000);
          drafts.push({ id, order });
          order.free = false;
        }
        if (what === 'issue' && drafts.length > 0)
          issued.push((await shop.issue(drafts.pop()!.id)).id);
        if (what === 'drop' && drafts.length > 0) {
          const { id, order: of } = drafts.pop()!;
          await shop.drop(id);
          of.free = true;
        }
        if (what === 'credit' && issued.length > 0) await shop.credited(issued.pop()!);
        if (what === 'pay' && order && order.paid + amount <= 500_00) {
          await shop.pay(order.id, amount);
          order.paid += amount;
        }
        const { owes, ordered } = await shop.credit();
        const paid = made.reduce((sum, one) => sum + one.paid, 0);
        expect([what, owes + ordered]).toEqual([what, made.length * 500_00 - paid]);
      }
      const [listed] = (await shop.list()).data;
      const { owes, ordered } = await shop.credit();
      expect([listed?.owes ?? 0, listed?.ordered ?? 0]).toEqual([owes, ordered]);
    }),
    { numRuns: isFuzzing ? 100 : 6 },
  );
});

test('an order of their car counts though nobody is named on it, and one that is a quote does not', async () => {
  const shop = await selling();
  const car = await makeCar(server.db, { chain_id: shop.chain_id, customer_id: shop.kari });
  const id = await shop.order({}, { car_id: car.id });
  await server.db.transaction('system', (tx) =>
    tx.updateTable('orders').set({ customer_id: null }).where('id', '=', id).execute(),
  );
  const body = { customer_id: shop.kari, lines: { put: [] } };
  await server.call(orders.calls.add, { body }, shop.me);
  expect(await shop.credit()).toMatchObject({ ordered: 500_00, limit: null, left: null });
});

test('all sites of the company count, and none of another', async () => {
  const shop = await selling();
  const { chain_id, company_id } = shop.me.site;
  const near = await makeSite(server.db, { chain_id, company_id });
  const far = await makeSite(server.db, { chain_id });
  await shop.order();
  await letCredit(server.db, shop.me.site, { customer_id: shop.kari, limit: 200_00 });
  const here = await logInAs(server.db, { site: near, roles: ['reception'] });
  const there = await logInAs(server.db, { site: far, roles: ['reception'] });
  const used = { limit: 200_00, ordered: 500_00, left: -300_00 };
  expect(await shop.credit(shop.kari, here)).toMatchObject(used);
  expect((await shop.list({ view: 'over' }, here)).data).toMatchObject([used]);
  expect(await shop.credit(shop.kari, there)).toMatchObject({ limit: null, ordered: 0 });
  expect((await shop.list({}, there)).meta.total).toBe(0);
});

test('who turned out to be another is one with them, with what they owe and what was approved', async () => {
  const shop = await selling();
  await shop.issued(await shop.order());
  await letCredit(server.db, shop.me.site, { customer_id: shop.kari, limit: 800_00 });
  const kept = (await makeCustomer(server.db, { chain_id: shop.chain_id, name: 'Kari' })).id;
  const { version } = (
    await server.call(customers.calls.one, { params: { id: shop.kari } }, shop.me)
  ).body.data;
  const body = { version: 1, other_id: shop.kari, other_version: version };
  await server.call(mergeAndPrivacyCalls.merge, { params: { id: kept }, body }, shop.me);
  const one = { owes: 500_00, limit: 800_00, left: 300_00 };
  expect(await shop.credit(kept)).toMatchObject(one);
  expect((await shop.list()).data).toMatchObject([{ customer_id: kept, ...one }]);
});

test('the list begins with who has least left, and says who is late', async () => {
  const shop = await selling();
  const per = (await makeCustomer(server.db, { chain_id: shop.chain_id, name: 'Per' })).id;
  for (const [id, limit] of [
    [shop.kari, 600_00],
    [per, 400_00],
  ] as const) {
    await letCredit(server.db, shop.me.site, { customer_id: id, limit });
  }
  await shop.issued(await shop.order());
  await server.db.executeSql(`
    update customer_open_items set due_day = current_date - 12
    where company_id = ${shop.me.site.company_id}`);
  const { data } = await shop.list();
  expect(data.map(({ customer_id: id, left }) => [id, left])).toEqual([
    [shop.kari, 100_00],
    [per, 400_00],
  ]);
  const [late] = (await shop.list({ sort: 'late' })).data;
  expect(late).toMatchObject({ customer_id: shop.kari, overdue: 500_00 });
  expect([11, 12, 13]).toContain(late!.days_late);
  expect((await shop.list({ view: 'blocked' })).meta.total).toBe(0);
});
