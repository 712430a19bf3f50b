import { describe, expect, test } from 'vitest';
import type { CheckedRow } from '#server/kit/resource/import/import-check.ts';
import { differenceOf, fieldsOfList, lastDayOf } from './car-list-rules.ts';

const fields = ['licenseplate', 'driver', 'to_day'];
const line = (nth: number, more: Partial<CheckedRow> = {}): CheckedRow => ({
  nth,
  outcome: 'new',
  problems: [],
  values: { licenseplate: `AB1000${nth}` },
  changes: [],
  before: undefined,
  ...more,
});
const kept = (id: number, agreement_id: number) => ({
  id,
  agreement_id,
  version: 1,
  archived_at: null,
});
const own = (id: number) => ({ id, version: 1, licenseplate: `AB1000${id}`, to_day: null });

describe('the columns of a list', () => {
  test('our own words are known, and what parties call a plate', () => {
    expect(fieldsOfList(['Plate', 'x'], ['licenseplate', null])).toEqual(['licenseplate', null]);
    for (const heading of [
      'Regnr',
      'Reg.nr.',
      'Registreringsnummer',
      'Kjennemerke',
      'License plate',
    ]) {
      expect(fieldsOfList(['Fører', heading], ['driver', null])).toEqual([
        'driver',
        'licenseplate',
      ]);
    }
  });

  test('a number of something else is no plate', () => {
    expect(fieldsOfList(['Avtalenummer', 'Regning'], [null, null])).toEqual([null, null]);
  });
});

describe('a list beside the cars of an agreement', () => {
  test('a car that the list lacks is gone; one that is as before is not', () => {
    const { gone } = differenceOf(
      7,
      fields,
      [line(1, { outcome: 'same', before: kept(1, 7) })],
      [own(1), own(2)],
    );
    expect(gone.map(({ id }) => id)).toEqual([2]);
  });

  test('a car whose line is wrong is not gone for that', () => {
    const problems = [{ column: 2, code: 'fields.format' }];
    const wrong = line(1, { outcome: 'wrong', problems, before: kept(1, 7) });
    expect(differenceOf(7, fields, [wrong], [own(1)]).gone).toEqual([]);
  });

  test('a car of another agreement is wrong, and stays there', () => {
    const { lines } = differenceOf(7, fields, [line(1, { before: kept(1, 8) })], []);
    expect(lines[0]).toMatchObject({
      outcome: 'wrong',
      problems: [{ column: 0, code: 'fields.elsewhere' }],
    });
  });

  test('a car that goes before it comes is wrong, also by what is kept of it', () => {
    const values = { licenseplate: 'AB10001', to_day: '2026-01-01' };
    const before = { ...kept(1, 7), from_day: '2026-02-01' };
    const { lines } = differenceOf(7, fields, [line(1, { values, before })], []);
    expect(lines[0]?.problems).toEqual([{ column: 2, code: 'fields.before_start' }]);
  });
});

test('the last day of a car that is taken out is today, or the earlier one that was said', () => {
  expect(lastDayOf({ to_day: null }, '2026-05-05')).toBe('2026-05-05');
  expect(lastDayOf({ to_day: '2026-12-31' }, '2026-05-05')).toBe('2026-05-05');
  expect(lastDayOf({ to_day: '2026-01-31' }, '2026-05-05')).toBe('2026-01-31');
});
