import * as z from 'zod/mini';
import { idParam } from '../call.ts';
import { choice, discount, money, percent, quantity, text, unitPrice } from '../fields.ts';
import type { Field, Fields } from '../field.ts';
import { mostLines, type Like, type Line, type Lines, type LinesWritten } from './lines.ts';

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

/** What of a line says what it costs. */
export const costingFields = ['unit_price', 'discount_percent', 'amount'] as const;

const key = z.uuid();
const position = z.int().check(z.gte(0), z.lte(2 ** 31 - 1));

// The line of a template, or of what becomes one, that says what its writer is not told.
const like = z.object({ id: idParam, key }) satisfies z.ZodMiniType<Like>;

type Shape<L extends Fields> = {
  [Name in keyof L]: L[Name]['schema'];
} & { key: typeof key; position: typeof position };

/** The field of a document that holds its lines. */
export function linesField<const L extends Fields>(lines: Omit<Lines, 'fields'> & { fields: L }) {
  const inputs = Object.entries<Field>(lines.fields)
    .filter(([, { readOnly }]) => !readOnly)
    .map(([name, { required, read, schema }]) => [
      name,
      required && !read ? schema : z.optional(schema),
    ]);
  const outputs = Object.entries<Field>(lines.fields).map(([name, { read, output }]) => [
    name,
    read ? z.optional(output) : output,
  ]);
  const put = z.object({ key, position, like: z.optional(like), ...Object.fromEntries(inputs) });
  const schema = z.object({
    put: z.optional(z.array(put).check(z.maxLength(mostLines))),
    remove: z.optional(z.array(key).check(z.maxLength(mostLines))),
  }) as z.ZodMiniType as z.ZodMiniType<LinesWritten, LinesWritten>;
  const output = z.array(z.object({ key, position, ...Object.fromEntries(outputs) }));
  return {
    kind: 'lines' as const,
    lines,
    schema: schema as Field['schema'],
    output: output as unknown as z.ZodMiniArray<z.ZodMiniObject<Shape<L>>>,
    empty: [] as readonly Line[],
  };
}
