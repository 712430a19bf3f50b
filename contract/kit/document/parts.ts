import * as z from 'zod/mini';
import type { Right } from '../../rights.ts';
import { idParam, idParams, post } from '../call.ts';
import { quantity } from '../fields.ts';
import { version } from '../row.ts';
import { mostLines } from './lines.ts';

type Values = Readonly<Record<string, unknown>>;

/** How documents of a kind are split, and merged. */
export interface Parts {
  /** The states in which lines can leave one for a new one. */
  readonly split: readonly string[];
  /** The states in which several can become one. */
  readonly merge: readonly string[];
  /** Fields that they say alike, or leave open, to become one; one of them at least they both say. */
  readonly mustMatch: readonly string[];
  /** Why two cannot become one, as the code of its error; of one and itself, why it becomes one with none. */
  readonly apart?: (one: Values, other: Values) => `${string}.${string}` | undefined;
}

const most = 20;
const errors = ['common.changed_elsewhere', 'common.archived', 'common.wrong_state'] as const;

/** The calls by which a document is split, and merged with others. */
export function partsCalls<Result extends z.ZodMiniType>(
  name: string,
  path: `/${string}`,
  access: Right,
  result: Result,
) {
  return {
    split: post(`${path}/{id}/split`, {
      summary: `A new one of the ${name} with lines of another, whole or a part of their quantity`,
      access,
      params: idParams,
      body: z.object({
        version,
        lines: z
          .array(
            z.object({
              key: z.uuid(),
              /** All of it where nothing is said. */
              quantity: z.optional(quantity({ required: true }).schema),
            }),
          )
          .check(z.minLength(1), z.maxLength(mostLines)),
      }),
      result,
      errors: [...errors, 'common.more_than_left', 'common.nothing_left'],
    }),
    merge: post(`${path}/{id}/merge`, {
      summary: `Take in the lines of others of the ${name}, which are archived`,
      access,
      params: idParams,
      body: z.object({
        version,
        others: z
          .array(z.object({ id: idParam, version }))
          .check(z.minLength(1), z.maxLength(most)),
      }),
      result,
      errors: [...errors, 'common.not_alike'],
    }),
  };
}
