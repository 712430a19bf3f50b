import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { finish } from '#contract/workshop/queue-rules.ts';
import { database } from '#src/data/database.ts';
import { keepToken } from '#src/data/tokens.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { takeChange, takeDump } from './queue-store.ts';
import { refreshQueue } from './refresh-queue.ts';

const { between: server } = startBetween();

const waits = (revision: number) =>
  cameIn(new Date(0), { id: 7, revision, licenseplate: 'EL12345' });

/** A site of the test alone, where one waits, known up to a revision. */
async function siteAt(revision: number): Promise<string> {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: siteId, exp: 4e9, siteName: 'A' };
  keepToken(siteId, `${btoa('{}')}.${btoa(JSON.stringify(payload))}.x`);
  await takeDump(siteId, { revision, people: [waits(revision)] });
  return siteId;
}

/** A server that knows the site up to each of these revisions, one after the other. */
function play(revisions: number[], beforeLast = () => Promise.resolve()) {
  server.use(
    http.get('*/api/v3/queue/refresh', async () => {
      const revision = revisions.shift() ?? 0;
      if (revisions.length === 0) await beforeLast();
      return HttpResponse.json({ data: { revision, people: [waits(revision)] } });
    }),
  );
}

const known = async (siteId: string) => ({
  revision: (await database.queueState.get(siteId))?.revision,
  people: (await database.queuePeople.where({ siteId }).toArray()).map((one) => one.revision),
});

test('what is told while an overtaken answer is asked for again is not undone by that one', async () => {
  const siteId = await siteAt(5);
  const done = { ...finish(waits(5), new Date(1)), revision: 6 };
  play([4, 5], async () => void (await takeChange(siteId, { revision: 6, people: [done] })));
  await refreshQueue(siteId);
  expect(await known(siteId)).toEqual({ revision: 6, people: [6] });
});

test('a server that was set back is believed once it says so twice', async () => {
  const siteId = await siteAt(5);
  play([2, 2]);
  await refreshQueue(siteId);
  expect(await known(siteId)).toEqual({ revision: 2, people: [2] });
});
