import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeRandom } from '#server/db/seed/random.ts';
import { site } from '../at-the-scanner.ts';
import { colleague } from '../colleague.ts';
import { copyBuild, type CopiedBuild } from '../copied-build.ts';
import { runServer, type RunningServer } from '../running-server.ts';
import { judge, spotless } from './judge.ts';
import { openPlay, type Fault, type Play } from './play.ts';
import { makeUpWork, withPlaces, type Work } from './work.ts';

// Set by scripts/faults.ts, which draws and lets it go on for longer; a test is the same each time.
const { FAULTS_SEED, FAULTS_MINUTES, FAULTS_SETS, FAULTS_REPORT } = process.env;
const seed = Number(FAULTS_SEED ?? 5);
const minutes = Number(FAULTS_MINUTES ?? 0);
const random = makeRandom(seed);

let copy: CopiedBuild;
let server: RunningServer;
let work: Work;
let play: Play;
beforeAll(async () => {
  process.stdout.write(`Faults by seed ${seed}\n`);
  copy = copyBuild();
  server = await runServer(copy.path);
  const sets = Number(FAULTS_SETS ?? 8);
  work = await makeUpWork(await colleague(server.url, site), random, sets);
  const profile = mkdtempSync(join(inject('serversData'), 'profile-'));
  play = await openPlay({ copy, server, profile, random });
});
afterAll(async () => {
  await play.close();
  await server.kill();
  copy.remove();
});

// Each once; what comes after them is left alone.
const short: readonly Fault[] = [
  'none',
  'tab closed',
  'line cut',
  'browser killed',
  'tab opened',
  'device full',
  'reload',
  'server killed',
  'new build',
  'browser killed',
];
const often: Readonly<Record<Exclude<Fault, 'none'>, number>> = {
  'tab closed': 0.05,
  'tab opened': 0.04,
  reload: 0.05,
  'line cut': 0.04,
  'device full': 0.03,
  'browser killed': 0.03,
  'server killed': 0.02,
  'new build': 0.01,
};

const drawn = (): Fault =>
  (Object.keys(often) as (keyof typeof often)[]).find((one) => random.chance(often[one])) ?? 'none';

test(
  'whatever happens meanwhile, all that was seen as saved is in the database once and in its place',
  async () => {
    const begun = Date.now();
    for (const [nth, act] of work.acts.entries()) {
      if (minutes > 0 && Date.now() - begun > minutes * 60_000) break;
      await play.act(act, minutes > 0 ? drawn() : (short[nth] ?? 'none'));
    }
    const seconds = Math.round((Date.now() - begun) / 1000);
    await play.heal();
    const verdict = judge(withPlaces(play.seen), await work.there());
    if (FAULTS_REPORT !== undefined) {
      const { happened, scans } = play;
      writeFileSync(FAULTS_REPORT, JSON.stringify({ seed, seconds, scans, happened, verdict }));
    }
    expect(verdict).toEqual(spotless);
  },
  (minutes + 10) * 60_000,
);

test('the oracle finds what a server only says to be done, and what somebody has moved away', async () => {
  const [lied, away] = work.spare;
  await play.end('lie', () => play.act(lied, 'none'));
  await play.heal();
  await play.act(away, 'none');
  await play.heal();
  await work.fetchAway();
  const { lost, doubled, wrong } = judge(withPlaces(play.seen), await work.there());
  expect(lost).toContainEqual(expect.stringContaining(`${lied.thing}: ${lied.what.join()}`));
  expect(wrong).toContainEqual(expect.stringContaining(`${away.thing}: pick`));
  expect(doubled).toEqual([]);
});

test('the oracle tells what is lost, done twice, elsewhere and in another order', () => {
  const seen = new Map([['set 1', ['store A', 'store B']]]);
  const found = (...acts: string[]) => judge(seen, new Map([['set 1', acts]]));
  expect(found('store A', 'store B')).toEqual(spotless);
  expect(found('store A').lost).toHaveLength(1);
  expect(found('store A', 'store B', 'store B').doubled).toHaveLength(1);
  expect(found('store A', 'store B', 'store C').wrong).toHaveLength(1);
  expect(found('store B', 'store A').wrong).toHaveLength(1);
  expect(judge(seen, new Map()).lost).toHaveLength(2);
});
