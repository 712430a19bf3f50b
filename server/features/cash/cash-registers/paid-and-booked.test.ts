import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { declaredShop } from '#tests/support/cash/declared-shop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const codeOf = (answer: { readonly body: { readonly error?: { readonly code: string } } }) =>
  answer.body.error?.code;

describe('what is paid at a site with a declared register', () => {
  test('ahead, on an invoice and for a gift card stands in its journal, and so does what is paid back', async () => {
    const at = await declaredShop(server);
    const { books } = at;
    const order = await books.doneOrder();
    await books.pay(order, 200_00);
    await books.payBack(order, 50_00);
    await books.sold();
    expect(
      (await at.transactions()).map(({ kind, gross, reason }) => [kind, gross, reason]),
    ).toEqual([
      ['received', 500_00, expect.stringMatching(/^Gavekort \*\d{4}$/)],
      ['received', -50_00, expect.stringMatching(/^Ordre /)],
      ['received', 200_00, expect.stringMatching(/^Ordre /)],
      ['float', 1000_00, 'Bank'],
    ]);
    expect((await at.check()).faults).toEqual([]);
    await at.x();
    const { sums } = (await at.events()).at(-1)!.report!;
    expect(sums).toMatchObject({
      cash_sales: 0,
      received: [{ amount: 500_00 }, { amount: 150_00 }],
    });
    await at.z(1000_00);
    expect(await at.check()).toMatchObject({ faults: [], reports: 1 });
  });

  test('is refused before its day has begun', async () => {
    const at = await declaredShop(server, { open: false });
    const order = await at.books.doneOrder();
    await expect(at.books.pay(order, 200_00)).rejects.toThrow('cash-registers.count_float');
  });

  test('by what is no method of registers stands in none', async () => {
    const at = await declaredShop(server);
    const order = await at.books.doneOrder();
    await server.db.transaction('system', (tx) =>
      sql`update payment_methods set in_register = false
        where company_id = ${at.me.site.company_id} and kind = 'transfer'`.execute(tx),
    );
    await at.books.pay(order, 200_00, { method_id: await at.books.methodOf('transfer') });
    expect(await at.transactions()).toHaveLength(1);
  });
});

describe('a sale of the paper book', () => {
  test('is entered after the system was away, each receipt once, with its number and its time', async () => {
    const at = await declaredShop(server);
    const paper = { nr: 'A-17', at: new Date(Date.now() - 3_600_000).toISOString() };
    expect(codeOf(await at.sell(100_00, { paper }))).toBe('cash-registers.no_outage');
    await at.note('outage_began', { text: '' });
    await at.note('outage_began', { text: '' });
    expect(codeOf(await at.sell(100_00))).toBe('cash-registers.paper_needed');
    const ahead = { ...paper, at: new Date(Date.now() + 3_600_000).toISOString() };
    expect(codeOf(await at.sell(100_00, { paper: ahead }))).toBe('common.wrong_input');
    const { nr } = (await at.sell(100_00, { paper })).body.data;
    expect(await at.receipt(nr)).toMatchObject({
      reason: expect.stringMatching(/^Papirkvittering A-17, \d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
    expect(codeOf(await at.sell(100_00, { paper }))).toBe('cash-registers.paper_entered');
    await at.note('outage_ended', { text: '' });
    expect(codeOf(await at.sell(100_00))).toBeUndefined();
    const outages = (await at.events()).filter(({ kind }) => kind.startsWith('outage'));
    expect(outages.map(({ kind }) => kind)).toEqual(['outage_began', 'outage_ended']);
    expect((await at.check()).faults).toEqual([]);
  });
});

test('a Z report that lacks an account to be booked by turns its register red until it is booked', async () => {
  const at = await declaredShop(server);
  const account = (id: string | null) =>
    server.db.transaction('system', (tx) =>
      sql`update payment_methods set moved_account_id = ${id} where kind = 'cash'
        and company_id = ${at.me.site.company_id}`.execute(tx),
    );
  await account(null);
  await at.sell(100_00);
  await at.move('pay_out', 200_00);
  await at.z(800_00);
  expect((await at.check()).faults).toEqual([{ fault: 'z_not_booked', nr: 1, about: '' }]);
  await account(String(await at.books.account('1909')));
  await at.books.bookWaiting();
  expect((await at.check()).faults).toEqual([]);
});
