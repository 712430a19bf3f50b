import { cars } from '#contract/car/cars.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';

let made = 10_000;

crudSuite(cars, {
  valid: () => ({ licenseplate: `EL${(made += 1)}`, brand: 'Volvo', year: 2020 }),
  changed: { model: 'V60', inspection_due: '2027-05-01' },
  wrong: { licenseplate: '', year: 1899, inspection_due: '2027-02-30', customer_id: 999_999_999 },
});
