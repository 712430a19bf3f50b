import { expect, test } from 'vitest';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import {
  alreadyHere,
  blankIntake,
  bodyOf,
  canComeBack,
  comingBack,
  filledFrom,
  seasonComingIn,
  withoutFill,
  type WheelSet,
} from './intake-draft.ts';

const car = { id: 7, licenseplate: 'EL1', customer_id: 3, front_dimension: '205/55 R16' };
const filled = (draft: object, of: object | undefined, sets: object[]) =>
  filledFrom({ ...blankIntake('2026-11-20'), ...draft }, of as never, sets as never);
const shown = { customer_id: 'Kari' };

test('in autumn the wheels of the summer come in, in spring those of the winter', () => {
  expect(['2026-10-20', '2026-12-01', '2026-01-05'].map(seasonComingIn)).toEqual(
    Array(3).fill('summer'),
  );
  expect(['2026-03-20', '2026-06-01'].map(seasonComingIn)).toEqual(['friction', 'friction']);
});

test('a car that is known fills in whose it is and the size of its wheels', () => {
  expect(filled({}, { ...car, shown }, [])).toEqual({
    car_id: 7,
    customer_id: 3,
    shown: { car_id: 'EL1', customer_id: 'Kari' },
    size: '205/55 R16',
  });
});

test('what somebody has filled in stays', () => {
  const draft = { customer_id: 9, size: '195/65 R15', car_id: 7 };
  expect(filled(draft, { ...car, shown }, [])).toEqual({});
});

test('of a plate that was mistyped nothing stays but what somebody has changed', () => {
  const start = blankIntake('2026-11-20');
  const values = filled({}, { ...car, shown }, []);
  const draft = { ...start, ...values, size: '195/65 R15' };
  const left = { ...draft, ...withoutFill(draft, values, start) };
  expect(left).toMatchObject({ car_id: null, customer_id: null, size: '195/65 R15' });
});

test('the set of the same season before says the size better than the car', () => {
  const before = { season: 'summer', size: '225/45 R17', rear_size: '', customer_id: 3, shown };
  const other = { ...before, season: 'studded', size: '195/65 R15' };
  expect(filled({}, { ...car, shown }, [other, before]).size).toBe('225/45 R17');
});

test('a set of the same season in the house is told of, one that left can come back', () => {
  const set = (id: number, state: string, season: string) => ({ id, state, season }) as WheelSet;
  const sets = [
    set(1, 'stored', 'summer'),
    set(2, 'mounted', 'summer'),
    set(3, 'stored', 'studded'),
    set(4, 'missing', 'summer'),
  ];
  expect(alreadyHere('summer', sets).map(({ id }) => id)).toEqual([1]);
  expect(canComeBack(sets).map(({ id }) => id)).toEqual([2]);
});

test('what comes back is the same wheels, to be measured again', () => {
  const wheels = [{ ...blankWheel('FL'), brand: 'Nokian', dot: '2319', depths: [60] }];
  const set = { id: 5, licenseplate: 'EL1', season: 'studded', size: '205/55 R16', shown: {} };
  const back = { ...blankIntake('2026-11-20'), ...comingBack(set as never, wheels) };
  expect(bodyOf(back)).toMatchObject({
    again: 5,
    season: 'studded',
    place_id: null,
    wheels: [{ position: 'FL', brand: 'Nokian', dot: '2319', depths: [] }],
  });
});
