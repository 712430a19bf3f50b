import * as z from 'zod/mini';
import { anyDay, dayInput, instantInput, type DayBounds } from './time/days.ts';
import { countries } from './rules/countries.ts';
import { mostMoney } from './most-money.ts';
import { plateKey } from './rules/plate-rules.ts';
import { manyLines, oneLine } from './text.ts';
import type { AddressRest, Field, FieldKind } from './field.ts';
import type { Resource } from './resource.ts';
import type { Traits } from './traits.ts';

type None<T extends Traits, Value> = T extends { required: true } ? Value : Value | null;

// Traits are kept as they are written, so that types know which fields can be left out.
function made<const T extends object, Value>(
  kind: FieldKind,
  traits: T,
  schema: z.ZodMiniType<Value, Value>,
  empty: Value,
): T & Field<Value> {
  return { ...traits, kind, schema, output: outputOf(kind, schema), empty };
}

function outputOf<Value>(
  kind: FieldKind,
  schema: z.ZodMiniType<Value, Value>,
): z.ZodMiniType<Value, Value> {
  switch (kind) {
    case 'choice':
    case 'yes_no':
    case 'reference':
    case 'structure':
    case 'lines':
      return schema;
    case 'tags':
      return z.array(z.string()) as z.ZodMiniType as typeof schema;
    case 'number':
    case 'money':
    case 'percent':
    case 'time':
      return z.nullable(z.int()) as z.ZodMiniType as typeof schema;
    case 'date':
    case 'instant':
      return z.nullable(z.string()) as z.ZodMiniType as typeof schema;
    default:
      return z.string() as z.ZodMiniType as typeof schema;
  }
}

const something = ({ required }: Traits) => (required ? [z.minLength(1)] : []);

const line = (most: number, traits: Traits) => oneLine(most).check(...something(traits));

/** One line of text, `most` characters long. */
export const text = <const T extends Traits>(most: number, traits: T) =>
  made('text', { ...traits, most }, line(most, traits), '');

/** Several lines of text. */
export const notes = <const T extends Traits>(traits: T, most = 5000) =>
  made('notes', { ...traits, most }, manyLines(most).check(...something(traits)), '');

const emailShape = /^([^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,})?$/u;

// As full-width signs are pasted: the rest of comparing is case (`emailKey`).
const sameSigns = (typed: string): string => typed.normalize('NFKC');

export const email = <const T extends Traits>(traits: T) =>
  made(
    'email',
    { ...traits, most: 254 },
    line(254, traits).check(z.overwrite(sameSigns), z.regex(emailShape)),
    '',
  );

/** A telephone number as it was written; digits, spaces and what people put between them. */
export const phone = <const T extends Traits>(traits: T) =>
  made(
    'phone',
    { ...traits, most: 30 },
    line(30, traits).check(
      z.overwrite((number) => number.replaceAll(/[‐-―−]/g, '-')),
      z.regex(/^([+(]*\d[\d ()/.-]{3,})?$/),
    ),
    '',
  );

// Signs that people put between are left out first: what is left has to be something where it is required.
const squeezed = (most: number, traits: Traits) =>
  line(most, traits).check(z.overwrite(plateKey), ...(traits.required ? [z.minLength(1)] : []));

/** A number plate: capitals without spaces. Its country's pattern is only ever a warning (`plate-shapes.ts`). */
export const plate = <const T extends Traits>(traits: T) =>
  made('plate', { ...traits, most: 12 }, squeezed(12, traits), '');

/** A company's number. Its check digit is only ever a warning (`org-number-rules.ts`). */
export const orgNumber = <const T extends Traits>(traits: T) =>
  made('org_number', { ...traits, most: 20 }, squeezed(20, traits), '');

/** A street with the fields that say where it is: columns of their own, read and asked for as one. */
export const address = <const T extends Traits>(rest: AddressRest, traits: T) =>
  made('address', { ...traits, most: 120, rest }, line(120, traits), '');

/** One of several values; the first stands for itself when nothing is said. */
export const choice = <const C extends readonly [string, ...string[]], const T extends Traits>(
  choices: C,
  traits: T,
) =>
  made(
    'choice',
    { ...traits, choices },
    z.enum(choices) as z.ZodMiniType<C[number], C[number]>,
    choices[0] as C[number],
  );

/** A country of Europe; the product's first one stands for itself when nothing is said. */
export const country = <const T extends Traits>(traits: T) =>
  choice(countries, { ...traits, areCountries: true as const });

/** A country, or any where none is said. */
export const countryOrAny = <const T extends Traits>(traits: T) =>
  choice(['', ...countries], { ...traits, areCountries: true as const });

export const yesNo = <const T extends Traits>(traits: T) =>
  made('yes_no', traits, z.boolean() as z.ZodMiniType<boolean, boolean>, false);

interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly digits?: number;
  readonly unit?: string;
}

