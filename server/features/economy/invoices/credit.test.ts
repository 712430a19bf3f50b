import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { address, invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

describe('an invoice', () => {
  let shop: Invoicing;
  let me: LoggedIn;
  beforeEach(async () => {
    shop = await invoicing(server);
    ({ me } = shop);
  });

  test('is taken back once, whole, and then its order can be invoiced again', async () => {
    const id = await shop.doneOrder();
    const made = await shop.issued(id);
    const [draft, again] = [await shop.credit(made.id), await shop.credit(made.id)];
    // Pressed twice, it is the same draft.
    expect(again.body.data).toEqual(draft.body.data);
    expect((await shop.order(id)).invoiced).toBe('whole');
    const taken = (await shop.step(draft.body.data.id, 'issue')).body.data;
    expect(taken).toMatchObject({ kind: 'credit', number: '2', gross: 500_00, open: 0 });
    expect(await shop.account()).toMatchObject({ balance: 0 });
    expect((await shop.order(id)).invoiced).toBe('none');
    expect((await shop.credit(made.id)).body.error?.code).toBe('invoices.credited');
    expect((await shop.issued(id)).number).toBe('3');
  });

  test('is taken back in parts, at its own prices and never more than is left, and all of them come to it', async () => {
    const [one, other] = [
      shop.line({ quantity: 3000, unit_price: 33_33_33 }),
      shop.line({ position: 1, quantity: 7000, unit_price: 1_11_11 }),
    ];
    const id = await shop.doneOrder([one, other]);
    const made = await shop.issued(id);
    const draft = (await shop.credit(made.id)).body.data.id;
    const [first, second] = (await shop.invoice(draft)).lines as (typeof one)[];
    const put = (...lines: object[]) => shop.saveDraft(draft, { lines: { put: lines } });
    const codeOf = async (answer: Promise<{ body: { error?: { code: string } } }>) =>
      (await answer).body.error?.code;
    expect(await codeOf(put({ ...first, unit_price: 1_00_00 }))).toBe('invoices.as_credited');
    expect(await codeOf(put({ ...first, quantity: 3001 }))).toBe('invoices.more_than_left');
    expect(await codeOf(put(shop.line({ position: 2 })))).toBe('invoices.as_credited');
    expect(await codeOf(shop.saveDraft(draft, { prices_include_vat: true }))).toBe(
      'invoices.as_credited',
    );
    const part = await shop.saveDraft(draft, {
      lines: { put: [{ ...first, quantity: 1000 }], remove: [second!.key] },
    });
    expect(part.body.error).toBeUndefined();
    const parts = [(await shop.step(draft, 'issue')).body.data];
    expect(await shop.invoice(made.id)).toMatchObject({
      credited: parts[0]!.gross,
      open: made.gross! - parts[0]!.gross!,
    });
    expect((await shop.order(id)).invoiced).toBe('part');
    const rest = (await shop.credit(made.id)).body.data.id;
    expect((await shop.invoice(rest)).lines).toMatchObject([
      { quantity: 2000 },
      { quantity: 7000 },
    ]);
    parts.push((await shop.step(rest, 'issue')).body.data);
    const sum = (of: 'net' | 'vat' | 'gross') => parts[0]![of]! + parts[1]![of]!;
    expect([sum('net'), sum('vat'), sum('gross')]).toEqual([made.net, made.vat, made.gross]);
    expect(await shop.account()).toMatchObject({ balance: 0 });
    expect((await shop.order(id)).invoiced).toBe('none');
  });

  test('that was paid is its customer’s again as far as it is credited', async () => {
    const id = await shop.doneOrder();
    const { pay } = await shop.paidBy(id);
    await pay(450_00);
    const made = await shop.issued(id);
    const draft = (await shop.credit(made.id)).body.data.id;
    const [first] = (await shop.invoice(draft)).lines as object[];
    await shop.saveDraft(draft, { lines: { put: [{ ...first, quantity: 1000 }] } });
    await shop.step(draft, 'issue');
    expect(await shop.invoice(made.id)).toMatchObject({ open: 0, credited: 125_00 });
    expect(await shop.account()).toMatchObject({ balance: -75_00 });
  });

  test('is not invoiced again where its customer keeps the goods or gave them back, which then stand in stock at what they had cost', async () => {
    const keeper = await stockKeeper(server);
    shop = await invoicing(server, keeper.me);
    const product_id = keeper.tyre;
    await keeper.receive({ cost: 70_00 });
    const id = await shop.doneOrder([shop.line({ kind: 'goods', product_id })]);
    const made = await shop.issued(id);
    const there = async () => {
      const [shelf] = await keeper.stock();
      return { on_hand: shelf!.on_hand, value: shelf!.cost!.value };
    };
    expect(await there()).toEqual({ on_hand: 0, value: 0 });
    for (const [credit_for, quantity] of [
      ['goodwill', 1000],
      ['returned', 3000],
    ] as const) {
      const draft = (await shop.credit(made.id)).body.data.id;
      const [first] = (await shop.invoice(draft)).lines as object[];
      await shop.saveDraft(draft, { credit_for, lines: { put: [{ ...first, quantity }] } });
      expect((await shop.step(draft, 'issue')).status).toBe(200);
    }
    expect(await there()).toEqual({ on_hand: 3000, value: 210_00 });
    expect(await shop.order(id)).toMatchObject({ invoiced: 'whole' });
    expect(await shop.account()).toMatchObject({ balance: 0 });
    expect((await shop.draftOf(id)).body.error?.code).toBe('invoices.nothing_left');
  });

  test('is not taken back beyond what it was, by whatever is written into the tables', async () => {
    const made = await shop.issued(await shop.doneOrder());
    const draft = (await shop.credit(made.id)).body.data.id;
    const wrong = [
      sql`update invoice_lines set quantity = 4001 where document_id = ${draft}`,
      sql`update invoices set gross = 50001 where id = ${draft}`,
    ];
    for (const change of wrong) {
      await expect(
        server.db.transaction('system', async (tx) => {
          await change.execute(tx);
          await sql`
            update invoices set state = 'issued', number = 'x', invoice_date = now(),
              seller = '{}', buyer = '{}' where id = ${draft}`.execute(tx);
        }),
      ).rejects.toThrow(/takes back more than was invoiced/);
    }
  });

  test('is taken back from whom it was issued to, whatever is said of them by now, and from nobody else', async () => {
    const made = await shop.issued(await shop.doneOrder());
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('customers')
        .set({ type: 'internal', street: '', city: '' })
        .where('id', '=', shop.customer)
        .execute(),
    );
    const { id } = (await shop.credit(made.id)).body.data;
    const other = (await makeCustomer(server.db, { chain_id: me.site.chain_id, ...address })).id;
    const { version } = await shop.invoice(id);
    const changed = await server.call(
      invoices.calls.save,
      { params: { id }, body: { version, customer_id: other } },
      me,
    );
    expect(changed.body.error?.code).toBe('invoices.as_credited');
    expect((await shop.step(id, 'issue')).body.data).toMatchObject({ buyer: made.buyer, open: 0 });
  });

  test('that is taken back leaves its customer what they paid, which settles the next one of the order or is paid back', async () => {
    const id = await shop.doneOrder();
    const { pay, payBack } = await shop.paidBy(id);
    await pay(200_00);
    const made = await shop.issued(id);
    const credit = (await shop.credit(made.id)).body.data;
    await shop.step(credit.id, 'issue');
    expect(await shop.account()).toMatchObject({ balance: -200_00 });
    await payBack(50_00);
    expect(await shop.account()).toMatchObject({ balance: -150_00 });
    const next = await shop.issued(id);
    expect(next.open).toBe(350_00);
    expect(await shop.invoice(made.id)).toMatchObject({ open: 0 });
    expect(await shop.account()).toMatchObject({ balance: 350_00 });
  });
});
