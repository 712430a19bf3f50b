import { expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeQueueOptions, makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const minute = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

async function reception() {
  const me = await logInAs(server.db);
  await makeQueueOptions(server.db, { site: me.site });
  const add = (name: string, doneAt?: string) =>
    server.call(
      queueCalls.add,
      { body: { licenseplate: '', name } },
      { token: me.token, ...(doneAt && { doneAt }) },
    );
  return { me, token: me.token, add };
}

test('who was let in without network stands where they came, before those who came later', async () => {
  const { token, add } = await reception();
  const cameFirst = ago(6);
  const later = await add('Ola', ago(3));
  const first = await add('Kari', cameFirst);
  expect(first.body.data.expedite.start_at).toBe(cameFirst);
  const { body } = await server.call(queueCalls.refresh, {}, { token });
  expect(body.data.people.map(({ name }) => name)).toEqual(['Kari', 'Ola']);
  expect(body.data.people[1]).toEqual(later.body.data);
});

test('what was done to them counts from when it was done, in waits and in history; when it came is kept too', async () => {
  const { me, token, add } = await reception();
  const [came, called, done] = [ago(360), ago(350), ago(345)];
  const { body } = await add('Kari', came);
  const params = { id: body.data.id };
  await server.call(
    queueCalls.expedite,
    { params, body: { target: 'Desk 1' } },
    { token, doneAt: called },
  );
  const finished = await server.call(queueCalls.done, { params }, { token, doneAt: done });
  expect(finished.body.data.expedite).toMatchObject({
    start_at: came,
    expedite_at: called,
    call_at: called,
    done_at: done,
  });
  const history = await server.call(queueCalls.history, { params }, { token });
  expect(history.body.data.map(({ at }) => at)).toEqual([came, called, done]);
  const kept = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('queue_history')
      .select(['at', 'received_at'])
      .where('chain_id', '=', me.site.chain_id)
      .where('person_id', '=', params.id)
      .orderBy('at')
      .execute(),
  );
  for (const step of kept) {
    expect(step.received_at!.getTime() - step.at.getTime()).toBeGreaterThan(344 * minute);
  }
  const waited = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('queue_entries')
      .select(['waited_seconds', 'handled_seconds'])
      .where('chain_id', '=', me.site.chain_id)
      .where('person_id', '=', params.id)
      .where('queue', '=', 'expedite')
      .executeTakeFirstOrThrow(),
  );
  expect(waited).toEqual({ waited_seconds: 600, handled_seconds: 300 });
});

test('nothing is done before what happened last, nor later than now', async () => {
  const { me, token } = await reception();
  const { id } = await makeQueuePerson(server.db, { site: me.site });
  const params = { id };
  const before = await server.call(queueCalls.refresh, {}, { token });
  const came = before.body.data.people[0]!.expedite.start_at!;
  const early = await server.call(
    queueCalls.expedite,
    { params, body: { target: null } },
    { token, doneAt: '2001-01-01T00:00:00Z' },
  );
  expect(early.body.data.expedite.expedite_at).toBe(came);
  const startedAt = Date.now();
  const late = await server.call(
    queueCalls.done,
    { params },
    { token, doneAt: '2099-01-01T00:00:00Z' },
  );
  const doneAt = Date.parse(late.body.data.expedite.done_at!);
  expect(doneAt).toBeGreaterThanOrEqual(startedAt);
  expect(doneAt).toBeLessThanOrEqual(Date.now());
});

test('what was done by a clock that was set forward was done as long ago as its device says', async () => {
  const { me, token } = await reception();
  const startedAt = Date.now();
  const { id } = await makeQueuePerson(server.db, {
    site: me.site,
    arrived_at: new Date(startedAt - 60_000),
  });
  const answer = await server.call(
    queueCalls.expedite,
    { params: { id }, body: { target: null } },
    { token, doneAt: '2099-01-01T00:00:00Z', doneAgo: '50' },
  );
  const doneAt = Date.parse(answer.body.data.expedite.expedite_at!);
  expect(doneAt).toBeGreaterThanOrEqual(startedAt - 50);
  expect(doneAt).toBeLessThanOrEqual(Date.now() - 50);
});

test('what is no instant is refused, and a call that never waits on a device counts from now', async () => {
  const { token, add } = await reception();
  const wrong = await add('Kari', 'yesterday');
  expect([wrong.status, Object.keys(wrong.body.error?.fields ?? {})]).toEqual([422, ['done-at']]);
  const read = await server.call(queueCalls.refresh, {}, { token, doneAt: 'yesterday' });
  expect(read.status).toBe(200);
});

test('a call that nobody came to is judged by when it was given up, not by when that was heard', async () => {
  const me = await logInAs(server.db);
  await makeQueueOptions(server.db, { site: me.site, noShowMinutes: 10 });
  const { id } = await makeQueuePerson(server.db, { site: me.site, arrived_at: new Date(ago(60)) });
  const sender = { token: me.token };
  const params = { id };
  await server.call(
    queueCalls.expedite,
    { params, body: { target: null } },
    { ...sender, doneAt: ago(50) },
  );
  const tooSoon = await server.call(queueCalls.noShow, { params }, { ...sender, doneAt: ago(45) });
  expect([tooSoon.status, tooSoon.body.error?.code]).toEqual([409, 'queue.call_first']);
  const inTime = await server.call(queueCalls.noShow, { params }, { ...sender, doneAt: ago(39) });
  expect(inTime.body.data.no_show).toBe(true);
});
