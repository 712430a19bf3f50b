import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { QueueStatus } from '#contract/workshop/queue.ts';
import type { QueuePerson } from '#contract/workshop/queue.ts';

/** Who is in the queue with this plate, however its parts are set apart; undefined for nobody. */
export function hereAlready(
  people: readonly QueuePerson[],
  plate: string,
): QueuePerson | undefined {
  const key = plateKey(plate);
  return people.find(
    (person) =>
      key !== '' &&
      person.licenseplate !== null &&
      plateKey(person.licenseplate) === key &&
      person[person.queue].status !== QueueStatus.Done,
  );
}
