import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import type pg from 'pg';
import { assertOutsideTransaction } from '../inside-transaction.ts';
import { PipelinedClient } from './pipelined-client.ts';
import type { StatementNames } from './statement-names.ts';

/** `app` is bound by row-level security to one chain; `system` sees all of them. */
export type Role = 'app' | 'system';

/** How statements go over the connections of a pool that can be sent several at once. */
export interface Pipelined {
  /** Keeps statements prepared by name; without it each is planned again. */
  readonly names: StatementNames | undefined;
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class RoleDriver extends PostgresDriver {
  #begin: CompiledQuery;

  constructor(pool: pg.Pool, begin: string, pipelined: Pipelined | undefined) {
    super({ pool: guarded(pool, pipelined) });
    this.#begin = CompiledQuery.raw(begin);
  }

  // One message: to take the role in a statement of its own would cost each call a round trip.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(this.#begin);
    } catch (error) {
      await this.rollbackTransaction(connection as Connection);
      throw error;
    }
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The connection is gone and discarded; why the transaction failed is what the caller needs.
    }
  }
}

function guarded(pool: pg.Pool, pipelined: Pipelined | undefined): PostgresDialectConfig['pool'] {
  const known = new WeakMap<pg.PoolClient, PipelinedClient>();
  return {
    options: pool.options,
    async connect() {
      assertOutsideTransaction();
      const client = await pool.connect();
      if (!pipelined) return client;
      const ours = known.get(client) ?? new PipelinedClient(client, pipelined.names);
      known.set(client, ours);
      // What `pg` types as any command is one of those that Kysely knows.
      return ours as unknown as typeof client;
    },
    // Several dialects share the pool: whoever made it ends it.
    end: () => Promise.resolve(),
  };
}

/**
 * The PostgreSQL dialect over a pool; its transactions run as `role`, or as who connected, and begin
 * with `settings`.
 */
export function roleDialect(
  pool: pg.Pool,
  role?: Role,
  settings?: string,
  pipelined?: Pipelined,
): PostgresDialect {
  const asRole = role && `set local role wheelhouse_${role}`;
  const begin = ['begin', asRole, settings].filter(Boolean).join('; ');
  const dialect = new PostgresDialect({ pool: guarded(pool, undefined) });
  dialect.createDriver = () => new RoleDriver(pool, begin, pipelined);
  return dialect;
}
