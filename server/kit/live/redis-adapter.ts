import type { createAdapter as CreateAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';

type Adapter = ReturnType<ReturnType<typeof CreateAdapter>>;

/**
 * Lets servers hear each other through Redis, which may come later or go for a while: it is tried
 * again and again, and meanwhile each server tells its own sockets. `missed` is called when this
 * server hears the others again, and when another could not tell what it had to.
 */
export async function hearThroughRedis(given: {
  io: Server;
  url: string;
  log: FastifyBaseLogger;
  missed: () => void;
}): Promise<{ isReady(): boolean; close(): void }> {
  const { io, log, missed } = given;
  // Of all packages the dearest to load, and few need it.
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const { createClient } = await import('redis');
  const redis = createClient({ url: given.url });
  let untold = false;
  // Without a listener a lost connection would end the process.
  redis.on('error', (error: unknown) => log.error({ err: error }, 'Redis'));
  redis.on('ready', () => {
    if (untold) io.serverSideEmit('missed');
    untold = false;
  });
  io.on('missed', missed);
  // The connections on which the adapter listens.
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = ((...options: Parameters<typeof duplicate>) => {
    const client = duplicate(...options).on('ready', missed);
    // The adapter unsubscribes as it ends: what Redis has not answered yet is waited for, or it would
    // be an error that nobody takes.
    const disconnect = async () => (client.isReady ? client.close() : client.destroy());
    return Object.assign(client, { disconnect });
  }) as typeof redis.duplicate;

  const make = createAdapter(redis, {});
  // Socket.IO makes it with `new`, which no arrow function can be.
  function adapterOf(namespace: Parameters<typeof make>[0]): Adapter {
    const adapter = make(namespace);
    // Protected, but made to be replaced by who extends the adapter. A message that waits for Redis
    // would keep this server's own sockets waiting too.
    const inner = adapter as unknown as { doPublish(message: unknown): Promise<string> };
    const publish = inner.doPublish.bind(adapter);
    inner.doPublish = async (message) => {
      if (redis.isReady) return publish(message);
      untold = true;
      return '';
    };
    return adapter;
  }
  io.adapter(adapterOf as unknown as typeof make);
  redis.connect().catch((error: unknown) => log.error({ err: error }, 'Redis'));
  return { isReady: () => redis.isReady, close: () => redis.destroy() };
}
