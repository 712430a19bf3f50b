import { expect, test } from 'vitest';
import { isSigned, secretOf, signatureOf } from './signature.ts';

const keys = { secret: Buffer.from('a key of the server') };
const reader = { code: 'abc', secretsMade: 1 };
const secret = secretOf(keys, reader);
const now = new Date('2026-11-20T10:00:00Z');
const timestamp = String(now.getTime() / 1000);
const body = Buffer.from('{"id":"1"}');
const signed = { timestamp, body, signature: signatureOf(secret, timestamp, body) };

test('what the reader signed just now is believed', () => {
  expect(isSigned(secret, signed, now)).toBe(true);
});

test.each([
  ['a byte of the body is another', { ...signed, body: Buffer.from('{"id":"2"}') }],
  ['the time is another', { ...signed, timestamp: String(Number(timestamp) + 1) }],
  ['there is no signature', { ...signed, signature: '' }],
  ['the time is no number', { ...signed, timestamp: 'now' }],
])('it is not when %s', (_, signed) => {
  expect(isSigned(secret, signed, now)).toBe(false);
});

test('what was signed more than five minutes ago, or ahead of time, is not', () => {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(isSigned(secret, signed, later(300))).toBe(true);
  expect(isSigned(secret, signed, later(301))).toBe(false);
  expect(isSigned(secret, signed, later(-301))).toBe(false);
});

test('a new secret ends the one before, and no two readers have the same', () => {
  const next = secretOf(keys, { ...reader, secretsMade: 2 });
  expect(isSigned(next, signed, now)).toBe(false);
  expect(secretOf(keys, { ...reader, code: 'abd' })).not.toBe(secret);
});
