import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '#contract/kit/errors.ts';
import { call, expedite, finish } from '#contract/queue-rules.ts';
import { QueueStatus } from '#contract/queue.ts';
import type { QueueId, QueueOptions, QueuePerson } from '#contract/queue.ts';
import { reportFailure } from '#src/data/failures.ts';
import type { FailureContext } from '#src/data/failures.ts';
import { myTarget } from './my-queue.ts';
import { expeditePerson, finishPerson, movePerson, recallPerson } from './queue-moves.ts';

interface Props {
  siteId: string;
  queue: QueueId;
  person: QueuePerson;
  options: QueueOptions;
  /** Not known to the server yet: then there is nothing to do but wait. */
  unknown: boolean;
}

interface Action {
  name: string;
  failed: FailureContext;
  /** Why the rules forbid it; null when they do not. */
  why: string | null;
  act: () => Promise<void>;
}

/** What can be done about a person, always in the same order. What the rules forbid is off and says why. */
export function PersonActions({ siteId, queue, person, options, unknown }: Props) {
  const { t } = useTranslation('queue');
  const [fault, setFault] = useState('');
  const targets = queue === 'garage' ? options.garageTargets : options.expediteTargets;
  const target = () => myTarget(siteId, queue, targets);
  const other: QueueId = person.queue === 'expedite' ? 'garage' : 'expedite';
  const now = new Date(0);

  const actions: Action[] = [
    {
      name: t('actions.done'),
      failed: 'done',
      why: reason(() => finish(person, now)),
      act: () => finishPerson(siteId, person),
    },
    {
      name: t('actions.expedite'),
      failed: 'expedite',
      why: reason(() => expedite(person, null, now)),
      act: () => expeditePerson(siteId, person, target()),
    },
    {
      name: t('actions.recall'),
      failed: 'recall',
      why: reason(() => call(person, null, options, now)),
      act: () => recallPerson(siteId, person, target(), options),
    },
    ...(options.enableGarageQueue
      ? [
          {
            name: t(`actions.to.${other}`),
            failed: 'moveToQueue' as const,
            why: null,
            act: () => movePerson(siteId, person, other),
          },
        ]
      : []),
  ];

  const main =
    person[person.queue].status === QueueStatus.Wait ? t('actions.expedite') : t('actions.done');

  async function act({ act: work, failed }: Action) {
    try {
      await work();
      setFault('');
    } catch (cause) {
      if (cause instanceof Refusal) setFault(t(`errors.${cause.message.split('.')[1]}`));
      else reportFailure(failed, cause, { queue: t(`queues.${other}`) });
    }
  }

  return (
    <div className="person-actions">
      {actions.map((action) => (
        <button
          key={action.name}
          type="button"
          className={`button ${action.name === main ? 'primary' : ''}`}
          disabled={unknown || action.why !== null}
          title={action.why === null ? undefined : t(`errors.${action.why}`)}
          onClick={() => void act(action)}
        >
          {action.name}
        </button>
      ))}
      {unknown && <p>{t('unknownYet')}</p>}
      {fault && (
        <p className="message bad" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** Why a rule says no, as the last part of its code; null when it says yes. */
function reason(rule: () => unknown): string | null {
  try {
    rule();
    return null;
  } catch (cause) {
    if (cause instanceof Refusal) return cause.message.split('.')[1] ?? null;
    throw cause;
  }
}
