import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { embeddedPool, type EmbeddedPool } from './pools.ts';
import { roleDialect } from './connection/role-dialect.ts';

/** A new embedded database in memory with the schema and nothing else, for tools and tests. */
export async function migratedInMemory(): Promise<EmbeddedPool> {
  const embedded = await embeddedPool({});
  await migrate({ kysely: new Kysely({ dialect: roleDialect(embedded.pool) }) });
  return embedded;
}
