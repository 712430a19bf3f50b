import { chevronDownOutline, personAddOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queueIds } from '#contract/workshop/queue.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Segments } from '#src/ui/input/segments.tsx';
import { Toggle } from '#src/ui/input/toggle.tsx';
import type { QueueStation } from './person/use-queue-station.ts';
import { medianWait, waitingIn } from './lists/queue-lists.ts';
import type { QueueLists } from './lists/queue-lists.ts';

interface Props {
  station: QueueStation;
  loaded: boolean;
  lists: QueueLists;
  adding: boolean;
  onAdd: () => void;
  onNext: (at: number) => void;
}

/** My queue, my station, how it stands, and the one thing to do next. */
export function QueueControls({ station, loaded, lists, adding, onAdd, onNext }: Props) {
  const { t } = useTranslation('queue');
  const { mine, queue, options, people, targets } = station;
  const waiting = waitingIn(people);
  const median = medianWait(people, queue);
  const queues = queueIds.filter((id) => id === 'expedite' || options.enableGarageQueue);
  // On a phone all of it is one line, unless something is to be chosen.
  const [opened, setOpened] = useState<boolean | null>(null);
  const isOpen = opened ?? (loaded && (mine === null || (targets.length > 0 && !station.target)));
  const where = [t(`queues.${queue}`), station.target].filter(Boolean).join(' · ');

  return (
    <section className="queue-controls stack" data-open={isOpen} aria-label={t('controls')}>
      {(queues.length > 1 || mine === null) && (
        <Segments
          label={t('myQueue')}
          options={queues.map((id) => ({
            value: id,
            label: t('queueCount', { queue: t(`queues.${id}`), count: waiting[id] }),
          }))}
          value={mine}
          onChoose={(next) => {
            setOpened(true);
            station.choose(next);
          }}
        />
      )}
      <div className="queue-stands check">
        <button
          type="button"
          className="queue-where on-phones entry row nowrap"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
        >
          <span className="cut rest">{where}</span>
          <Icon icon={chevronDownOutline} />
        </button>
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
            <dd>{median === null ? '-' : t('minutes', { count: median })}</dd>
            <dt>{t('medianWait')}</dt>
          </div>
        </dl>
        <button
          type="button"
          className="queue-came entry sign"
          aria-expanded={adding}
          aria-label={t('add.open')}
          title={t('add.open')}
          onClick={onAdd}
        >
          <Icon icon={personAddOutline} />
        </button>
      </div>
      {targets.length > 0 && (
        <div className="queue-stations">
          <Segments
            label={t('station')}
            variant="line"
            labelled
            options={targets.map((target) => ({ value: target, label: target }))}
            value={station.target}
            onChoose={(target) => {
              setOpened(true);
              station.chooseTarget(target);
            }}
          />
        </div>
      )}
      {queue === 'garage' && (
        <div className="queue-automatic box" title={t('automaticMeans')}>
          <Toggle label={t('automatic')} on={station.automatic} onTurn={station.toggleAutomatic} />
        </div>
      )}
      <button
        type="button"
        className="button primary wide queue-next"
        disabled={!loaded}
        aria-keyshortcuts="Alt+N"
        onClick={({ timeStamp }) => {
          setOpened(null);
          onNext(timeStamp);
        }}
      >
        {t('expediteNext')}
      </button>
    </section>
  );
}
