import { expect, test } from 'vitest';
import { orgNumber, plate } from './fields.ts';

test('a plate is kept in capitals without what people put between', () => {
  expect(plate({ required: true }).schema.parse(' el-48 213 ')).toBe('EL48213');
});

test.each(['.', ' - ', ''])('%j is no plate where one is required, and none where not', (typed) => {
  expect(plate({ required: true }).schema.safeParse(typed).success).toBe(false);
  expect(orgNumber({ required: true }).schema.safeParse(typed).success).toBe(false);
  expect(plate({}).schema.parse(typed)).toBe('');
});
