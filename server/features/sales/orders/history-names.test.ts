import { expect, test } from 'vitest';
import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { orders } from '#contract/sales/orders.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('the history of an order says what it was changed to by name, archived since or not', async () => {
  const { lineOf, call } = await workshop(server);
  const of = { code: unique('C'), name: 'Fleet north' };
  const centre = (await call(costCentres.calls.add, { body: of })).body.data;
  const made = { lines: { put: [lineOf()] } };
  const order = (await call(orders.calls.add, { body: made })).body.data;
  const body = { version: order.version, cost_centre_id: centre.id };
  await call(orders.calls.save, { params: { id: order.id }, body });
  const archived = { params: { id: centre.id }, body: { version: centre.version } };
  await call(costCentres.calls.archive, archived);
  const history = (await call(orders.calls.history, { params: { id: order.id } })).body.data;
  const change = history[0]!.changes.find(({ field }) => field === 'cost_centre_id');
  expect(change?.shown).toEqual({ from: '', to: of.code });
});
