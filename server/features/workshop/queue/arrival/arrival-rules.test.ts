import { expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { knownFrom, refuseTwice } from './arrival-rules.ts';

const last = {
  licenseplate: 'EL12345',
  name: 'Kari Nilsen',
  customer_id: 7,
  car_id: 8,
  car_brand: 'Volvo',
};

test('the same person with the same car is the same customer', () => {
  const who = { licenseplate: 'EL12345', name: 'KARI NILSEN' };
  expect(knownFrom(last, who)).toEqual({ customer_id: 7, car_id: 8, car_brand: 'Volvo' });
});

test.each([null, 'Ola Nilsen'])('with the car comes %s: the customer is not known', (name) => {
  const known = knownFrom(last, { licenseplate: 'EL12345', name });
  expect(known).toEqual({ customer_id: null, car_id: 8, car_brand: 'Volvo' });
});

test('of who never came nothing is known', () => {
  const known = knownFrom(undefined, { licenseplate: 'EL12345', name: 'Kari' });
  expect(known).toEqual({ customer_id: null, car_id: null, car_brand: null });
});

test('a plate is the same however its parts are set apart', () => {
  const here = [{ licenseplate: 'EL 12345', name: null }];
  expect(() => refuseTwice(here, { licenseplate: 'el-12345', name: 'Kari' })).toThrow(RuleError);
  expect(() => refuseTwice(here, { licenseplate: 'EL12346', name: null })).not.toThrow();
});

test('two of the same name, or two without a plate, may wait at once', () => {
  const here = [{ licenseplate: null, name: 'Kari' }];
  expect(() => refuseTwice(here, { licenseplate: null, name: 'Kari' })).not.toThrow();
  expect(() => refuseTwice(here, { licenseplate: 'EL12345', name: 'Kari' })).not.toThrow();
});
