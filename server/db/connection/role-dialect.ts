import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import type pg from 'pg';
import { assertOutsideTransaction } from '../inside-transaction.ts';
import type { StatementNames } from './statement-names.ts';

/** `app` is bound by row-level security to one chain; `system` sees all of them. */
export type Role = 'app' | 'system';

/** How statements go over the connections of a pool. */
export interface Sending {
  /** Keeps statements prepared by name; without it each is planned anew. */
  readonly names?: StatementNames | undefined;
  /** Sends the first statement of a transaction along with its beginning, where the pool can. */
  readonly pipelined?: boolean;
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class RoleDriver extends PostgresDriver {
  #begin: CompiledQuery;
  #pipelined: boolean;
  #begun = new WeakMap<DatabaseConnection, Promise<unknown>>();

  constructor(pool: pg.Pool, begin: string, { names, pipelined = false }: Sending) {
    super({ pool: guarded(pool, names) });
    this.#begin = CompiledQuery.raw(begin);
    this.#pipelined = pipelined;
  }

  // One message: to take the role in a statement of its own would cost each call a round trip.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begun = connection.executeQuery(this.#begin);
    this.#begun.set(connection, begun);
    if (this.#pipelined) {
      // Where it fails the database refuses whatever comes after it, so it need not be waited for.
      begun.catch(() => {});
      return;
    }
    try {
      await begun;
    } catch (error) {
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The connection is gone and discarded; why the transaction failed is what the caller needs.
    }
    // What was refused because the beginning had failed would not tell why.
    if (this.#pipelined) await this.#begun.get(connection);
  }
}

function guarded(pool: pg.Pool, names: StatementNames | undefined): PostgresDialectConfig['pool'] {
  const known = new WeakMap<pg.PoolClient, NamedClient>();
  return {
    options: pool.options,
    async connect() {
      assertOutsideTransaction();
      const client = await pool.connect();
      if (!names) return client;
      const named = known.get(client) ?? new NamedClient(client, names);
      known.set(client, named);
      // What `pg` types as any command is one of those that Kysely knows.
      return named as unknown as typeof client;
    },
    // Several dialects share the pool: whoever made it ends it.
    end: () => Promise.resolve(),
  };
}

// The tables under a statement have changed, or a pooler has lost it.
const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '26000' ||
    error.code === '42P05' ||
    (error.code === '0A000' && error.message.startsWith('cached plan')));

/** A connection that keeps its statements prepared. */
class NamedClient {
  #client: pg.PoolClient;
  #names: StatementNames;
  #stale = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#names.nameOf(text);
    if (name === undefined) return this.#client.query(text, values);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!isStale(error)) throw error;
      this.#stale = true;
      this.#names.renew();
      // As after a conflict of two transactions: all of it can be tried again.
      throw Object.assign(new Error('A prepared statement has become stale', { cause: error }), {
        code: '40001',
      });
    }
  }

  release(broken?: boolean): void {
    this.#client.release(broken || this.#stale);
  }
}

/**
 * The PostgreSQL dialect over a pool; its transactions run as `role`, or as who connected, and begin
 * with `settings`.
 */
export function roleDialect(
  pool: pg.Pool,
  role?: Role,
  settings?: string,
  sending: Sending = {},
): PostgresDialect {
  const asRole = role && `set local role wheelhouse_${role}`;
  const begin = ['begin', asRole, settings].filter(Boolean).join('; ');
  const dialect = new PostgresDialect({ pool: guarded(pool, undefined) });
  dialect.createDriver = () => new RoleDriver(pool, begin, sending);
  return dialect;
}
