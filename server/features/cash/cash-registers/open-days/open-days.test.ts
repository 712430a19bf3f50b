import { expect, test } from 'vitest';
import { openDayCalls } from '#contract/cash/cash-registers/open-days.ts';
import { registerOf, shop } from '#tests/support/cash/shop.ts';
import { logInAs, makeMembership, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const openAt = async (me: LoggedIn) => (await server.call(openDayCalls.openDays, {}, me)).body.data;

test('a register has an open day from its first entry until its Z report, and does not say what its drawer should have', async () => {
  const at = await shop(server, { open: false });
  expect(await openAt(at.me)).toEqual([]);
  await at.move('float', 1000_00);
  await at.sell(250_00);
  const { nr } = (await at.sell(100_00, { payments: [{ method_id: at.cash, amount: 100_00 }] }))
    .body.data;
  await at.takeBack(nr, 100_00, { payments: [{ method_id: at.cash, amount: 100_00 }] });
  await at.sell(40_00, { payments: [{ method_id: at.cash, amount: 40_00 }] });
  await at.move('pay_out', 500_00);
  const [day, ...others] = await openAt(at.me);
  expect(others).toEqual([]);
  expect(day).toMatchObject({
    id: at.id,
    site: { id: at.me.site.id },
    is_practice: true,
    currency: 'NOK',
    since: (await at.transactions())[0]!.day,
    sold: 290_00,
    receipts: 4,
  });
  expect(JSON.stringify(day)).not.toContain('54000');
  expect((await at.z(540_00)).body.error).toBeUndefined();
  expect(await openAt(at.me)).toEqual([]);
});

test('who may end days at several sites sees those of all of them, and of no other', async () => {
  const at = await shop(server);
  const { chain_id } = at.me.site;
  const site = await makeSite(server.db, { chain_id, company_id: at.me.site.company_id });
  const there = await logInAs(server.db, { site, roles: ['manager'] });
  const second = await registerOf(server, there, at);
  await second.move('float', 1000_00);
  expect((await openAt(at.me)).map(({ id }) => id)).toEqual([at.id]);
  await makeMembership(server.db, { user: at.me.user, site, roles: ['mechanic'] });
  expect((await openAt(at.me)).map(({ id }) => id)).toEqual([at.id]);
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('memberships')
      .set({ roles: ['reception'] })
      .where('user_id', '=', at.me.user.id)
      .where('site_id', '=', site.id)
      .execute(),
  );
  expect(new Set((await openAt(at.me)).map(({ id }) => id))).toEqual(new Set([at.id, second.id]));
});

test('who may not end a day is refused', async () => {
  const at = await shop(server);
  const mechanic = await logInAs(server.db, { site: at.me.site, roles: ['mechanic'] });
  expect((await server.call(openDayCalls.openDays, {}, mechanic)).status).toBe(403);
});
