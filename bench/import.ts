// npx node bench/import.ts http://localhost:8080: how long 50,000 customers take from a CSV file to the
// register and away again, asked of a running server with demo data as the app asks it; and how long
// somebody at the queue waits meanwhile.
import { importsCalls, isAtWork, mostImported, type Import } from '#contract/lists/imports.ts';
import type { Call } from '#contract/kit/call.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { sessionCalls } from '#contract/platform/session.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';

const [url = 'http://localhost:8080'] = process.argv.slice(2);
let token = '';

const { tokens } = (await ask(sessionCalls.login, '', {
  email: 'manager@demo.test',
  password: demoPassword,
})) as { tokens: Record<string, string> };
token = tokens['1']!;

const towns = ['Oslo', 'Bergen', 'Trondheim', 'Tromsø'];
const lines = Array.from(
  { length: mostImported },
  (_, n) => `Ødegård ${n};mail${n}@post.example;+47 4${String(n).padStart(7, '0')};${towns[n % 4]}`,
);
const content = Buffer.from(['name;email;phone;city', ...lines].join('\r\n')).toString('base64');

const read = await timed('read', () =>
  ask(importsCalls.add, '', { resource: 'customers', file_name: 'all.csv', content }),
);
const id = String(read.id);
const fields = read.columns.map(({ field }) => field);
await timed('checked', () => ask(importsCalls.check, id, { fields }));
await timed('written', () => ask(importsCalls.run, id, {}));
await timed('undone', () => ask(importsCalls.undo, id, {}));

/** Does it, waits until the server is done with it, and says how long that took. */
async function timed(what: string, operation: () => Promise<unknown>): Promise<Import> {
  const start = performance.now();
  let over = false;
  const waits = waitsOfOthers(() => over);
  let now = (await operation()) as Import;
  while (isAtWork(now.state)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    now = (await ask(importsCalls.one, String(now.id))) as Import;
  }
  over = true;
  const sorted = (await waits).toSorted((one, other) => one - other);
  const others = `others wait ${sorted[sorted.length >> 1]} ms, at most ${sorted.at(-1)}`;
  const took = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${what.padEnd(8)} ${took.padStart(6)} s  ${now.state} ${JSON.stringify(now.counts)}; ${others}`,
  );
  return now;
}

/** How long each asking for the queue took, in ms, ten times a second until it is over. */
async function waitsOfOthers(isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await ask(queueCalls.refresh, '');
    waits.push(Math.round(performance.now() - start));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return waits;
}

async function ask({ path, method }: Call, part: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${url}/api${path.replace('{id}', part)}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const parsed = (await answer.json()) as { data: unknown };
  if (!answer.ok) throw new Error(JSON.stringify(parsed));
  return parsed.data;
}
