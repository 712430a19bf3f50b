import { call, expedite, finish, missCall, wait } from '#contract/workshop/queue-rules.ts';
import type { QueueId, QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';
import type { FailureContext } from '#src/data/failures.ts';
import {
  expeditePerson,
  finishPerson,
  missPerson,
  movePerson,
  recallPerson,
} from '../queue-moves.ts';

/** What can be done about a person; `expediteQueue` and `garage` let them wait there. */
export type ActName = 'done' | 'expedite' | 'recall' | 'expediteQueue' | 'garage' | 'noShow';

interface Act {
  readonly failed: FailureContext;
  /** The queue it moves to, for those that move. */
  readonly into?: QueueId;
  /** Throws the rule's `RuleError` when it may not be done. */
  readonly rule: (now: Date) => unknown;
  readonly send: () => Promise<void>;
}

interface Input {
  readonly siteId: string;
  readonly person: QueuePerson;
  readonly options: QueueOptions;
  /** The station they are called to. */
  readonly target: string | null;
}

/** Everything that can be done about a person, with its rule and its way to the server. */
export function personActs({ siteId, person, options, target }: Input): Record<ActName, Act> {
  const move = (into: QueueId): Act => ({
    failed: 'moveToQueue',
    into,
    rule: (now) => wait(person, into, { garage: options.enableGarageQueue, now, dayBegan: now }),
    send: () => movePerson(siteId, person, into),
  });
  return {
    done: {
      failed: 'done',
      rule: (now) => finish(person, now),
      send: () => finishPerson(siteId, person),
    },
    expedite: {
      failed: 'expedite',
      rule: (now) => expedite(person, target, now),
      send: () => expeditePerson(siteId, person, target),
    },
    recall: {
      failed: 'recall',
      rule: (now) => call(person, target, options, now),
      send: () => recallPerson(siteId, person, target, options),
    },
    expediteQueue: move('expedite'),
    garage: move('garage'),
    noShow: {
      failed: 'noShow',
      rule: (now) => missCall(person, options, now),
      send: () => missPerson(siteId, person, options),
    },
  };
}
