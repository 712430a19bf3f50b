import { fc } from './fast-check.ts';
import * as z from 'zod/mini';
import { measuredDay } from '#contract/kit/time/days.ts';

/** The JSON schema of an input, as its sender has to write it. */
export type Schema = z.core.JSONSchema.BaseSchema;
export const inputSchema = (shape: z.ZodMiniType): Schema =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });

// Days that every field takes, whatever it is the day of: a schema does not say its bounds.
const instants = fc
  .date({
    min: new Date(measuredDay.from),
    max: new Date(`${measuredDay.to}T23:59:59Z`),
    noInvalidDate: true,
  })
  .map((at) => at.toISOString());

const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  'date-time': instants,
  date: instants.map((at) => at.slice(0, 10)),
};

/** Values that a schema lets through. Throws for a kind of schema it does not know yet. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  }
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [
            name,
            valuesOf(one as Schema),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true },
      );
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...(schema.prefixItems as Schema[]).map(valuesOf));
      const { minItems = 0, maxItems = 3 } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, 3));
      return fc.array(valuesOf(schema.items as Schema), { minLength: minItems, maxLength });
    }
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? Number(schema.exclusiveMinimum ?? -1) + 1,
        max: Math.min(schema.maximum ?? Infinity, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No values are known for the schema ${JSON.stringify(schema)}`);
  }
}

function textsOf(schema: Schema): fc.Arbitrary<string> {
  const format = schema.format && formats[schema.format];
  if (format) return format;
  const { pattern, minLength = 0, maxLength = minLength + 20 } = schema;
  // To make one takes longer than to draw from it.
  const name = pattern ?? `${minLength} to ${maxLength}`;
  const texts =
    madeTexts.get(name) ??
    (pattern ? fc.stringMatching(new RegExp(pattern)) : textsWithin(minLength, maxLength));
  madeTexts.set(name, texts);
  return texts;
}

const madeTexts = new Map<string, fc.Arbitrary<string>>();

const textsWithin = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 20) })
    .map((text) => text.slice(0, maxLength).toWellFormed())
    // Blanks at its ends do not count where they are cut off.
    .map((text) => (text.trim().length < minLength ? text.trim().padEnd(minLength, 'x') : text));

const samples = new WeakMap<z.ZodMiniType, Record<string, unknown>>();

/** One value that a schema lets through, the same in every run. */
export function sampleOf(shape: z.ZodMiniType): Record<string, unknown> {
  const known = samples.get(shape);
  if (known) return structuredClone(known);
  const [value] = fc.sample(valuesOf(inputSchema(shape)), { numRuns: 1, seed: 26 });
  const sample = value as Record<string, unknown>;
  samples.set(shape, structuredClone(sample));
  return sample;
}
