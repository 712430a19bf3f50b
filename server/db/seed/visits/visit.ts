import {
  arrive,
  call,
  expedite,
  finish,
  missCall,
  wait,
  type PersonState,
} from '#contract/workshop/queue-rules.ts';
import {
  QueueStatus,
  type QueueAction,
  type QueueId,
  type QueuePerson,
} from '#contract/workshop/queue.ts';

/** One thing that happened to a person in the queues, as `queue_history` tells it. */
export interface Step {
  readonly at: Date;
  readonly action: QueueAction;
  readonly queue: QueueId;
  readonly target: string | null;
}

/** What happened to a person, in the order of time. */
export type Visit = readonly [Step, ...Step[]];

/** Where a person is after a visit's steps, and when they left if they did. Throws when a step breaks the rules of the queue. */
export function stateAfter(visit: Visit): PersonState & { leftAt: string | null } {
  const [came, ...steps] = visit;
  const person = steps.reduce((before, step) => follow(before, step, came.at), {
    ...nobody,
    ...arrive(came.at),
  });
  const { queue, no_show, expedite: desk, garage } = person;
  const current = person[queue];
  const leftAt = current.status === QueueStatus.Done ? current.done_at : null;
  return { queue, no_show, expedite: desk, garage, leftAt };
}

// No visit of the demo lasts over a midnight.
function follow(person: QueuePerson, { action, at, queue, target }: Step, came: Date): QueuePerson {
  switch (action) {
    case 'arrive':
      return { ...person, ...arrive(at) };
    case 'expedite':
      return expedite(person, target, at);
    case 'call':
      return call(person, target, noLimits, at);
    case 'wait':
      return wait(person, queue, { garage: true, now: at, dayBegan: came });
    case 'done':
      return finish(person, at);
    case 'no_show':
      return missCall(person, noLimits, at);
  }
}

const noLimits = { recallLimit: null, noShowMinutes: null };

// The rules look only at where a person is in the queues.
const nobody: Omit<QueuePerson, keyof PersonState> = {
  id: 0,
  revision: 0,
  intent: null,
  licenseplate: null,
  name: null,
  customer_id: null,
  car_id: null,
  car_brand: null,
  tyre_hotel_id: null,
  tyre_hotel_v2: false,
  order_id: null,
  booking: null,
};
