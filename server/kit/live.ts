import type { Server as HttpServer } from 'node:http';
import { createAdapter as postgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as redisAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createClient } from 'redis';
import { Server, type Socket } from 'socket.io';
import { liveEvents, type EventName, type EventPayload } from '#contract/events.ts';
import type { Hearers } from '#contract/kit/event.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller } from './caller.ts';

/** The live socket: tells everybody at a site what changed. Call only after the change is committed. */
export interface Live {
  tellSite<Name extends EventName>(siteId: number, name: Name, payload: EventPayload<Name>): void;
  /** Tells all devices of a person, at whatever site of the chain they are. */
  tellPerson<Name extends EventName>(
    person: { chainId: number; userId: number },
    name: Name,
    payload: EventPayload<Name>,
  ): void;
  /** Tells only the sockets of one login. */
  tellSession<Name extends EventName>(
    sessionId: string,
    siteId: number,
    name: Name,
    payload: EventPayload<Name>,
  ): void;
  /** Closes the sockets of a login that has ended, or has ended at one site. */
  dropSession(sessionId: string, siteId?: number): void;
  /** What a feature sends to each socket as soon as it is known who it is. */
  onJoin(greet: (caller: Caller, tell: Tell) => Promise<void>): void;
  close(): Promise<void>;
}
type Tell = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;

const authenticateWithin = 5_000;

/**
 * Opens the live socket on the HTTP server (websocket only; without compression, which cost six
 * times the latency). A socket says who it is by the event `token` or by `auth.token` in the
 * handshake, and hears `authenticated` true or false; without a good token in time it is closed.
 * Several servers over one PostgreSQL hear each other through it, or through Redis when its
 * address is given.
 */
export async function openLive(given: {
  http: HttpServer;
  db: Database;
  redisUrl: string | undefined;
  log: FastifyBaseLogger;
  callerOf: (token: string) => Promise<Caller | undefined>;
}): Promise<Live> {
  const { log } = given;
  const io = new Server(given.http, {
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: 20_000,
    serveClient: false,
    pingInterval: 5_000,
    pingTimeout: 5_000,
    // The token is the only proof of who asks, and pages of other origins do not have it.
    cors: { origin: false },
  });
  const redis = given.redisUrl ? createClient({ url: given.redisUrl }) : undefined;
  // Without a listener a lost connection would end the process.
  redis?.on('error', (error: unknown) => log.error({ err: error }, 'Redis'));
  if (redis) {
    await redis.connect();
    io.adapter(redisAdapter(redis));
  } else if (given.db.pool) {
    io.adapter(
      postgresAdapter(givingBack(given.db.pool), {
        errorHandler: (error) => log.error({ err: error }, 'live adapter'),
      }),
    );
  }
  const greeters: Parameters<Live['onJoin']>[0][] = [];

  async function authenticate(socket: Socket, token: unknown): Promise<boolean> {
    const caller = typeof token === 'string' ? await given.callerOf(token) : undefined;
    if (!caller) return false;
    await socket.join([
      sessionRoom(caller.sessionId, caller.siteId),
      sessionRoom(caller.sessionId),
      room(caller.siteId, 'site'),
      personRoom(caller),
      ...[...caller.rights].map((right) => room(caller.siteId, right)),
    ]);
    socket.emit('authenticated', true);
    for (const greet of greeters) {
      await greet(caller, (name, payload) => socket.emit(name, payload));
    }
    return true;
  }

  io.on('connection', (socket) => {
    let known = false;
    const late = setTimeout(() => known || socket.disconnect(true), authenticateWithin);
    const take = async (token: unknown) => {
      try {
        known ||= await authenticate(socket, token);
        if (!known) socket.emit('authenticated', false);
      } catch (error) {
        log.error({ err: error }, 'a socket could not be authenticated');
        socket.disconnect(true);
      }
    };
    socket.on('token', (token: unknown) => void take(token));
    socket.on('disconnect', () => clearTimeout(late));
    if (socket.handshake.auth['token'] !== undefined) void take(socket.handshake.auth['token']);
  });

  return {
    tellSite: (siteId, name, payload) => {
      io.to(room(siteId, liveEvents[name].access)).emit(name, payload);
    },
    tellPerson: (person, name, payload) => {
      io.to(personRoom(person)).emit(name, payload);
    },
    tellSession: (sessionId, siteId, name, payload) => {
      io.to(sessionRoom(sessionId, siteId)).emit(name, payload);
    },
    dropSession: (sessionId, siteId) => {
      io.in(sessionRoom(sessionId, siteId)).disconnectSockets(true);
    },
    onJoin: (greet) => void greeters.push(greet),
    async close() {
      await io.close();
      redis?.destroy();
    },
  };
}

const room = (siteId: number, hearers: Hearers) => `site:${siteId}:${hearers}`;
const personRoom = ({ chainId, userId }: { chainId: number; userId: number }) =>
  `person:${chainId}:${userId}`;
const sessionRoom = (sessionId: string, siteId?: number) =>
  siteId === undefined ? `session:${sessionId}` : `session:${sessionId}:${siteId}`;

/** The pool as the adapter needs it: it forgets to give back a connection that the database ended, and ten such losses would leave none. */
function givingBack(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    client.once('end', () => client.release(true));
    return client;
  };
  return { connect, query: pool.query.bind(pool) } as pg.Pool;
}
