// A process of its own that runs a job which never ends, over the PostgreSQL or the data directory
// given, and says when it begins to work, until it is killed.
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '#server/db/open.ts';
import { openJobs } from '#server/kit/jobs.ts';

const [kind, place] = process.argv.slice(2);
const db = await openDatabase(kind === 'url' ? { url: place } : { dir: place });
const jobs = openJobs(db, pino({ level: 'silent' }));
jobs.add({
  name: 'endless',
  cron: '0 0 1 1 *',
  async work() {
    writeSync(1, 'working\n');
    await new Promise(() => setInterval(() => {}, 1_000));
  },
});
await jobs.start();
await jobs.soon('endless');
