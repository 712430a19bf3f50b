import i18next from 'i18next';
import { queueCalls } from '#contract/workshop/queue.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { database } from '#src/data/database.ts';
import { failureTitle, reportUnsent } from '#src/data/failures.ts';
import type { FailureContext } from '#src/data/failures.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { loadWords } from '#src/i18n/words.ts';

const contexts = new Map<string, FailureContext>([
  [queueCalls.add.path, 'addPerson'],
  [queueCalls.expedite.path, 'expedite'],
  [queueCalls.call.path, 'recall'],
  [queueCalls.wait.path, 'moveToQueue'],
  [queueCalls.done.path, 'done'],
  [queueCalls.noShow.path, 'noShow'],
]);

/** What the person was doing when the server refused it, and to which queue; null for what is not the queue's. */
export function refusedIntent({
  path,
  given,
}: Pick<OutboxRow, 'path' | 'given'>): { context: FailureContext; queue: string } | null {
  const context = contexts.get(path);
  const { queue = '' } = (given.params ?? {}) as { queue?: string };
  return context ? { context, queue } : null;
}

/** Notifies the person of a refusal as the error catalogue has it, whatever screen is open; the queue goes on showing it until it is understood. */
export async function alertRefused(row: OutboxRow): Promise<void> {
  const { actionError, state } = (await database.outbox.get(row.seq)) ?? row;
  if (state !== 'refused' || !actionError) return;
  await alert(row, new ApiError(actionError.status, actionError), false);
}

/** Notifies the person that what they did has not reached the server yet. */
export const alertWaiting = (row: OutboxRow, cause: unknown): Promise<void> =>
  alert(row, cause, true);

async function alert(row: OutboxRow, cause: unknown, waits: boolean): Promise<void> {
  const intent = refusedIntent(row);
  if (!intent) return;
  await loadWords(['queue']);
  const queue = intent.queue && i18next.t(`queue:queues.${intent.queue}`);
  const title = failureTitle(intent.context, { queue });
  reportUnsent({ title, who: row.act.values?.['who'], cause, waits });
}
