import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Server } from 'socket.io';
import type { Database } from '#server/db/open.ts';
import { listenElsewhere, type OnEvent } from './listen-elsewhere.ts';
import { compareServers } from './servers-repo.ts';
import { openAccount } from './published-elsewhere.ts';

const compareEvery = 15_000;

type Adapter = ReturnType<ReturnType<typeof createAdapter>>;
/** What travels between servers, with the sender's count. */
type Message = Parameters<Adapter['onMessage']>[0] & { uid?: string; number?: number };

/** How servers over one PostgreSQL keep each other posted. */
export interface Between {
  /** Compares what was received with what the others published; by itself every 15 s. */
  compare(): Promise<void>;
  close(): void;
}

/**
 * Lets servers over one PostgreSQL send each other what they publish by LISTEN and NOTIFY. That has no memory: what is
 * published while the listening connection is away is lost, without a word. So `missed` is called when
 * listening begins again, and when the others' counts say that something was not received.
 */
export function listenThroughPostgres(options: {
  io: Server;
  db: Database;
  pool: pg.Pool;
  log: FastifyBaseLogger;
  missed: () => void;
  onEvent: OnEvent;
}): Between {
  const { io, db, pool, log, missed, onEvent } = options;
  const account = openAccount();
  let own: Adapter | undefined;
  let published = 0;

  const make = createAdapter(listening(db, pool, missed), {
    errorHandler: (error) => log.error({ err: error }, 'live adapter'),
  });
  // Socket.IO makes it with `new`, which no arrow function can be.
  function adapterOf(namespace: Parameters<typeof make>[0]): Adapter {
    const adapter = make(namespace);
    listenElsewhere(adapter, onEvent);
    const { onMessage } = adapter;
    // Protected, but made to be replaced by who extends the adapter.
    const inner = adapter as unknown as { doPublish(message: Message): Promise<string> };
    const publish = inner.doPublish.bind(adapter);
    inner.doPublish = (message) => publish({ ...message, number: ++published });
    adapter.onMessage = (message: Message, offset) => {
      if (message.uid !== undefined && message.number !== undefined) {
        account.received(message.uid, message.number);
      }
      onMessage.call(adapter, message, offset);
    };
    own = adapter;
    return adapter;
  }
  io.adapter(adapterOf as unknown as typeof make);

  async function compare(): Promise<void> {
    const { uid } = own as unknown as { uid: string };
    const others = await db.transaction('system', (tx) =>
      compareServers(tx, { uid, told: published }),
    );
    if (!account.compare(others)) return;
    log.warn('something that another server published was not received');
    missed();
  }

  const timer = setInterval(() => {
    compare().catch((error: unknown) => log.error({ err: error }, 'servers were not compared'));
  }, compareEvery).unref();
  return { compare, close: () => clearInterval(timer) };
}

// The pool as the adapter needs it. A connection that listens is its own, since a pooler would lend it
// to others; and the adapter says nothing when it listens again.
function listening(db: Database, pool: pg.Pool, again: () => void): pg.Pool {
  let listened = false;
  const connect = async () => {
    const client = await db.connectDirectly!();
    return {
      on: client.on.bind(client),
      removeAllListeners: client.removeAllListeners.bind(client),
      release: () => void client.end(),
      async query(listen: string) {
        await client.query(listen);
        if (listened) again();
        listened = true;
      },
    };
  };
  // To notify needs no right; the table of what is too large for it is the system's.
  const query = (text: string, values: unknown[] = []) =>
    text.includes('pg_notify')
      ? pool.query(text, values)
      : db.transaction('system', (tx) => tx.executeQuery(CompiledQuery.raw(text, values)));
  return { connect, query } as unknown as pg.Pool;
}
