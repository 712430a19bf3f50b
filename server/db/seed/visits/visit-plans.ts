import type { QueueId } from '#contract/workshop/queue.ts';
import type { Random } from '../random.ts';
import type { Step, Visit } from './visit.ts';

/** The stations of a site; without garage stations it has no garage queue. */
export interface Stations {
  readonly expedite: readonly [string, ...string[]];
  readonly garage: readonly [] | readonly [string, ...string[]];
}

const minute = 60_000;

/** Somebody who came some minutes ago and waits. */
export function waiting(minutes: number, now: Date): Visit {
  return [{ at: before(now, minutes), action: 'arrive', queue: 'expedite', target: null }];
}

/** Somebody who waited and stands at a station of the reception since some minutes. */
export function atDesk(minutes: number, target: string, random: Random, now: Date): Visit {
  const came = waiting(minutes + random.int(3, 14), now);
  return [...came, { at: before(now, minutes), action: 'expedite', queue: 'expedite', target }];
}

/** Somebody whose car waits for a lift since some minutes, or has been on this one for half of them. */
export function inGarage(
  minutes: number,
  desk: string,
  lift: string | undefined,
  random: Random,
  now: Date,
): Visit {
  const expedited = atDesk(minutes + random.int(2, 6), desk, random, now);
  const at = before(now, minutes);
  const moved: Visit = [...expedited, { at, action: 'wait', queue: 'garage', target: null }];
  if (lift === undefined) return moved;
  return [
    ...moved,
    { at: before(now, minutes / 2), action: 'expedite', queue: 'garage', target: lift },
  ];
}

/** A whole visit that ended at this instant: at the desk, often called twice, one in three through the garage. */
export function finished(at: Date, stations: Stations, random: Random): Visit {
  const { expedite, garage } = stations;
  const first = garage[0];
  const lift =
    first !== undefined && random.chance(0.35) ? random.pick([first, ...garage]) : undefined;
  const desk = random.pick(expedite);
  const backwards: Step[] = [];
  let time = at;
  function happened(action: Step['action'], queue: QueueId, target: string | null, lasted: number) {
    backwards.push({ at: time, action, queue, target });
    time = before(time, lasted);
  }

  if (lift === undefined) happened('done', 'expedite', desk, random.int(3, 12));
  else {
    happened('done', 'garage', lift, random.int(15, 45));
    happened('expedite', 'garage', lift, random.int(1, 20));
    happened('wait', 'garage', null, random.int(2, 8));
  }
  if (random.chance(0.15)) happened('call', 'expedite', desk, 1);
  happened('expedite', 'expedite', desk, random.int(1, 25));
  return [{ at: time, action: 'arrive', queue: 'expedite', target: null }, ...backwards.reverse()];
}

/** Somebody who was called three times, did not come, and was given up at this instant. */
export function missed(at: Date, { expedite }: Stations, random: Random): Visit {
  const target = random.pick(expedite);
  const called = (minutes: number, action: 'expedite' | 'call'): Step => ({
    at: before(at, minutes),
    action,
    queue: 'expedite',
    target,
  });
  return [
    { at: before(at, random.int(15, 40)), action: 'arrive', queue: 'expedite', target: null },
    called(9, 'expedite'),
    called(6, 'call'),
    called(3, 'call'),
    { at, action: 'no_show', queue: 'expedite', target },
  ];
}

function before(at: Date, minutes: number): Date {
  return new Date(at.getTime() - minutes * minute);
}
