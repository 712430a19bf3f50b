import { expect, test } from 'vitest';
import type { OfferedAddon, OfferedService } from '#contract/booking/online-booking.ts';
import { addonsOf, measureOf, wantedOf } from './wanted.ts';

const service = (id: number, classes: OfferedService['classes'] = []): OfferedService => ({
  id,
  name: 'Wheels',
  names: {},
  category: '',
  minutes: 30,
  price: null,
  classes,
  needs_set: false,
});
const addon = (id: number, service_id: number | null): OfferedAddon => ({
  id,
  name: 'Wash',
  service_id,
  minutes: 10,
  price: null,
  text: '',
});
const portal = {
  services: [service(1, ['van']), service(2)],
  addons: [addon(7, null), addon(8, 1)],
  measures: ['weight' as const],
};

const unknown = { weight: '', height: '' };

test('beside a service stands what goes with any, and with it alone', () => {
  expect(addonsOf([service(1)], portal).map(({ id }) => id)).toEqual([7, 8]);
  expect(addonsOf([service(2)], portal).map(({ id }) => id)).toEqual([7]);
});

test('only what the service takes is asked for, whatever was chosen before', () => {
  const chosen = { ...unknown, addons: [7, 8], classes: ['van', 'truck'] };
  expect(wantedOf({ ...chosen, services: [1] }, portal)).toEqual({
    services: [1],
    addons: [7, 8],
    classes: ['van'],
  });
  expect(wantedOf({ ...chosen, services: [2] }, portal)).toEqual({
    services: [2],
    addons: [7],
    classes: [],
  });
});

test('several services are asked for together, in the order of the page, with what goes with any of them', () => {
  const chosen = { ...unknown, services: [2, 1], addons: [7, 8], classes: ['van'] };
  expect(wantedOf(chosen, portal)).toEqual({ services: [1, 2], addons: [7, 8], classes: ['van'] });
});

test('nothing is asked for before a service is chosen, or once it is no longer offered', () => {
  expect(wantedOf({ ...unknown, services: [], addons: [], classes: [] }, portal)).toBeNull();
  expect(wantedOf({ ...unknown, services: [9], addons: [], classes: [] }, portal)).toBeNull();
});

test('the weight of a car is said where the portal asks for it, and is a whole number of kilograms', () => {
  const chosen = { services: [2], addons: [], classes: [], weight: '3 200', height: '190' };
  expect(wantedOf(chosen, portal)).toMatchObject({ weight: 3200 });
  expect(wantedOf(chosen, portal)).not.toHaveProperty('height');
  for (const wrong of ['', '0', '2,5', '-3', 'heavy', '100001'])
    expect(measureOf('weight', wrong)).toBeNull();
  expect(measureOf('height', '1001')).toBeNull();
});
