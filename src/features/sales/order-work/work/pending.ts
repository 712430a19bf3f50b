import type { OrderAtWork } from '#contract/sales/order-work/order-work.ts';
import { isAtWork } from '#contract/sales/order-work/work-rules.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { idOf } from '../id-of.ts';

/** What an entry of the outbox is going to do to an order at work. */
interface Intent {
  readonly order: number;
  readonly called: string;
  readonly at: string;
  readonly word: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The order as it will be once what waits on this device was sent. `rows` in the order they were made. */
export function withPending(view: OrderAtWork, rows: readonly OutboxRow[]): OrderAtWork {
  return rows.flatMap(intentsIn).reduce(done, view);
}

/** How many of these entries are about an order. */
export const waitingFor = (order: number, rows: readonly OutboxRow[]): number =>
  rows.flatMap(intentsIn).filter((one) => one.order === order).length;

function intentsIn({ path, given, state, madeAt, act }: OutboxRow): Intent[] {
  const word = /^\/v4\/site\/order-work\/\{id\}\/([\w-]+)$/.exec(path)?.[1];
  if (!word || state === 'refused') return [];
  const body = (given.body ?? {}) as Intent['body'];
  return [
    {
      order: idOf(given),
      called: act.values?.['who'] ?? '',
      at: new Date(madeAt).toISOString(),
      word,
      body,
    },
  ];
}

function done(view: OrderAtWork, intent: Intent): OrderAtWork {
  const { word, body } = intent;
  if (word === 'clock') return body['on'] === true ? cameTo(view, intent) : leftFrom(view, intent);
  if (intent.order !== view.id) return view;
  if (word === 'lines') {
    const next = linesDone(view, intent);
    return body['leave'] === true ? leftFrom(next, intent) : next;
  }
  if (word === 'times') return corrected(view, intent);
  if (word === 'removed-photos') return withoutPhoto(view, intent);
  return word === 'checks' ? checked(view, intent) : view;
}

function cameTo(view: OrderAtWork, { order, called, at, body }: Intent): OrderAtWork {
  const line_key = (body['line_key'] ?? null) as string | null;
  const { running } = view.me;
  if (running?.order_id === order && running.line_key === line_key) return view;
  const times = view.times.map((time) =>
    time.mine && time.ended_at === null ? { ...time, ended_at: at } : time,
  );
  const isHere = order === view.id;
  const own = {
    id: -Date.parse(at),
    line_key,
    who: '',
    mine: true,
    began_at: at,
    ended_at: null,
    corrections: [],
  };
  return {
    ...view,
    state: isHere && isAtWork(view.state) ? 'in_progress' : view.state,
    times: isHere ? [...times, own] : times,
    me: { ...view.me, running: { order_id: order, called, line_key, began_at: at } },
  };
}

function leftFrom(view: OrderAtWork, { order, at }: Intent): OrderAtWork {
  if (view.me.running?.order_id !== order) return view;
  return {
    ...view,
    times: view.times.map((time) =>
      time.mine && time.ended_at === null ? { ...time, ended_at: at } : time,
    ),
    me: { ...view.me, running: null },
  };
}

function linesDone(view: OrderAtWork, { at, body }: Intent): OrderAtWork {
  const keys = new Set(body['keys'] as readonly string[]);
  const isDone = body['done'] === true;
  const work = view.work.map((line) => {
    if (!keys.has(line.key)) return line;
    const since = isDone ? (line.done_at ?? at) : null;
    return { ...line, done_at: since, done_by: isDone ? line.done_by : null };
  });
  return { ...view, work, lines_done: work.filter(({ done_at: since }) => since !== null).length };
}

function corrected(view: OrderAtWork, { body }: Intent): OrderAtWork {
  const { time_id, was_began_at, began_at, ended_at } = body as {
    time_id: number | null;
    was_began_at: string;
    began_at: string;
    ended_at: string | null;
  };
  const period = view.times.find(({ id, mine, began_at: began }) =>
    time_id === null ? mine && began === was_began_at : id === time_id,
  );
  if (!period) return view;
  const stops = period.mine && period.ended_at === null && ended_at !== null;
  return {
    ...view,
    times: view.times.map((time) => (time === period ? { ...time, began_at, ended_at } : time)),
    me: stops ? { ...view.me, running: null } : view.me,
  };
}

const withoutPhoto = (view: OrderAtWork, { body }: Intent): OrderAtWork =>
  body['removed'] === true
    ? { ...view, photos: view.photos.filter(({ intent }) => intent !== body['intent']) }
    : view;

/** The photos of an order, by their intents, that this device has taken away, as far as that was not sent yet. */
export function takenAway(order: number, rows: readonly OutboxRow[]): Set<string> {
  const gone = new Set<string>();
  for (const { order: of, word, body } of rows.flatMap(intentsIn)) {
    if (of !== order || word !== 'removed-photos') continue;
    const intent = String(body['intent']);
    if (body['removed'] === true) gone.add(intent);
    else gone.delete(intent);
  }
  return gone;
}

const checked = (view: OrderAtWork, { at, body }: Intent): OrderAtWork => ({
  ...view,
  checks: view.checks.map((check) =>
    check.id === body['check_id']
      ? {
          ...check,
          outcome: body['outcome'] as typeof check.outcome,
          note: (body['note'] ?? '') as string,
          checked_at: body['outcome'] === '' ? null : at,
        }
      : check,
  ),
});
