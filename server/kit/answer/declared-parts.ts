import type * as z from 'zod/mini';

type Part = (value: unknown) => unknown;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What takes out of a value all that its schema does not declare, without looking whether it is as
 * declared; undefined when there is nothing that could be taken out. Where only a check tells which
 * shape a value has, the schema itself reads it.
 */
export function declaredPartsOf(schema: z.core.$ZodType): Part | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return def.catchall ? readBy(schema) : fieldsOf(def.shape);
    case 'array':
      return each(declaredPartsOf(def.element));
    case 'record':
      return everyValue(declaredPartsOf(def.valueType));
    case 'nullable':
    case 'optional':
      return declaredPartsOf(def.innerType);
    case 'union':
      if (def.options.every((option) => declaredPartsOf(option) === undefined)) return undefined;
      return 'discriminator' in def
        ? oneOf(String(def.discriminator), def.options)
        : readBy(schema);
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'unknown':
      return undefined;
    default:
      return readBy(schema);
  }
}

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Part {
  const names = Object.keys(shape);
  const parts = names.map((name) => declaredPartsOf(shape[name]!));
  return (value) => {
    if (!isFields(value)) return value;
    const declared: Fields = {};
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at]!;
      const field = value[name];
      const part = parts[at];
      if (field !== undefined) declared[name] = part ? part(field) : field;
    }
    return declared;
  };
}

const each = (part: Part | undefined): Part | undefined =>
  part && ((value) => (Array.isArray(value) ? value.map(part) : value));

const everyValue = (part: Part | undefined): Part | undefined =>
  part &&
  ((value) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(one)]))
      : value);

function oneOf(discriminator: string, options: readonly z.core.$ZodType[]): Part {
  const parts = new Map<unknown, Part | undefined>();
  for (const option of options) {
    const values = option._zod.propValues?.[discriminator] ?? [];
    for (const value of values) parts.set(value, declaredPartsOf(option));
  }
  return (value) => (isFields(value) ? (parts.get(value[discriminator])?.(value) ?? value) : value);
}

function readBy(schema: z.core.$ZodType): Part {
  const { safeParse } = schema as z.ZodMiniType;
  return (value) => {
    const read = safeParse(value);
    return read.success ? read.data : value;
  };
}
