import { expect, test } from 'vitest';
import { queueCalls, QueueStatus } from '#contract/workshop/queue.ts';
import { logInAs, makeMembership, makeToken } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueueOptions, makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';

const { Wait, Expedite, Done } = QueueStatus;
const server = await testServer();

/** A site with a garage, somebody who works there, and one person who waits. */
async function reception(roles: Parameters<typeof makeMembership>[1] = {}) {
  const me = await logInAs(server.db, roles);
  await makeQueueOptions(server.db, { site: me.site });
  const person = await makeQueuePerson(server.db, { site: me.site });
  return { me, id: person.id, params: { id: person.id } };
}

async function revisionAt(token: string): Promise<number> {
  const { body } = await server.call(queueCalls.refresh, {}, { token });
  return body.data.revision;
}

test("a site's stations are what it has set, and none until it has", async () => {
  const me = await logInAs(server.db);
  const before = await server.call(queueCalls.options, {}, { token: me.token });
  expect(before.body.data.options).toEqual({
    callTime: 10,
    expediteTargets: [],
    garageTargets: [],
    enableGarageQueue: false,
    recallLimit: null,
    noShowMinutes: null,
  });
  await makeQueueOptions(server.db, { site: me.site, callTime: 30, recallLimit: 3 });
  const after = await server.call(queueCalls.options, {}, { token: me.token });
  expect(after.body.data.options).toEqual({
    callTime: 30,
    expediteTargets: ['Desk 1', 'Desk 2'],
    garageTargets: ['Lift 1', 'Lift 2'],
    enableGarageQueue: true,
    recallLimit: 3,
    noShowMinutes: null,
  });
});

test('who comes in is seen by everybody at the site, the plate in capitals', async () => {
  const me = await logInAs(server.db);
  const body = { licenseplate: ' el12345 ', name: '' };
  const added = await server.call(queueCalls.add, { body }, { token: me.token });
  expect(added.status).toBe(200);
  expect(added.body.data).toMatchObject({ licenseplate: 'EL12345', name: null, queue: 'expedite' });
  expect(added.body.data.expedite.status).toBe(Wait);

  const colleague = await logInAs(server.db, { site: me.site });
  const seen = await server.call(queueCalls.refresh, {}, { token: colleague.token });
  expect(seen.body.data).toEqual({ revision: 1, people: [added.body.data] });
});

test('somebody without name and plate is refused, and the field is told', async () => {
  const me = await logInAs(server.db);
  const body = { licenseplate: ' ', name: '' };
  const answer = await server.call(queueCalls.add, { body }, { token: me.token, lang: 'en' });
  expect(answer.status).toBe(422);
  expect(answer.body.error?.code).toBe('queue.nobody');
  expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['name']);
  expect(await revisionAt(me.token)).toBe(0);
});

test('a person is called, called once more and done', async () => {
  const { me, params } = await reception();
  const { token } = me;
  const called = await server.call(
    queueCalls.expedite,
    { params, body: { target: 'Desk 1' } },
    { token },
  );
  expect(called.body.data.expedite).toMatchObject({ status: Expedite, target: 'Desk 1' });
  const again = await server.call(
    queueCalls.call,
    { params, body: { target: 'Desk 2' } },
    { token },
  );
  expect(again.body.data.expedite).toMatchObject({
    expedite_at: called.body.data.expedite.expedite_at,
    target: 'Desk 2',
  });
  const done = await server.call(queueCalls.done, { params }, { token });
  expect(done.body.data.expedite.status).toBe(Done);
  const today = await server.call(queueCalls.refresh, {}, { token });
  expect(today.body.data.people).toEqual([done.body.data]);
});

test('who is called already cannot be expedited, and nothing changes', async () => {
  const { me, params } = await reception();
  const { token } = me;
  await server.call(queueCalls.expedite, { params, body: { target: 'Desk 1' } }, { token });
  const before = await server.call(queueCalls.refresh, {}, { token });
  const second = await server.call(
    queueCalls.expedite,
    { params, body: { target: 'Desk 2' } },
    { token },
  );
  expect(second.status).toBe(409);
  expect(second.body.error?.code).toBe('queue.not_waiting');
  expect((await server.call(queueCalls.refresh, {}, { token })).body).toEqual(before.body);
});

test('who waits cannot be recalled, and who is done cannot be done again', async () => {
  const { me, params } = await reception();
  const { token } = me;
  const recall = await server.call(queueCalls.call, { params, body: { target: null } }, { token });
  expect([recall.status, recall.body.error?.code]).toEqual([409, 'queue.not_expediting']);
  await server.call(queueCalls.done, { params }, { token });
  const again = await server.call(queueCalls.done, { params }, { token });
  expect([again.status, again.body.error?.code]).toEqual([409, 'queue.already_done']);
});

test('the garage and back keeps the wait', async () => {
  const { me, id } = await reception();
  const { token } = me;
  const before = await server.call(queueCalls.refresh, {}, { token });
  const waitIn = (queue: 'expedite' | 'garage') =>
    server.call(queueCalls.wait, { params: { id, queue } }, { token });
  const inGarage = await waitIn('garage');
  expect(inGarage.body.data).toMatchObject({ queue: 'garage', garage: { status: Wait } });
  const back = await waitIn('expedite');
  expect(back.body.data.expedite).toEqual(before.body.data.people[0]?.expedite);
  expect(back.body.data.revision).toBe(2);
});

