// How soon open queue panels learn of a change, and whether any is wrong after their network was cut:
// `npx node bench/queue/run.ts embedded|postgres|two [sites=200] [sockets=5000] [rate=50] [seconds=60] [cuts=3]`.
// `two` is two servers over one PostgreSQL. Sockets, proxies, database and servers share the machine:
// how late the sockets' own process came to its work is told, for it counts as if the server were late.
// `profile=<directory>` keeps where the servers spent their time.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import { queueCalls, type QueuePerson } from '#contract/workshop/queue.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { throwAwayPostgres } from '../../scripts/throw-away-postgres.ts';
import { ask, openPanel, type Panel } from './panel.ts';
import {
  busySeconds,
  cpuSeconds,
  memory,
  startProxy,
  startServer,
  type Started,
} from './processes.ts';
import { makeBusySites } from './sites.ts';
import { openWriter } from './writer.ts';

const [engine = 'embedded', ...settings] = process.argv.slice(2);
const options = Object.fromEntries(settings.map((setting) => setting.split('=')));
const amount = (name: string, usual: number) => Number(options[name] ?? usual);
const sites = amount('sites', 200);
const sockets = amount('sockets', 5000);
const rate = amount('rate', 50);
const seconds = amount('seconds', 60);
const cuts = amount('cuts', 3);
const cutFor = 2000;
const loginsPerSite = 5;
const waitingPerSite = 8;

const dir = mkdtempSync(join(tmpdir(), 'wheelhouse-bench-'));
const secret = 'a key for measuring, and for nothing else';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));

const postgres = engine === 'embedded' ? undefined : await throwAwayPostgres();
const variables = {
  DATA_DIR: dir,
  SECRET_KEY: secret,
  SEED_DEMO: '0',
  LOG_LEVEL: 'error',
  ...(postgres && { DATABASE_URL: postgres.url }),
};
const keys = loadKeys(readEnv(variables));
const busy = await makeBusySites({ url: postgres?.url, dir }, keys, {
  sites,
  logins: loginsPerSite,
  waiting: waitingPerSite,
});
const servers = await Promise.all(
  Array.from({ length: engine === 'two' ? 2 : 1 }, () => startServer(variables, options.profile)),
);
const proxies = await Promise.all(servers.map(({ url }) => startProxy(url)));

// When a revision of a site came to each panel, and when its change was sent.
const came = new Map<string, number[]>();
const sent = new Map<string, number>();
let refreshes = 0;
const watch = {
  came(site: number, revision: number, at: number) {
    const key = `${site}:${revision}`;
    const times = came.get(key);
    if (times) times.push(at);
    else came.set(key, [at]);
  },
  onRefresh: () => (refreshes += 1),
};

const opening = performance.now();
const panels: Panel[] = [];
const atOnce = 50;
for (let first = 0; first < sockets; first += atOnce) {
  const some = Array.from({ length: Math.min(atOnce, sockets - first) }, (_, one) => {
    const number = first + one;
    const site = busy[number % sites]!;
    const token = site.tokens[Math.floor(number / sites) % loginsPerSite]!;
    return openPanel(proxies[number % proxies.length]!.url, site.id, token, watch);
  });
  panels.push(...(await Promise.all(some)));
}
const openedIn = performance.now() - opening;

const writers = await Promise.all(
  busy.map((site, at) => openWriter(servers[at % servers.length]!.url, site)),
);
const cutTimes: { from: number; to: number }[] = [];
const caughtUp: number[] = [];
let notBack = 0;
const working: Promise<void>[] = [];
let failed = 0;
const lateness = monitorEventLoopDelay({ resolution: 10 });
lateness.enable();
const busyBefore = busySeconds();
const start = performance.now();
const ticking = setInterval(() => {
  const due = Math.floor(((performance.now() - start) / 1000) * rate);
  while (working.length < due) working.push(write(working.length));
}, 10);
for (let cut = 1; cut <= cuts; cut += 1) {
  await pause(start + (cut * seconds * 1000) / (cuts + 1) - performance.now());
  await cutAndMend();
}
await pause(start + seconds * 1000 - performance.now());
clearInterval(ticking);
lateness.disable();
const busyFor = busySeconds() - busyBefore;
const took = (performance.now() - start) / 1000;
await Promise.all(working);
await quiet();

