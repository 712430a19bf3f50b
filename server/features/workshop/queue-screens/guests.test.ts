import { expect, test } from 'vitest';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { queueSettings } from '#contract/workshop/queue-settings.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import {
  makeQueueLink,
  makeQueueOptions,
  makeQueuePerson,
} from '#tests/support/factories/queue.ts';
import { openSocket } from '#tests/support/network/live-socket.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const inAnHour = () => new Date(now().getTime() + 3_600_000);

/** Kari waits at a site with a lobby screen, and has a page of her own. */
async function kariWaits() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { site } = me;
  await makeQueueOptions(server.db, { site });
  const person = await makeQueuePerson(server.db, { site, name: 'Kari Nordmann' });
  const screen = await makeQueueLink(server.db, { site });
  const page = await makeQueueLink(server.db, {
    site,
    kind: 'visit',
    person_id: person.id,
    expires_at: inAnHour(),
  });
  return { ...me, person, screen, page };
}

async function listenWith({ code }: { code: string }) {
  const live = await openSocket(server, { code });
  expect(await live.next('authenticated')).toBe(true);
  return live;
}

const press = (token: string, id: number) =>
  server.call(queueCalls.expedite, { params: { id }, body: { target: 'Desk 2' } }, { token });

test('when reception calls somebody, the lobby and their own page hear it, and no more than they may show', async () => {
  const { token, person, screen, page } = await kariWaits();
  const lobby = await listenWith(screen);
  const own = await listenWith(page);
  await press(token, person.id);
  const seen = await lobby.next('queue-screens.lobby');
  expect(seen.called).toMatchObject([{ label: 'Kari N.', target: 'Desk 2' }]);
  const hers = await own.next('queue-screens.visit');
  expect(hers).toMatchObject({ stage: 'called', target: 'Desk 2', revision: seen.revision });
  expect(JSON.stringify([seen, hers])).not.toContain('Nordmann');
  lobby.close();
  own.close();
});

test('a guest hears nothing of what staff hear', async () => {
  const { token, person, screen } = await kariWaits();
  const lobby = await listenWith(screen);
  const events: string[] = [];
  lobby.socket.onAny((name: string) => events.push(name));
  await press(token, person.id);
  await lobby.next('queue-screens.lobby');
  expect(new Set(events)).toEqual(new Set(['queue-screens.lobby']));
  lobby.close();
});

test('what another site does is not heard', async () => {
  const { site, token, person, screen } = await kariWaits();
  const neighbour = await makeSite(server.db, { chain_id: site.chain_id });
  const there = await logInAs(server.db, { site: neighbour });
  const stranger = await makeQueuePerson(server.db, { site: neighbour });
  const lobby = await listenWith(screen);
  await press(there.token, stranger.id);
  await press(token, person.id);
  expect((await lobby.next('queue-screens.lobby')).called).toHaveLength(1);
  lobby.close();
});

test('a new setting is shown at once', async () => {
  const { token, screen, person } = await kariWaits();
  await press(token, person.id);
  const lobby = await listenWith(screen);
  const settings = await server.call(queueSettings.calls.site.read, undefined, { token });
  const body = { ...settings.body.data, callTime: 42 };
  await server.call(queueSettings.calls.site.save, { body }, { token });
  // What was under way when it was saved may come before it.
  let shown = await lobby.next('queue-screens.lobby');
  if (shown.callTime !== 42) shown = await lobby.next('queue-screens.lobby');
  expect(shown.callTime).toBe(42);
  lobby.close();
});

test('revoking a link hangs up on who listens with it, and on nobody else', async () => {
  const { site, token, person, screen } = await kariWaits();
  const other = await listenWith(await makeQueueLink(server.db, { site }));
  const revoked = await listenWith(screen);
  const input = { params: { id: screen.id } };
  await server.call(queueScreensCalls.revokeLink, input, { token });
  expect(await revoked.next('disconnect')).toBe('io server disconnect');
  await press(token, person.id);
  expect((await other.next('queue-screens.lobby')).called).toHaveLength(1);
  other.close();
});

test('a page that ends hangs up', async () => {
  const { site, person } = await kariWaits();
  // Long enough to be let in on a slow machine.
  const soon = new Date(now().getTime() + 3000);
  const link = { kind: 'visit', person_id: person.id, expires_at: soon };
  const own = await openSocket(server, await makeQueueLink(server.db, { site, ...link }));
  expect(await own.next('disconnect')).toBe('io server disconnect');
});

test.each(['x'.repeat(32), '', "' or 1=1 --"])('the code %o lets no socket in', async (code) => {
  const live = await openSocket(server, { code });
  expect(await live.next('authenticated')).toBe(false);
  live.close();
});
