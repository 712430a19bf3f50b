import { isEditable, lackOf, statesOf, stepOf, type Guard } from '#contract/kit/steps.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { choiceOf } from '../cells.ts';
import type { RowChange } from '../history-repo.ts';
import type { Stored, Values } from '../resource-table.ts';
import type { Engine } from '../write.ts';

type Asker = Pick<Context, 'language' | 'caller' | 'now'>;

/** What can be guarded: the steps and actions of a resource, and that its rows are archived and restored. */
export const guardOf = (resource: Resource, word: string): Guard =>
  stepOf(resource, word) ?? resource.guards?.[word as 'archive' | 'restore'] ?? {};

/**
 * Asks, by whichever way a row is written, whether this may happen to it: of the caller's rights,
 * of the rules both sides know and of the server's own. Answers what the server fills in.
 */
export async function checkGuard(
  { resource, hooks }: Engine,
  context: Context,
  word: string,
  before: Stored,
  asked: Values = {},
): Promise<Values> {
  const guard = guardOf(resource, word);
  checkRight(resource, context, guard);
  checkNeeds(guard, context, before);
  return (await hooks.steps?.[word]?.(context, before, asked)) ?? {};
}

/** Throws `common.no_right`. */
export function checkRight(resource: Resource, { caller }: Asker, guard: Guard): void {
  const right = guard.right ?? resource.write;
  if (!caller.rights.has(right)) throw new AppError('common.no_right', { right });
}

/** Throws the code of what a row lacks. */
export function checkNeeds(guard: Guard, { now }: Asker, before: Stored): void {
  const lack = lackOf(guard, before, now);
  if (lack !== undefined) throw new RuleError(lack as `${string}.${string}`);
}

/** Refuses to change by hand what the state of a row has settled, at that field. */
export function checkEditable(
  resource: Resource,
  { language }: Asker,
  changes: RowChange['changes'],
  before: Stored,
): void {
  const settled = changes.find(({ field }) => !isEditable(resource, before, field));
  if (settled) throw wrongState(resource, language, before, { [settled.field]: 'fields.settled' });
}

/** That something is not done to a row that stands as it does. */
export function wrongState(
  resource: Resource,
  language: Asker['language'],
  before: Stored,
  fields?: Record<string, string>,
): AppError {
  const { field } = statesOf(resource)!;
  const state = choiceOf(resource, field, String(before[field]), language);
  return new AppError('common.wrong_state', { state }, fields);
}
