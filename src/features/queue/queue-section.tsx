import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueId, QueuePerson } from '#contract/queue.ts';
import { PersonRow } from './person-row.tsx';
import type { useQueue } from './use-queue.ts';

interface Props {
  siteId: string;
  queue: QueueId;
  list: 'expediting' | 'waiting' | 'completed';
  people: readonly QueuePerson[];
  state: ReturnType<typeof useQueue>;
  now: number;
}

/** One of a queue's lists. Rows open by a tap; those being expedited are open from the start. */
export function QueueSection({ list, people, ...row }: Props) {
  const { t } = useTranslation('queue');
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const openAtFirst = list === 'expediting';

  function turn(id: number) {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  }

  return (
    <section className={`queue-section ${list}`} aria-labelledby={`queue-${list}`}>
      <h2 id={`queue-${list}`}>
        {t(`lists.${list}`)} <span className="count">{people.length}</span>
      </h2>
      {people.length === 0 && <p className="queue-empty">{t(`empty.${list}`)}</p>}
      <ul>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            {...row}
            list={list}
            person={person}
            open={turned.has(person.id) !== openAtFirst}
            onTurn={() => turn(person.id)}
          />
        ))}
      </ul>
    </section>
  );
}
