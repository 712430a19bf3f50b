import { queueCalls } from '#contract/queue.ts';
import type { FailureContext } from '#src/data/failures.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';

const contexts = new Map<string, FailureContext>([
  [queueCalls.add.path, 'addPerson'],
  [queueCalls.expedite.path, 'expedite'],
  [queueCalls.call.path, 'recall'],
  [queueCalls.wait.path, 'moveToQueue'],
  [queueCalls.done.path, 'done'],
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
