import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import {
  liveEvents,
  type EventName,
  type EventPayload,
  type GuestEventName,
  type GuestEventPayload,
} from '#contract/events.ts';
import type { Recipients } from '#contract/kit/event.ts';
import type { Right } from '#contract/rights.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller } from '../caller/caller.ts';
import { now } from '../clock.ts';
import { askForProof } from './ask-for-proof.ts';
import { type OnEvent } from './listen-elsewhere.ts';
import { type Between, listenThroughPostgres } from './postgres-adapter.ts';
import { RecentlyChanged } from './recently-changed.ts';
import { listenThroughRedis } from './redis-adapter.ts';

/** The live socket: notifies everybody at a site of what changed. Call only after the change is committed. */
export interface Live {
  publishToSite<Name extends EventName>(
    siteId: number,
    name: Name,
    payload: EventPayload<Name>,
  ): void;
  /** Notifies all devices of a person, at whatever site of the chain they are. */
  publishToPerson<Name extends EventName>(
    person: { chainId: number; userId: number },
    name: Name,
    payload: EventPayload<Name>,
  ): void;
  /** Notifies those who hold the right at a site, or without one at any site of the chain, that a resource's rows changed. */
  publishToReaders(
    where: { chainId: number } | { siteId: number },
    right: Right,
    resource: string,
  ): void;
  /** Notifies only the sockets of one login. */
  publishToSession<Name extends EventName>(
    sessionId: string,
    siteId: number,
    name: Name,
    payload: EventPayload<Name>,
  ): void;
  /** Closes the sockets of a login that has ended, or has ended at one site. */
  dropSession(sessionId: string, siteId?: number): void;
  /**
   * What a feature sends to each socket as soon as it is known who it is, before the socket hears of
   * changes. What it returns is called when the socket does, to send what changed in between.
   */
  onJoin(
    greet: (caller: Caller, publish: Publish) => Promise<(() => Promise<void>) | undefined>,
  ): void;
  /** Called with everything that this server publishes to a site. */
  onPublished(hear: (siteId: number, name: EventName) => void): void;
  /** Says which sockets without a login are let in: by the code in their `auth.code`. */
  admitGuests(admit: (code: string) => Promise<Guest | undefined>): void;
  /** Notifies the guests of a room. */
  publishToGuests<Name extends GuestEventName>(
    room: string,
    name: Name,
    payload: GuestEventPayload<Name>,
  ): void;
  /** Closes the sockets of the guests of a room. */
  dropGuests(room: string): void;
  /** Looks whether something that another server published was not received here; done now and then by itself. */
  compare(): Promise<void>;
  /** Whether what other servers publish is received here; false while Redis is away. */
  isListening(): boolean;
  close(): Promise<void>;
}
type Publish = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

/** Somebody without a login: the rooms they are in, and until when. */
export interface Guest {
  readonly rooms: readonly string[];
  readonly until: Date | null;
}

// What a timer can wait for at most.
const longestTimer = 2 ** 31 - 1;

/**
 * Opens the live socket on the HTTP server (websocket only; without compression, which cost six
 * times the latency). A socket says who it is by the event `token` or by `auth.token` in the
 * handshake, and gets `authenticated` true or false; without a good token in time, or after several
 * that are not, it is closed. So is who comes from a network that keeps sending bad ones. One that
 * says `auth.since` (ms since 1970) is told of the resources that changed after that.
 * A guest says `auth.code` instead and gets only what is published to its rooms.
 * Several servers over one PostgreSQL publish to each other through it, or through Redis when its
 * address is given.
 */