test('a site without a garage has no queue for it', async () => {
  const me = await logInAs(server.db);
  await makeQueueOptions(server.db, { site: me.site, enableGarageQueue: false });
  const { id } = await makeQueuePerson(server.db, { site: me.site });
  const answer = await server.call(
    queueCalls.wait,
    { params: { id, queue: 'garage' } },
    { token: me.token },
  );
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'queue.no_garage']);
});

test('a person of another site is not there, not even for who works at both', async () => {
  const { me, id } = await reception();
  const other = await makeSite(server.db, { chain_id: me.site.chain_id });
  await makeMembership(server.db, { user: me.user, site: other });
  const there = await makeToken(server.db, { user: me.user, site: other });
  for (const token of [there.token, (await logInAs(server.db)).token]) {
    const answer = await server.call(queueCalls.done, { params: { id } }, { token });
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'common.not_found']);
  }
  const still = await server.call(queueCalls.refresh, {}, { token: me.token });
  expect(still.body.data.people[0]?.expedite.status).toBe(Wait);
});

test('a mechanic may work the queue; the warehouse and the economy may only look', async () => {
  for (const role of ['manager', 'reception', 'mechanic'] as const) {
    const { me, params } = await reception({ roles: [role] });
    expect((await server.call(queueCalls.done, { params }, { token: me.token })).status).toBe(200);
  }
  for (const role of ['warehouse', 'economy'] as const) {
    const { me, params } = await reception({ roles: [role] });
    expect((await server.call(queueCalls.refresh, {}, { token: me.token })).status).toBe(200);
    const answer = await server.call(queueCalls.done, { params }, { token: me.token });
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'common.no_right']);
  }
});

test('the revision grows by one with each change and not by what is refused', async () => {
  const { me, params, id } = await reception();
  const { token } = me;
  const revisions = [await revisionAt(token)];
  const steps = [
    () => server.call(queueCalls.expedite, { params, body: { target: null } }, { token }),
    () => server.call(queueCalls.call, { params, body: { target: null } }, { token }),
    () => server.call(queueCalls.wait, { params: { id, queue: 'garage' } }, { token }),
    () => server.call(queueCalls.call, { params, body: { target: null } }, { token }),
    () => server.call(queueCalls.done, { params }, { token }),
  ];
  for (const step of steps) {
    await step();
    revisions.push(await revisionAt(token));
  }
  expect(revisions).toEqual([0, 1, 2, 3, 3, 4]);
});

test('who was done yesterday is gone today', async () => {
  const { me } = await reception();
  const longAgo = new Date('2026-01-05T10:00:00Z');
  await makeQueuePerson(server.db, { site: me.site, arrived_at: longAgo, left_at: longAgo });
  const { body } = await server.call(queueCalls.refresh, {}, { token: me.token });
  expect(body.data.people).toHaveLength(1);
});

test('the same write sent again works once and gets the first answer', async () => {
  const { me, params } = await reception();
  const sender = { token: me.token, key: 'a-key', deviceId: 'a-device' };
  const input = { params, body: { target: 'Desk 1' } };
  const first = await server.call(queueCalls.expedite, input, sender);
  const second = await server.call(queueCalls.expedite, input, sender);
  expect(second.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(await revisionAt(me.token)).toBe(1);
});

test('who is let in by a device is known by the key it sent, for as long as they are shown', async () => {
  const me = await logInAs(server.db);
  const body = { licenseplate: 'EL12345', name: '' };
  const sender = { token: me.token, key: 'came-in', deviceId: 'tablet' };
  const added = await server.call(queueCalls.add, { body }, sender);
  expect(added.body.data.intent).toBe('came-in');
  const params = { id: added.body.data.id };
  await server.call(queueCalls.done, { params }, { ...sender, key: 'was-done' });
  const { body: seen } = await server.call(queueCalls.refresh, {}, { token: me.token });
  expect(seen.data.people).toMatchObject([{ ...params, intent: 'came-in' }]);
});

test('the same key with another body is refused, and from another device it is another write', async () => {
  const me = await logInAs(server.db);
  const sender = { token: me.token, key: 'one', deviceId: 'tablet' };
  const add = (name: string, deviceId: string) =>
    server.call(queueCalls.add, { body: { licenseplate: '', name } }, { ...sender, deviceId });
  await add('Kari', 'tablet');
  const other = await add('Ola', 'tablet');
  expect([other.status, other.body.error?.code]).toEqual([422, 'common.other_request_same_key']);
  expect((await add('Ola', 'phone')).status).toBe(200);
  expect(await revisionAt(me.token)).toBe(2);
});

test('a write sent again by a device that was given another id works once and gets the first answer', async () => {
  const me = await logInAs(server.db);
  const body = { licenseplate: 'EL12345', name: '' };
  const add = (deviceId: string, token = me.token) =>
    server.call(queueCalls.add, { body }, { token, key: 'came-in-once', deviceId });
  const first = await add('before');
  expect((await add('after')).body).toEqual(first.body);
  expect(await revisionAt(me.token)).toBe(1);
  // Another person's key is theirs, whatever it is.
  const colleague = await logInAs(server.db, { site: me.site });
  expect((await add('after', colleague.token)).body.error?.code).toBe('queue.already_here');
});

test('a refused write stays refused for its key, and is done under another when it is allowed', async () => {
  const { me, params } = await reception();
  const sender = { token: me.token, deviceId: 'tablet' };
  const recall = (key = 'recall') =>
    server.call(queueCalls.call, { params, body: { target: null } }, { ...sender, key });
  expect((await recall()).status).toBe(409);
  await server.call(queueCalls.expedite, { params, body: { target: null } }, { token: me.token });
  expect((await recall()).status).toBe(409);
  expect((await recall('once-more')).status).toBe(200);
});
