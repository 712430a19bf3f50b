import { Worker } from 'node:worker_threads';
import { AppError } from '#server/kit/errors.ts';
import type { HeavyJobLimiter } from '#server/kit/heavy-jobs/limiter.ts';
import type { ReadAnswer, ReadOrder } from './read-worker.ts';
import { sheetLimits, type SheetProblem } from './sheet-limits.ts';

/** What stands in a file: its rows as texts, cells trimmed, and the columns in which it holds numbers itself, written with a point. */
export interface FileRows {
  readonly rows: readonly (readonly string[])[];
  readonly numbers: readonly number[];
}

/**
 * The rows of a CSV or XLSX file, given in base64. It is read in a thread of its own with limits of memory and time, so that no file stops
 * or holds up the server. Throws `imports.…` with what can be done.
 */
export async function readFileRows(
  limiter: HeavyJobLimiter,
  reader: number,
  { content, rows: mostRows, bytes }: { content: string; rows: number; bytes: number },
): Promise<FileRows> {
  const sheetError = (problem: SheetProblem, row = 0) =>
    new AppError(`imports.${problem}`, {
      row,
      rows: mostRows,
      columns: sheetLimits.columns,
      megabytes: bytes / 1024 / 1024,
    });
  if (content.length > Math.ceil(bytes / 3) * 4) throw sheetError('too_large');
  using _job = await limiter.take(reader);
  const rows: (readonly string[])[] = [];
  let numbers: readonly number[] = [];
  for await (const answer of answersOf({ content, mostRows })) {
    if ('problem' in answer) throw sheetError(answer.problem, answer.row);
    rows.push(...answer.rows);
    numbers = answer.numbers;
  }
  return { rows, numbers };
}

/** What the thread answers, which ends with the last of it, or when nobody listens any more. */
async function* answersOf(order: ReadOrder): AsyncGenerator<ReadAnswer> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: sheetLimits.memory },
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void worker.terminate();
  }, sheetLimits.milliseconds);
  try {
    for (;;) {
      const answer = await answerOf(worker);
      // It ended by itself only for want of memory or time: there was more in it than its size says.
      yield answer ?? { problem: late || answer === null ? 'too_large' : 'unreadable' };
      if (!answer || 'problem' in answer || answer.rows.length === 0) return;
    }
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The next answer; null when the thread ran out of memory, undefined when it is gone. */
function answerOf(worker: Worker): Promise<ReadAnswer | null | undefined> {
  return new Promise((resolve) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', (error) =>
      resolve(
        (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? null : undefined,
      ),
    );
    worker.once('exit', () => resolve(undefined));
    worker.postMessage('more');
  });
}
