// A run of reminders over 10,000 late invoices: proposed, looked at, and written to who owes them.
// `npx node bench/economy/reminder-runs.ts`, after a build; on PostgreSQL.
import { measured, oneSite } from '../queue/one-site.ts';
import { issued } from './issued.ts';

const site = await oneSite('economy', async (db) => {
  await issued(db, 10_000);
  await db.executeSql('vacuum analyze');
});

interface Run {
  readonly data: {
    readonly id: number;
    readonly version: number;
    readonly state: string;
    readonly planned: number;
    readonly made: number;
    readonly letters: number;
  };
}
const runs = '/reminder-runs';
const one = async (id: number) => ((await site.ask(`${runs}/${id}`)) as Run).data;
const step = async (id: number, word: string) => {
  const { version } = await one(id);
  await site.ask(`${runs}/${id}/${word}`, { version });
};

try {
  await site.ask('/book-presets', {});
  const { id } = ((await site.ask(runs, {})) as Run).data;
  await measured('a run is proposed', 1, () => step(id, 'propose'));
  console.log(`${(await one(id)).planned} are planned`);
  await measured('the page of what it is about', 9, () => site.ask(`${runs}/${id}/items`));
  await measured('a minute of letters', 1, async () => {
    await step(id, 'run');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
  const { made, letters, state } = await one(id);
  console.log(`${made} are written of, by ${letters} letters; ${state}`);
} finally {
  await site.stop();
}
