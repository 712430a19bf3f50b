import { expect, test } from 'vitest';
import { expedite, finish } from '#contract/workshop/queue-rules.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { database } from '#src/data/database.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { keepToken } from '#src/data/tokens.ts';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import {
  endWithAdded,
  personKey,
  showMoved,
  takeAnswer,
  takeChange,
  takeDump,
} from './queue-store.ts';

const came = (id: number, revision: number) =>
  cameIn(new Date(0), { id, revision, licenseplate: 'EL12345' });
const called = (person: QueuePerson) => expedite(person, 'Desk 1', new Date(1));

/** A site of the test alone whose queue is known up to a revision, and what waits to be sent of it. */
async function siteAt(revision: number, people: readonly QueuePerson[]) {
  const siteId = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const payload = { aud: siteId, sub: 'kari', jti: crypto.randomUUID(), exp: 4e9, siteName: 'A' };
  keepToken(siteId, `${btoa('{}')}.${btoa(JSON.stringify(payload))}.x`);
  await takeDump(siteId, { revision, people });
  return {
    siteId,
    /** An act on somebody that the server has not answered, shown as `person`. */
    async acts(person: QueuePerson): Promise<OutboxRow> {
      await database.outbox.add({
        key: crypto.randomUUID(),
        siteId,
        siteName: 'A',
        userId: 'kari',
        method: queueCalls.done.method,
        path: queueCalls.done.path,
        given: { params: { id: person.id } },
        objectKey: personKey(person.id),
        act: { words: 'queue:acts.done' },
        madeAt: 0,
        state: 'waiting',
        tries: 0,
        nextAt: 0,
        actionError: null,
      });
      await showMoved(siteId, person);
      return (await outboxRows(siteId)).at(-1)!;
    },
    /** What waits, as the server would hear it. */
    waits: async () =>
      (await outboxRows(siteId)).map(({ objectKey, given, state }) => [
        objectKey,
        given.params,
        state,
      ]),
    shown: () => database.queuePeople.where({ siteId }).toArray(),
  };
}

test('an answer that is overtaken by what others did asks for a dump, and shows nobody as they were', async () => {
  const site = await siteAt(4, [came(1, 4)]);
  const row = await site.acts(called(came(1, 4)));
  // Done by a colleague after this device's call; the news came before the answer.
  await database.outbox.delete(row.seq);
  await takeChange(site.siteId, { revision: 5, people: [came(2, 5)] });
  const done = { ...finish(came(1, 5), new Date(2)), revision: 6 };
  await takeChange(site.siteId, { revision: 6, people: [done] });
  expect(await takeAnswer(row, { ...called(came(1, 5)), revision: 5 })).toBe(false);
  expect(await site.shown()).toMatchObject([done, { id: 2 }]);
});

test('an answer that nothing came between is taken as it is', async () => {
  const site = await siteAt(4, [came(1, 4)]);
  const row = await site.acts(called(came(1, 4)));
  expect(await takeAnswer(row, { ...called(came(1, 5)), revision: 5 })).toBe(true);
  expect(await site.shown()).toMatchObject([{ id: 1, revision: 5 }]);
});

test('what the server has answered is not undone by what it read before', async () => {
  const site = await siteAt(4, [came(1, 4)]);
  const [done, add] = [
    await site.acts(finish(came(1, 4), new Date(2))),
    await site.acts(came(-9, 0)),
  ];
  const answered = { ...finish(came(1, 4), new Date(2)), revision: 6 };
  await takeAnswer(done, answered);
  await takeAnswer(add, came(7, 7));
  await database.outbox.bulkDelete([done.seq, add.seq]);
  const shown = [answered, { id: 7 }];
  await takeDump(site.siteId, { revision: 5, people: [came(1, 5)] });
  expect(await site.shown()).toMatchObject(shown);
  await takeChange(site.siteId, { revision: 6, people: [came(1, 5)] });
  expect(await site.shown()).toMatchObject(shown);
  // Once it has read them since, its word holds.
  await takeDump(site.siteId, { revision: 8, people: [came(1, 8)] });
  expect((await site.shown()).map(({ id, revision }) => [id, revision])).toEqual([[1, 8]]);
});