export async function openLive(options: {
  http: HttpServer;
  db: Database;
  redisUrl: string | undefined;
  log: FastifyBaseLogger;
  callerOf: (token: string) => Promise<Caller | undefined>;
}): Promise<Live> {
  const { log } = options;
  const io = new Server(options.http, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 20_000,
    serveClient: false,
    // Who gets nothing for longer than this asks whether the server is there: within ten seconds it
    // says so on the screen.
    pingInterval: 5_000,
    // Longer than a busy moment: to hang up on those who have answered would bring all of them back.
    pingTimeout: 10_000,
    // The token is the only proof of who asks, and pages of other origins do not have it.
    cors: { origin: false },
  });
  const missed = () => proofs.askAgain();
  const recently = new RecentlyChanged();
  // What another server tells its sockets is news for those who come to this one, too.
  const onEvent: OnEvent = (rooms, [name, payload]) => {
    if (name !== 'resource.changed') return;
    for (const room of rooms) recently.note(room, (payload as { name: string }).name);
  };
  const redis = options.redisUrl
    ? await listenThroughRedis({ io, url: options.redisUrl, log, missed, onEvent })
    : undefined;
  const between: Between | undefined =
    options.db.pool && !redis
      ? listenThroughPostgres({ io, db: options.db, pool: options.db.pool, log, missed, onEvent })
      : undefined;
  const greeters: Parameters<Live['onJoin']>[0][] = [];
  const listeners: Parameters<Live['onPublished']>[0][] = [];
  let admit: Parameters<Live['admitGuests']>[0] = () => Promise.resolve(undefined);

  async function letGuestIn(socket: Socket, code: unknown): Promise<boolean> {
    const guest = typeof code === 'string' ? await admit(code) : undefined;
    if (!guest) return false;
    await socket.join(guest.rooms.map(guestRoom));
    if (guest.until) closeAt(socket, guest.until);
    socket.emit('authenticated', true);
    return true;
  }

  async function authenticate(socket: Socket, token: unknown): Promise<boolean> {
    const caller = typeof token === 'string' ? await options.callerOf(token) : undefined;
    if (!caller) return false;
    await socket.join([
      sessionRoom(caller.sessionId, caller.siteId),
      sessionRoom(caller.sessionId),
    ]);
    const publish: Publish = (name, payload) => socket.emit(name, payload);
    const catchUps = await Promise.all(greeters.map((greet) => greet(caller, publish)));
    // Not before: a change that overtook the greeting would look as if something were missing.
    const readers = [...caller.rights].flatMap((right) => [
      room(caller.siteId, right),
      chainRoom(caller.chainId, right),
    ]);
    await socket.join([room(caller.siteId, 'site'), personRoom(caller), ...readers]);
    for (const catchUp of catchUps) await catchUp?.();
    publishSince(socket, publish, readers);
    // Who gets this knows what has come and what is left to ask for.
    socket.emit('authenticated', true);
    return true;
  }

  /** What changed between the loading of a page and its first connection, once. */
  function publishSince(socket: Socket, publish: Publish, readers: readonly string[]): void {
    const { since } = socket.handshake.auth;
    delete socket.handshake.auth['since'];
    if (!Number.isFinite(since)) return;
    const changed = recently.since(since as number, readers);
    if (!changed) publish('resource.missed', {});
    for (const name of changed ?? []) publish('resource.changed', { name });
  }

  const proofs = askForProof(io, { log, authenticate, letGuestIn });

  return {
    publishToSite: (siteId, name, payload) => {
      io.to(room(siteId, liveEvents[name].access)).emit(name, payload);
      for (const listener of listeners) listener(siteId, name);
    },
    publishToPerson: (person, name, payload) => {
      io.to(personRoom(person)).emit(name, payload);
    },
    publishToReaders: (where, right, resource) => {
      const readers =
        'siteId' in where ? room(where.siteId, right) : chainRoom(where.chainId, right);
      io.to(readers).emit('resource.changed', { name: resource });
      recently.note(readers, resource);
    },
    publishToSession: (sessionId, siteId, name, payload) => {
      io.to(sessionRoom(sessionId, siteId)).emit(name, payload);
    },
    dropSession: (sessionId, siteId) => {
      io.in(sessionRoom(sessionId, siteId)).disconnectSockets(true);
    },
    onJoin: (greet) => void greeters.push(greet),
    onPublished: (listener) => void listeners.push(listener),
    admitGuests: (check) => {
      admit = check;
    },
    publishToGuests: (name, event, payload) => {
      io.to(guestRoom(name)).emit(event, payload);
    },
    dropGuests: (name) => {
      io.in(guestRoom(name)).disconnectSockets(true);
    },
    compare: async () => between?.compare(),
    isListening: () => redis?.isReady() ?? true,
    async close() {
      between?.close();
      proofs.close();
      await io.close();
      redis?.close();
    },
  };
}

function closeAt(socket: Socket, until: Date): void {
  const left = until.getTime() - now().getTime();
  const timer = setTimeout(() => socket.disconnect(true), Math.min(left, longestTimer));
  socket.on('disconnect', () => clearTimeout(timer));
}

const guestRoom = (name: string) => `guests:${name}`;
const room = (siteId: number, listeners: Recipients) => `site:${siteId}:${listeners}`;
const personRoom = ({ chainId, userId }: { chainId: number; userId: number }) =>
  `person:${chainId}:${userId}`;
const chainRoom = (chainId: number, right: Right) => `chain:${chainId}:${right}`;
const sessionRoom = (sessionId: string, siteId?: number) =>
  siteId === undefined ? `session:${sessionId}` : `session:${sessionId}:${siteId}`;
