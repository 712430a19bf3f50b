import { join } from 'node:path';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { inFairOrder } from './embedded/fair-order.ts';
import { valueParsers } from './values.ts';

/** Tells the operator of something that went wrong and that nobody waits for. */
export type Log = (message: string, error: unknown) => void;

/** For who has no log of his own. */
export const toStderr: Log = (message, error) => {
  process.stderr.write(`${message}: ${String(error)}\n`);
};

/** A pool of `pg` over the embedded engine, and the engine itself. */
export interface EmbeddedPool {
  pool: pg.Pool;
  engine: EmbeddedEngine;
  close: () => Promise<void>;
}

/** A pool over a PostgreSQL server; it heals by itself when the server was away. */
export function postgresPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types: valueParsers,
    application_name: 'wheelhouse',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
    max: 10,
    // Days and months are cut by the session's zone in SQL; the embedded engine has UTC.
    options: '-c timezone=UTC',
  });
  return listened(pool, log);
}

/**
 * A pool of one connection over the embedded engine in `dir/database`, or in memory when `dir` is
 * absent. Who holds the connection holds the database; the others wait in a fair order. Throws when
 * another process has the directory or the engine does not start.
 */
export async function embeddedPool(
  { dir, template }: { dir?: string | undefined; template?: Uint8Array | undefined },
  log: Log = toStderr,
): Promise<EmbeddedPool> {
  const unlock = dir === undefined ? () => {} : lockDirectory(dir);
  const engine = startEmbeddedEngine({
    ...(dir !== undefined && { dir: join(dir, 'database') }),
    ...(template !== undefined && { template: new Uint8Array(template) }),
  });
  const pool = new pg.Pool({
    // Typed without arguments by @types/pg; the pool calls it once for each new connection.
    stream: () => new EmbeddedStream(engine),
    types: valueParsers,
    user: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  async function close(): Promise<void> {
    await pool.end();
    await engine.close().finally(unlock);
  }
  try {
    await pool.query('select 1');
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
  return { pool: inFairOrder(listened(pool, log)), engine, close };
}

// A connection that breaks tells so by an event, idle or not; one without a listener ends the
// process.
function listened(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (error) => log('An idle database connection was lost', error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
