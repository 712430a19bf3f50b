import { expect, test } from 'vitest';
import { queueSettings } from '#contract/workshop/queue-settings.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { read, save } = queueSettings.calls.site;

settingsSuite(queueSettings, {
  changed: { callTime: 30, expediteTargets: ['Desk 2', 'Desk 1'], kioskEnabled: false },
  wrong: {
    callTime: 601,
    expediteTargets: ['Desk', 'Desk'],
    garageTargets: ['x'.repeat(41)],
    recallLimit: 0,
    noShowMinutes: 121,
  },
});

const manager = () => logInAs(server.db, { roles: ['manager'] });

async function settingsAt(token: string) {
  return (await server.call(read, undefined, { token })).body.data;
}

test('a site that set nothing has settings it can start with', async () => {
  const { token } = await manager();
  expect(await settingsAt(token)).toMatchObject({ callTime: 10, recallLimit: null, version: 1 });
});

test('what is saved holds, for the panels too, and the order of stations stays', async () => {
  const { token } = await manager();
  const body = {
    ...(await settingsAt(token)),
    expediteTargets: ['Desk 2', 'Desk 1'],
    recallLimit: 3,
    noShowMinutes: 5,
  };
  const saved = await server.call(save, { body }, { token });
  expect(saved.body.data).toEqual({ ...body, version: 2 });
  const { data } = (await server.call(queueCalls.options, undefined, { token })).body;
  expect(data.options.expediteTargets).toEqual(['Desk 2', 'Desk 1']);
});

test('open panels are notified that the settings changed', async () => {
  const { token } = await manager();
  const panel = await authenticatedSocket(server, token);
  const body = { ...(await settingsAt(token)), callTime: 30 };
  await server.call(save, { body }, { token });
  expect(await panel.next('queue-settings.changed')).toEqual({ version: 2 });
  panel.close();
});

test.each([{ callTime: 0 }, { expediteTargets: [' '] }])('%o is refused', async (part) => {
  const { token } = await manager();
  const body = { ...(await settingsAt(token)), ...part };
  expect((await server.call(save, { body }, { token })).status).toBe(422);
});
