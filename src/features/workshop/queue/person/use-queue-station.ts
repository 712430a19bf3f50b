import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RuleError } from '#contract/kit/rules/rule-error.ts';
import type { QueueId, QueuePerson } from '#contract/workshop/queue.ts';
import { showAlert } from '#src/data/alerts.ts';
import { reportFailure } from '#src/data/failures.ts';
import { samePress } from '#src/ui/touch/use-one-press.ts';
import {
  isAutomatic,
  keepAutomatic,
  keepMyQueue,
  keepMyTarget,
  myQueue,
  myTarget,
  targetsOf,
} from '../my-queue.ts';
import { listsOf, nextAutomatically, rowIdOf } from '../lists/queue-lists.ts';
import { placeOf, useEnded } from '../lists/use-ended.ts';
import type { useQueue } from '../local-store/use-queue.ts';
import { putBackPerson } from '../queue-moves.ts';
import { personActs } from './person-acts.ts';
import type { ActName } from './person-acts.ts';

/** Where this device stands in the queue, what it has chosen, and what it does about people; `at` is for who looks at somebody in that queue. */
export function useQueueStation(siteId: string, state: ReturnType<typeof useQueue>, at?: QueueId) {
  const { t } = useTranslation('queue');
  const { options, people } = state;
  // Until the site's options are known nobody can tell that its garage is gone.
  const garage = options.enableGarageQueue || !state.loaded;
  const [chosen, setChosen] = useState<QueueId | null>(null);
  const mine = at ?? chosen ?? myQueue(siteId, garage);
  const queue = mine ?? 'expedite';
  const targets = targetsOf(options, queue);
  const target = myTarget(siteId, queue, targets);
  const [, setTarget] = useState(target);
  const [automatic, setAutomatic] = useState(() => isAutomatic(siteId));
  const [calledHere, setCalledHere] = useState<number | null>(null);
  const { ended, note, drop } = useEnded();
  const last = useRef<{ at: number; name?: ActName; who?: number }>({ at: -Infinity });
  const actsOn = (person: QueuePerson) =>
    personActs({ siteId, person, options, target: myTarget(siteId, queue, targets) });

  async function act(name: ActName, person: QueuePerson): Promise<void> {
    const { send, failed, into } = actsOn(person)[name];
    const place = placeOf(person, queue, listsOf(people, queue));
    const ends = name === 'done' || name === 'noShow';
    // Before it shows: the row keeps its place from the first moment, and all rows are drawn once it does.
    if (ends) note(place);
    if (name === 'expedite') setCalledHere(rowIdOf(person));
    try {
      await send();
    } catch (cause) {
      drop((one) => one === place);
      if (name === 'expedite') setCalledHere(calledHere);
      if (cause instanceof RuleError) {
        showAlert({ type: 'warning', content: t(`errors.${reasonOf(cause)}`) });
      } else reportFailure(failed, cause, { queue: into ? t(`queues.${into}`) : '' });
      return;
    }
    // Whoever is called takes the place of those who were served.
    if (name === 'expedite') drop(({ list }) => list === 'expediting');
    const next = ends ? nextAutomatically(person, people, automatic) : null;
    if (next) await act('expedite', next);
  }

  async function undo(person: QueuePerson): Promise<void> {
    const found = ended.find(({ before }) => rowIdOf(before) === rowIdOf(person));
    if (!found) return;
    drop((one) => one === found);
    try {
      await putBackPerson(siteId, person, found.before);
    } catch (cause) {
      reportFailure('moveToQueue', cause, { queue: t(`queues.${found.before.queue}`) });
    }
  }

  return {
    siteId,
    options,
    people,
    mine,
    queue,
    targets,
    target,
    automatic,
    calledHere,
    act,
    /** Does what was pressed, `at` by the time of the event. The second press of a glove does nothing to whoever stands there by then. */
    press(at: number, name: ActName, person: QueuePerson): void {
      const who = rowIdOf(person);
      const { current: before } = last;
      if (name === before.name && who !== before.who && at - before.at < samePress) return;
      last.current = { at, name, who };
      void act(name, person);
    },
    /** Whom this device ended a moment ago, and what puts one of them back. */
    ended,
    undo,
    /** Why the rules forbid something now (by the server's clock, ms), in words; null when they do not. */
    why(name: ActName, person: QueuePerson, now: number): string | null {
      try {
        actsOn(person)[name].rule(new Date(now));
        return null;
      } catch (cause) {
        if (cause instanceof RuleError) return t(`errors.${reasonOf(cause)}`);
        throw cause;
      }
    },
    choose(next: QueueId) {
      keepMyQueue(siteId, next);
      setChosen(next);
    },
    chooseTarget(next: string) {
      keepMyTarget(siteId, queue, next);
      setTarget(next);
    },
    toggleAutomatic(on: boolean) {
      keepAutomatic(siteId, on);
      setAutomatic(on);
    },
  };
}

export type QueueStation = ReturnType<typeof useQueueStation>;

const reasonOf = ({ message }: RuleError): string => message.split('.')[1] ?? '';
