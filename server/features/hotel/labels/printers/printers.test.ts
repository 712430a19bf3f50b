import { afterEach, beforeAll, afterAll, expect, test } from 'vitest';
import { labelCalls } from '#contract/hotel/labels/labels.ts';
import { printers } from '#contract/hotel/labels/printers.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { readZpl } from '#tests/support/paper/read-zpl.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';
import { playLabelPrinter, type LabelPrinter } from '#tests/simulators/label-printer.ts';
import { printWaiting } from './jobs.ts';
import { mayReach } from './printer-networks.ts';

crudSuite(printers, {
  valid: () => ({ name: unique('Office'), size: 'a4', set_labels: true }),
  changed: { name: 'Counter' },
  wrong: { name: '' },
});

let server: TestServer;
beforeAll(async () => {
  server = await serverOver(await testDatabase(), { PRINTER_NETWORKS: '127.0.0.0/30' });
});
afterAll(() => server.app.http.close());
const played: LabelPrinter[] = [];
afterEach(async () => {
  for (const printer of played.splice(0)) await printer.stop();
});

const patience = { toConnect: 2_000, toTake: 300 };

async function hotel(way?: Parameters<typeof playLabelPrinter>[0]) {
  const staff = await hotelStaff(server);
  const printer = await playLabelPrinter(way);
  played.push(printer);
  const body = {
    name: 'Zebra',
    kind: 'network',
    address: '127.0.0.1',
    port: printer.port,
  } as const;
  const { id: printer_id } = (await staff.call(printers.calls.add, { body })).body.data;
  const set = await staff.takeIn({ licenseplate: 'EL12345' });
  const wanted = { of: 'wheel', ids: String(set.id), size: '60x90', printer_id } as const;
  const send = async () => (await staff.call(labelCalls.send, { body: wanted })).body.data?.id;
  const prints = async () => (await staff.call(labelCalls.prints, {})).body.data;
  return { ...staff, printer, printer_id, set, wanted, send, prints };
}

test('labels come out of the printer that they were sent to, once', async () => {
  const { me, printer, set, send, prints } = await hotel();
  await send();
  expect(await prints()).toMatchObject([{ state: 'waiting', printer: 'Zebra', of: 'wheel' }]);
  await printWaiting(server.app, patience);
  await printWaiting(server.app, patience);
  expect(printer.printed).toHaveLength(1);
  const labels = readZpl(printer.printed[0]!);
  expect(labels).toHaveLength(4);
  expect(labels[0]?.fields.map(({ text }) => text)).toContain(
    `TW${me.site.chain_id}:${set.number}:FL`,
  );
  expect(await prints()).toMatchObject([{ state: 'printed', problem: '' }]);
});

test.each([
  ['takes_nothing', 'silent'],
  ['breaks_off', 'broken_off'],
] as const)('a printer that %s is told as that', async (way, problem) => {
  const { send, prints } = await hotel(way);
  await send();
  await printWaiting(server.app, patience);
  expect(await prints()).toMatchObject([{ state: 'failed', problem }]);
});

test('one that is off is reported as that, and is not asked by each label again', async () => {
  const { printer, send, prints } = await hotel();
  await printer.stop();
  await send();
  await send();
  await printWaiting(server.app, patience);
  expect((await prints()).map((one) => one.problem)).toEqual(['unreachable', 'unreachable']);
});

test('what was not printed is printed once more by a press, and stands in the history as such', async () => {
  const { call, printer, set, send, prints } = await hotel();
  const id = await send();
  await printWaiting(server.app, patience);
  await call(labelCalls.sendAgain, { params: { id } });
  await printWaiting(server.app, patience);
  expect(printer.printed).toHaveLength(2);
  expect((await prints()).map(({ state }) => state)).toEqual(['printed', 'printed']);
  const history = (await call(wheelSets.calls.history, { params: { id: set.id } })).body.data;
  expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['reprint', 'print']);
});

test('what was on its way when a server ended is left to who looks at the printer', async () => {
  const { printer, send, prints } = await hotel();
  await send();
  await server.db.transaction('system', (tx) =>
    tx.updateTable('prints').set({ state: 'sending' }).where('state', '=', 'waiting').execute(),
  );
  await printWaiting(server.app, patience);
  expect(printer.connections()).toBe(0);
  expect(await prints()).toMatchObject([{ state: 'failed', problem: 'unknown' }]);
});

test('anyone who wrote an address that is not open any more reaches nothing by it', async () => {
  const { me, printer, printer_id, send, prints } = await hotel();
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('printers')
      .set({ address: '127.0.0.9' })
      .where('chain_id', '=', me.site.chain_id)
      .where('id', '=', printer_id)
      .execute(),
  );
  await send();
  await printWaiting(server.app, patience);
  expect(printer.connections()).toBe(0);
  expect(await prints()).toMatchObject([{ state: 'failed', problem: 'not_allowed' }]);
});

test.each(['10.0.0.1', '127.0.0.4', 'localhost', '169.254.169.254', '::1', '', '127.1'])(
  'a printer cannot stand at %j',
  async (address) => {
    const { call } = await hotelStaff(server);
    const body = { name: 'Zebra', kind: 'network', address } as const;
    const answer = await call(printers.calls.add, { body });
    expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([
      422,
      ['address'],
    ]);
  },
);

test('nothing is sent to the printer of another site', async () => {
  const [{ printer_id }, { call, wanted }] = [await hotel(), await hotel()];
  const { status } = await call(labelCalls.send, { body: { ...wanted, printer_id } });
  expect(status).toBe(422);
});

test('without networks that were named, nothing is reached', () => {
  expect(mayReach(undefined, '10.20.0.15')).toBe(false);
  expect(mayReach('10.20.0.0/16, 192.168.4.7/32', '10.20.0.15')).toBe(true);
  expect(mayReach('10.20.0.0/16,192.168.4.7/32', '192.168.4.8')).toBe(false);
  expect(mayReach('10.20.0.0/16', '::ffff:10.20.0.15')).toBe(true);
  expect(mayReach('10.20.0.0/16', 'printer.example')).toBe(false);
});
