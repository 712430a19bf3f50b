import * as z from 'zod/mini';
import type { Field, Fields } from '../field.ts';
import type { Described } from '../resource.ts';
import { stepOf } from '../steps.ts';

/**
 * The form in which a step or an action asks for what it wants to know; undefined where it wants to
 * know nothing. Fields of the row are called as they are there; those of a form of its own by
 * `<resource>.asks.<word>`.
 */
export function formOf(resource: Described, word: string): Described | undefined {
  const { feature, name } = resource;
  const { asks } = stepOf(resource, word) ?? {};
  if (!asks) return undefined;
  return isNames(asks)
    ? { ...resource, fields: demandedOf(resource.fields, asks) }
    : { feature, name: `${name}.asks.${word}`, fields: asks };
}

/** What a call takes of what is asked: all of it, but for what stands for itself where nothing is said. */
export function askedShape(rows: Fields, asks: readonly string[] | Fields = []) {
  const fields = isNames(asks) ? demandedOf(rows, asks) : asks;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, default: usual }]) => [
      name,
      usual === undefined ? schema : z.optional(schema),
    ]),
  );
}

const isNames = (asks: readonly string[] | Fields): asks is readonly string[] =>
  Array.isArray(asks);

const demandedOf = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, demanded(fields[name]!)]));

/** The same field where something has to be said: a text that is not empty, one of the choices that mean something. */
function demanded(field: Field): Field {
  const { kind, choices = [], schema } = field;
  const nonEmpty = choices.filter((one) => one !== '');
  const { readOnly: _, ...open } = field;
  return {
    ...open,
    required: true,
    ...(kind === 'choice' && { choices: nonEmpty, empty: nonEmpty[0], schema: z.enum(nonEmpty) }),
    ...(kind === 'text' && { schema: (schema as z.ZodMiniString).check(z.minLength(1)) }),
  };
}
