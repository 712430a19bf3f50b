import { expect, test } from 'vitest';
import { isOwn, waitedADay } from '#src/data/outbox/outbox-row.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { stateOf, unsentFile } from './unsent.ts';

const row = (overrides: Partial<OutboxRow> = {}): OutboxRow => ({
  seq: 1,
  key: 'k1',
  siteId: '1',
  siteName: 'Alnabru',
  userId: 'kari',
  method: 'POST',
  path: '/v3/queue/{id}/done',
  given: { params: { id: 7 } },
  objectKey: 'queue/person/7',
  act: { words: 'queue:acts.done', values: { who: 'Ola' } },
  madeAt: Date.UTC(2026, 10, 20, 13, 5),
  state: 'waiting',
  tries: 0,
  nextAt: 0,
  actionError: null,
  ...overrides,
});
const here = [{ siteId: '1', userId: 'kari' }];

test('what was done to somebody after something refused waits for that', () => {
  const refused = row({ state: 'refused' });
  const later = row({ seq: 2 });
  const other = row({ seq: 3, objectKey: 'queue/person/8' });
  const rows = [refused, later, other];
  expect(rows.map((one) => stateOf(one, rows, here))).toEqual(['refused', 'behind', 'waiting']);
});

test('where the login has ended one has to log in before it is sent', () => {
  const elsewhere = row({ siteId: '2' });
  expect(stateOf(elsewhere, [elsewhere], here)).toBe('login');
});

test("the list has what its person did at all sites, and nothing of anybody else's", () => {
  expect(isOwn({ siteId: '2', userId: 'kari' }, here)).toBe(true);
  expect(isOwn({ siteId: '1', userId: 'ola' }, here)).toBe(false);
  expect(isOwn({ siteId: '1', userId: 'kari' }, [])).toBe(false);
});

test('where a back end does not say whose a token is, the list keeps to its site', () => {
  const unknown = [{ siteId: '1', userId: '-' }];
  expect(isOwn({ siteId: '1', userId: '-' }, unknown)).toBe(true);
  expect(isOwn({ siteId: '2', userId: '-' }, unknown)).toBe(false);
});

test('after 24 hours, and not before, something has waited too long', () => {
  const made = row().madeAt;
  expect(waitedADay([row()], made + 86_400_000)).toBe(0);
  expect(waitedADay([row(), row()], made + 86_400_001)).toBe(2);
});

test('the file says in words what was done, where and when, and holds all that was to be sent', () => {
  const text = unsentFile([row()], { deviceId: 'd1', savedAt: 0 }, () => 'Ola is done');
  expect(JSON.parse(text)).toEqual({
    deviceId: 'd1',
    savedAt: '1970-01-01T00:00:00.000Z',
    acts: [
      {
        what: 'Ola is done',
        site: 'Alnabru',
        siteId: '1',
        userId: 'kari',
        madeAt: '2026-11-20T13:05:00.000Z',
        state: 'waiting',
        actionError: null,
        call: 'POST /v3/queue/{id}/done',
        given: { params: { id: 7 } },
        key: 'k1',
      },
    ],
  });
});
