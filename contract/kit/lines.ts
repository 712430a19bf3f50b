import * as z from 'zod/mini';
import { choice, discount, money, percent, quantity, text, unitPrice } from './fields.ts';
import type { Field, Fields } from './fields.ts';
import type { Resource } from './resource.ts';

/** No document has more lines. */
export const mostLines = 1000;

type Values = Readonly<Record<string, unknown>>;

/** What a line takes from the row of another resource that it is about. */
export interface Filled {
  readonly values: Values;
  /** Of one, without VAT, in hundredths of a minor unit; null where nobody has said. */
  readonly unit_price: number | null;
  /** The kind of VAT code: each company has its own code for it. */
  readonly vat: string;
}

/** The lines of a document: what each holds, and which fields of the document its totals hang on. */
export interface Lines {
  /** The word of their table: `order-lines`. */
  readonly name: string;
  readonly fields: Fields;
  /** The field that one is called by. */
  readonly title: string;
  /** The reference that a line begins with, and what of that row stands in the line then. */
  readonly about?: { readonly field: string; readonly fill: (row: Values) => Filled };
  /** The yes or no of whether prices are with VAT, and the day that VAT is reckoned for. */
  readonly includesVat: string;
  readonly day: string;
}

const vatCategories = ['S', 'Z', 'E', 'AE', 'G', 'K', 'O'] as const;

/** What every line has that costs something: what people say, and what follows from it. */
export const pricedFields = {
  quantity: quantity({ required: true, default: 1000 }),
  unit_price: unitPrice({ required: true, default: 0 }),
  discount_percent: discount({}),
  vat_code: text(10, { required: true }),
  vat_category: choice(vatCategories, { readOnly: true }),
  vat_rate: percent({ required: true, readOnly: true }),
  /** As it stands on the line: with VAT where the document's prices are. */
  amount: money({ required: true, readOnly: true }),
};

/** A line of any document. `key` is made where the line is: it is the same one wherever it is changed. */
export interface Line extends Values {
  readonly key: string;
  /** Lines stand in the order of their positions, equal ones in that of their keys. */
  readonly position: number;
}

/** What changes of a document's lines: those that are new or changed, whole, and the keys of those that go. */
export interface LinesWritten {
  readonly put?: readonly Line[];
  readonly remove?: readonly string[];
}

const key = z.uuid();
const position = z.int().check(z.gte(0), z.lte(2 ** 31 - 1));

type Shape<L extends Fields> = {
  [Name in keyof L]: L[Name]['schema'];
} & { key: typeof key; position: typeof position };

/** The field of a document that holds its lines. */
export function linesField<const L extends Fields>(lines: Omit<Lines, 'fields'> & { fields: L }) {
  const asked = Object.entries<Field>(lines.fields)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name, { required, schema }]) => [name, required ? schema : z.optional(schema)]);
  const told = Object.entries<Field>(lines.fields).map(([name, { output }]) => [name, output]);
  const put = z.object({ key, position, ...Object.fromEntries(asked) });
  const schema = z.object({
    put: z.optional(z.array(put).check(z.maxLength(mostLines))),
    remove: z.optional(z.array(key).check(z.maxLength(mostLines))),
  }) as z.ZodMiniType as z.ZodMiniType<LinesWritten, LinesWritten>;
  const output = z.array(z.object({ key, position, ...Object.fromEntries(told) }));
  return {
    kind: 'lines' as const,
    lines,
    schema: schema as Field['schema'],
    output: output as unknown as z.ZodMiniArray<z.ZodMiniObject<Shape<L>>>,
    empty: [] as readonly Line[],
  };
}

interface Described {
  readonly fields: Fields;
}

/** The lines of a resource, and the field that holds them; undefined where it has none. */
export function linesOf({ fields }: Described): (Lines & { readonly field: string }) | undefined {
  for (const field in fields) {
    const { lines } = fields[field]!;
    if (lines) return { ...lines, field };
  }
  return undefined;
}

/** Lines as a resource of their own are described to what shows and asks for fields; their words stand under their name. */
export const describedLines = (
  { feature }: Pick<Resource, 'feature'>,
  { name, fields }: Lines,
): Pick<Resource, 'feature' | 'name' | 'fields'> => ({ feature, name, fields });
