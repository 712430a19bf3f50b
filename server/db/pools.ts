import { join } from 'node:path';
import pg from 'pg';
import { assertWhole, markMade, whatToDo } from './embedded/assert-whole.ts';
import { lockDirectory } from './directory-lock.ts';
import { type DiskSpace, endlessDisk, watchDisk } from './embedded/disk-space.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded/embedded-engine.ts';
import { EmbeddedStream } from './embedded/embedded-stream.ts';
import { inFairOrder } from './embedded/fair-order.ts';
import { finishExchange } from './restored-exchange.ts';
import { valueParsers } from './values.ts';

/** Notifies the operator of something that went wrong and that nobody waits for. */
export type Log = (message: string, error: unknown) => void;

/** For who has no log of his own. */
export const toStderr: Log = (message, error) => {
  process.stderr.write(`${message}: ${String(error)}\n`);
};

/** A pool of `pg` over the embedded engine, and the engine itself. */
export interface EmbeddedPool {
  pool: pg.Pool;
  engine: EmbeddedEngine;
  disk: DiskSpace;
  close: () => Promise<void>;
}

const statementTimeout = 30_000;

/**
 * A pool over a PostgreSQL server; it heals by itself when the server was away. `pooled` when there
 * is a pooler before it: a setting of the session would then be another's or be refused.
 */
export function postgresPool(url: string, log: Log, pooled = false): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types: valueParsers,
    application_name: 'wheelhouse',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    max: 10,
    // What is not awaited is sent behind what is (`PipelinedClient`). @types/pg does not know it yet.
    ...({ pipeline: true } as object),
    // A new connection has to learn all statements again; one that is years old would have learnt too many.
    idleTimeoutMillis: 300_000,
    maxLifetimeSeconds: 3_600,
    allowExitOnIdle: true,
    ...(!pooled && {
      statement_timeout: statementTimeout,
      // Days and months are cut by the session's zone in SQL; the embedded engine has UTC.
      options: '-c timezone=UTC',
    }),
  });
  return listened(pool, log);
}

/** What a pooled session is not told at its start, for each transaction. */
export const settingsOfTransaction = `set local statement_timeout = ${statementTimeout}; set local timezone = 'UTC'`;

/**
 * A pool of one connection over the embedded engine in `dir/database`, or in memory when `dir` is
 * absent. Who holds the connection holds the database; the others wait in a fair order. Throws when
 * another process has the directory, when the directory has the remains of a database, or when the
 * engine does not start.
 */
export async function embeddedPool(
  { dir, template }: { dir?: string | undefined; template?: Uint8Array | undefined },
  log: Log = toStderr,
): Promise<EmbeddedPool> {
  const unlock = dir === undefined ? () => {} : await takeDirectory(dir);
  const engine = startEmbeddedEngine({
    ...(dir !== undefined && { dir: join(dir, 'database') }),
    ...(template !== undefined && { template: new Uint8Array(template) }),
  });
  const disk = dir === undefined ? endlessDisk : watchDisk(dir, log);
  const pool = new pg.Pool({
    // Typed without arguments by @types/pg; the pool calls it once for each new connection.
    stream: () => new EmbeddedStream(engine, disk),
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
    if (dir !== undefined) markMade(dir);
  } catch (error) {
    await close().catch(() => {});
    throw dir === undefined ? error : unusable(dir, error);
  }
  return { pool: inFairOrder(listened(pool, log)), engine, disk, close };
}

// A data directory in which all is as it was left, also when that was in the middle of a restore.
async function takeDirectory(dir: string): Promise<() => void> {
  const unlock = lockDirectory(dir);
  try {
    await finishExchange(dir);
    assertWhole(dir);
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

function unusable(dir: string, error: unknown): Error {
  const why = error instanceof Error ? error.message : String(error);
  const what = /No space left/.test(why) ? 'Free some space and start again.' : whatToDo(dir);
  return new Error(`The database in ${dir} cannot be used. ${why}\n${what}`, { cause: error });
}

// A connection that breaks tells so by an event, idle or not; one without a listener ends the
// process.
function listened(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (error) => log('An idle database connection was lost', error));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
