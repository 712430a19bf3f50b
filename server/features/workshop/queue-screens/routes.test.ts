import { expect, test } from 'vitest';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import {
  makeQueueLink,
  makeQueueOptions,
  makeQueuePerson,
} from '#tests/support/factories/queue.ts';
import { otherNetwork, testServer } from '#tests/support/server.ts';

const server = await testServer();
const { lobby, kiosk, checkIn, visit } = queueScreensCalls;

/** A reception with a lobby screen and a kiosk. */
async function reception(options: Parameters<typeof makeQueueOptions>[1] | object = {}) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  await makeQueueOptions(server.db, { site: me.site, ...options });
  const screen = await makeQueueLink(server.db, { site: me.site });
  const entrance = await makeQueueLink(server.db, { site: me.site, kind: 'kiosk' });
  return { ...me, screen, entrance };
}

const at = (code: string) => ({ params: { code } });
const visitor = (licenseplate: string, name = '', key: string = crypto.randomUUID()) => ({
  key,
  licenseplate,
  name,
});
const codeIn = (path: string) => path.split('/').at(-1)!;

const arriveAt = (code: string, body: ReturnType<typeof visitor>) =>
  server.call(checkIn, { params: { code }, body });

function expedite(token: string, id: number, target: string | null) {
  return server.call(queueCalls.expedite, { params: { id }, body: { target } }, { token });
}

async function peopleAt(token: string) {
  return (await server.call(queueCalls.refresh, undefined, { token })).body.data.people;
}

test('a lobby shows who is called where by a masked name, and how many wait', async () => {
  const { site, token, screen } = await reception();
  const person = await makeQueuePerson(server.db, {
    site,
    name: 'Kari Nordmann',
    licenseplate: 'EL12345',
  });
  await makeQueuePerson(server.db, { site });
  await expedite(token, person.id, 'Desk 2');
  const { body } = await server.call(lobby, at(screen.code));
  expect(body.data.called).toMatchObject([{ label: 'Kari N.', target: 'Desk 2' }]);
  expect(body.data).toMatchObject({ waiting: 1, siteName: site.name, callTime: 10 });
});

test('a lobby shows masked plates where the site wants them, the newest call first', async () => {
  const { site, token, screen } = await reception({ screenShows: 'plate' });
  for (const licenseplate of ['EL12345', 'AB98765']) {
    const { id } = await makeQueuePerson(server.db, { site, name: 'Kari Nordmann', licenseplate });
    await expedite(token, id, null);
  }
  const { body } = await server.call(lobby, at(screen.code));
  expect(body.data.called.map(({ label }) => label)).toEqual(['AB••765', 'EL••345']);
});

test('nothing that strangers are answered holds a name or a plate in full', async () => {
  const { token, screen, entrance } = await reception();
  const plate = 'EL73219';
  const checked = await arriveAt(entrance.code, visitor(plate, 'Hemmelig Etternavn'));
  const page = codeIn(checked.body.data.path);
  const answers = [
    checked,
    await server.call(kiosk, at(entrance.code)),
    await server.call(lobby, at(screen.code)),
    await server.call(visit, at(page)),
  ];
  const [person] = await peopleAt(token);
  await expedite(token, person!.id, 'Desk 1');
  answers.push(await server.call(lobby, at(screen.code)), await server.call(visit, at(page)));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/Etternavn|EL73219/i);
  }
  // The oracle sees what is there.
  expect(JSON.stringify(answers)).toContain('Hemmelig E.');
});

test('who checks in waits for the reception like everybody else, and has a page', async () => {
  const { token, entrance } = await reception();
  await arriveAt(entrance.code, visitor('AB12345'));
  const { status, body } = await arriveAt(entrance.code, visitor('el 73219'));
  expect([status, body.data.place]).toEqual([200, 2]);
  expect((await peopleAt(token)).map(({ licenseplate }) => licenseplate)).toContain('EL73219');
  const own = await server.call(visit, at(codeIn(body.data.path)));
  expect(own.body.data).toMatchObject({ stage: 'waiting', place: 2, minutes: null });
});

