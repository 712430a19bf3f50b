import { expect, test } from 'vitest';
import { queueCalls } from '#contract/queue.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
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

test('one is called again and given up at once: whichever came first holds, the other is told', async () => {
  const kari = await logInAs(db);
  const ola = await logInAs(db, { site: kari.site });
  const { id } = await makeQueuePerson(db, { site: kari.site });
  await call(
    queueCalls.expedite,
    { params: { id }, body: { target: null } },
    { token: kari.token },
  );
  const [recalled, given] = await Promise.all([
    call(queueCalls.call, { params: { id }, body: { target: null } }, { token: kari.token }),
    call(queueCalls.noShow, { params: { id } }, { token: ola.token }),
  ]);
  expect(given.status).toBe(200);
  expect([200, 409]).toContain(recalled.status);
  const { body } = await call(queueCalls.refresh, {}, { token: kari.token });
  expect(body.data.people).toEqual([given.body.data]);
  expect(body.data.revision).toBe(recalled.status === 200 ? 3 : 2);
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
