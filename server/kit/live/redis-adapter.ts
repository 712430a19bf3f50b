import type { createAdapter as CreateAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { listenElsewhere, type OnEvent } from './listen-elsewhere.ts';

type Adapter = ReturnType<ReturnType<typeof CreateAdapter>>;

/**
 * Lets servers hear each other through Redis, which may come later or go for a while: it is tried
 * again and again, and meanwhile each server notifies its own sockets. `missed` is called when this
 * server hears the others again, and when another could not publish what it had to.
 */
export async function listenThroughRedis(options: {
  io: Server;
  url: string;
  log: FastifyBaseLogger;
  missed: () => void;
  onEvent: OnEvent;
}): Promise<{ isReady(): boolean; close(): void }> {
  const { io, log, missed, onEvent } = options;
  // Of all packages the dearest to load, and few need it.
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const { createClient } = await import('redis');
  const redis = createClient({ url: options.url });
  let hasLost = false;
  const makeUp = () => {
    if (!hasLost) return;
    hasLost = false;
    io.serverSideEmit('missed');
  };
  const noteLoss = () => {
    hasLost = true;
  };
  // Without a listener a lost connection would end the process.
  redis.on('error', (error: unknown) => log.error({ err: error }, 'Redis'));
  redis.on('ready', makeUp);
  io.on('missed', missed);
  // A failure of it, which the adapter does not take, would end the process.
  const publishTo = redis.publish.bind(redis);
  Object.assign(redis, {
    publish: (...args: Parameters<typeof publishTo>) => publishTo(...args).catch(noteLoss),
  });
  // The connections on which the adapter listens.
  const listeners: Listener[] = [];
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = ((...options: Parameters<typeof duplicate>) => {
    const client = duplicate(...options);
    listeners.push(listener(client as unknown as Connection, missed));
    return client;
  }) as typeof redis.duplicate;

  const make = createAdapter(redis, {});
  // Socket.IO makes it with `new`, which no arrow function can be.
  function adapterOf(namespace: Parameters<typeof make>[0]): Adapter {
    const adapter = make(namespace);
    listenElsewhere(adapter, onEvent);
    // Protected, but made to be replaced by who extends the adapter. What waits for Redis would keep
    // this server's own sockets waiting too.
    const inner = adapter as unknown as { doPublish(message: unknown): Promise<string> };
    const publish = inner.doPublish.bind(adapter);
    inner.doPublish = async (message) => {
      if (redis.isReady) publish(message).then(makeUp, noteLoss);
      else noteLoss();
      return '';
    };
    return adapter;
  }
  io.adapter(adapterOf as unknown as typeof make);
  redis.connect().catch((error: unknown) => log.error({ err: error }, 'Redis'));
  return {
    isReady: () => redis.isReady && listeners.every(({ isReady }) => isReady()),
    close: () => redis.destroy(),
  };
}

interface Listener {
  /** Whether it hears all that is said from now on. */
  isReady(): boolean;
}

type Streams = { name: string; messages: { id: string }[] }[];
/** What the adapter uses of a connection on which it listens: one reads the stream, one is subscribed. */
interface Connection {
  readonly isReady: boolean;
  on(name: 'ready', listener: () => void): void;
  subscribe(...args: unknown[]): Promise<void>;
  xRead(streams: { key: string; id: string }[], options: object): Promise<Streams | null>;
  xRevRange(key: string, from: '+', to: '-', options: object): Promise<{ id: string }[]>;
  disconnect(): Promise<void> | void;
  close(): Promise<void>;
  destroy(): void;
}

/**
 * Lets a connection of the adapter miss nothing: by itself it reads what is said after it asked, and
 * asks every five seconds, so that what is said before and in between is lost. `onResumed` is called
 * whenever it hears again what it may not have heard for a while.
 */
function listener(client: Connection, onResumed: () => void): Listener {
  const xRead = client.xRead.bind(client);
  const subscribe = client.subscribe.bind(client);
  let subscribed = false;
  // Up to where the stream was read, or begins to be after a cut.
  let place: string | undefined;
  // Subscribed again by itself.
  client.on('ready', () => subscribed && onResumed());
  Object.assign(client, {
    async subscribe(...args: unknown[]) {
      await subscribe(...args);
      subscribed = true;
      onResumed();
    },
    async xRead([{ key }]: [{ key: string }], options: object) {
      if (place === undefined) {
        const [last] = await client.xRevRange(key, '+', '-', { COUNT: 1 });
        place = last?.id ?? '0-0';
        onResumed();
      }
      try {
        const read = await xRead([{ key, id: place }], options);
        place = read?.[0]?.messages.at(-1)?.id ?? place;
        return read;
      } catch (error) {
        place = undefined;
        throw error;
      }
    },
    // The adapter unsubscribes as it ends: what Redis has not answered yet is waited for, or it would
    // be an error that nobody takes.
    disconnect: async () => (client.isReady ? client.close() : client.destroy()),
  } satisfies Partial<Record<keyof Connection, unknown>>);
  return { isReady: () => client.isReady && (subscribed || place !== undefined) };
}
