import { cars } from '#contract/car/cars.ts';
import type { Country } from '#contract/kit/rules/countries.ts';
import { customers } from '#contract/customer/customers.ts';
import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { emptyRow } from '#src/crud/record/empty-row.ts';
import { startHere } from '#src/crud/new/start-here.ts';
import { countryHere } from '#src/i18n/country-here.ts';

/** A car of which also nothing may be known. */
export const perhapsCar = {
  ...cars,
  fields: { ...cars.fields, licenseplate: { ...cars.fields.licenseplate, required: false } },
} as unknown as Resource;

/** What is known of somebody before anything is typed. */
export interface Start {
  readonly licenseplate: string;
  readonly name: string;
}

/** What an address says of who shall be made. */
export const startOf = (search: URLSearchParams): Start => ({
  licenseplate: search.get('plate') ?? '',
  name: search.get('name') ?? '',
});

/** A customer and a car in one row, as one form has them: the country is both's. */
export type NewRecord = Row & {
  readonly licenseplate: string;
  readonly brand: string;
  readonly country: Country;
  readonly name: string;
  readonly type: string;
  readonly phone: string;
  readonly email: string;
  readonly org_number: string;
  readonly take_over: boolean;
};

/** The row of somebody new, in the country whose time the site shows. */
export const newRecord = (start: Start): NewRecord =>
  ({
    ...emptyRow(cars),
    ...emptyRow(customers),
    ...start,
    ...startHere(customers, countryHere()),
    country: countryHere(),
    take_over: false,
  }) as NewRecord;

const ofRegister = [
  ...(['brand', 'model', 'variant', 'year', 'vin', 'fuel', 'color', 'inspection_due'] as const),
  ...(['front_dimension', 'rear_dimension'] as const),
] as const;

const sent = [
  ...([
    'name',
    'type',
    'org_number',
    'phone',
    'email',
    'country',
    'language',
    'licenseplate',
  ] as const),
  'take_over',
  ...ofRegister,
] as const;

/** What of it is sent. */
export const sentOf = (one: NewRecord): Record<(typeof sent)[number], never> =>
  Object.fromEntries(sent.map((name) => [name, one[name]])) as Record<(typeof sent)[number], never>;

/** What was typed of the customer, as the address of the form with every field takes it. */
export const typedOf = (one: NewRecord): URLSearchParams =>
  new URLSearchParams(
    (['name', 'type', 'org_number', 'phone', 'email'] as const)
      .filter((name) => one[name] !== '')
      .map((name) => [name, one[name]]),
  );

/** The fields that a register fills in, as they are when it says nothing. */
export const unknownCar = (): Partial<Row> =>
  Object.fromEntries(ofRegister.map((name) => [name, cars.fields[name].empty]));
