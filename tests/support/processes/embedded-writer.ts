// A process of its own that writes rows into the embedded database of the directory given, and says
// the number of each as soon as it is saved, until it is killed. With `too-early` it says so before:
// what a database that loses rows would look like.
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/open.ts';

const [dir, when] = process.argv.slice(2);
const db = await openDatabase({ dir });
const say = (line: string) => writeSync(1, `${line}\n`);

await db.executeSql('create table if not exists written (id int primary key, filler text)');
const { rows } = await db.executeSql('select coalesce(max(id), 0) as last from written');
say('open');
for (let id = Number(rows[0]?.['last']) + 1; ; id += 1) {
  await db.kysely.transaction().execute(async (tx) => {
    await sql`insert into written values (${id}, repeat('x', 2000))`.execute(tx);
    if (when !== 'too-early') return;
    say(String(id));
    // Nothing is saved while this waits, which it does until it is killed.
    await new Promise(() => setInterval(() => {}, 1_000));
  });
  say(String(id));
}
