import { expect, test } from 'vitest';
import { wantedOf } from './duplicates-rules.ts';

const nothing = { licenseplate: '', phone: '', email: '', org_number: '' };

test('a phone is looked for by its own digits, however its country is written', () => {
  for (const phone of ['99 88 77 66', '+47 998 87 766', '0047 99887766', '99887766']) {
    expect(wantedOf({ phone })).toEqual({ ...nothing, phone: '99887766' });
  }
  expect(wantedOf({ phone: '070-123 45 67' }).phone).toBe(
    wantedOf({ phone: '+46701234567' }).phone,
  );
});

test('a few digits, half an address and one letter of a plate mean nobody', () => {
  expect(
    wantedOf({ phone: '+47 99', email: 'kari@post', licenseplate: 'E', org_number: '91' }),
  ).toEqual(nothing);
});

test('a plate and a company are looked for without what people put in between', () => {
  expect(wantedOf({ licenseplate: 'ek 123-45', org_number: '912 345 678' })).toEqual({
    ...nothing,
    licenseplate: 'EK12345',
    org_number: '912345678',
  });
});
