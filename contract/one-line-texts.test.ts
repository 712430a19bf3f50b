import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { calls } from './calls.ts';
import type { Call } from './kit/call.ts';

const allCalls: Call[] = Object.values(calls).flatMap((some) => Object.values<Call>(some));

// Secrets, and what is only compared with what the server has; a notification as it was received, of
// which its state alone is read; messages that are kept as they were written, and cleaned where they leave.
const asGiven =
  /\.(?:password|code|timezone|number|digest|revision|refs\[\]|added_by\.name|query\{\})$|\?\.(?:domain|token|lang|bundled|line)$|site\/notifications\/(?:\{id\}|written)\./;

const hostile = 'a\u0007b\u202ec\u200bd\ne';

type Definition = Readonly<Record<string, unknown>> & { readonly type: unknown };

/** The texts in a schema that take signs nobody sees as they are, by where they stand. */
function uncleaned(schema: z.ZodMiniType, at: string, seen = new Set<unknown>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod as unknown as { def: Definition };
  const inner = (name: string, where = at) => uncleaned(def[name] as z.ZodMiniType, where, seen);
  switch (def.type) {
    case 'string': {
      const read = schema.safeParse(hostile);
      return read.success && /(?!\n)\p{Cc}|\p{Cf}/u.test(String(read.data)) ? [at] : [];
    }
    case 'object':
      return Object.entries(def['shape'] as object).flatMap(([name, one]) =>
        uncleaned(one as z.ZodMiniType, `${at}.${name}`, seen),
      );
    case 'array':
      return inner('element', `${at}[]`);
    case 'record':
      return [...inner('keyType', `${at}{}`), ...inner('valueType', `${at}{}`)];
    case 'union':
      return (def['options'] as z.ZodMiniType[]).flatMap((one) => uncleaned(one, at, seen));
    case 'pipe':
      return inner('in');
    default:
      return 'innerType' in def ? inner('innerType') : [];
  }
}

test('every text of every call loses signs that nobody sees, or refuses them', () => {
  const found = allCalls.flatMap(({ method, path, body, query }) => [
    ...uncleaned(body, `${method} ${path}`),
    ...uncleaned(query, `${method} ${path}?`),
  ]);
  expect(found.filter((where) => !asGiven.test(where))).toEqual([]);
});
