import { expect, test } from 'vitest';
import { daysSince, isGoodCheck, refusedCheck } from './check-rules.ts';

const firm = { type: 'company', org_number: '923609016', country: 'NO' };

test('a company or a public customer is checked by its number', () => {
  expect(refusedCheck(firm)).toBeUndefined();
  expect(refusedCheck({ ...firm, type: 'public' })).toBeUndefined();
  for (const org_number of ['5560360793', '556036-0793', 'SE556036079301']) {
    expect(refusedCheck({ ...firm, org_number, country: 'SE' })).toBeUndefined();
  }
});

test('a private person is not, whatever number stands on them', () => {
  for (const type of ['private', 'internal']) {
    expect(refusedCheck({ ...firm, type })).toBe('credit-limits.private');
  }
});

test('a number that is none, or that a Swede was born with, is no number of a company', () => {
  for (const org_number of ['', '923609017', '12345678901']) {
    expect(refusedCheck({ ...firm, org_number })).toBe('credit-limits.no_number');
  }
  for (const org_number of ['811228-9874', '19811228-9874', '8112289874']) {
    expect(refusedCheck({ ...firm, org_number, country: 'SE' })).toBe('credit-limits.no_number');
  }
});

test('where a number of a company may be one of a person, nobody is checked', () => {
  const german = { ...firm, org_number: 'HRB12345', country: 'DE' };
  expect(refusedCheck(german)).toBe('credit-limits.no_number');
});

test('a check is good for thirty days', () => {
  const now = '2026-11-30T12:00:00.000Z';
  expect(daysSince('2026-11-27T11:00:00.000Z', now)).toBe(3);
  expect(daysSince('2026-11-30T12:00:01.000Z', now)).toBe(0);
  expect(isGoodCheck('2026-10-31T12:00:01.000Z', now)).toBe(true);
  expect(isGoodCheck('2026-10-31T12:00:00.000Z', now)).toBe(false);
});
