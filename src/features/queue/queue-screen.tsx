import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueId } from '#contract/queue.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { keepAwake } from '#src/device/wake-lock.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { AddPerson } from './add-person.tsx';
import { keepMyQueue, myQueue } from './my-queue.ts';
import { QueueControls } from './queue-controls.tsx';
import { listsOf } from './queue-lists.ts';
import { QueueNews } from './queue-news.tsx';
import { QueueSection } from './queue-section.tsx';
import { useQueue } from './use-queue.ts';
import './queue.css';

// Specification §9: the queue's clock.
const clockMs = 5_000;

/** The live queue of reception and garage, worked by whoever stands there. */
export default function QueueScreen() {
  const siteId = useSiteId();
  const { t } = useTranslation('queue');
  const queue = useQueue(siteId);
  const now = useServerNow(clockMs);
  // It stands open on a counter all day: a dark screen hides who came in.
  useEffect(keepAwake, []);
  const [chosen, choose] = useState<QueueId>(() => myQueue(siteId));
  const garage = queue.options.enableGarageQueue;
  const mine = garage ? chosen : 'expedite';
  const lists = listsOf(queue.people, mine);
  const shown = { siteId, queue: mine, state: queue, now };

  return (
    <div className="queue">
      <h1 className="queue-title">{t('title')}</h1>
      <div className="queue-side">
        <QueueControls
          {...shown}
          lists={lists}
          onQueue={(id) => {
            keepMyQueue(siteId, id);
            choose(id);
          }}
        />
        <AddPerson siteId={siteId} />
      </div>
      <div className="queue-lists">
        <QueueNews state={queue} now={now} />
        {queue.loaded ? (
          <>
            <QueueSection {...shown} list="expediting" people={lists.expediting} />
            <QueueSection {...shown} list="waiting" people={lists.waiting} />
            <QueueSection {...shown} list="completed" people={lists.completed} />
          </>
        ) : (
          <div className="queue-skeleton" role="status" aria-label={t('loading')} />
        )}
      </div>
    </div>
  );
}
