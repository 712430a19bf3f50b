import type { Socket } from 'socket.io-client';
import { sessionCalls } from '#contract/platform/session.ts';
import type { EventName, EventPayload } from '#contract/events.ts';
import { logProblem } from '../device/log.ts';
import { untilWoken } from '../device/wake/until-woken.ts';
import { watchWake } from '../device/wake/wake.ts';
import { send } from './api.ts';
import { noteReceived, watchLine } from './line/line.ts';
import { setLiveState } from './live-state.ts';
import { serverOffset } from './server-time.ts';
import { drain } from './outbox/outbox-drain.ts';
import { tokenFor } from './tokens.ts';
import type { SiteId } from './tokens.ts';

/** What a feature does with the server's events; stands in its `live.ts`. Handlers are called one after the other, in the order of the events. */
export type Live = {
  readonly [Name in EventName]?: (payload: EventPayload<Name>, siteId: SiteId) => Taken;
};

/** False when the event could not be used. */
type Taken = void | boolean | Promise<void | boolean>;
type Handle = (payload: unknown, siteId: SiteId) => Taken;

/** What a feature has to do with the live socket. */
export interface LiveFeature {
  readonly events: Live;
  /** Asks for what was missed while there was no socket. `isFirst` when there has been none since the page began to load: the server reports which resources changed meanwhile. */
  readonly refresh?: (siteId: SiteId, isFirst: boolean) => Promise<void>;
  /** The event that carries all that `refresh` asks for: a server that greets with it need not be asked. */
  readonly whole?: EventName;
}

const tokenRetry = 10_000;

/** When what a site shows begins to load, for `startLive`: by this device's clock (ms). */
export const beginLoading = (): number => Date.now();

/**
 * Keeps a live socket to a site until the returned function is called. What changed since the page
 * began to load (by this device's clock) is told when it is first connected.
 */
export function startLive(
  siteId: SiteId,
  features: readonly LiveFeature[],
  since = beginLoading(),
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  setLiveState('connecting');
  connect(siteId, features, since, signal).catch((cause: unknown) => {
    if (!signal.aborted) logProblem('The live socket could not be made', cause);
  });
  return () => ending.abort();
}

/** A token for the socket, asked for every 10 s until there is one; null once there is no use for it. */
async function socketToken(siteId: SiteId, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted && tokenFor(siteId)) {
    try {
      const answer = await send(sessionCalls.socketToken, undefined, { siteId, signal });
      if (answer.data.token) return answer.data.token;
    } catch (cause) {
      if (!signal.aborted) logProblem('No token for the live socket', cause);
    }
    setLiveState('offline');
    await untilWoken(tokenRetry, signal);
  }
  return null;
}

async function connect(
  siteId: SiteId,
  features: readonly LiveFeature[],
  since: number,
  signal: AbortSignal,
) {
  let reconnect = () => {};
  // What was missed is asked for at once: there may be no socket yet, or one that needs seconds to
  // notice that it is dead.
  const stopWatching = watchWake(() => {
    void afterConnecting(siteId, features, false);
    reconnect();
  });
  signal.addEventListener('abort', stopWatching);
  const { io } = await import('socket.io-client');
  let token = await socketToken(siteId, signal);
  if (token === null) return stopWatching();
  let loaded: number | null = since;
  const socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    autoConnect: false,
    auth: (authenticateWith) =>
      authenticateWith(loaded === null ? {} : { since: loaded + serverOffset() }),
  });
  signal.addEventListener('abort', () => socket.close());

  const authenticate = async () => {
    const { id } = socket;
    token ??= await socketToken(siteId, signal);
    if (token !== null && socket.connected && socket.id === id) socket.emit('token', token);
  };
  const greeted = listen(socket, siteId, features, signal);
  socket.on('connect', () => void authenticate());
  socket.on('authenticated', async (result: unknown) => {
    if (result === true) {
      setLiveState('live');
      const isFirst = loaded !== null;
      // From here on features know what they may have missed.
      loaded = null;
      const updated = await greeted();
      const missing = features.filter((feature) => !updated.has(feature));
      await afterConnecting(siteId, missing, isFirst);
    } else {
      token = null;
      setLiveState('offline');
      await untilWoken(1000, signal);
      await authenticate();
    }
  });
  socket.on('connect_error', () => setLiveState('offline'));
  socket.on('disconnect', async (reason) => {
    if (signal.aborted) return;
    setLiveState('offline');
    // socket.io comes back by itself, except when the server was the one who hung up.
    if (reason !== 'io server disconnect') return;
    await untilWoken(2000, signal);
    if (!signal.aborted) socket.connect();
  });
  reconnect = () => {
    if (!socket.connected) socket.disconnect().connect();
  };
  const stopLine = watchLine({
    fell: () => setLiveState('offline'),
    // A connection that has not spoken itself may need as long again to come back to life.
    back: () => (speaks ? setLiveState('live') : void socket.disconnect().connect()),
  });
  let speaks = false;
  const received = () => {
    speaks = true;
    noteReceived();
    speaks = false;
  };
  // The engine's pings, and every event.
  socket.io.on('ping', received);
  socket.onAny(received);
  signal.addEventListener('abort', stopLine);
  if (signal.aborted) stopLine();
  else socket.connect();
}

/** Sends, then asks for what was missed. What this device did comes first: a refresh before it would show it undone. */
async function afterConnecting(
  siteId: SiteId,
  features: readonly LiveFeature[],
  isFirst: boolean,
): Promise<void> {
  await drain(siteId, 'now');
  await Promise.all(
    features.map(async (feature) => {
      try {
        await feature.refresh?.(siteId, isFirst);
      } catch (cause) {
        logProblem('What was missed could not be asked for', cause);
      }
    }),
  );
}

/** Hands the events to the features. Returns what tells, once all that came is stored, which features were told the whole by this connection. */
function listen(
  socket: Socket,
  siteId: SiteId,
  features: readonly LiveFeature[],
  signal: AbortSignal,
): () => Promise<ReadonlySet<LiveFeature>> {
  const updated = new Set<LiveFeature>();
  // Events change tables by revision: the next one waits until the one before is stored.
  let before: Promise<void> = Promise.resolve();
  const take = async (feature: LiveFeature, event: EventName, handle: Handle, payload: unknown) => {
    if (signal.aborted) return;
    try {
      if (import.meta.env.DEV) await checkEvent(event, payload);
      const taken = await handle(payload, siteId);
      if (event === feature.whole && taken !== false) updated.add(feature);
    } catch (cause) {
      logProblem(`The event ${event} could not be taken in`, cause);
    }
  };
  features.forEach((feature) => {
    (Object.entries(feature.events) as [EventName, Handle][]).forEach(([event, handle]) => {
      socket.on(event, (payload: unknown) => {
        before = before.then(() => take(feature, event, handle, payload));
      });
    });
  });
  // What came by the connection before is taken in by now, or counts for that one.
  socket.on('connect', () => {
    before = before.then(() => updated.clear());
  });
  return () => before.then(() => updated);
}

async function checkEvent(event: EventName, payload: unknown): Promise<void> {
  const { liveEvents } = await import('#contract/events.ts');
  liveEvents[event].payload.parse(payload);
}
