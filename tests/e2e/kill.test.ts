import { expect, test } from 'vitest';
import { queueCalls } from '#contract/desk/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { runServer } from './running-server.ts';

const kills = 4;
const agents = 6;
const writesBetween = 25;

/**
 * Agents let people in, one after the other, each with a key of its own. The server is killed while
 * they do. They send again what got no answer, as a device would.
 */
test('a killed server keeps every write it answered, and does none twice', async () => {
  const server = await runServer(undefined, 'embedded');
  const token = await logIn(server.url);
  const acknowledged: string[] = [];

  async function letIn(plate: string): Promise<void> {
    for (;;) {
      try {
        const answer = await fetch(`${server.url}/api${queueCalls.add.path}`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `key-${plate}`,
            'device-id': 'handheld',
          },
          body: JSON.stringify({ licenseplate: plate, name: '' }),
        });
        await answer.arrayBuffer();
        if (answer.ok) return void acknowledged.push(plate);
      } catch {
        // Refused or cut off: the same again.
      }
      await new Promise(setImmediate);
    }
  }

  let next = 0;
  const goal = kills * writesBetween;
  const working = Array.from({ length: agents }, async () => {
    while (next < goal) await letIn(`K${String(next++).padStart(5, '0')}`);
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    while (acknowledged.length < kill * writesBetween - agents) await new Promise(setImmediate);
    await server.kill();
    await server.start();
  }
  await Promise.all(working);

  const answer = await fetch(`${server.url}/api${queueCalls.refresh.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = queueCalls.refresh.result.parse(await answer.json());
  const there = data.people.flatMap(({ licenseplate }) => licenseplate ?? []);
  expect(there.filter((plate) => /^K\d{5}$/.test(plate)).toSorted()).toEqual(
    acknowledged.toSorted(),
  );
  await server.kill();
});

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reception@demo.test', password: demoPassword }),
  });
  const { data } = sessionCalls.login.result.parse(await answer.json());
  return Object.values(data.tokens)[0]!;
}
