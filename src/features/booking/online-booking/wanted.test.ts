import { expect, test } from 'vitest';
import type { OfferedAddon, OfferedService } from '#contract/booking/online-booking.ts';
import { addonsOf, wantedOf } from './wanted.ts';

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
};

test('beside a service stands what goes with any, and with it alone', () => {
  expect(addonsOf(1, portal).map(({ id }) => id)).toEqual([7, 8]);
  expect(addonsOf(2, portal).map(({ id }) => id)).toEqual([7]);
});

test('only what the service takes is asked for, whatever was chosen before', () => {
  const chosen = { addons: [7, 8], classes: ['van', 'truck'] };
  expect(wantedOf({ ...chosen, service: 1 }, portal)).toEqual({
    services: [1],
    addons: [7, 8],
    classes: ['van'],
  });
  expect(wantedOf({ ...chosen, service: 2 }, portal)).toEqual({
    services: [2],
    addons: [7],
    classes: [],
  });
});

test('nothing is asked for before a service is chosen, or once it is no longer offered', () => {
  expect(wantedOf({ service: null, addons: [], classes: [] }, portal)).toBeNull();
  expect(wantedOf({ service: 9, addons: [], classes: [] }, portal)).toBeNull();
});
