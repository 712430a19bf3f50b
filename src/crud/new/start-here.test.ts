import { expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { costCentres } from '#contract/customer/cost-centres/cost-centres.ts';
import { customers } from '#contract/customer/customers.ts';
import { countryOf } from '#src/i18n/country-here.ts';
import { startHere } from './start-here.ts';

test('a new customer is of the country where they are written down, and is spoken to as people there are', () => {
  expect(startHere(customers, 'SE')).toEqual({ country: 'SE', language: 'sv' });
  expect(startHere(cars, 'DK')).toEqual({ country: 'DK' });
});

test('what has no country starts empty', () => {
  expect(startHere(costCentres, 'NO')).toEqual({});
});

test('the country is told by the time of its site', () => {
  expect(countryOf('Europe/Stockholm')).toBe('SE');
  expect(countryOf('America/St_Johns')).toBe('NO');
});