test('the same plate twice is one visit, and the answer does not say so', async () => {
  const { token, entrance } = await reception();
  const first = await arriveAt(entrance.code, visitor('EL73219'));
  const second = await arriveAt(entrance.code, visitor('EL 73219'));
  expect(await peopleAt(token)).toHaveLength(1);
  expect(Object.keys(second.body.data)).toEqual(Object.keys(first.body.data));
  expect(second.body.data.place).toBe(1);
});

test('who types a plate is not told who comes with it', async () => {
  const { site, token, entrance } = await reception();
  const known = { site, name: 'Kari Nordmann', licenseplate: 'EL73219' };
  const { id } = await makeQueuePerson(server.db, known);
  const pageOf = async () => {
    const { body } = await arriveAt(entrance.code, visitor('EL73219'));
    return (await server.call(visit, at(codeIn(body.data.path)))).body.data;
  };
  expect((await pageOf()).label).toBe('EL••219');
  // Nor when it was an earlier visit that had the name.
  await server.call(queueCalls.done, { params: { id } }, { token });
  expect((await pageOf()).label).toBe('EL••219');
  expect((await peopleAt(token)).map(({ name }) => name)).toContain('Kari Nordmann');
});

test('a check-in sent again after a lost answer is the same visit', async () => {
  const { token, entrance } = await reception();
  const body = visitor('', 'Kari Nordmann');
  await arriveAt(entrance.code, body);
  const again = await arriveAt(entrance.code, body);
  expect([again.status, again.body.data.place]).toEqual([200, 1]);
  expect(await peopleAt(token)).toHaveLength(1);
  await arriveAt(entrance.code, visitor('', 'Kari Nordmann'));
  expect(await peopleAt(token)).toHaveLength(2);
});

test('who was done today may come again', async () => {
  const { token, entrance } = await reception();
  await arriveAt(entrance.code, visitor('EL73219'));
  const [person] = await peopleAt(token);
  await server.call(queueCalls.done, { params: { id: person!.id } }, { token });
  await arriveAt(entrance.code, visitor('EL73219'));
  expect(await peopleAt(token)).toHaveLength(2);
});

test('nobody checks in without plate and name, nor where the kiosk is off', async () => {
  const { entrance } = await reception();
  const empty = await arriveAt(entrance.code, visitor(' ', ' '));
  expect([empty.status, empty.body.error?.code]).toEqual([422, 'queue-screens.nobody']);
  const closed = await reception({ kioskEnabled: false });
  const refused = await arriveAt(closed.entrance.code, visitor('EL73219'));
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'queue-screens.closed']);
  expect((await server.call(kiosk, at(closed.entrance.code))).body.data.open).toBe(false);
});

test('a page says where to go when its person is called, and thanks when they are done', async () => {
  const { token, entrance } = await reception();
  const { body } = await arriveAt(entrance.code, visitor('EL73219'));
  const page = at(codeIn(body.data.path));
  const [person] = await peopleAt(token);
  await expedite(token, person!.id, 'Desk 2');
  const called = await server.call(visit, page);
  expect(called.body.data).toMatchObject({ stage: 'called', target: 'Desk 2', place: null });
  await server.call(queueCalls.done, { params: { id: person!.id } }, { token });
  expect((await server.call(visit, page)).body.data.stage).toBe('done');
});

test('staff make a page for somebody who waits', async () => {
  const { site, token } = await reception();
  const { id: personId } = await makeQueuePerson(server.db, { site });
  const made = await server.call(
    queueScreensCalls.addVisitLink,
    { params: { personId } },
    { token },
  );
  const own = await server.call(visit, at(codeIn(made.body.data.path)));
  expect(own.body.data).toMatchObject({ stage: 'waiting', place: 1 });
});