const stale = await stalePanels();
const calm = latencies(
  (at) => !cutTimes.some(({ from, to }) => at > from - 1000 && at < to + 15_000),
);
console.log(
  `${engine}: ${sites} sites, ${sockets} sockets opened in ${(openedIn / 1000).toFixed(1)} s`,
);
console.table({
  'a change reaches a panel, ms': row(calm),
  'a panel is right again after a cut, ms': row(caughtUp),
});
const spent = (some: readonly Started[]) => cpuSeconds(...some.map(({ child }) => child.pid));
const late = (share: number) => Math.round(lateness.percentile(share) / 1e6);
console.log(
  `the sockets' own process was late by p50 ${late(50)} ms, p99 ${late(99)} ms, at most ${late(100)} ms; ` +
    `processor seconds: sockets ${cpuSeconds(process.pid)}, proxies ${spent(proxies)}, servers ${spent(servers)}`,
);
console.log(
  `the machine's ${availableParallelism()} processors, with whatever else they did, were busy for ${busyFor.toFixed(0)} s of ${(took * availableParallelism()).toFixed(0)} s`,
);
console.log(
  `${working.length} changes at ${rate} a second (${failed} failed), ${refreshes} times everything asked for, ` +
    `${notBack} not right a minute after a cut, ${stale} stale panels, servers ${servers.map(({ child }) => `${memory(child)} MB`).join(' and ')}`,
);
for (const panel of panels) panel.close();
for (const child of [...proxies, ...servers].map((one) => one.child)) child.kill();
await Promise.all(servers.map(({ child }) => once(child, 'exit')));
await postgres?.stop();
rmSync(dir, { recursive: true, force: true });
process.exit(stale === 0 ? 0 : 1);

async function write(number: number): Promise<void> {
  // Every site in turn, by steps that spread the changes.
  const at = (number * 7) % sites;
  try {
    const made = await writers[at]!.work();
    sent.set(`${busy[at]!.id}:${made.revision}`, made.sent);
  } catch (cause) {
    failed += 1;
    console.error(cause);
  }
}

async function cutAndMend(): Promise<void> {
  const from = performance.now();
  await Promise.all(proxies.map((proxy) => proxy.send('cut')));
  await pause(cutFor);
  const known = new Map(busy.map(({ id }) => [id, 0]));
  for (const key of sent.keys()) {
    const [site = 0, revision = 0] = key.split(':').map(Number);
    known.set(site, Math.max(known.get(site) ?? 0, revision));
  }
  await Promise.all(proxies.map((proxy) => proxy.send('mend')));
  const mended = performance.now();
  const behind = new Set(panels.filter((panel) => panel.revision() < (known.get(panel.site) ?? 0)));
  while (behind.size > 0 && performance.now() - mended < 60_000) {
    for (const panel of behind) {
      if (panel.revision() < (known.get(panel.site) ?? 0)) continue;
      caughtUp.push(performance.now() - mended);
      behind.delete(panel);
    }
    await pause(20);
  }
  notBack += behind.size;
  cutTimes.push({ from, to: performance.now() });
}

/** Resolves when nothing has come to any panel for two seconds. */
async function quiet(): Promise<void> {
  for (;;) {
    const before = came.size;
    const sum = panels.reduce((total, panel) => total + panel.revision(), 0);
    await pause(2000);
    const after = panels.reduce((total, panel) => total + panel.revision(), 0);
    if (before === came.size && sum === after) return;
  }
}

/** Panels that show something else than the server says. */
async function stalePanels(): Promise<number> {
  const stateOf = (people: Iterable<QueuePerson>) =>
    JSON.stringify([...people].toSorted((a, b) => a.id - b.id));
  const truth = new Map<number, string>();
  for (const { id, tokens } of busy) {
    const dump = (await ask(servers[0]!.url, queueCalls.refresh.path, tokens[0]!)) as {
      people: QueuePerson[];
    };
    truth.set(id, stateOf(dump.people));
  }
  return panels.filter((panel) => stateOf(panel.people().values()) !== truth.get(panel.site))
    .length;
}

function latencies(counts: (sentAt: number) => boolean): number[] {
  return [...sent].flatMap(([key, at]) =>
    counts(at) ? (came.get(key) ?? []).map((time) => time - at) : [],
  );
}

function row(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { seen: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
