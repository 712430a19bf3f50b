import { useEffect, useState } from 'react';
import { QueueStatus, type QueueId, type QueuePerson } from '#contract/workshop/queue.ts';
import { rowIdOf, standsIn, type ListName, type QueueLists } from './queue-lists.ts';

// How long it can be undone where it was done, before the next row moves up.
const undoMs = 8_000;

/** Somebody who was ended here a moment ago, as they stood, and where. */
export interface Ended {
  readonly before: QueuePerson;
  readonly list: ListName;
  readonly place: number;
}

/** Whom this device has ended a moment ago: they keep their place, to be put back there. */
export function useEnded() {
  const [ended, setEnded] = useState<readonly Ended[]>([]);
  const drop = (which: (one: Ended) => boolean) =>
    setEnded((all) => (all.some(which) ? all.filter((one) => !which(one)) : all));

  useEffect(() => {
    if (ended.length === 0) return;
    const [first] = ended;
    const timer = setTimeout(() => drop((one) => one === first), undoMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the first of them, from when it became the first
  }, [ended[0]]);

  return {
    ended,
    note: (one: Ended) => setEnded((all) => [...all, one]),
    drop,
  };
}

/** Where somebody stands before they are ended. */
export function placeOf(person: QueuePerson, queue: QueueId, lists: QueueLists): Ended {
  const list = person[queue].status === QueueStatus.Expedite ? 'expediting' : 'waiting';
  const place = lists[list].findIndex((one) => rowIdOf(one) === rowIdOf(person));
  return { before: person, list, place: Math.max(0, place) };
}

/** The lists with those who were ended here where they stood, as they are now. */
export function withEnded(
  lists: QueueLists,
  ended: readonly Ended[],
  queue: QueueId,
  people: readonly QueuePerson[],
): QueueLists {
  const all = { ...lists };
  for (const { before, list, place } of ended) {
    const person = people.find((one) => rowIdOf(one) === rowIdOf(before));
    if (person && !standsIn(person, queue, list)) all[list] = all[list].toSpliced(place, 0, person);
  }
  return all;
}
