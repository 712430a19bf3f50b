import { expect, test } from 'vitest';
import {
  treadReaderCalls,
  treadReaders,
  webhookHeaders,
} from '#contract/workshop/tread-depth/readers.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { otherNetwork, testServer } from '#tests/support/server.ts';
import { signatureOf } from './signature.ts';

const server = await testServer();
const { makeSecret, payloads, test: sendTest } = treadReaderCalls;

/** A reader that knows its secret. */
async function connected() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const added = await server.call(treadReaders.calls.add, { body: { name: 'Lane 1' } }, me);
  const { id, code } = added.body.data;
  const input = { params: { id } };
  const { secret } = (await server.call(makeSecret, input, me)).body.data;
  return { me, input, code, secret };
}

const measured = (part: object = {}) =>
  JSON.stringify({
    id: 'm-1',
    measured_at: '2026-06-01T09:30:00Z',
    licenseplate: 'EL 12345',
    wheels: [{ position: 'FL', depths: [6.5, 6.1, 5.9] }],
    ...part,
  });

async function post(code: string, secret: string, body: string, at = now()) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api/v3/tread-depth/webhook/${code}`,
    headers: {
      'content-type': 'application/json',
      [webhookHeaders.timestamp]: timestamp,
      [webhookHeaders.signature]: signatureOf(secret, timestamp, Buffer.from(body)),
    },
    payload: body,
    remoteAddress: otherNetwork(),
  });
  return {
    status: answer.statusCode,
    body: answer.json() as { data: { outcome: string; id: number } },
  };
}

test('what a reader signed becomes a reading, once, however often it is sent', async () => {
  const { me, input, code, secret } = await connected();
  const first = await post(code, secret, measured());
  expect([first.status, first.body.data.outcome]).toEqual([200, 'taken']);
  const again = await post(code, secret, measured());
  expect(again.body.data).toEqual({ outcome: 'repeated', id: first.body.data.id });
  const { id } = first.body.data;
  const one = await server.call(treadReadings.calls.one, { params: { id } }, me);
  expect(one.body.data).toMatchObject({
    licenseplate: 'EL12345',
    fl_1: 65,
    fl_3: 59,
    fl: 59,
    read_on: '2026-06-01',
    season: 'summer',
    source: 'reader',
    reader: 'Lane 1',
    verdict: 'ok',
    matched: false,
  });
  const log = (await server.call(payloads, input, me)).body.data;
  expect(log.map(({ outcome }) => outcome)).toEqual(['repeated', 'taken']);
});

test.each([
  ['signed with another secret', { secret: 'guessed' }],
  ['sent to no reader', { code: 'nobody' }],
  ['signed an hour ago', { at: new Date(now().getTime() - 3_600_000) }],
])('what is %s is refused and becomes nothing', async (_, wrong) => {
  const reader = { ...(await connected()), at: now(), ...wrong };
  const answer = await post(reader.code, reader.secret, measured(), reader.at);
  expect(answer.status).toBe(401);
  expect((await server.call(payloads, reader.input, reader.me)).body.data).toEqual([]);
});

test('a new secret ends the one before; a reader without one is refused', async () => {
  const { me, input, code, secret } = await connected();
  await server.call(makeSecret, input, me);
  expect((await post(code, secret, measured())).status).toBe(401);
});

test.each([
  ['no JSON', 'depth=6'],
  [
    'a wheel too many',
    measured({ wheels: Array.from({ length: 5 }, () => ({ position: 'FL', depths: [6] })) }),
  ],
  ['a depth no tyre has', measured({ wheels: [{ position: 'FL', depths: [65] }] })],
  ['a letter that no database keeps', measured({ id: 1, note: '\0' })],
  ['half a letter', measured({ id: '\ud800' })],
  ['a measurement at the end of time', measured({ measured_at: '9999-12-31T23:59:59Z' })],
  ['a measurement at its beginning', measured({ measured_at: '0001-01-01T00:00:00Z' })],
  [
    'a measurement of the day after tomorrow',
    measured({ measured_at: new Date(now().getTime() + 2 * 86_400_000).toISOString() }),
  ],
])('%s is refused as not understood, and stands in the log', async (_, body) => {
  const { me, input, code, secret } = await connected();
  expect((await post(code, secret, body)).status).toBe(422);
  const [logged] = (await server.call(payloads, input, me)).body.data;
  expect(logged?.outcome).toBe('unreadable');
  expect((await server.call(treadReadings.calls.list, {}, me)).body.data).toEqual([]);
});

test('more than a megabyte is not even read', async () => {
  const { code, secret } = await connected();
  expect((await post(code, secret, measured({ note: 'x'.repeat(1_100_000) }))).status).toBe(413);
});

test('a test goes the way of a real measurement, and needs a secret', async () => {
  const { me, input } = await connected();
  const { readingId: id } = (await server.call(sendTest, input, me)).body.data;
  const one = await server.call(treadReadings.calls.one, { params: { id } }, me);
  expect(one.body.data).toMatchObject({ source: 'test', licenseplate: 'TEST123', matched: false });
  const bare = await server.call(treadReaders.calls.add, { body: { name: 'Lane 2' } }, me);
  const answer = await server.call(sendTest, { params: { id: bare.body.data.id } }, me);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'tread-depth.no_secret']);
});

test('nothing that is told of a reader holds its secret', async () => {
  const { me, input, secret } = await connected();
  const one = await server.call(treadReaders.calls.one, input, me);
  expect(JSON.stringify(one.body)).not.toContain(secret);
});
