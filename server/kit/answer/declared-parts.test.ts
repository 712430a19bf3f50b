import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { get } from '#contract/kit/call.ts';
import { answerOf } from './answer-of.ts';
import { declaredPartsOf } from './declared-parts.ts';

const inner = z.object({ a: z.int() });
const value = { a: 1, secret: 'x' };

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['an object', inner, value, { a: 1 }],
  ['a list', z.array(inner), [value, value], [{ a: 1 }, { a: 1 }]],
  [
    'what may be null or missing',
    z.object({ b: z.optional(z.nullable(inner)) }),
    { b: value },
    { b: { a: 1 } },
  ],
  ['null where there may be', z.object({ b: z.nullable(inner) }), { b: null, c: 1 }, { b: null }],
  ['a record', z.record(z.string(), inner), { x: value }, { x: { a: 1 } }],
  [
    'one of several that say which they are',
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('one'), value: inner }),
      z.object({ is: z.literal('other') }),
    ]),
    { is: 'one', value, secret: 'x' },
    { is: 'one', value: { a: 1 } },
  ],
  [
    'one of several that do not',
    z.union([inner, z.object({ b: z.int() })]),
    { b: 2, secret: 'x' },
    { b: 2 },
  ],
  ['an open object', z.looseObject({ a: z.int() }), value, value],
  ['a pair', z.tuple([inner, z.string()]), [value, 'x'], [{ a: 1 }, 'x']],
])('of %s only what is declared is left', (_, schema, value, left) => {
  expect(declaredPartsOf(schema)?.(value)).toEqual(left);
});

test.each<[string, z.ZodMiniType]>([
  ['a text', z.string()],
  ['a list of texts', z.array(z.string())],
  ['anything', z.unknown()],
  ['a number or null', z.union([z.int(), z.null()])],
])('of %s there is nothing to take out', (_, schema) => {
  expect(declaredPartsOf(schema)).toBeUndefined();
});

const call = get('/v4/site/tried', { summary: '', access: 'site', result: inner });

test('an answer loses what is not declared, wherever it is given', () => {
  for (const NODE_ENV of ['test', 'development', 'production', undefined]) {
    expect(answerOf({ NODE_ENV }, call, value)).toEqual({ a: 1 });
  }
});

test('an answer that is not as declared is a fault in tests and development', () => {
  for (const NODE_ENV of ['test', 'development']) {
    expect(() => answerOf({ NODE_ENV }, call, { a: 'x' })).toThrow('breaks the contract');
  }
  expect(answerOf({ NODE_ENV: undefined }, call, { a: 'x' })).toEqual({ a: 'x' });
});
