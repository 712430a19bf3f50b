import { RuleError } from '#contract/kit/rules/rule-error.ts';
import { QueueStatus, type QueuePerson } from '#contract/workshop/queue.ts';

/** Who was done, or did not come, may be put back to wait on the same day only. Throws `queue.day_over`. */
export function mayComeBack(person: QueuePerson, dayBegan: Date): void {
  const { status, done_at } = person[person.queue];
  if (status !== QueueStatus.Done || done_at === null) return;
  if (Date.parse(done_at) < dayBegan.getTime()) throw new RuleError('queue.day_over');
}
