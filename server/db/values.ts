import pg from 'pg';

// Numbers of the types in the PostgreSQL catalogue (pg_type.oid), with those of their arrays.
const int8 = [20, 1016] as const;
const numeric = [1700, 1231] as const;
const date = [1082, 1182] as const;
const timestamp = [1114, 1115] as const;
const interval = [1186, 1187] as const;
const timestamptz = [1184, 1185] as const;
const uuidArray = 2951;
// The catalogue's number is right; @types/pg lists only the types that are no arrays.
const textArray = 1009 as (typeof pg.types.builtins)['TEXT'];

/**
 * How values leave the database, the same on both engines: int8 as a number (throws when it is not
 * a safe integer), numeric, date (`yyyy-MM-dd`), timestamp and interval as text, timestamptz as a
 * Date, json parsed, arrays of all of these as arrays; the rest as `pg` has it.
 */
export const valueParsers = new pg.TypeOverrides();

function teach([single, array]: readonly [number, number], parse: (text: string) => unknown) {
  const items = pg.types.getTypeParser(textArray);
  valueParsers.setTypeParser(single, parse);
  valueParsers.setTypeParser(array, (text: string) => parseItems(items(text), parse));
}

function parseItems(items: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(items)) return items.map((item) => parseItems(item, parse));
  return typeof items === 'string' ? parse(items) : items;
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is too large a number for a bigint`);
  return number;
}

teach(int8, safeInteger);
for (const type of [numeric, date, timestamp, interval]) teach(type, String);
teach(timestamptz, pg.types.getTypeParser(timestamptz[0]));
valueParsers.setTypeParser(uuidArray, pg.types.getTypeParser(textArray));