const hourAgo = new Date(now().getTime() - 3_600_000);
const deadCodes: Record<string, (site: Site) => Promise<string>> = {
  'an unknown code': () => Promise.resolve('x'.repeat(32)),
  'a revoked link': async (site) =>
    (await makeQueueLink(server.db, { site, revoked_at: hourAgo })).code,
  'a link of another kind': async (site) =>
    (await makeQueueLink(server.db, { site, kind: 'kiosk' })).code,
  'the page of yesterday': async (site) => {
    const { id: person_id } = await makeQueuePerson(server.db, { site });
    const old = { kind: 'visit', person_id, expires_at: hourAgo };
    return (await makeQueueLink(server.db, { site, ...old })).code;
  },
  'the hash instead of the code': async (site) =>
    (await makeQueueLink(server.db, { site })).code_hash.toString('base64url'),
  'a code in other letters': async (site) =>
    (await makeQueueLink(server.db, { site })).code.toLowerCase(),
  'something hostile': () => Promise.resolve("' or 1=1 --"),
};

test.each(Object.keys(deadCodes))(
  '%s opens nothing and is answered like any other',
  async (kind) => {
    const { site } = await reception();
    const code = await deadCodes[kind]!(site);
    const answer = await server.call(lobby, at(code), { lang: 'en' });
    const wrong = await server.call(lobby, at('y'.repeat(32)), { lang: 'en' });
    const plain = ({ status, body }: typeof answer) => [
      status,
      body.error?.code,
      body.error?.message,
    ];
    expect(plain(answer)).toEqual(plain(wrong));
    expect(answer.status).toBe(404);
  },
);

test('a link shows its own site and no other of the chain', async () => {
  const { site, screen } = await reception();
  const sister = await makeSite(server.db, { chain_id: site.chain_id });
  await makeQueuePerson(server.db, { site: sister });
  expect((await server.call(lobby, at(screen.code))).body.data.waiting).toBe(0);
});

test('a network that tries many wrong codes is told to stop, and its own screen goes on', async () => {
  const { screen } = await reception();
  const address = otherNetwork();
  for (let tries = 0; tries < 100; tries++) {
    expect((await server.call(lobby, at(`wrong${tries}`), { address })).status).toBe(404);
  }
  expect((await server.call(lobby, at('wrong'), { address })).status).toBe(429);
  expect((await server.call(lobby, at(screen.code), { address })).status).toBe(200);
});

test('what a kiosk lets in is limited, so that nobody floods the queue from the entrance', async () => {
  const { entrance } = await reception();
  const body = visitor('EL73219');
  for (let tries = 0; tries < 120; tries++) await arriveAt(entrance.code, body);
  expect((await arriveAt(entrance.code, body)).status).toBe(429);
});

test('an address is shown once and only its hash is kept', async () => {
  const { token } = await reception();
  const body = { kind: 'lobby', name: 'Over the coffee machine', language: 'sv' } as const;
  const added = await server.call(queueScreensCalls.addLink, { body }, { token });
  const code = codeIn(added.body.data.path);
  expect(code.length).toBeGreaterThanOrEqual(22);
  expect((await server.call(lobby, at(code))).body.data.language).toBe('sv');
  const listed = await server.call(queueScreensCalls.links, undefined, { token });
  expect(listed.body.data).toContainEqual(
    expect.objectContaining({ ...body, id: added.body.data.id }),
  );
  expect(listed.body.data.find(({ id }) => id === added.body.data.id)?.lastSeenAt).not.toBeNull();
  expect(JSON.stringify(listed.body)).not.toContain(code);
  const rows = await server.db.transaction('system', (tx) =>
    tx.selectFrom('links').selectAll().where('id', '=', added.body.data.id).execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('a revoked link lets in no more and is listed no more', async () => {
  const { token, screen } = await reception();
  const revoke = () =>
    server.call(queueScreensCalls.revokeLink, { params: { id: screen.id } }, { token });
  expect((await revoke()).status).toBe(200);
  expect((await server.call(lobby, at(screen.code))).status).toBe(404);
  expect((await revoke()).status).toBe(404);
  const { body } = await server.call(queueScreensCalls.links, undefined, { token });
  expect(body.data.map(({ id }) => id)).not.toContain(screen.id);
});
