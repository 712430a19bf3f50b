import { expect, test } from 'vitest';
import { codeAt, newRecoveryCode, newSecret, otpAddress, stepOf, stepOfCode } from './totp.ts';

// '12345678901234567890' of RFC 6238 in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is the one of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepOf(at(seconds)), 8)).toBe(code);
  expect(codeAt(secret, stepOf(at(seconds)))).toBe(code.slice(2));
});

test('a code counts half a minute early and late, no further', () => {
  const step = stepOf(at(1_234_567_890));
  const check = (off: number) =>
    stepOfCode(secret, codeAt(secret, step + off), { at: at(1_234_567_890), lastStep: 0 });
  expect([-2, -1, 0, 1, 2].map(check)).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a code counts once, and none before it afterwards', () => {
  const step = stepOf(at(1_234_567_890));
  const options = { at: at(1_234_567_890), lastStep: step };
  expect(stepOfCode(secret, codeAt(secret, step), options)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step - 1), options)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step + 1), options)).toBe(step + 1);
});

test('something else than six digits is no code', () => {
  for (const code of ['', '12345', '1234567', 'ééé', 'éééééé', codeAt(secret, 1, 8)]) {
    expect(stepOfCode(secret, code, { at: at(59), lastStep: 0 })).toBeUndefined();
  }
});

test('secrets and recovery codes are new each time and written as people and apps take them', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newRecoveryCode()).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100);
  expect(new Set(Array.from({ length: 100 }, newRecoveryCode)).size).toBe(100);
});

test('the address for the app names product and account, whatever they are called', () => {
  const url = new URL(otpAddress(secret, 'Däck & Hjul', 'a+b@example.test'));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toContain('Däck & Hjul:a+b@example.test');
  expect(url.searchParams.get('issuer')).toBe('Däck & Hjul');
  expect(url.searchParams.get('secret')).toBe(secret);
});
