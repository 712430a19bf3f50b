import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/test-database.ts';

const moment = new Date('2026-11-20T09:58:55.581Z');

// Each as SQL, and as the program gets it on either engine.
const values: [string, unknown][] = [
  ['42::smallint', 42],
  ['42::integer', 42],
  ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['1.5::double precision', 1.5],
  ['1234.50::numeric(9, 2)', '1234.50'],
  ['true', true],
  ["'Åse'::text", 'Åse'],
  ["'NO'::char(2)", 'NO'],
  ["'2026-11-20'::date", '2026-11-20'],
  ["'2026-11-20 10:58:55.581+01'::timestamptz", moment],
  ["'2026-11-20 10:58'::timestamp", '2026-11-20 10:58:00'],
  ["'10:58'::time", '10:58:00'],
  ["'90 minutes'::interval", '01:30:00'],
  [`'{"a": [1, null]}'::json`, { a: [1, null] }],
  [`'[{"b": "ø"}]'::jsonb`, [{ b: 'ø' }]],
  ["'6f0c1c2e-0000-4000-8000-000000000001'::uuid", '6f0c1c2e-0000-4000-8000-000000000001'],
  [String.raw`'\x00ff'::bytea`, Buffer.from([0, 255])],
  ["tstzrange('2026-11-20 09:00Z', null)", '["2026-11-20 09:00:00+00",)'],
  ["array['a', 'b,\"c\"', null]", ['a', 'b,"c"', null]],
  ['array[1, 2]::bigint[]', [1, 2]],
  ['array[array[1], array[2]]::bigint[]', [[1], [2]]],
  ["array['1.50']::numeric[]", ['1.50']],
  ["array['2026-11-20']::date[]", ['2026-11-20']],
  ["array['2026-11-20 09:58:55.581Z']::timestamptz[]", [moment]],
  [
    "array['6f0c1c2e-0000-4000-8000-000000000001']::uuid[]",
    ['6f0c1c2e-0000-4000-8000-000000000001'],
  ],
  ['null::bigint', null],
];

test.each(values)('%s is read the same from either database', async (expression, expected) => {
  const db = await testDatabase();
  const { rows } = await db.executeSql(`select ${expression} as value`);
  expect(rows).toEqual([{ value: expected }]);
});

test('a moment, a list, JSON and bytes come back as they were sent', async () => {
  const db = await testDatabase();
  const { rows } = await sql`
    select ${moment}::timestamptz as moment, ${['a', 'b"']}::text[] as list,
      ${JSON.stringify([1, { a: null }])}::jsonb as json, ${Buffer.from('å')}::bytea as bytes,
      ${5}::bigint as number`.execute(db.kysely);
  expect(rows).toEqual([
    { moment, list: ['a', 'b"'], json: [1, { a: null }], bytes: Buffer.from('å'), number: 5 },
  ]);
});

test('a bigint that a number cannot hold is refused instead of rounded', async () => {
  const db = await testDatabase();
  await expect(db.executeSql('select 9007199254740993::bigint')).rejects.toThrow(
    '9007199254740993',
  );
});
