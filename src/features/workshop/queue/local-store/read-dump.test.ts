import { expect, test } from 'vitest';
import { cameIn } from '#tests/support/factories/queue-person.ts';
import { personIn, readDump, readOptions } from './read-dump.ts';

test('a site that tells nothing of its calls calls for ten seconds, to no station and to no garage', () => {
  expect(readOptions({})).toEqual({
    callTime: 10,
    expediteTargets: [],
    garageTargets: [],
    enableGarageQueue: false,
    recallLimit: null,
    noShowMinutes: null,
  });
  expect(readOptions({ callTime: 45 }).callTime).toBe(45);
});

test('people may come alone or with their revision, and a refresh may be answered with nothing', () => {
  const kari = cameIn(new Date(0));
  expect(readDump([kari])).toEqual({ revision: null, people: [kari] });
  expect(readDump({ revision: 4, people: [kari] })).toEqual({ revision: 4, people: [kari] });
  expect([readDump(null), readDump({})]).toEqual([null, null]);
});

test('of a queue that somebody is not told to be in they are in none', () => {
  const { garage: _garage, revision: _revision, intent: _intent, ...rest } = cameIn(new Date(0));
  expect(personIn(rest)).toEqual(cameIn(new Date(0)));
  expect(personIn({ ok: true })).toBeNull();
});
