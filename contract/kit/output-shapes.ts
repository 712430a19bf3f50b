import * as z from 'zod/mini';
import { hasParts, type Fields } from './field.ts';

/** The shapes of fields in the rows of a list. */
export const listedShapesOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.read || field.readMany || hasParts(field) ? z.optional(field.output) : field.output,
    ]),
  );

/** The shapes of fields in answers. */
export const outputShapes = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { read, output }]) => [
      name,
      read ? z.optional(output) : output,
    ]),
  );
