import { customers } from '../customer/customers.ts';
import {
  choice,
  country,
  date,
  notes,
  number,
  plate,
  reference,
  tags,
  text,
  yesNo,
} from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { tpmsTypes } from './vehicles.ts';

/** Why a car has another owner. */
const ownerReasons = ['sold', 'moved', 'wrong'] as const;

export const fuels = ['', 'petrol', 'diesel', 'electric', 'hybrid', 'gas', 'other'] as const;

/** The cars of a chain's customers. A plate is used by one car at a time; earlier plates and owners are kept. */
export const cars = resource('cars', {
  feature: 'cars',
  path: '/v4/site/cars',
  of: 'chain',
  read: 'cars.read',
  write: 'cars.write',
  title: 'licenseplate',
  sort: 'licenseplate:asc',
  keys: [['licenseplate', 'country']],
  fields: {
    licenseplate: plate({ required: true, list: true, sort: true, search: true }),
    country: country({ filter: true }),
    customer_id: reference((): Resource => customers, { list: true, filter: true }),
    brand: text(40, { list: true, sort: true, search: true }),
    model: text(60, { list: true, search: true }),
    variant: text(80, {}),
    year: number({ from: 1900, to: 2100 }, { list: true, sort: true, filter: true }),
    vin: text(17, { search: true }),
    /** By which number catalogues of parts know it. */
    k_type: text(9, { hint: true }),
    fuel: choice(fuels, { filter: true }),
    color: text(30, {}),
    /** Fully laden, and with what stands on its roof: not every place bears it, or is high enough. */
    weight: number({ from: 1, to: 100_000, unit: 'kg' }, { hint: true }),
    height: number({ from: 1, to: 1000, unit: 'cm' }, { hint: true }),
    odometer: number({ from: 0, to: 3_000_000, unit: 'km' }, { list: true }),
    odometer_at: date({}),
    inspection_due: date({ list: true, sort: true, filter: true }),
    front_dimension: text(20, {}),
    rear_dimension: text(20, {}),
    tpms: choice(tpmsTypes, {}),
    tags: tags({ filter: true }),
    note: notes({}, 1000),
  },
  actions: {
    owner: {
      summary: 'The car belongs to somebody else from now on, or to nobody known',
      asks: {
        customer_id: reference((): Resource => customers, { hint: true }),
        reason: choice(ownerReasons, {}),
        /** The drivers of before drive it no longer. */
        end_drivers: yesNo({ default: true }),
      },
    },
    odometer: {
      summary: 'What the odometer shows; less than before only with a reason',
      asks: {
        km: number({ from: 0, to: 3_000_000, unit: 'km' }, { required: true }),
        read_on: date({ required: true }),
        reason: text(200, { default: '' }),
      },
      errors: ['cars.odometer_backwards'],
    },
  },
  sections: {
    car: [
      'licenseplate',
      'country',
      'customer_id',
      'brand',
      'model',
      'variant',
      'year',
      'vin',
      'k_type',
    ],
    technical: ['fuel', 'color', 'weight', 'height', 'odometer', 'odometer_at', 'inspection_due'],
    tyres: ['front_dimension', 'rear_dimension', 'tpms'],
    more: ['tags', 'note'],
  },
});
