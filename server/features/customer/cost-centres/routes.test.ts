import { describe, expect, test } from 'vitest';
import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { costCentreSettings } from '#contract/customer/cost-centres/settings.ts';
import { orders } from '#contract/sales/orders.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';

crudSuite(costCentres, {
  valid: () => ({
    code: unique('').slice(1),
    name: 'name',
    valid_from: '2026-01-01',
    valid_to: '2026-01-01',
    external_id: 'exte',
  }),
  changed: { code: 'codex' },
  wrong: { code: '' },
});

const server = await testServer();

describe('the usual cost centre of a site', () => {
  async function atSite(own: { usual?: string; required?: boolean }) {
    const me = await logInAs(server.db, { roles: ['manager', 'economy'] });
    const code = unique('').slice(1, 9);
    const added = await server.call(costCentres.calls.add, { body: { code, name: 'Shop' } }, me);
    await makeVatCodes(server.db, me.site);
    const body = { usual: own.usual ?? code, required: own.required ?? false, version: 1 };
    const saved = await server.call(
      costCentreSettings.calls.site.save,
      { body: { ...body, own: ['required'] } },
      me,
    );
    return { me, saved, centre: added.body.data.id };
  }
  const order = (me: LoggedIn, body: object = {}) => server.call(orders.calls.add, { body }, me);

  test('is what its orders begin with, as long as nobody says another', async () => {
    const { me, centre } = await atSite({});
    expect((await order(me)).body.data.cost_centre_id).toBe(centre);
    const body = { code: unique('').slice(1, 9), name: 'Fleet' };
    const other = (await server.call(costCentres.calls.add, { body }, me)).body.data.id;
    const chosen = await order(me, { cost_centre_id: other });
    expect(chosen.body.data.cost_centre_id).toBe(other);
  });

  test('is one that there is', async () => {
    const { saved } = await atSite({ usual: 'nowhere' });
    expect([saved.status, Object.keys(saved.body.error?.fields ?? {})]).toEqual([422, ['usual']]);
  });

  test('can be asked for before an order is done', async () => {
    const { me } = await atSite({ usual: '', required: true });
    const line = {
      key: crypto.randomUUID(),
      position: 0,
      description: 'Wheel change',
      quantity: 1000,
      unit_price: 100_00_00,
      vat_code: '3',
    };
    const { id: customer_id } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
    let { data } = (await order(me, { customer_id, lines: { put: [line] } })).body;
    for (const step of ['accept', 'start'] as const) {
      const input = { params: { id: data.id }, body: { version: data.version } };
      data = (await server.call(orders.calls[step], input, me)).body.data;
    }
    const finish = { params: { id: data.id }, body: { version: data.version } };
    const { status, body } = await server.call(orders.calls.finish, finish, me);
    expect([status, body.error?.code]).toEqual([422, 'orders.no_cost_centre']);
  });
});

settingsSuite(costCentreSettings, {
  changed: { required: true },
  wrong: { required: 'now and then' },
});
