import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { showAlert } from '#src/data/alerts.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { keepAwake } from '#src/device/wake/wake-lock.ts';
import { AddPerson } from './add/add-person.tsx';
import { useQueueStation } from './person/use-queue-station.ts';
import { isWide } from './is-wide.ts';
import { QueueControls } from './queue-controls.tsx';
import { listsOf } from './lists/queue-lists.ts';
import { QueueNews } from './queue-news.tsx';
import { QueueSection } from './lists/queue-section.tsx';
import { withEnded } from './lists/use-ended.ts';
import { useHeldLists } from './lists/use-held-lists.ts';
import { useQueue } from './local-store/use-queue.ts';
import './queue.css';
import './queue-phone.css';

// Specification §9: the queue's clock.
const clockMs = 5_000;

/** The live queue of reception and garage, worked by whoever stands there: on its own page or beside any other. */
export function QueueView({ siteId, as }: { siteId: string; as: 'page' | 'panel' }) {
  const { t } = useTranslation('queue');
  const queue = useQueue(siteId);
  const station = useQueueStation(siteId, queue);
  const now = useServerNow(clockMs);
  // It stands open on a counter all day: a dark screen hides who came in.
  useEffect(keepAwake, []);
  const here = listsOf(queue.people, station.queue);
  const [lists, onRows] = useHeldLists(
    withEnded(here, station.ended, station.queue, queue.people),
    queue.people,
  );
  const [address] = useSearchParams();
  const isFromAddress = address.has('plate') || address.has('name');
  // Where there is room people are let in without asking for it.
  const staysOpen = as === 'page' && isWide();
  const [adding, setAdding] = useState(staysOpen);
  const isAdding = adding || isFromAddress;

  function expediteNext(at: number) {
    // Whoever is first now, also while the rows are held.
    const [next] = here.waiting;
    if (station.mine === null) showAlert({ type: 'warning', content: t('notSelected') });
    else if (next) station.press(at, 'expedite', next);
    else {
      const content = t('nobodyWaiting', { queue: t(`queues.${station.queue}`) });
      showAlert({ type: 'info', content });
    }
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
      event.preventDefault();
      if (!event.repeat) expediteNext(event.timeStamp);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const rows = { station, isUnsent: queue.isUnsent, now };
  const { queue: shown } = station;
  return (
    <div className={`queue-view stack in-${as}`}>
      <QueueNews state={queue} now={now} />
      <div className="queue-side stack">
        <QueueControls
          station={station}
          loaded={queue.loaded}
          lists={here}
          adding={isAdding}
          onAdd={() => setAdding(!isAdding)}
          onNext={expediteNext}
        />
        {isAdding && (
          <AddPerson
            key={`${address.get('plate')} ${address.get('name')}`}
            siteId={siteId}
            people={queue.people}
            focused={!staysOpen}
            onAdded={() => setAdding(staysOpen)}
          />
        )}
      </div>
      {/* Another one once they are there: what is put in pushes nothing. */}
      <div key={String(queue.loaded)} className="queue-lists stack" {...onRows}>
        {queue.loaded ? (
          <>
            <QueueSection
              key={`${shown} expediting`}
              {...rows}
              list="expediting"
              people={lists.expediting}
            />
            <QueueSection
              key={`${shown} waiting`}
              {...rows}
              list="waiting"
              people={lists.waiting}
            />
            <QueueSection
              key={`${shown} completed`}
              {...rows}
              list="completed"
              people={lists.completed}
            />
          </>
        ) : (
          <div className="queue-skeleton box" role="status" aria-label={t('loading')} />
        )}
      </div>
    </div>
  );
}
