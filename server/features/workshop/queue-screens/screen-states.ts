import type { LobbyState, Minutes, VisitState } from '#contract/workshop/queue-screens.ts';
import { QueueStatus, type QueueId, type QueuePerson } from '#contract/workshop/queue.ts';
import { queueSettings, type QueueSettings } from '#contract/workshop/queue-settings.ts';
import type { Tx } from '#server/db/open.ts';
import type { OpenLink } from '#server/kit/links/link-repo.ts';
import {
  handlingTimesOf,
  peopleHere,
  revisionOf,
} from '#server/features/workshop/queue/exports.ts';
import { startOfDay } from '#server/kit/clock.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { estimate } from './estimate-rules.ts';
import { labelOf } from './label-rules.ts';

const handledMost = 20;
const handledSince = 7 * 86_400_000;

/** A site's queue as screens that strangers see are made of. */
export interface Board {
  readonly revision: number;
  readonly now: Date;
  readonly siteName: string;
  readonly settings: QueueSettings;
  readonly people: readonly QueuePerson[];
  readonly handled: Readonly<Record<QueueId, readonly number[]>>;
}

type Site = Pick<OpenLink, 'chainId' | 'siteId' | 'siteName' | 'timezone'>;

/**
 * Reads the queue of the site that the transaction stands at: who is here, and of these visits who
 * was done today. Each change costs one reading, so it must not grow with the day.
 */
export async function boardOf(
  tx: Tx,
  site: Site,
  now: Date,
  visits: readonly number[] = [],
): Promise<Board> {
  // First: a change in between makes the list newer than its revision, which does no harm.
  const revision = await revisionOf(tx);
  const settings = await settingsOf(tx, queueSettings, site);
  const since = new Date(now.getTime() - handledSince);
  const handled = (queue: QueueId) => handlingTimesOf(tx, queue, since, handledMost);
  return {
    revision,
    now,
    siteName: site.siteName,
    settings,
    people: await peopleHere(tx, visits, startOfDay(now, site.timezone)),
    handled: {
      expedite: await handled('expedite'),
      garage: settings.enableGarageQueue ? await handled('garage') : [],
    },
  };
}

type Language = Pick<OpenLink, 'language'>;

const headOf = ({ revision, now, siteName }: Board, { language }: Language) => ({
  revision,
  asOf: now.toISOString(),
  siteName,
  language,
});

const entryOf = (person: QueuePerson) => person[person.queue];
const isAt = (status: QueueStatus) => (person: QueuePerson) => entryOf(person).status === status;
const mostCalled = 12;

/** What the lobby's screen shows. */
export function lobbyOf(board: Board, link: Language): LobbyState {
  const { settings } = board;
  const called = board.people.filter(isAt(QueueStatus.Expedite)).map((person) => ({
    label: labelOf(person, settings.screenShows),
    queue: person.queue,
    target: entryOf(person).target,
    calledAt: entryOf(person).call_at ?? board.now.toISOString(),
  }));
  return {
    ...headOf(board, link),
    called: called.toSorted((a, b) => b.calledAt.localeCompare(a.calledAt)).slice(0, mostCalled),
    waiting: waitingIn(board, 'expedite').length,
    waitingForGarage: settings.enableGarageQueue ? waitingIn(board, 'garage').length : null,
    callTime: settings.callTime,
  };
}

/** How one visit stands. Who is not in the list any more left on an earlier day. */
export function visitOf(board: Board, personId: number, link: Language): VisitState {
  const person = board.people.find(({ id }) => id === personId);
  const done = {
    ...headOf(board, link),
    stage: 'done' as const,
    // Whoever types a plate at the kiosk must not learn who comes with it.
    label: person ? labelOf(person, 'plate') : '',
    queue: person?.queue ?? ('expedite' as const),
    place: null,
    minutes: null,
    target: null,
    calledAt: null,
  };
  if (!person) return done;
  if (isAt(QueueStatus.Wait)(person)) {
    return { ...done, stage: 'waiting', ...placeOf(board, person) };
  }
  if (!isAt(QueueStatus.Expedite)(person)) return done;
  const { target, call_at: calledAt } = entryOf(person);
  return { ...done, stage: 'called', target, calledAt };
}

/** Where in the queue a waiting person stands, and how long it may take. */
export function placeOf(
  board: Board,
  person: QueuePerson,
): { place: number | null; minutes: Minutes | null } {
  const at = waitingIn(board, person.queue).findIndex(({ id }) => id === person.id);
  if (at < 0) return { place: null, minutes: null };
  const stations = board.people.filter(isAt(QueueStatus.Expedite));
  const busy = stations.filter(({ queue }) => queue === person.queue).length;
  return { place: at + 1, minutes: estimate(at + 1, busy, board.handled[person.queue]) };
}

/** Who waits for a queue, who came first before the others. */
export function waitingIn(board: Board, queue: QueueId): QueuePerson[] {
  return board.people
    .filter((person) => person.queue === queue && isAt(QueueStatus.Wait)(person))
    .toSorted((a, b) => (entryOf(a).start_at ?? '').localeCompare(entryOf(b).start_at ?? ''));
}
