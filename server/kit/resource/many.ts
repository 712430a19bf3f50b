import type { Language } from '#contract/languages.ts';
import { inSavepoint } from './savepoint-repo.ts';
import { answerTo, meaningOf } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/mount.ts';
import type { Values } from './resource-table.ts';
import { archiveRow, saveRow, type Engine } from './write.ts';

interface Asked {
  readonly ids: readonly number[];
  readonly action: 'save' | 'archive' | 'restore';
  readonly change?: Values;
}
interface BulkDone {
  done: number[];
  refused: Refused[];
}
interface Refused {
  readonly id: number;
  readonly code: string;
  readonly message: string;
}

/** Does the same to many rows, whatever their versions. */
export const changeMany = (
  engine: Engine,
  context: Context,
  { ids, action, change = {} }: Asked,
): Promise<BulkDone> =>
  doEach(context, ids, (id) =>
    action === 'save'
      ? saveRow(engine, context, id, change)
      : archiveRow(engine, context, id, action),
  );

/** Does something with each of many rows; one that is refused keeps no other from being done. */
export async function doEach(
  context: Context,
  ids: readonly number[],
  deed: (id: number) => Promise<unknown>,
): Promise<BulkDone> {
  const done: number[] = [];
  const refused: Refused[] = [];
  // In the order of their ids, so that two who change the same rows wait for each other only one way.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    try {
      await inSavepoint(context.db, () => deed(id));
      done.push(id);
    } catch (error) {
      refused.push({ id, ...told(error, context.language) });
    }
  }
  return { done, refused };
}

function told(error: unknown, language: Language): Omit<Refused, 'id'> {
  const meaning = meaningOf(error);
  if (!meaning || meaning.code === 'common.unavailable') throw error;
  const { code, message } = answerTo(meaning, language, '').body.error;
  return { code, message };
}
