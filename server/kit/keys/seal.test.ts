import { expect, test } from 'vitest';
import { testKeys } from '#tests/support/keys.ts';
import { keyedHash, seal, unseal } from './seal.ts';

// What OpenSSL and Node say of what is not sealed by us; what is cut short has no tag to check.
const refused = /unable to authenticate|Invalid/;
const others = { id: 'other', secret: new Uint8Array(32).fill(7) };

test('what is sealed can be opened again, and looks different each time', () => {
  const sealed = seal(testKeys, 'test', '7', 'Blåbær');
  expect(unseal(testKeys, 'test', '7', sealed)).toBe('Blåbær');
  expect(seal(testKeys, 'test', '7', 'Blåbær')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Blåbær');
});

test('another key, purpose or owner opens nothing', () => {
  const sealed = seal(testKeys, 'test', '7', 'secret');
  expect(() => unseal(others, 'test', '7', sealed)).toThrow(refused);
  expect(() => unseal(testKeys, 'more', '7', sealed)).toThrow(refused);
  expect(() => unseal(testKeys, 'test', '8', sealed)).toThrow(refused);
});

test('what was changed, cut short or never sealed opens nothing', () => {
  const bytes = Buffer.from(seal(testKeys, 'test', '7', 'secret'), 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => unseal(testKeys, 'test', '7', changed.toString('base64url'))).toThrow(refused);
  }
  for (const cut of [bytes.subarray(0, 20), bytes.subarray(0, -1), Buffer.alloc(0)]) {
    expect(() => unseal(testKeys, 'test', '7', cut.toString('base64url'))).toThrow(refused);
  }
});

test('a hash is the same for the same key and purpose only', () => {
  expect(keyedHash(testKeys, 'a', 'x')).toBe(keyedHash(testKeys, 'a', 'x'));
  expect(keyedHash(testKeys, 'b', 'x')).not.toBe(keyedHash(testKeys, 'a', 'x'));
  expect(keyedHash(others, 'a', 'x')).not.toBe(keyedHash(testKeys, 'a', 'x'));
});
