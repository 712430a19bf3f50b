import { installedPostgres } from '../../scripts/throw-away-postgres.ts';

/**
 * What tests of the server run on: PostgreSQL where there is one, at TEST_DATABASE_URL or installed,
 * or else the embedded engine, as with `--mode embedded`.
 */
export function engineOfTests(): 'postgres' | 'embedded' {
  if (process.env.TEST_ENGINE === 'embedded') return 'embedded';
  const { TEST_DATABASE_URL, POSTGRES_BIN } = process.env;
  const has = TEST_DATABASE_URL ?? POSTGRES_BIN ?? installedPostgres()[0];
  return has === undefined ? 'embedded' : 'postgres';
}
