import { expect, test } from 'vitest';
import { queueCalls, QueueStatus } from '#contract/workshop/queue.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeQueueOptions, makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const longAgo = new Date('2026-01-05T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);

/** Somebody who works at a site of their own, and what they can do there. */
async function counter(options: Omit<Parameters<typeof makeQueueOptions>[1], 'site'> = {}) {
  const me = await logInAs(server.db);
  const { token } = me;
  await makeQueueOptions(server.db, { site: me.site, ...options });
  const params = (id: number) => ({ params: { id } });
  return {
    me,
    add: (licenseplate: string, name = '', again?: boolean) =>
      server.call(queueCalls.add, { body: { licenseplate, name, again } }, { token }),
    expedite: (id: number, target: string | null = null) =>
      server.call(queueCalls.expedite, { ...params(id), body: { target } }, { token }),
    recall: (id: number) =>
      server.call(queueCalls.call, { ...params(id), body: { target: null } }, { token }),
    done: (id: number) => server.call(queueCalls.done, params(id), { token }),
    noShow: (id: number) => server.call(queueCalls.noShow, params(id), { token }),
    wait: (id: number, queue: 'expedite' | 'garage' = 'expedite') =>
      server.call(queueCalls.wait, { params: { id, queue } }, { token }),
    history: (id: number) => server.call(queueCalls.history, params(id), { token }),
    known: (by: 'plate' | 'name', text: string) =>
      server.call(queueCalls.known, { query: { by, text } }, { token }),
    people: async () => (await server.call(queueCalls.refresh, {}, { token })).body.data.people,
  };
}

test('the history of a visit tells who did what, where and when', async () => {
  const site = await counter();
  const { id } = (await site.add('EL12345', 'Kari')).body.data;
  await site.expedite(id, 'Desk 1');
  await site.wait(id, 'garage');
  await site.done(id);
  const { body } = await site.history(id);
  const { first_name, last_name } = site.me.user;
  const by = `${first_name} ${last_name}`.trim();
  expect(body.data).toMatchObject([
    { by, action: 'arrive', queue: 'expedite', target: null },
    { by, action: 'expedite', queue: 'expedite', target: 'Desk 1' },
    { by, action: 'wait', queue: 'garage', target: null },
    { by, action: 'done', queue: 'garage', target: null },
  ]);
  const times = body.data.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});

test('the history of another site is not there', async () => {
  const [ours, theirs] = [await counter(), await counter()];
  const { id } = (await theirs.add('EL12345')).body.data;
  expect((await ours.history(id)).status).toBe(404);
});

test('a plate that is in the queue is not let in once more unless that is meant', async () => {
  const site = await counter();
  await site.add('EL 12345');
  const twice = await site.add('el12345', 'Kari');
  expect([twice.status, twice.body.error?.code]).toEqual([409, 'queue.already_here']);
  expect(await site.people()).toHaveLength(1);
  expect((await site.add('EL12345', '', true)).status).toBe(200);
  expect(await site.people()).toHaveLength(2);
});

test('who has left may come in again', async () => {
  const site = await counter();
  const { id } = (await site.add('EL12345')).body.data;
  await site.done(id);
  expect((await site.add('EL12345')).status).toBe(200);
});

test('who comes again is known by the car, and as the customer when the name is the same', async () => {
  const site = await counter();
  const { chain_id } = site.me.site;
  const customer_id = (await makeCustomer(server.db, { chain_id })).id;
  const car_id = (await makeCar(server.db, { chain_id })).id;
  const before = { licenseplate: 'EL12345', name: 'Kari', customer_id, car_id };
  const left = { arrived_at: longAgo, left_at: longAgo, car_brand: 'Volvo' };
  await makeQueuePerson(server.db, { site: site.me.site, ...before, ...left });
  const kari = await site.add('EL12345', 'kari');
  expect(kari.body.data).toMatchObject({ customer_id, car_id, car_brand: 'Volvo' });
  const ola = await site.add('EL12345', 'Ola', true);
  expect(ola.body.data).toMatchObject({ customer_id: null, car_id, car_brand: 'Volvo' });
});

