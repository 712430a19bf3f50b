import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { QueuePerson } from '#contract/workshop/queue.ts';
import { isWide } from '../is-wide.ts';
import { PersonRow } from '../person/person-row.tsx';
import type { QueueStation } from '../person/use-queue-station.ts';
import { isMine, rowIdOf, standsIn } from './queue-lists.ts';
import type { ListName } from './queue-lists.ts';

interface Props {
  station: QueueStation;
  list: ListName;
  people: readonly QueuePerson[];
  isUnsent: (person: QueuePerson) => boolean;
  now: number;
}

// Of a day's hundred who are done only the last are of interest.
const fewCompleted = 5;

/** One of a queue's lists. Rows open by a tap; the one whom the address names is open from the start, and where there is room the person this device expedites. */
export function QueueSection({ station, list, people, isUnsent, now }: Props) {
  const { t } = useTranslation('queue');
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState(false);
  const [address] = useSearchParams();
  const named = address.get('person');
  // Once, and not for each: the browser brings its styles up to date to tell.
  const hasRoom = isWide();
  const openAtFirst = (person: QueuePerson) =>
    String(person.id) === named || (hasRoom && isMine(person, station.queue, station));
  const count = people.filter((person) => standsIn(person, station.queue, list)).length;
  const isCut =
    list === 'completed' &&
    people.length > fewCompleted &&
    people.findIndex(({ id }) => String(id) === named) < fewCompleted;
  const mine = people.filter((person) => isMine(person, station.queue, station));
  // Whoever is being served stands on top: who was called last, where it is several.
  const serving = mine.find((person) => rowIdOf(person) === station.calledHere) ?? mine.at(-1);
  const sorted = serving ? [serving, ...people.filter((one) => one !== serving)] : people;
  const shown = isCut && !all ? people.slice(0, fewCompleted) : sorted;

  function turn(rowId: number) {
    const next = new Set(turned);
    if (!next.delete(rowId)) next.add(rowId);
    setTurned(next);
  }

  return (
    <section className={`queue-section ${list}`} aria-labelledby={`queue-${list}`}>
      <h2 className="t16" id={`queue-${list}`}>
        {t(`lists.${list}`)} <span className="count">{count}</span>
      </h2>
      {people.length === 0 && <p className="queue-empty muted">{t(`empty.${list}`)}</p>}
      <ul className="box">
        {shown.map((person) => (
          <PersonRow
            key={rowIdOf(person)}
            station={station}
            list={list}
            person={person}
            unsent={isUnsent(person)}
            serving={person === serving}
            now={now}
            open={turned.has(rowIdOf(person)) !== openAtFirst(person)}
            onTurn={() => turn(rowIdOf(person))}
          />
        ))}
      </ul>
      {isCut && (
        <button type="button" className="button queue-all" onClick={() => setAll(!all)}>
          {all ? t('showFewer') : t('showAll', { count: people.length })}
        </button>
      )}
    </section>
  );
}