const whole = <T extends Traits>({ from, to }: Pick<Bounds, 'from' | 'to'>, { required }: T) => {
  const number = z.int().check(z.gte(from), z.lte(to));
  return (required ? number : z.nullable(number)) as z.ZodMiniType<
    None<T, number>,
    None<T, number>
  >;
};

const nothing = null as never;

/** A number between bounds, whole on the wire; `digits` says where its comma stands. */
export const number = <const T extends Traits>(bounds: Bounds, traits: T) =>
  made('number', { ...traits, ...bounds }, whole(bounds, traits), nothing);

/** An amount in minor units (øre, öre, cents) of the chain's currency. */
export const money = <const T extends Traits>(traits: T, from = 0) =>
  made('money', { ...traits, digits: 2 }, whole({ from, to: mostMoney }, traits), nothing);

// One word says of whatever it cannot be what it can be (`common:errors.fields`).
const numberIn = <T extends Traits>(from: number, to: number, error: string, { required }: T) => {
  const number = z.int({ error }).check(z.gte(from, { error }), z.lte(to, { error }));
  return (required ? number : z.nullable(number)) as z.ZodMiniType<
    None<T, number>,
    None<T, number>
  >;
};

/** How much of something, in thousandths: more than nothing, up to 999,999.999. */
export const quantity = <const T extends Traits & { unit?: string }>(traits: T) =>
  made(
    'number',
    { ...traits, digits: 3, from: 1, to: 999_999_999 },
    numberIn(1, 999_999_999, 'fields.quantity', traits),
    nothing,
  );

/** The price of one, in hundredths of a minor unit: four decimals of a krone, for what is sold by the minute or the gram. */
export const unitPrice = <const T extends Traits>(traits: T) =>
  made('money', { ...traits, digits: 4 }, numberIn(0, mostMoney, 'fields.price', traits), nothing);

/** A part that is taken off a price, in hundredths of a percent: never more than all of it. */
export const discount = <const T extends Traits>(traits: T) =>
  made(
    'percent',
    { ...traits, digits: 2 },
    numberIn(0, 100_00, 'fields.discount', traits),
    nothing,
  );

/** A rate in hundredths of a percent: 2500 is 25 %. */
export const percent = <const T extends Traits>(traits: T) =>
  made('percent', { ...traits, digits: 2 }, whole({ from: 0, to: 100_00 }, traits), nothing);

/** A day, `yyyy-MM-dd`, that may be any of the bounds. */
export const date = <const T extends Traits>(traits: T, days: DayBounds = anyDay) =>
  made(
    'date',
    { ...traits, days },
    (traits.required ? dayInput(days) : z.nullable(dayInput(days))) as z.ZodMiniType<
      None<T, string>,
      None<T, string>
    >,
    nothing,
  );

/** A time of any day, in minutes since midnight by the clock on the wall; `to` is 1440 where midnight may be its end. Lists are not narrowed by one. */
export const timeOfDay = <const T extends Traits & { filter?: never }>(traits: T, to = 1439) =>
  made('time', { ...traits, from: 0, to }, whole({ from: 0, to }, traits), nothing);

/** An instant: ISO 8601 in UTC, to the millisecond however it was given. */
export const instant = <const T extends Traits>(traits: T) => {
  const input = instantInput().check(z.overwrite(toMillisecond));
  return made(
    'instant',
    traits,
    (traits.required ? input : z.nullable(input)) as z.ZodMiniType<
      None<T, string>,
      None<T, string>
    >,
    nothing,
  );
};

function toMillisecond(text: string): string {
  const at = Date.parse(text);
  // What is none is refused by what comes before.
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}

/** One of another resource, by its id; rows also carry what it is called (`shown`). */
export const reference = <const T extends Traits>(of: () => Resource, traits: T) =>
  made(
    'reference',
    { ...traits, of },
    whole({ from: 1, to: Number.MAX_SAFE_INTEGER }, traits),
    nothing,
  );

/** Words that people stick on a thing, in the order in which they did. */
export const tags = <const T extends Traits>(traits: T) =>
  made(
    'tags',
    traits,
    z.array(line(40, { required: true })).check(z.maxLength(30)) as z.ZodMiniType<
      string[],
      string[]
    >,
    [],
  );

/**
 * What has parts of its own, such as lines with a number each: a form asks for it by an input of its
 * own. Of a resource it is returned for one row at a time, and stands in no file.
 */
export const structure = <Value, const T extends Traits>(
  schema: z.ZodMiniType<Value, Value>,
  empty: Value,
  traits: T,
) => ({ ...made('structure', traits, schema, empty), kind: 'structure' as const });
