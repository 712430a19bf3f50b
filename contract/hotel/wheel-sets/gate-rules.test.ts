import { expect, test } from 'vitest';
import { canBeLetGo, gateProblem, reasonsAt } from './gate-rules.ts';

const set = { plate: 'EL12345', number: '4711' };

test.each([
  ['car and set that belong together leave', 'EL12345', '4711', null],
  ['however the plate is written', 'el 12345', ' 4711 ', null],
  ['of another car they stay', 'EL12346', '4711', 'other_car'],
  ['of another set they stay', 'EL12345', '4712', 'other_set'],
  ['a longer plate is another one', 'EL123456', '4711', 'other_car'],
  ['without the car they stay', '', '4711', 'not_read'],
  ['without the set they stay', 'EL12345', '', 'not_read'],
  ['what is typed in part is not wrong yet', 'EL12', '47', 'not_read'],
])('%s', (_, plate, number, problem) => {
  expect(gateProblem(set, { plate, number })).toBe(problem);
});

test('a set of no car leaves by its number alone, and for no car that was read', () => {
  const loose = { plate: '', number: '4711' };
  expect(gateProblem(loose, { plate: '', number: '4711' })).toBeNull();
  expect(gateProblem(loose, { plate: 'EL12345', number: '4711' })).toBe('other_car');
});

test.each([
  ['on another car, by who may', 'EL99999', '4711', true],
  ['on one whose plate cannot be read', '', '4711', true],
  ['not while its plate is being typed', 'EL12', '4711', false],
  ['not of another set', 'EL99999', '4712', false],
  ['not of a set that was not read', 'EL99999', '', false],
  ['not where there is nothing to let go', 'EL12345', '4711', false],
])('they can be let go %s', (_, plate, number, can) => {
  expect(canBeLetGo(set, { plate, number })).toBe(can);
});

test('that a car has no plate is said of one alone whose plate was not read', () => {
  expect(reasonsAt({ plate: '', number: '4711' })).toEqual(['no_plate']);
  expect(reasonsAt({ plate: 'EL 9', number: '4711' })).not.toContain('no_plate');
});
