import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { makeMembership, testPassword } from '#tests/support/factories/accounts.ts';
import { runEmbedded } from './running-server.ts';

const kills = 2;
const agents = 6;
const writesBetween = 25;

/**
 * Agents let people in, one after the other, each with a key of its own. The server is killed while
 * they do. They send again what got no answer, as a device would.
 */
test('a killed server keeps every write it answered, and does none twice', async () => {
  const dir = mkdtempSync(join(inject('serversData'), 'killed-'));
  const email = await makeReception(dir);
  const server = await runEmbedded(dir);
  const token = await logIn(server.url, email);
  const acknowledged: string[] = [];
  let due = writesBetween - agents;
  let enough = Promise.withResolvers<void>();

  async function checkIn(plate: string): Promise<void> {
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
        if (answer.ok) {
          if (acknowledged.push(plate) === due) enough.resolve();
          return;
        }
      } catch {
        // Refused or cut off: the same again.
      }
      // Asking without a pause takes from the server the processor that it starts on.
      await setTimeout(20);
    }
  }

  let next = 0;
  const goal = kills * writesBetween;
  const working = Array.from({ length: agents }, async () => {
    while (next < goal) await checkIn(`K${String(next++).padStart(5, '0')}`);
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    await enough.promise;
    enough = Promise.withResolvers();
    due = (kill + 1) * writesBetween - agents;
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

/** Somebody of a new site, in a database of its own. */
async function makeReception(dir: string): Promise<string> {
  const db = await openDatabase({ dir });
  await migrate(db);
  const { user } = await makeMembership(db);
  await db.close();
  return user.email;
}

async function logIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api${sessionCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  const { data } = sessionCalls.login.result.parse(await answer.json());
  return Object.values(data.tokens)[0]!;
}
