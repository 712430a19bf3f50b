import { expect, test } from 'vitest';
import { gainedFrom } from './merge-rules.ts';

const fields = ['licenseplate', 'country', 'brand', 'model', 'odometer', 'odometer_at', 'tags'];
const empty = { brand: '', model: '', odometer: null, odometer_at: null, tags: [] };

test('what a car says itself it keeps, what it lacks it gains', () => {
  const kept = { ...empty, licenseplate: 'AB12345', brand: 'Volvo' };
  const other = { ...empty, licenseplate: 'XY99999', brand: 'SAAB', model: 'V60' };
  expect(gainedFrom(kept, other, fields)).toEqual({ model: 'V60' });
});

test('an odometer comes with the day on which it was read', () => {
  const other = { ...empty, odometer: 84_000, odometer_at: '2026-05-01' };
  expect(gainedFrom(empty, other, fields)).toEqual({
    odometer: 84_000,
    odometer_at: '2026-05-01',
  });
  const kept = { ...empty, odometer: 90_000 };
  expect(gainedFrom(kept, other, fields)).toEqual({});
});

test('tags of both stay, each once', () => {
  const kept = { ...empty, tags: ['fleet'] };
  expect(gainedFrom(kept, { ...empty, tags: ['fleet', 'lift'] }, fields)).toEqual({
    tags: ['fleet', 'lift'],
  });
});
