import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import {
  articleKey,
  calledKey,
  foldText,
  orgNumberKey,
  phoneKey,
} from '#contract/kit/rules/same-text.ts';
import {
  differentArticles,
  differentPhones,
  differentTexts,
  sameArticles,
  sameOrgNumbers,
  samePhones,
  sameTexts,
} from '#contract/kit/rules/same-text-pairs.ts';
import { testDatabase } from '#tests/support/database/test-database.ts';

const db = await testDatabase();

/** What the database makes of each of the texts by a function of one. */
async function folded(by: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ made: string }>`
    select ${sql.id(by)}(given) as made
    from unnest(${[...texts]}::text[]) with ordinality as typed (given, nth)
    order by nth`.execute(db.kysely);
  return rows.map(({ made }) => made);
}

// Every letter and sign of Latin, Greek and Cyrillic, between two others.
const everySign = Array.from({ length: 0x590 - 1 }, (_, at) => at + 1)
  .concat(Array.from({ length: 0x2100 - 0x1e00 }, (_, at) => at + 0x1e00))
  .map((code) => `A${String.fromCodePoint(code)}e 1`);

test.each([
  ['name_search_key', foldText, [...sameTexts.flat(), ...differentTexts.flat(), ...everySign]],
  ['article_key', articleKey, [...sameArticles.flat(), ...differentArticles.flat(), ...everySign]],
  ['called_key', calledKey, sameTexts.flat()],
  ['phone_key', phoneKey, [...samePhones.flat(), ...differentPhones.flat()]],
  ['org_number_key', orgNumberKey, sameOrgNumbers.flat()],
  ['plate_search_key', plateKey, ['EL 12345', 'B-AB 1234', 'АА 1234 ВВ', 'ΑΒΕ-1234', 'ЂЖ 1']],
])('%s of the database folds as the app and the server do', async (by, rule, texts) => {
  expect(await folded(by, texts)).toEqual(texts.map(rule));
});

const foundByOther: readonly (readonly [string, string])[] = [
  ...sameTexts,
  ['99887766', '+47 998 87 766'],
  ['+4799887766', '99 88 77 66'],
  ['+46 (0)70-123 45 67', '070-1234567'],
  ['070-123 45 67', '0046 70 123 45 67'],
  ['Kari Nilsen\n+4799887766', '0047 99887766 Nilsen, Kari'],
  ['923609016', 'NO 923 609 016 MVA'],
  ['556036-0793', '556036 0793'],
  ['AA12345', 'AA 12345'],
  ['EL12345', 'EL 123 45'],
  ['ABC12D', 'ABC  12 D'],
  ['BAB1234', 'B-AB 12 34'],
  ['AA1234BB', 'АА 1234 ВВ'],
  ['AA1234BB', 'аа1234'],
  ['ABE1234', 'ΑΒΕ-1234'],
  ['А12 корпус', 'корпус'],
  ['Иван 12', 'иван 12'],
  ['OEB123', 'OEB'],
  ['ABC123', 'ABC-123'],
  ['Samuelsen', 'elsen'],
  ['lars.joe@example.no', 'joe'],
];

test.each(foundByOther)('among rows with %j is found %j', async (kept, typed) => {
  const finds = async (one: string, other: string) => {
    const { rows } = await sql<{ found: boolean }>`
      select search_key(${one}) like all(search_patterns(${other})) as found`.execute(db.kysely);
    return rows[0]!.found;
  };
  expect(await finds(kept, typed)).toBe(true);
});

test('a telephone in full is the same in every writing of it, and another in another country', async () => {
  const { rows } = await sql<{ same: boolean }>`
    select contact_hash(one, 'SE') = contact_hash('+46701234567', 'NO') as same
    from unnest(${[
      '070-123 45 67',
      '+46 (0)70-123 45 67',
      '+46 070 123 45 67',
      '0046 70 1234567',
      '46701234567',
      '＋46 70 1234567',
      '+47 70 123 45 67',
      '+46 70 123 45 68',
    ]}::text[]) with ordinality as typed (one, nth) order by nth`.execute(db.kysely);
  expect(rows.map(({ same }) => same)).toEqual([true, true, true, true, true, true, false, false]);
});

test('a plate is not taken for one with another letter', async () => {
  const { rows } = await sql<{ found: boolean }>`
    select search_key('BA12345') like all(search_patterns('AA12345')) as found`.execute(db.kysely);
  expect(rows).toEqual([{ found: false }]);
});

test('lists stay in the order of the Nordic alphabets', async () => {
  const sorted = ['Aase', 'Oslo', 'Zebra', 'Ærlig', 'Østby', 'Åse'];
  const keys = await folded('nordic_sort_key', sorted);
  expect([...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))).toEqual(keys);
});
