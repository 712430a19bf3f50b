import { expect, test } from 'vitest';
import type { RegisteredCar } from './registry.ts';
import { carFieldsOf, isOtherCar, writtenMake } from './registry-rules.ts';

const volvo: RegisteredCar = {
  licenseplate: 'AB12345',
  country: 'NO',
  vin: 'YV1ZW2500M2000001',
  make: 'VOLVO',
  model: 'V60',
  variant: '',
  year: 2021,
  first_reg: '2021-01-18',
  status: 'REGISTRERT',
  colour: '',
  fuel: '',
  power_kw: null,
  curb_kg: null,
  gross_kg: null,
  height_cm: null,
  axle_count: 2,
  tyre_options: [],
  inspection_due: null,
  last_inspection: null,
};
const tyre = (axle: number, dimension: string) => ({
  set: 1,
  axle,
  dimension,
  li: '',
  si: '',
  rim: '',
  et: '',
});

test.each([
  ['VOLVO', 'Volvo'],
  ['BMW', 'BMW'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['LAND ROVER', 'Land Rover'],
  ['ŠKODA', 'Škoda'],
  ['Polestar', 'Polestar'],
])('%s is written %s', (registered, written) => {
  expect(writtenMake(registered)).toBe(written);
});

test('what a register does not say leaves the form as it is', () => {
  expect(carFieldsOf(volvo)).toEqual({
    brand: 'Volvo',
    model: 'V60',
    year: 2021,
    vin: 'YV1ZW2500M2000001',
  });
});

test('the first combination of tyres goes into the form, behind as in front when one is said', () => {
  expect(carFieldsOf({ ...volvo, tyre_options: [tyre(1, '205/55 R16')] })).toMatchObject({
    front_dimension: '205/55 R16',
    rear_dimension: '205/55 R16',
  });
  const mixed = [tyre(1, '225/45 R18'), tyre(2, '255/40 R18'), tyre(1, '205/55 R16')];
  expect(carFieldsOf({ ...volvo, tyre_options: mixed })).toMatchObject({
    front_dimension: '225/45 R18',
    rear_dimension: '255/40 R18',
  });
});

test('a plate is on another car when both chassis numbers are known and differ', () => {
  expect(isOtherCar({ vin: 'A' }, { vin: 'B' })).toBe(true);
  expect(isOtherCar({ vin: 'A' }, { vin: 'A' })).toBe(false);
  expect(isOtherCar({ vin: '' }, { vin: 'B' })).toBe(false);
});
