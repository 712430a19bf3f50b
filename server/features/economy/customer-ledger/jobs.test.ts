import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';
import { proveBooks } from './jobs.ts';
import { unprovedBooks } from './proof-repo.ts';

const server = await testServer();

async function proving() {
  const at = await bookkeeper(server);
  const { chain_id: chain } = at.me.site;
  const unproved = async () =>
    Object.fromEntries(
      (await server.db.transaction('system', unprovedBooks))
        .filter(({ chainId }) => chainId === chain)
        .map(({ what, names }) => [what, names]),
    );
  // As its owner could, past all that the database checks itself.
  const byOwner = async (table: string, change: string) => {
    await server.db.executeSql(
      `alter table ${table} disable trigger user;
       ${change} ${change.includes('where') ? 'and' : 'where'} chain_id = ${chain};
       alter table ${table} enable trigger user`,
    );
  };
  const order = await at.doneOrder();
  await at.pay(order, 200_00);
  const invoice = await at.issued(order);
  return { ...at, order, invoice, unproved, byOwner };
}

test('whatever is issued, paid, paid back, credited and taken back, the books are what they are of', async () => {
  const at = await proving();
  const other = await at.issued(await at.doneOrder());
  await at.pay(at.order, 300_00);
  await at.payBack(at.order, 100_00);
  await at.credited(other.id);
  const [newest] = await at.vouchers();
  await at.reverse(newest!.id);
  expect(await at.unproved()).toEqual({});
  await at.bookWaiting();
  expect(await at.unproved()).toEqual({});
});

test('what has no rule and waits is nothing that lacks', async () => {
  const bare = await bookkeeper(server, { filled: false });
  const order = await bare.doneOrder();
  await bare.pay(order, 200_00);
  await bare.issued(order);
  const all = await server.db.transaction('system', unprovedBooks);
  expect(all.filter(({ chainId }) => chainId === bare.me.site.chain_id)).toEqual([]);
});

test('what was paid before a company began to book is booked elsewhere, and lacks nothing each night', async () => {
  const at = await proving();
  const earlier = await at.doneOrder();
  await at.pay(earlier, 100_00);
  const ofDeposits = `where source_kind = 'order-deposits' and document_id = ${earlier}`;
  const lines = `delete from voucher_lines where voucher_id in (select id from vouchers ${ofDeposits})`;
  await at.byOwner('voucher_lines', lines);
  await at.byOwner('vouchers', `delete from vouchers ${ofDeposits}`);
  expect(Object.keys(await at.unproved())).toContain('unbooked');
  await at.byOwner(
    'order_deposits',
    `update order_deposits set recorded_at = '2020-01-01' where order_id = ${earlier}`,
  );
  expect(Object.keys(await at.unproved())).not.toContain('unbooked');
});

test('an open item that is not its amount less what settles it is found by its invoice', async () => {
  const at = await proving();
  await at.byOwner(
    'customer_open_items',
    'update customer_open_items set open = open - 1 where open > 0',
  );
  expect(await at.unproved()).toEqual({ open_items: [at.invoice.number] });
});

test('a settlement that nobody counted is found at both that it is of', async () => {
  const at = await proving();
  await at.byOwner('customer_allocations', 'update customer_allocations set amount = amount + 1');
  expect((await at.unproved())['open_items']).toEqual([at.invoice.number]);
});

test('an amount that was changed in the ledger is found there and beside its voucher', async () => {
  const at = await proving();
  await at.byOwner(
    'customer_entries',
    "update customer_entries set amount = amount + 5 where kind = 'invoice'",
  );
  expect(await at.unproved()).toEqual({
    open_items: [at.invoice.number],
    unbooked: [at.invoice.number],
  });
});

test('a voucher that is gone is found by its invoice and by its number', async () => {
  const at = await proving();
  await server.db.executeSql(`
    alter table vouchers disable trigger user; alter table voucher_lines disable trigger user;
    delete from voucher_lines where chain_id = ${at.me.site.chain_id}
      and voucher_id in (select id from vouchers where kind = 'settlement');
    delete from vouchers where chain_id = ${at.me.site.chain_id} and kind = 'settlement';
    alter table vouchers enable trigger user; alter table voucher_lines enable trigger user`);
  expect(await at.unproved()).toEqual({ unbooked: [at.invoice.number], numbers: ['B2'] });
});

test('a line that was moved to the account of what customers owe is found by the account', async () => {
  const at = await proving();
  const account = await at.account('1500');
  await at.byOwner(
    'voucher_lines',
    `update voucher_lines set account_id = ${account}, account = '1500' where account = '3000'`,
  );
  expect(await at.unproved()).toEqual({ receivables: ['1500'] });
});

test('what was paid and neither has a voucher nor waits is found by its order', async () => {
  const at = await proving();
  await at.byOwner('vouchers', "update vouchers set source_id = 0 where kind = 'deposit'");
  const { unbooked } = await at.unproved();
  expect(unbooked).toHaveLength(1);
});

test('an invoice whose number leaves one out is found by that one, and told once a day', async () => {
  const at = await proving();
  await at.issued(await at.doneOrder());
  await at.byOwner('invoices', "update invoices set number = '9' where number = '2'");
  expect(await at.unproved()).toEqual({ numbers: ['10', '2'] });
  await proveBooks(server.app);
  await proveBooks(server.app);
  const { data } = (await server.call(notificationsCalls.list, { query: {} }, at.me)).body;
  expect(data.filter(({ title }) => title.includes('number'))).toHaveLength(1);
});
