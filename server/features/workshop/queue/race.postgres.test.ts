import { expect, test } from 'vitest';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { queueCalls, QueueStatus } from '#contract/workshop/queue.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import {
  makeQueueLink,
  makeQueueOptions,
  makeQueuePerson,
} from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

async function revisionAt(token: string): Promise<number> {
  return (await call(queueCalls.refresh, {}, { token })).body.data.revision;
}

test('two receptionists press Expedite at once: one wins', async () => {
  const kari = await logInAs(db);
  const ola = await logInAs(db, { site: kari.site });
  const { id } = await makeQueuePerson(db, { site: kari.site });
  const press = (token: string, target: string) =>
    call(queueCalls.expedite, { params: { id }, body: { target } }, { token });
  const answers = await Promise.all([press(kari.token, 'Desk 1'), press(ola.token, 'Desk 2')]);

  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const won = answers.find(({ status }) => status === 200);
  const { body } = await call(queueCalls.refresh, {}, { token: kari.token });
  expect(body.data).toEqual({ revision: 1, people: [won?.body.data] });
});

test('two let the same car in at once: one does, the other hears that it is there', async () => {
  const kari = await logInAs(db);
  const ola = await logInAs(db, { site: kari.site });
  const body = { licenseplate: 'EL12345', name: '' };
  const answers = await Promise.all(
    [kari, ola].map(({ token }) => call(queueCalls.add, { body }, { token })),
  );
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.error?.code).toBe('queue.already_here');
});

test('one is called again and given up at once: whichever came first holds, the other is notified', async () => {
  const kari = await logInAs(db);
  const ola = await logInAs(db, { site: kari.site });
  const { id } = await makeQueuePerson(db, { site: kari.site });
  await call(
    queueCalls.expedite,
    { params: { id }, body: { target: null } },
    { token: kari.token },
  );
  const [recalled, missed] = await Promise.all([
    call(queueCalls.call, { params: { id }, body: { target: null } }, { token: kari.token }),
    call(queueCalls.noShow, { params: { id } }, { token: ola.token }),
  ]);
  expect(missed.status).toBe(200);
  expect([200, 409]).toContain(recalled.status);
  const { body } = await call(queueCalls.refresh, {}, { token: kari.token });
  expect(body.data.people).toEqual([missed.body.data]);
  expect(body.data.revision).toBe(recalled.status === 200 ? 3 : 2);
});

test('one is done and called again at once: done holds, and the call either came before or is refused', async () => {
  const kari = await logInAs(db);
  const ola = await logInAs(db, { site: kari.site });
  const { id } = await makeQueuePerson(db, { site: kari.site });
  const params = { id };
  await call(queueCalls.expedite, { params, body: { target: 'Desk 1' } }, kari);
  const [done, recalled] = await Promise.all([
    call(queueCalls.done, { params }, kari),
    call(queueCalls.call, { params, body: { target: 'Desk 2' } }, ola),
  ]);
  expect(done.status).toBe(200);
  const { body } = await call(queueCalls.refresh, {}, kari);
  expect(body.data.people).toEqual([done.body.data]);
  expect(done.body.data.expedite.status).toBe(QueueStatus.Done);
  if (recalled.status === 200) {
    expect([body.data.revision, done.body.data.expedite.recalls]).toEqual([3, 1]);
  } else {
    expect(recalled.body.error?.code).toBe('queue.not_expediting');
    expect([body.data.revision, done.body.data.expedite.recalls]).toEqual([2, 0]);
  }
});

/** Two kiosks at the doors of a site, and its reception. */
async function twoDoors() {
  const me = await logInAs(db, { roles: ['manager'] });
  await makeQueueOptions(db, { site: me.site });
  const door = () => makeQueueLink(db, { site: me.site, kind: 'kiosk' });
  const doors = [await door(), await door()];
  const checkInAt = ({ code }: { code: string }, licenseplate: string) =>
    call(queueScreensCalls.checkIn, {
      params: { code },
      body: { key: crypto.randomUUID(), licenseplate, name: '' },
    });
  const platesHere = async () =>
    (await call(queueCalls.refresh, {}, me)).body.data.people.map((one) => one.licenseplate);
  return { me, doors, checkInAt, platesHere };
}

test('one plate is given at two kiosks at once: the car has one place, and both visitors a page of it', async () => {
  const { doors, checkInAt, platesHere } = await twoDoors();
  const answers = await Promise.all(doors.map((door) => checkInAt(door, 'EL12345')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.path)).size).toBe(2);
  expect(await platesHere()).toEqual(['EL12345']);
});

test('a car is let in by the reception and at the kiosk at once: it has one place', async () => {
  const { me, doors, checkInAt, platesHere } = await twoDoors();
  for (const plate of ['EL20001', 'EL20002', 'EL20003', 'EL20004']) {
    const body = { licenseplate: plate, name: '' };
    const [atDoor, atDesk] = await Promise.all([
      checkInAt(doors[0]!, plate),
      call(queueCalls.add, { body }, me),
    ]);
    expect(atDoor.status).toBe(200);
    expect([200, 409]).toContain(atDesk.status);
  }
  expect(await platesHere()).toEqual(['EL20001', 'EL20002', 'EL20003', 'EL20004']);
});

test('the same write sent twice at once works once and both get its answer', async () => {
  const me = await logInAs(db);
  const sender = { token: me.token, key: 'pressed-twice', deviceId: 'tablet' };
  const body = { licenseplate: 'EL12345', name: '' };
  const [first, second] = await Promise.all([
    call(queueCalls.add, { body }, sender),
    call(queueCalls.add, { body }, sender),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(await revisionAt(me.token)).toBe(1);
});

test('twenty people who come in at once take twenty revisions', async () => {
  const me = await logInAs(db);
  const names = Array.from({ length: 20 }, (_, nth) => `Guest ${nth}`);
  const answers = await Promise.all(
    names.map((name) =>
      call(queueCalls.add, { body: { licenseplate: '', name } }, { token: me.token }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await call(queueCalls.refresh, {}, { token: me.token });
  expect(body.data.revision).toBe(20);
  expect(new Set(body.data.people.map(({ name }) => name))).toEqual(new Set(names));
});
