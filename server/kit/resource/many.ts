import type { Language } from '#contract/platform/languages.ts';
import { inSavepoint } from './savepoint-repo.ts';
import { answerTo, AppError, meaningOf } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Values } from './resource-table.ts';
import { eachApart } from './apart.ts';
import { putBackRows } from './steps/put-back.ts';
import { archiveRows, saveRows, type Engine } from './write.ts';
import { takeStep } from './steps/take-step.ts';
import { lockRows } from './write-many-repo.ts';

interface ManyInput {
  readonly ids: readonly number[];
  readonly action: string;
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

/** Does the same to many rows, whatever their versions: at once, and only where some are refused in smaller parts. */
export async function changeMany(
  engine: Engine,
  context: Context,
  { ids, action, change = {} }: ManyInput,
): Promise<BulkDone> {
  const { db } = context;
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b);
  const befores = await lockRows(db, engine.resource, wanted);
  const there = wanted.filter((id) => befores.has(id));
  const refused = await eachApart(context, there, async (own, some) => {
    const rows = some.map((id) => befores.get(id)!);
    if (action === 'save') await saveRows(engine, own, rows, change);
    else if (action === 'put_back') await putBackRows(engine, own, rows, change);
    else if (action === 'archive' || action === 'restore') {
      await archiveRows(engine, own, rows, action);
    } else await takeStep(engine, own, rows, action);
  });
  for (const id of wanted) {
    if (!befores.has(id)) refused.set(id, new AppError('common.not_found'));
  }
  return {
    done: there.filter((id) => !refused.has(id)),
    refused: wanted.flatMap((id) => {
      const error = refused.get(id);
      return error ? [{ id, ...wordsOf(error, context.language) }] : [];
    }),
  };
}

/** Does something with each of many rows; one that is refused keeps no other from being done. */
export async function doEach(
  context: Context,
  ids: readonly number[],
  operation: (id: number) => Promise<unknown>,
): Promise<BulkDone> {
  const done: number[] = [];
  const refused: Refused[] = [];
  // In the order of their ids, so that two who change the same rows wait for each other only one way.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    try {
      await inSavepoint(context.db, () => operation(id));
      done.push(id);
    } catch (error) {
      refused.push({ id, ...reasonOf(error, context.language) });
    }
  }
  return { done, refused };
}

function reasonOf(error: unknown, language: Language): Omit<Refused, 'id'> {
  const meaning = meaningOf(error);
  if (!meaning || meaning.code === 'common.unavailable') throw error;
  return wordsOf(meaning, language);
}

function wordsOf(error: AppError, language: Language): Omit<Refused, 'id'> {
  const { code, message } = answerTo(error, language, '').body.error;
  return { code, message };
}
