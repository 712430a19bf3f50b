import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lastChangesOf } from '../history-repo.ts';
import type { Stored, Values } from '../resource-table.ts';
import { saveRows, type Engine } from '../write.ts';

/**
 * Gives rows that are locked back what they said before a change of the caller's, as long as nothing
 * else has happened to them since; one to which something has refuses all.
 */
export async function putBackRows(
  engine: Engine,
  context: Context,
  rows: readonly Stored[],
  changed: Values,
): Promise<void> {
  const { resource } = engine;
  const ids = rows.map(({ id }) => id);
  const last = await lastChangesOf(context.db, resource, ids);
  const before = ({ id }: Stored): string => {
    const { action, userId, changes = [] } = last.get(id) ?? {};
    const isOwn = action === 'save' && userId === context.caller.userId;
    const fields = changes.map(({ field }) => field);
    const isThis = Object.keys(changed).every((name) => fields.includes(name));
    const hasLines = fields.some((name) => resource.fields[name]?.kind === 'lines');
    if (!isOwn || !isThis || hasLines) throw new AppError('common.nothing_to_undo');
    return JSON.stringify(Object.fromEntries(changes.map(({ field, from }) => [field, from])));
  };
  // Those that said the same are saved at once.
  for (const [values, some] of Map.groupBy(rows, before)) {
    await saveRows(engine, context, some, JSON.parse(values) as Values);
  }
}