test('what was done later and is not sent yet goes on being shown over an answer, a change and a dump', async () => {
  const site = await siteAt(4, [came(1, 4)]);
  const first = await site.acts(called(came(1, 4)));
  const later = finish(called(came(1, 4)), new Date(2));
  await site.acts(later);
  const answered = { ...called(came(1, 5)), revision: 5 };
  expect(await takeAnswer(first, answered)).toBe(true);
  expect(await site.shown()).toMatchObject([later]);
  await takeChange(site.siteId, { revision: 5, people: [answered] });
  expect(await site.shown()).toMatchObject([later]);
  await takeDump(site.siteId, { revision: 6, people: [answered] });
  expect(await site.shown()).toMatchObject([later]);
});

test('anyone who was let in here is known by their first id for as long as they are shown', async () => {
  const site = await siteAt(4, []);
  const row = await site.acts(came(-9, 0));
  await takeAnswer(row, came(7, 5));
  expect(await site.shown()).toMatchObject([{ id: 7, formerId: -9 }]);
  await database.outbox.delete(row.seq);
  await takeChange(site.siteId, { revision: 5, people: [came(7, 5)] });
  await takeDump(site.siteId, { revision: 6, people: [came(7, 6)] });
  expect(await site.shown()).toMatchObject([{ id: 7, revision: 6, formerId: -9 }]);
});

test('anyone who was let in here stands there once while the answer is on its way, and by the answer alone gets their id', async () => {
  const site = await siteAt(4, []);
  const row = await site.acts(came(-9, 0));
  const conflict = { ...came(7, 5), intent: row.key };
  await takeChange(site.siteId, { revision: 5, people: [conflict] });
  expect(await site.shown()).toMatchObject([{ id: -9 }]);
  // As after a reload: the first thing heard is everybody.
  await takeDump(site.siteId, { revision: 6, people: [conflict, came(8, 6)] });
  expect(await site.shown()).toMatchObject([{ id: -9 }, { id: 8 }]);
  await takeAnswer(row, conflict);
  await database.outbox.delete(row.seq);
  expect(await site.shown()).toMatchObject([{ id: 7, formerId: -9 }, { id: 8 }]);
});

test('whom another device let in stands there as soon as they are told', async () => {
  const site = await siteAt(4, []);
  await site.acts(came(-9, 0));
  await takeChange(site.siteId, {
    revision: 5,
    people: [{ ...came(7, 5), intent: crypto.randomUUID() }],
  });
  expect(await site.shown()).toMatchObject([{ id: -9 }, { id: 7 }]);
});

test('what is done to somebody whom the server does not know yet is sent under the id they get', async () => {
  const site = await siteAt(4, []);
  const add = await site.acts(came(-9, 0));
  await site.acts(called(came(-9, 0)));
  expect(await takeAnswer(add, came(7, 5))).toBe(true);
  await database.outbox.delete(add.seq);
  expect(await site.shown()).toMatchObject([{ id: 7, formerId: -9, expedite: { status: 2 } }]);
  // Pressed on the row as it was shown a moment ago.
  await site.acts(finish(called(came(-9, 0)), new Date(2)));
  expect(await site.shown()).toMatchObject([{ id: 7, formerId: -9, expedite: { status: 3 } }]);
  expect(await site.waits()).toEqual([
    [personKey(7), { id: 7 }, 'waiting'],
    [personKey(7), { id: 7 }, 'waiting'],
  ]);
});

test('what was done to somebody who is not let in is refused with them', async () => {
  const site = await siteAt(4, []);
  const add = await site.acts(came(-9, 0));
  await site.acts(called(came(-9, 0)));
  const actionError = { status: 409, code: 'queue.already_here', message: 'Is here already.' };
  await database.outbox.update(add.seq, { state: 'refused', actionError });
  await endWithAdded(add);
  expect((await outboxRows(site.siteId)).map((row) => [row.state, row.actionError])).toEqual([
    ['refused', actionError],
    ['refused', actionError],
  ]);
  await takeDump(site.siteId, { revision: 5, people: [] });
  expect(await site.shown()).toEqual([]);
});

test('when somebody is not let in after all, what was done to them is given up too', async () => {
  const site = await siteAt(4, []);
  const add = await site.acts(came(-9, 0));
  await site.acts(called(came(-9, 0)));
  await database.outbox.delete(add.seq);
  await endWithAdded(add);
  expect(await site.waits()).toEqual([]);
});
