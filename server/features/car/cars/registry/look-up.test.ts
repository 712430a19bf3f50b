import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { registryCalls } from '#contract/car/registry.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { serverOver, testServer, type TestServer } from '#tests/support/server.ts';

const demo = await testServer();
const { db } = demo;
const somebody = () => logInAs(db, { roles: ['manager'] });

const car = (server: TestServer, token: string, licenseplate: string, fresh = false) =>
  server.call(registryCalls.car, { body: { licenseplate, country: 'NO', fresh } }, { token });

/** A server whose Norwegian register answers what `answers` holds; undefined for out of order. */
async function withRegister() {
  const answers: { make: string | undefined } = { make: 'VOLVO' };
  let requests = 0;
  const http = createServer((_, response) => {
    requests += 1;
    if (answers.make === undefined) return void response.writeHead(503).end();
    const generelt = { merke: [{ merke: answers.make }] };
    const vehicle = { godkjenning: { tekniskGodkjenning: { tekniskeData: { generelt } } } };
    response.writeHead(200).end(JSON.stringify({ kjoretoydataListe: [vehicle] }));
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const server = await serverOver(db, {
    REGISTRY_NO: `http://:key@127.0.0.1:${port}`,
    SEED_DEMO: '0',
  });
  onTestFinished(() => server.app.http.close());
  return { server, answers, requests: () => requests };
}

test('the register of the demo says that it is one, and the same of a plate each time', async () => {
  const { token } = await somebody();
  const [one, again] = [
    await car(demo, token, 'DP 12345'),
    await car(demo, token, 'dp12345', true),
  ];
  expect(one.body.data).toMatchObject({ outcome: 'found', demo: true, source: 'Demo' });
  expect(again.body.data.car).toEqual(one.body.data.car);
  expect(one.body.data.car?.licenseplate).toBe('DP12345');
});

test('in Norway a plate that begins with EK is of an electric car', async () => {
  const { token } = await somebody();
  expect((await car(demo, token, 'EK12345')).body.data.car?.fuel).toBe('electric');
});

test('a plate that no register has is unknown, which is no error', async () => {
  const { token } = await somebody();
  const { status, body } = await car(demo, token, 'DP00000');
  expect([status, body.data.outcome, body.data.car]).toEqual([200, 'unknown', null]);
});

test('an answer is given again for thirty days, and then asked for again', async () => {
  const { server, answers, requests } = await withRegister();
  const { token, site } = await somebody();
  await car(server, token, 'DP12345');
  answers.make = 'SAAB';
  expect((await car(server, token, 'DP12345')).body.data.car?.make).toBe('VOLVO');
  expect(requests()).toBe(1);
  await db.transaction('system', (tx) =>
    tx
      .updateTable('registry_answers')
      .set({ fetched_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('chain_id', '=', site.chain_id)
      .execute(),
  );
  expect((await car(server, token, 'DP12345')).body.data.car?.make).toBe('SAAB');
  expect(requests()).toBe(2);
});

test('what is asked for fresh is asked again', async () => {
  const { server, answers } = await withRegister();
  const { token } = await somebody();
  await car(server, token, 'DP12345');
  answers.make = 'SAAB';
  expect((await car(server, token, 'DP12345', true)).body.data.car?.make).toBe('SAAB');
});

test('a register that is out of order: the last answer with its age, else that it is so', async () => {
  const { server, answers } = await withRegister();
  const { token } = await somebody();
  const first = await car(server, token, 'DP12345');
  answers.make = undefined;
  expect((await car(server, token, 'DP12345', true)).body.data).toEqual(first.body.data);
  const other = (await car(server, token, 'DP54321')).body.data;
  expect([other.outcome, other.car]).toEqual(['unavailable', null]);
});

test('a country without a register is not connected, and nothing is made up', async () => {
  const { server } = await withRegister();
  const { token } = await somebody();
  const input = { body: { licenseplate: 'ABC123', country: 'SE' as const } };
  const { body } = await server.call(registryCalls.car, input, { token });
  expect([body.data.outcome, body.data.demo]).toEqual(['not_connected', false]);
});

test('what one chain was told another has to ask for itself', async () => {
  const { server, requests } = await withRegister();
  await car(server, (await somebody()).token, 'DP12345');
  await car(server, (await somebody()).token, 'DP12345');
  expect(requests()).toBe(2);
});

test('an owner is told for a purpose, and the log says who asked and why', async () => {
  const { token, user } = await somebody();
  const { body } = await demo.call(
    registryCalls.owner,
    { body: { licenseplate: 'DP12345', country: 'NO', purpose: 'found_car' } },
    { token },
  );
  expect(body.data).toMatchObject({ outcome: 'found', demo: true });
  expect(body.data.owner?.name).toBeTruthy();
  await car(demo, token, 'DP12345');
  const log = (await demo.call(registryCalls.lookUps, {}, { token })).body.data;
  expect(log).toMatchObject([
    { kind: 'car', licenseplate: 'DP12345', purpose: null, outcome: 'found' },
    { kind: 'owner', purpose: 'found_car', by: `${user.first_name} ${user.last_name}` },
  ]);
  const kept = await db.transaction('system', (tx) =>
    tx.selectFrom('registry_answers').selectAll().execute(),
  );
  expect(JSON.stringify(kept)).not.toContain(body.data.owner?.name);
});

test('a register without an agreement about owners returns none', async () => {
  const { server } = await withRegister();
  const { token } = await somebody();
  const body = { licenseplate: 'DP12345', country: 'NO' as const, purpose: 'booking' as const };
  const answer = await server.call(registryCalls.owner, { body }, { token });
  expect(answer.body.data).toEqual({
    outcome: 'not_connected',
    source: '',
    demo: false,
    owner: null,
  });
});
