import { expect, test } from 'vitest';
import { dayAt, fuelCalled, numberAt, textAt, writtenDimension, yearAt } from './answer-rules.ts';

test('what a register leaves out counts as not said', () => {
  const answer = { car: { make: null, years: [] } };
  expect(textAt(answer, 'car', 'make')).toBe('');
  expect(textAt(answer, 'car', 'years', 0, 'year')).toBe('');
  expect(textAt('nothing like it', 'car')).toBe('');
  expect(numberAt(null, 'car')).toBeNull();
});

test('what an object inherits is nothing that a register said', () => {
  expect(textAt({}, 'constructor', 'name')).toBe('');
});

test('a text is one line, however it was sent', () => {
  expect(textAt({ make: ' VOLVO \n V60\u0000 ' }, 'make')).toBe('VOLVO V60');
  expect(textAt({ make: 'x'.repeat(5000) }, 'make')).toHaveLength(200);
});

test('numbers are read with a comma and a point, and nothing below zero is one', () => {
  expect(numberAt({ kw: '145,5' }, 'kw')).toBe(146);
  expect(numberAt({ kw: 99.6 }, 'kw')).toBe(100);
  expect(numberAt({ kw: -1 }, 'kw')).toBeNull();
  expect(numberAt({ kw: 'many' }, 'kw')).toBeNull();
  expect(yearAt({ year: 19 }, 'year')).toBeNull();
});

test('a day is read off a day and off an instant, and only when it exists', () => {
  expect(dayAt({ due: '2027-03-14' }, 'due')).toBe('2027-03-14');
  expect(dayAt({ due: '2027-03-14T00:00:00+02:00' }, 'due')).toBe('2027-03-14');
  expect(dayAt({ due: '2027-02-30' }, 'due')).toBeNull();
  expect(dayAt({ due: '14.03.2027' }, 'due')).toBeNull();
});

test.each([
  ['Elektrisk', 'electric'],
  ['El', 'electric'],
  ['Bensin, El', 'hybrid'],
  ['Diesel', 'diesel'],
  ['Benzin', 'petrol'],
  ['Metangas', 'gas'],
  ['Hydrogen', 'other'],
  ['', ''],
])('%s is %s', (word, fuel) => {
  expect(fuelCalled(word)).toBe(fuel);
});

test('a dimension is written as on the tyre', () => {
  expect(writtenDimension('205/55R16')).toBe('205/55 R16');
  expect(writtenDimension('225/45zr17')).toBe('225/45 ZR17');
  expect(writtenDimension('195/65 R15')).toBe('195/65 R15');
});
