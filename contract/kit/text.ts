import * as z from 'zod/mini';
import { asLine, asLines } from './rules/text-rules.ts';

/** One line of what people write, at most so many characters long. */
export const oneLine = (most: number) => z.string().check(z.overwrite(asLine), z.maxLength(most));

/** Several lines of what people write, at most so many characters long. */
export const manyLines = (most: number) =>
  z.string().check(z.overwrite(asLines), z.maxLength(most));
