import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queueIds } from '#contract/queue.ts';
import type { QueueId } from '#contract/queue.ts';
import { reportFailure } from '#src/data/failures.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { keepMyTarget, myTarget } from './my-queue.ts';
import { waitedMinutes } from './queue-lists.ts';
import type { QueueLists } from './queue-lists.ts';
import { expeditePerson } from './queue-moves.ts';
import type { useQueue } from './use-queue.ts';

interface Props {
  siteId: string;
  queue: QueueId;
  state: ReturnType<typeof useQueue>;
  now: number;
  lists: QueueLists;
  onQueue: (queue: QueueId) => void;
}

/** My queue, my station, how it stands, and the one thing to do next. */
export function QueueControls({ siteId, queue, state, now, lists, onQueue }: Props) {
  const { t } = useTranslation('queue');
  const [notice, setNotice] = useState('');
  const targets = queue === 'garage' ? state.options.garageTargets : state.options.expediteTargets;
  const [next] = lists.waiting;

  async function expediteNext() {
    setNotice(next ? '' : t('nobodyWaiting', { queue: t(`queues.${queue}`) }));
    if (!next) return;
    try {
      await expeditePerson(siteId, next, myTarget(siteId, queue, targets));
    } catch (cause) {
      reportFailure('expedite', cause);
    }
  }

  return (
    <section className="queue-controls" aria-label={t('controls')}>
      {state.options.enableGarageQueue && (
        <Segments
          label={t('myQueue')}
          options={queueIds.map((id) => ({ value: id, label: t(`queues.${id}`) }))}
          value={queue}
          onChoose={onQueue}
        />
      )}
      <dl className="queue-stats">
        <div>
          <dd>{lists.waiting.length}</dd>
          <dt>{t('inQueue')}</dt>
        </div>
        <div>
          <dd>{lists.completed.length}</dd>
          <dt>{t('done')}</dt>
        </div>
        <div>
          <dd>{next ? t('minutes', { count: waitedMinutes(next, queue, now) }) : '-'}</dd>
          <dt>{t('longestWait')}</dt>
        </div>
      </dl>
      {targets.length > 0 && (
        <Station key={queue} siteId={siteId} queue={queue} targets={targets} />
      )}
      <button
        type="button"
        className="button primary queue-next"
        disabled={!state.loaded}
        onClick={() => void expediteNext()}
      >
        {t('expediteNext')}
      </button>
      <p className="queue-notice" role="alert">
        {notice}
      </p>
    </section>
  );
}

function Station({
  siteId,
  queue,
  targets,
}: {
  siteId: string;
  queue: QueueId;
  targets: readonly string[];
}) {
  const { t } = useTranslation('queue');
  const [chosen, choose] = useState(() => myTarget(siteId, queue, targets));
  return (
    <Segments
      label={t('station')}
      look="chips"
      labelled
      options={targets.map((target) => ({ value: target, label: target }))}
      value={chosen}
      onChoose={(target) => {
        keepMyTarget(siteId, queue, target);
        choose(target);
      }}
    />
  );
}
