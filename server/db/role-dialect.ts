import { CompiledQuery, type DatabaseConnection, PostgresDialect, PostgresDriver } from 'kysely';
import type pg from 'pg';
import { assertOutsideTransaction } from './inside-transaction.ts';

/** `app` is bound by row-level security to one chain; `system` sees all of them. */
export type Role = 'app' | 'system';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

class RoleDriver extends PostgresDriver {
  #begin: CompiledQuery;

  constructor(pool: pg.Pool, begin: string) {
    super({ pool: guarded(pool) });
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

function guarded(pool: pg.Pool) {
  return {
    options: pool.options,
    connect() {
      assertOutsideTransaction();
      return pool.connect();
    },
    // Several dialects share the pool: whoever made it ends it.
    end: () => Promise.resolve(),
  };
}

/**
 * The PostgreSQL dialect over a pool; its transactions run as `role`, or as who connected, and begin
 * with `settings`.
 */
export function roleDialect(pool: pg.Pool, role?: Role, settings?: string): PostgresDialect {
  const asRole = role && `set local role wheelhouse_${role}`;
  const begin = ['begin', asRole, settings].filter(Boolean).join('; ');
  const dialect = new PostgresDialect({ pool: guarded(pool) });
  dialect.createDriver = () => new RoleDriver(pool, begin);
  return dialect;
}
