import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { afterQuiet, deliveriesFor, usualChoices } from './delivery-rules.ts';

const oslo = 'Europe/Oslo';
const night = { from: '21:00', to: '08:00' };
const at = (iso: string) => new Date(iso);

test.each([
  ['2026-11-20T19:59:00Z', '2026-11-20T19:59:00Z'],
  ['2026-11-20T20:00:00Z', '2026-11-21T07:00:00Z'],
  ['2026-11-21T00:30:00Z', '2026-11-21T07:00:00Z'],
  ['2026-11-21T06:59:59Z', '2026-11-21T07:00:00Z'],
  ['2026-11-21T07:00:00Z', '2026-11-21T07:00:00Z'],
])('what is told in Oslo at %s leaves at %s when nights are quiet', (written, leaves) => {
  expect(afterQuiet(at(written), night, oslo)).toEqual(at(leaves));
});

test('quiet hours within a day hold until their end, and go by the clock of the site', () => {
  const noon = { from: '12:00', to: '13:30' };
  expect(afterQuiet(at('2026-07-01T10:15:00Z'), noon, oslo)).toEqual(at('2026-07-01T11:30:00Z'));
  expect(afterQuiet(at('2026-07-01T10:15:00Z'), noon, 'Europe/Helsinki')).toEqual(
    at('2026-07-01T10:30:00Z'),
  );
  expect(afterQuiet(at('2026-07-01T11:30:00Z'), noon, oslo)).toEqual(at('2026-07-01T11:30:00Z'));
});

test('quiet hours that end as they begin are none', () => {
  const never = { from: '08:00', to: '08:00' };
  expect(afterQuiet(at('2026-07-01T06:00:00Z'), never, oslo)).toEqual(at('2026-07-01T06:00:00Z'));
});

test('nothing leaves before it is told, nor is held longer than a day and an hour, nor twice', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const instant = fc.date({
    min: at('2026-01-01T00:00:00Z'),
    max: at('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, clock, clock, (written, from, to) => {
      const leaves = afterQuiet(written, { from, to }, oslo);
      expect(leaves.getTime()).toBeGreaterThanOrEqual(written.getTime());
      expect(leaves.getTime() - written.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(afterQuiet(leaves, { from, to }, oslo)).toEqual(leaves);
    }),
  );
});

const notification = {
  kind: 'written',
  phone: '',
  at: at('2026-11-20T22:00:00Z'),
  timezone: oslo,
} as const;

test('who has chosen nothing gets push of what is written, and mail too of what concerns the account', () => {
  const ways = (kind: 'written' | 'account') =>
    deliveriesFor({ ...notification, kind, choices: usualChoices }).map(({ channel }) => channel);
  expect(ways('written')).toEqual(['push']);
  expect(ways('account')).toEqual(['mail', 'push']);
});

test('an SMS needs a number', () => {
  const kinds = { ...usualChoices.kinds, written: { mail: false, sms: true, push: false } };
  const choices = { kinds, quiet: null };
  expect(deliveriesFor({ ...notification, choices })).toEqual([]);
  expect(deliveriesFor({ ...notification, choices, phone: '+47 900 00 000' })).toHaveLength(1);
});

test('in quiet hours all but what is urgent waits', () => {
  const choices = { ...usualChoices, quiet: night };
  expect(deliveriesFor({ ...notification, choices })).toEqual([
    { channel: 'push', dueAt: at('2026-11-21T07:00:00Z') },
  ]);
  for (const { dueAt } of deliveriesFor({ ...notification, kind: 'account', choices })) {
    expect(dueAt).toEqual(notification.at);
  }
});
