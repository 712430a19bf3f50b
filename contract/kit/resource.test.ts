import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Input } from './call.ts';
import { choice, date, number, percent, text } from './fields.ts';
import type { RowOf } from './row.ts';
import { resource, type Resource } from './resource.ts';
import { states } from './states.ts';

const boats = resource('boats', {
  feature: 'boats',
  path: '/v4/site/boats',
  of: 'chain',
  read: 'queue.read',
  write: 'queue.work',
  title: 'name',
  sort: 'name:asc',
  fields: {
    number: text(20, { readOnly: true }),
    name: text(10, { required: true, search: true }),
    kind: choice(['sail', 'motor'], { filter: true }),
    length: number({ from: 0, to: 300, digits: 1 }, { filter: true }),
    built: date({ filter: true }),
    share: percent({}),
  },
});

test('a described thing is a resource like any other', () => {
  expectTypeOf(boats).toExtend<Resource>();
  expectTypeOf<RowOf<typeof boats>['length']>().toEqualTypeOf<number | null>();
  expectTypeOf<RowOf<typeof boats>['kind']>().toEqualTypeOf<'sail' | 'motor'>();
});

test('what the server writes itself cannot be given', () => {
  type Body = Input<typeof boats.calls.add>['body'];
  expectTypeOf<'number' extends keyof Body ? true : false>().toEqualTypeOf<false>();
  expect(boats.calls.add.body.parse({ name: 'Ask', number: '7' })).toEqual({ name: 'Ask' });
});

test.each(['archive', 'put_back', 'save', 'undo', 'history'])(
  'a step called %s is refused, as every resource has that action',
  (word) => {
    const state = states({ open: 'all', done: [] }, { [word]: { from: ['open'], to: 'done' } });
    const fields = { name: text(10, { required: true }), state };
    const rest = { feature: 'boats', path: '/v4/site/boats', of: 'chain' } as const;
    const rights = { read: 'queue.read', write: 'queue.work' } as const;
    expect(() =>
      resource('boats', { ...rest, ...rights, title: 'name', sort: 'name:asc', fields }),
    ).toThrow(`a step cannot be called ${word}`);
  },
);

test('nothing is added without what is asked for', () => {
  expect(boats.calls.add.body.safeParse({ name: '  ' }).success).toBe(false);
  expect(boats.calls.add.body.safeParse({ kind: 'sail' }).success).toBe(false);
});

test('a change names only what changes, and the version it starts from', () => {
  const { body } = boats.calls.save;
  expect(body.parse({ version: 3, built: null })).toEqual({ version: 3, built: null });
  expect(body.safeParse({ name: 'Ask' }).success).toBe(false);
});

test('a rate is whole hundredths of a percent, and no more than all', () => {
  const { body } = boats.calls.save;
  expect(body.parse({ version: 1, share: 1250 })).toEqual({ version: 1, share: 1250 });
  expect(body.safeParse({ version: 1, share: 100_01 }).success).toBe(false);
  expect(body.safeParse({ version: 1, share: 12.5 }).success).toBe(false);
});

describe('a list is narrowed', () => {
  const { query } = boats.calls.list;

  test('by several values of a choice, and by bounds of what has an order', () => {
    const filters = { kind: 'sail,motor', length_from: '50', built_to: '2020-12-31' };
    expect(query.parse(filters)).toEqual(filters);
  });

  test('only by the fields that say so, and only within their kind', () => {
    expect(query.parse({ name: 'Ask', length: '5' })).toEqual({});
    expect(query.safeParse({ length_from: 'long' }).success).toBe(false);
    expect(query.safeParse({ built_from: '2020-13-01' }).success).toBe(false);
  });

  test('page and size come as text in an address and as numbers from code', () => {
    expect(query.parse({ page: '3', per_page: 50 })).toEqual({ page: 3, per_page: 50 });
    expect(query.safeParse({ page: '0' }).success).toBe(false);
  });
});
