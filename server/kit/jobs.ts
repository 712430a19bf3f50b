import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/open.ts';

/** A piece of work that runs by itself: at the times of `cron` (UTC) and when `soon` is called. Safe to run twice. */
export interface Job {
  readonly name: string;
  readonly cron: string;
  /** Work in portions ends after one when it is told to stop: the next server goes on with the rest. */
  readonly work: (stopping?: AbortSignal) => Promise<void>;
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

// Whoever works says so every few seconds; who has not for so long is dead, and the run is given to another.
const heartbeat = { heartbeatSeconds: 10, heartbeatRefreshSeconds: 3 };
const lookForDeadEvery = 5;

const runs = {
  retryLimit: 5,
  retryBackoff: true,
  heartbeatSeconds: heartbeat.heartbeatSeconds,
  // The longest that can be said: a run may take long, as long as its server lives.
  expireInSeconds: 86_400,
};

/** A queue of jobs in the database itself, so that none is lost when a server dies. */
export function openJobs(db: Database, log: FastifyBaseLogger): Jobs {
  const jobs: Job[] = [];
  const working = new Set<string>();
  const stopping = new AbortController();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    superviseIntervalSeconds: lookForDeadEvery,
    monitorIntervalSeconds: lookForDeadEvery,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  let started = false;

  async function begin(job: Job): Promise<void> {
    // 'stately' lets one run of a job work and one wait: runs are for whatever is there, not for one thing each.
    await boss.createQueue(job.name, { policy: 'stately', ...runs });
    // One that an earlier version made keeps what that one gave it.
    await boss.updateQueue(job.name, runs);
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, heartbeat, () => run(job));
  }

  async function run({ name, work }: Job): Promise<void> {
    working.add(name);
    try {
      await work(stopping.signal);
    } catch (error) {
      // It is tried again by itself; who runs the server has to hear of it all the same.
      log.error({ err: error, job: name }, 'a job failed');
      throw error;
    } finally {
      // What is told to stop ends as if it were done: it stays here, for `stop` to ask for the rest.
      if (!stopping.signal.aborted) working.delete(name);
    }
  }

  // The embedded engine has one server: whatever works there before this one does, is dead.
  const lastBeat = db.engine === 'embedded' ? `'-infinity'` : 'coalesce(heartbeat_on, started_on)';

  // Runs that an earlier version began or asked for have no heartbeat.
  const adoptRuns = () =>
    db.executeSql(`
      update pgboss.job set heartbeat_seconds = ${runs.heartbeatSeconds}, heartbeat_on = ${lastBeat}
      where state < 'completed' and (heartbeat_seconds is null or state = 'active')`);

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
      await adoptRuns();
      for (const job of jobs) await begin(job);
      await endOthers();
      started = true;
    },
    async stop() {
      if (!started) return;
      stopping.abort();
      await boss.stop({ graceful: true, timeout: 5_000 });
      for (const name of working) await boss.send(name);
      started = false;
    },
  };
}
