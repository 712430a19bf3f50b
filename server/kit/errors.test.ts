import { expect, test } from 'vitest';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { AppError, answerTo, databaseIsAway, meaningOf } from './errors.ts';

const failure = (properties: object) => Object.assign(new Error('failed'), properties);

test.each([
  ['a unique key that is taken', { code: '23505' }, 'common.already_exists'],
  ['a time that overlaps', { code: '23P01' }, 'common.already_exists'],
  ['a row others need', { code: '23503' }, 'common.in_use'],
  ['a value the table refuses', { code: '23514' }, 'common.wrong_input'],
  ['a row the policies refuse', { code: '42501' }, 'common.not_found'],
  ['a query that took too long', { code: '57014' }, 'common.unavailable'],
  ['a server that shuts down', { code: '57P01' }, 'common.unavailable'],
  ['a connection refused', { code: 'ECONNREFUSED' }, 'common.unavailable'],
  ['a body too large', { statusCode: 413 }, 'common.body_too_large'],
  ['a body that is no JSON', { statusCode: 400 }, 'common.bad_request'],
])('%s has its meaning', (_, properties, code) => {
  expect(meaningOf(failure(properties))?.code).toBe(code);
});

test('a rule that refuses says why', () => {
  expect(meaningOf(new RuleError('queue.not_waiting'))?.code).toBe('queue.not_waiting');
  expect(meaningOf(new RuleError('bank.wrong_line', { line: 12 }))?.values).toEqual({ line: 12 });
});

test('a syntax error, and what is no error at all, is a bug', () => {
  expect(meaningOf(failure({ code: '42601' }))).toBeUndefined();
  expect(meaningOf(new TypeError('x is not a function'))).toBeUndefined();
  expect(meaningOf('a word')).toBeUndefined();
});

test('a database that is away is distinguished from one that refuses', () => {
  expect(databaseIsAway(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(databaseIsAway(failure({ code: '23505' }))).toBe(false);
});

test('an answer carries code, words in the language asked for, fields and the id of the request', () => {
  const error = new AppError('common.wrong_input', {}, { name: 'fields.required' });
  const { status, body } = answerTo(error, 'nb', 'r-1');
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: 'common.wrong_input', requestId: 'r-1' });
  expect(body.error.message).not.toBe(answerTo(error, 'en', 'r-1').body.error.message);
  expect(body.error.fields?.['name']).not.toContain('fields.');
});
