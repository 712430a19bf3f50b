import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/open.ts';
import type { Env } from './env.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs.ts';
import type { Keys } from './keys/keys.ts';
import type { Live } from './live/live.ts';
import type { ListMemory } from './resource/listing/list-memory.ts';
import type { Engine } from './resource/write.ts';
import type { HeavyJobLimiters } from './heavy-jobs/limiter.ts';

/** The parts of a running server that routes and jobs are given. */
export interface AppContext {
  readonly http: FastifyInstance;
  readonly db: Database;
  readonly env: Env;
  readonly files: Files;
  readonly keys: Keys;
  readonly live: Live;
  readonly jobs: Jobs;
  /** Each resource that is served, with its hooks, by its name. */
  readonly engines: Map<string, Engine>;
  /** What lists of resources were found to be a moment ago. */
  readonly lists: ListMemory;
  readonly heavyJobs: HeavyJobLimiters;
  /** Where people reach this server, without a slash at the end: for links in mails, never taken from a request. */
  readonly publicUrl: string;
}
