import { expect, test } from 'vitest';
import { limitOf } from './limit-rules.ts';

const nothing = { mobile: 0, email: 0, plate: 0, network: 0, portal: 0 };
const unproved = { given: ['mobile', 'email'], proved: null, wantsProof: false } as const;

test('two bookings of a season need no proof, the third does, whichever of telephone, mail and plate is the same', () => {
  for (const what of ['mobile', 'email', 'plate'] as const) {
    expect(limitOf({ ...nothing, [what]: 1 }, unproved)).toBeNull();
    expect(limitOf({ ...nothing, [what]: 2 }, unproved)).toMatchObject({ by: expect.any(Array) });
  }
});

test('a telephone that was used twice is the one to be proved, whatever mail is proved beside it', () => {
  const twice = { ...nothing, mobile: 2 };
  expect(limitOf(twice, { ...unproved, proved: 'email' })).toEqual({ by: ['mobile'] });
  expect(limitOf(twice, { ...unproved, proved: 'mobile' })).toBeNull();
});

test('a network or a portal that books much has its next ones proved', () => {
  expect(limitOf({ ...nothing, network: 4, portal: 59 }, unproved)).toBeNull();
  expect(limitOf({ ...nothing, network: 5 }, unproved)).toEqual({ by: ['mobile', 'email'] });
  expect(limitOf({ ...nothing, portal: 60 }, unproved)).toEqual({ by: ['mobile', 'email'] });
  expect(
    limitOf({ ...nothing, network: 5, portal: 60 }, { ...unproved, proved: 'email' }),
  ).toBeNull();
});

test('a portal may want each booking proved', () => {
  expect(limitOf(nothing, { ...unproved, wantsProof: true })).toEqual({ by: ['mobile', 'email'] });
});

test('who has proved their telephone does not book for ever either, and one car is not booked for by everybody', () => {
  const proved = { ...unproved, proved: 'mobile' } as const;
  expect(limitOf({ ...nothing, mobile: 11 }, proved)).toBeNull();
  expect(limitOf({ ...nothing, mobile: 12 }, proved)).toBe('too_many');
  expect(limitOf({ ...nothing, plate: 6 }, proved)).toBe('too_many');
});
