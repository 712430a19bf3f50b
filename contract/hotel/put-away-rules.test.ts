import { expect, test } from 'vitest';
import { suggestPlace, tallest, type PlaceOffered } from './put-away-rules.ts';

const place = (code: string, overrides: Partial<PlaceOffered> = {}): PlaceOffered => ({
  code,
  rack: '',
  room: 1,
  taken: 0,
  closed: false,
  ...overrides,
});
// 632 mm tall and 205 mm wide: a yellow shelf.
const usual = ['205/55 R16'];
const where = (places: readonly PlaceOffered[], sizes: readonly string[] = usual) => {
  const found = suggestPlace(places, sizes);
  return found && `${found.place.code} ${found.because}`;
};

test('a set goes to a shelf of the class that its wheels need', () => {
  const places = [
    place('A.1', { rack: 'red' }),
    place('A.2'),
    place('A.3', { rack: 'yellow' }),
    place('A.4', { rack: 'blue' }),
  ];
  expect(where(places)).toBe('A.3 own_rack');
});

test('where that class is full, a shelf for any wheel comes before a larger one', () => {
  const full = place('A.1', { rack: 'yellow', room: 2, taken: 2 });
  const places = [full, place('A.2', { rack: 'silver' }), place('A.3')];
  expect(where(places)).toBe('A.3 any_rack');
  expect(where(places.slice(0, 2))).toBe('A.2 larger_rack');
});

test('of larger shelves the smallest is taken: the largest are for who needs them', () => {
  const places = [place('A.1', { rack: 'mega' }), place('A.2', { rack: 'silver' })];
  expect(where(places)).toBe('A.2 larger_rack');
});

test('no wheel is put on a shelf that is too small for it', () => {
  expect(where([place('A.1', { rack: 'blue' })])).toBeNull();
});

test('what is closed or full is not suggested', () => {
  const places = [place('A.1', { closed: true }), place('A.2', { taken: 1 }), place('A.3')];
  expect(where(places)).toBe('A.3 any_rack');
  expect(where(places.slice(0, 2))).toBeNull();
});

test('of several that fit alike it is the first on the way', () => {
  expect(where([place('A.10'), place('A.9'), place('B.1')])).toBe('A.9 any_rack');
});

test('the larger of two sizes decides', () => {
  const places = [place('A.1', { rack: 'yellow' }), place('A.2', { rack: 'silver' })];
  expect(where(places, ['205/55 R16', '255/50 R19'])).toBe('A.2 own_rack');
});

test('wheels of a size that nobody knows go where any fit, else to the largest shelf', () => {
  const places = [
    place('A.1', { rack: 'blue' }),
    place('A.2', { rack: 'red' }),
    place('A.3', { rack: 'mega' }),
  ];
  expect(where(places, ['', 'unreadable'])).toBe('A.3 size_unknown');
  expect(where([...places, place('A.4')], [''])).toBe('A.4 size_unknown');
});

test('wheels taller than any shelf go where there is none', () => {
  const places = [place('A.1', { rack: 'mega' }), place('A.2')];
  expect(where(places, ['37X12.50 R17'])).toBe('A.2 any_rack');
  expect(suggestPlace(places, ['37X12.50 R17'])?.rack).toBe('');
});

test('how tall the wheels stand is told where a size says it', () => {
  expect(tallest(['205/55 R16', ''])).toBe(632);
  expect(tallest([''])).toBeNull();
});