test('people of earlier visits are found by plate and by name as one types, each once', async () => {
  const site = await counter();
  const kari = { licenseplate: 'EL12345', name: 'Kari Nilsen', car_brand: 'Volvo' };
  for (const day of [1, 2]) {
    const at = new Date(longAgo.getTime() + day * 86_400_000);
    await makeQueuePerson(server.db, { site: site.me.site, ...kari, arrived_at: at, left_at: at });
  }
  const last_at = new Date(longAgo.getTime() + 2 * 86_400_000).toISOString();
  const found = [{ ...kari, last_at, here: false }];
  for (const typed of ['el', 'EL 123', 'el12345']) {
    expect((await site.known('plate', typed)).body.data).toMatchObject(found);
  }
  for (const typed of ['ka', 'KARI N', 'nilsen']) {
    expect((await site.known('name', typed)).body.data).toMatchObject(found);
  }
  for (const typed of ['e', '', 'EL2']) {
    expect((await site.known('plate', typed)).body.data).toEqual([]);
  }
  await site.add('EL12345', 'Kari Nilsen');
  expect((await site.known('plate', 'EL')).body.data).toMatchObject([{ here: true }]);
});

test('after the site’s limit nobody is called again; they are given up, and can be put back', async () => {
  const site = await counter({ recallLimit: 2 });
  const { id } = (await site.add('EL12345')).body.data;
  await site.expedite(id, 'Desk 1');
  const tooEarly = await site.noShow(id);
  expect([tooEarly.status, tooEarly.body.error?.code]).toEqual([409, 'queue.call_first']);
  expect((await site.recall(id)).status).toBe(200);
  expect((await site.recall(id)).body.data.expedite.recalls).toBe(2);
  const thrice = await site.recall(id);
  expect([thrice.status, thrice.body.error?.code]).toEqual([409, 'queue.called_enough']);
  const gone = await site.noShow(id);
  expect(gone.body.data).toMatchObject({ no_show: true, expedite: { status: QueueStatus.Done } });
  expect(await site.people()).toEqual([gone.body.data]);
  const back = await site.wait(id);
  expect(back.body.data).toMatchObject({ no_show: false, expedite: { status: QueueStatus.Wait } });
  expect((await site.history(id)).body.data.map(({ action }) => action)).toEqual([
    'arrive',
    'expedite',
    'call',
    'call',
    'no_show',
    'wait',
  ]);
});

test('who was done today can be put back to wait; who was done on another day cannot', async () => {
  const site = await counter();
  const { id } = (await site.add('EL12345')).body.data;
  await site.done(id);
  expect((await site.wait(id)).status).toBe(200);
  await site.done(id);
  await server.db.transaction('system', (tx) =>
    tx.updateTable('queue_entries').set({ done_at: longAgo }).where('person_id', '=', id).execute(),
  );
  const answer = await site.wait(id);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'queue.day_over']);
});

test('how long somebody waited and was served is kept', async () => {
  const site = await counter();
  const { id } = await makeQueuePerson(server.db, {
    site: site.me.site,
    arrived_at: minutesAgo(10),
  });
  const kept = async () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('queue_entries')
        .select(['waited_seconds', 'handled_seconds'])
        .where('person_id', '=', id)
        .where('queue', '=', 'expedite')
        .executeTakeFirstOrThrow(),
    );
  await site.expedite(id);
  const called = await kept();
  expect(called.waited_seconds).toBeGreaterThanOrEqual(600);
  expect(called.waited_seconds).toBeLessThan(700);
  expect(called.handled_seconds).toBeNull();
  await site.done(id);
  expect((await kept()).handled_seconds).toBeLessThan(100);
});
