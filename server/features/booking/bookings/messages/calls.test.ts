import { beforeAll, expect, test } from 'vitest';
import { wallTime } from '#contract/kit/time/zoned-time.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { now } from '#server/kit/clock.ts';
import { shopWithMessages, messagesOf } from '#tests/support/factories/booking/messages.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let messages: ReturnType<typeof messagesOf>;
beforeAll(async () => {
  server = await testServer();
  messages = messagesOf(server);
});

const minuteMs = 60_000;
const called = {
  type: 'called',
  templates: { nb: { subject: '', text: 'Din tur, {plate}. Gå til {station}.' } },
};

/** Somebody who has booked, has come, and waits in the queue. */
async function waiting(...rules: Record<string, unknown>[]) {
  const shop = await shopWithMessages(server, ...rules);
  const booking = await shop.bookedBy({ licenseplate: 'EL12345' });
  await shop.step(booking.id, 'check_in');
  const [person] = (await shop.call(queueCalls.refresh)).body.data.people;
  const params = { id: person!.id };
  const sender = (minutes: number) =>
    minutes === 0
      ? undefined
      : {
          doneAt: new Date(now().getTime() - minutes * minuteMs).toISOString(),
          key: crypto.randomUUID(),
          deviceId: crypto.randomUUID(),
        };
  return {
    ...shop,
    id: booking.id,
    callTo: (target: string, minutesAgo = 0) =>
      shop.call(queueCalls.expedite, { params, body: { target } }, sender(minutesAgo)),
    callAgainTo: (target: string) => shop.call(queueCalls.call, { params, body: { target } }),
    putBack: () => shop.call(queueCalls.wait, { params: { ...params, queue: 'expedite' } }),
    done: () => shop.call(queueCalls.done, { params }),
    said: async () => (await messages.handed(shop.site.id)).map(({ said }) => said),
  };
}

test('who has booked is told that they are called and where to, once for each call, before all others', async () => {
  const { id, site, callTo, callAgainTo, said } = await waiting(called);
  await messages.send();
  expect(await said()).toEqual([]);
  expect((await callTo('Skranke 2')).status).toBe(200);
  await messages.send();
  await messages.send();
  expect(await messages.handed(site.id)).toEqual([
    {
      recipient: '90012345',
      status: 'waiting',
      priority: 'waited_for',
      said: 'Din tur, EL12345. Gå til Skranke 2.',
    },
  ]);
  expect((await callAgainTo('Løft 1')).status).toBe(200);
  await messages.send();
  expect(await said()).toEqual([
    'Din tur, EL12345. Gå til Skranke 2.',
    'Din tur, EL12345. Gå til Løft 1.',
  ]);
  expect(await messages.logOf(id)).toEqual(['called sent', 'called sent']);
});

test('a call does not wait for the quiet hours to end, for an offset or for a rule about those who have come', async () => {
  const wall = new Date(wallTime(now().getTime(), 'Europe/Oslo'));
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const quiet = { send_from: (minute + 120) % 1440, send_to: (minute + 240) % 1440 };
  const { callTo, said } = await waiting({
    ...called,
    ...quiet,
    minutes_after: 60,
    skip: ['checked_in'],
  });
  await callTo('Skranke 1');
  await messages.send();
  expect(await said()).toEqual(['Din tur, EL12345. Gå til Skranke 1.']);
});

test('called twice before anybody was told is one message, of the last call', async () => {
  const { callTo, callAgainTo, said } = await waiting(called);
  await callTo('Skranke 1');
  await callAgainTo('Skranke 2');
  await messages.send();
  expect(await said()).toEqual(['Din tur, EL12345. Gå til Skranke 2.']);
});

test('who was put back or served before they were told is not told', async () => {
  const back = await waiting(called);
  await back.callTo('Skranke 1');
  await back.putBack();
  await messages.send();
  const served = await waiting(called);
  await served.callTo('Skranke 1');
  await served.done();
  await messages.send();
  expect([await back.said(), await served.said()]).toEqual([[], []]);
});

test('a call that reaches the server too late is in the log, and nobody is sent for', async () => {
  const { id, callTo, said, site } = await waiting(called);
  // They came before that.
  const before = new Date(now().getTime() - 60 * minuteMs);
  await server.db.transaction('system', async (tx) => {
    const come = { start_at: before };
    await tx.updateTable('queue_entries').set(come).where('site_id', '=', site.id).execute();
  });
  await callTo('Skranke 1', 11);
  await messages.send();
  expect(await said()).toEqual([]);
  expect(await messages.logOf(id)).toEqual(['called skipped too_late']);
});

test('who came without a booking, or where no rule says so, is called as ever', async () => {
  const { call, site, callTo, said } = await waiting();
  const { body } = await call(queueCalls.add, { body: { licenseplate: 'EL99999', name: '' } });
  const params = { id: body.data.id };
  const stranger = await call(queueCalls.expedite, { params, body: { target: null } });
  expect([stranger.status, (await callTo('Skranke 1')).status]).toEqual([200, 200]);
  await messages.send();
  expect([await said(), await messages.handed(site.id)]).toEqual([[], []]);
});
