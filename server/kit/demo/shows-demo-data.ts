import type { Database } from '#server/db/open.ts';
import type { Env } from '../env.ts';

/** Whether this server shows demo data: an embedded database unless told otherwise, another one only when asked for. */
export const showsDemoData = (env: Env, db: Database): boolean =>
  env.SEED_DEMO ?? db.engine === 'embedded';
