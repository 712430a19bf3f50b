import { tags as words } from '#contract/kit/fields.ts';
import { AppError } from '#server/kit/errors.ts';

const schema = words({}).schema;

interface Change {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * What a thing carries after some tags were stuck on it and others taken off; the first to be stuck
 * on stays first. Throws `common.wrong_input` when these are more than a thing can carry.
 */
export function retagged(carried: readonly string[], { add, remove }: Change): string[] {
  const next = [...carried.filter((word) => !remove.includes(word)), ...add];
  const read = schema.safeParse([...new Set(next)]);
  if (!read.success) throw new AppError('common.wrong_input', {}, { tags: 'fields.too_big' });
  return read.data;
}
