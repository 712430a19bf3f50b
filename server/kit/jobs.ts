import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/open.ts';

/** A piece of work that runs by itself: at the times of `cron` (UTC) and when `soon` is called. Safe to run twice. */
export interface Job {
  readonly name: string;
  readonly cron: string;
  readonly work: () => Promise<void>;
}

/** The server's jobs, each on one server at a time. */
export interface Jobs {
  add(job: Job): void;
  /** Asks for a run within about two seconds. */
  soon(name: string): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the tables of jobs, as their owner: for a server whose login may make none. */
export async function installJobs(owner: Database): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.executeSql(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}

/** A queue of jobs in the database itself, so that none is lost when a server dies. */
export function openJobs(db: Database, log: FastifyBaseLogger): Jobs {
  const jobs: Job[] = [];
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.executeSql(text, values) } });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let started = false;

  async function begin(job: Job): Promise<void> {
    // 'stately' lets one run of a job work and one wait: runs are for whatever is there, not for one thing each.
    await boss.createQueue(job.name, { policy: 'stately', retryLimit: 5, retryBackoff: true });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, async () => job.work());
  }

  // An earlier version may have had jobs that this one has not: nobody would do what they come to.
  async function endOthers(): Promise<void> {
    const names = new Set(jobs.map(({ name }) => name));
    const others = (await boss.getSchedules()).filter(({ name }) => !names.has(name));
    for (const { name } of others) await boss.unschedule(name);
  }

  return {
    add: (job) => void jobs.push(job),
    async soon(name) {
      // A server that runs no jobs (a tool, a test) leaves them to the next one that does.
      if (started) await boss.send(name);
    },
    async start() {
      await boss.start();
      for (const job of jobs) await begin(job);
      await endOthers();
      started = true;
    },
    async stop() {
      if (!started) return;
      started = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
