import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import type {
  EventName,
  EventPayload,
  GuestEventName,
  GuestEventPayload,
} from '#contract/events.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import type { TestServer } from '../server.ts';

type SocketEvent = EventName | GuestEventName | 'authenticated' | 'disconnect';

/** A live socket of a test, as a foreign client would write one. */
export interface LiveSocket {
  readonly socket: Socket;
  /** Resolves with the next event of this name, also one that came before it was asked for. */
  next<Name extends EventName>(name: Name): Promise<EventPayload<Name>>;
  next<Name extends GuestEventName>(name: Name): Promise<GuestEventPayload<Name>>;
  next(name: 'authenticated'): Promise<boolean>;
  next(name: 'disconnect'): Promise<string>;
  close(): void;
}

/** Lets a test's server listen on a port of this machine; returns where. */
async function listen(server: TestServer): Promise<string> {
  const { http } = server.app;
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
}

/** Connects; without `auth` it still has to send its `token`. A guest has a `code` instead. */
export async function openSocket(
  server: TestServer,
  auth?: { token: string; since?: number } | { code: string },
): Promise<LiveSocket> {
  const socket = io(await listen(server), {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...(auth && { auth }),
  });
  const received = new Map<string, unknown[]>();
  const wanted = new Map<string, ((payload: unknown) => void)[]>();
  const hear = (name: string, payload: unknown) => {
    const waiting = wanted.get(name)?.shift();
    if (waiting) waiting(payload);
    else received.set(name, [...(received.get(name) ?? []), payload]);
  };
  socket.onAny(hear);
  socket.on('disconnect', (reason) => hear('disconnect', reason));
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined)).once('connect_error', reject);
  });
  return {
    socket,
    next(name: SocketEvent): Promise<never> {
      const before = received.get(name)?.shift();
      if (before !== undefined) return Promise.resolve(before as never);
      return new Promise((resolve) => {
        wanted.set(name, [...(wanted.get(name) ?? []), resolve as (payload: unknown) => void]);
      });
    },
    close: () => void socket.close(),
  };
}

/** A socket that has said who it is and was believed. */
export async function authenticatedSocket(server: TestServer, token: string): Promise<LiveSocket> {
  const answer = await server.call(sessionCalls.socketToken, undefined, { token });
  const live = await openSocket(server);
  live.socket.emit('token', answer.body.data.token);
  await live.next('authenticated');
  return live;
}

/** Resolves once it is told that rows of a resource changed; what was done before it listened may be told first. */
export async function nextChangeOf(live: LiveSocket, resource: string): Promise<void> {
  while ((await live.next('resource.changed')).name !== resource);
}
