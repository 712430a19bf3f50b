import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueueStatus, type QueuePerson } from '#contract/workshop/queue.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { Plate } from '#src/ui/plate.tsx';
import { waitedMinutes } from '../lists/queue-lists.ts';
import { QueueNews } from '../queue-news.tsx';
import { useQueue } from '../local-store/use-queue.ts';
import { PersonActions } from './person-actions.tsx';
import { useQueueStation } from './use-queue-station.ts';
import './person.css';
import './visit-banner.css';

const clockMs = 5_000;

interface Props {
  siteId: string;
  personId: number;
  /** What else can be done about this visit where it is shown. */
  children?: (person: QueuePerson) => ReactNode;
}

/** One visit of today: who, how long they have waited, and everything that can be done about them. */
export function VisitBanner({ siteId, personId, children }: Props) {
  const { t } = useTranslation('queue');
  const queue = useQueue(siteId);
  const now = useServerNow(clockMs);
  const person = queue.people.find(({ id }) => id === personId);
  const station = useQueueStation(siteId, queue, person?.queue);
  if (!queue.loaded)
    return <div className="section visit-banner" role="status" aria-label={t('loading')} />;
  if (!person) return <p className="section visit-banner">{t('banner.unknown')}</p>;
  const { status, target } = person[person.queue];
  const stateText = (): string => {
    if (status === QueueStatus.Done) return person.no_show ? t('didNotCome') : t('banner.over');
    if (status === QueueStatus.Expedite) {
      return target === null ? t('banner.calledAlone') : t('banner.called', { target });
    }
    const count = waitedMinutes(person, person.queue, now);
    return t('banner.waits', { count, queue: t(`queues.${person.queue}`) });
  };
  return (
    <section className="section visit-banner" data-status={status} aria-label={t('banner.title')}>
      <QueueNews state={queue} now={now} />
      <p className="row">
        <Plate plate={person.licenseplate} />
        {person.name && <span>{person.name}</span>}
        <b>{stateText()}</b>
        {queue.isUnsent(person) && (
          <span className="person-unsent warned small">{`⟳ ${t('unsent')}`}</span>
        )}
      </p>
      <PersonActions station={station} person={person} now={now} />
      {children?.(person)}
    </section>
  );
}
