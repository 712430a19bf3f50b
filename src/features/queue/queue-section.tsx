import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
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

/** One of a queue's lists. Rows open by a tap; those being expedited are open from the start, as is the person whom the address names. */
export function QueueSection({ list, people, ...row }: Props) {
  const { t } = useTranslation('queue');
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [address] = useSearchParams();
  const openAtFirst = (id: number) => list === 'expediting' || String(id) === address.get('person');

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
            open={turned.has(person.id) !== openAtFirst(person.id)}
            onTurn={() => turn(person.id)}
          />
        ))}
      </ul>
    </section>
  );
}
