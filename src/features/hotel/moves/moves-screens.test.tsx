import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { moveCalls, moves } from '#contract/hotel/moves/moves.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { queryClient } from '#src/data/query.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { awaitScannerAnswers } from '#src/features/hotel/scanner/work/await-answers.ts';
import { showDate } from '#src/i18n/time.ts';
import { startWords } from '#src/i18n/words.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { movesScreens } from './screens.ts';

const { between, loseAnswer } = startBetween();

let stop = () => {};
beforeAll(async () => {
  await startWords(['common', 'crud', 'moves', 'wheel-sets', 'scanner']);
  awaitScannerAnswers();
  await atWork();
}, 120_000);
beforeEach(async () => {
  await page.viewport(390, 844);
  stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
});
afterEach(async () => {
  stop();
  await database.outbox.clear();
  queryClient.clear();
});

/** A site where two sets are asked for, the one further away first, with a slot by a lift. */
async function twoRequested(more = {}) {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const place = async (code: string, use: '' | 'stage' = '') => {
    // A slot has room for both: else it is asked about, as soon as the device knows that it is full.
    const body = { code, use, room: use === 'stage' ? 2 : 1, warehouse_id: hall.id };
    return (await write(storagePlaces.calls.add, { body }, { siteId })).data;
  };
  const set = async (licenseplate: string, code: string) => {
    const { id } = await place(code);
    const wheels = [blankWheel('FL'), blankWheel('FR')];
    const body = { licenseplate, place_id: id, wheels };
    const { data } = await write(wheelSetCalls.intake, { body }, { siteId });
    await write(moves.calls.add, { body: { set_id: data.id, ...more } }, { siteId });
    return data;
  };
  const far = await set('EL20002', 'B.02-1');
  const near = await set('EL10001', 'A.01-1');
  await place('L1.1', 'stage');
  const open = async () => (await send(moveCalls.work, undefined, { siteId })).data.moves;
  return { siteId, far, near, open };
}

const read = (code: string) => playKeys([...code, 'Enter'], 5);
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const shows = async (text: string | RegExp) => {
  await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
};

test('a round goes by the places, takes only its own sets, and ends with each set ready', async () => {
  const { siteId, near, far, open } = await twoRequested();
  await showScreens(movesScreens, siteId, 'logistics');
  await press('Fetch all 2 of Now');
  await shows('A.01-1');
  await expect.poll(() => database.hotelSets.get([siteId, far.id])).toBeDefined();
  await read('TH:999999');
  await expect.element(page.getByText(/999999/)).toBeVisible();
  await read(`TH:${near.number}`);
  await shows('B.02-1');
  await press('I have it');
  await expect.element(page.getByRole('button', { name: 'Set ready' })).toBeVisible();
  await read('L1.1');
  await read(`TH:${near.number}`);
  await expect.poll(open).toHaveLength(1);
  await press('Set ready');
  await expect.element(page.getByText('The round is done.')).toBeVisible();
  await expect.poll(open).toEqual([]);
});

test('all of tomorrow is fetched in one round, too', async () => {
  const { siteId, open } = await twoRequested({ due_on: daysAfter(showDate(Date.now()), 1) });
  await showScreens(movesScreens, siteId, 'logistics?view=tomorrow');
  await press('Fetch all 2 of Tomorrow');
  await shows('A.01-1');
  await expect.poll(async () => (await open()).map(({ mine }) => mine)).toEqual([true, true]);
});

test('a set that somebody else carries is left for later, and the one that is here is set ready', async () => {
  const { siteId, near, far, open } = await twoRequested();
  await showScreens(movesScreens, siteId, 'logistics');
  await press('Fetch all 2 of Now');
  await shows('A.01-1');
  await expect.poll(() => database.hotelSets.get([siteId, far.id])).toBeDefined();
  await read(`TH:${near.number}`);
  await shows('B.02-1');
  await read(`TH:${far.number}`);
  const ready = page.getByRole('button', { name: 'Set ready' });
  await expect.element(ready).toBeVisible();
  const shown = () => document.querySelector('.round-card .t18')?.textContent.split(' ')[0];
  const carried = shown();
  await press('Later');
  await expect.poll(shown).not.toBe(carried);
  await ready.click();
  await expect.poll(async () => (await open()).map(({ set }) => set)).toEqual([carried]);
});

test('what a colleague has picked is theirs, and the round tells what is left for whoever is on it', async () => {
  const { siteId, near, far } = await twoRequested();
  await showScreens(movesScreens, siteId, 'logistics');
  await press('Fetch all 2 of Now');
  await shows('2 sets left');
  await expect.poll(() => outboxRows(siteId)).toEqual([]);
  await commands.pickAsColleague(tokenFor(siteId)!.token, near);
  await queryClient.invalidateQueries();
  await shows('1 set left');
  await shows('B.02-1');
  await expect.poll(() => database.hotelSets.get([siteId, far.id])).toBeDefined();
  await press('I have it');
  await press('Set ready');
  await expect.element(page.getByText('The round is done.')).toBeVisible();
});

test('a round that was left goes on where it stood, and a set that is not there is an exception', async () => {
  const { siteId, near, open } = await twoRequested();
  const router = await showScreens(movesScreens, siteId, 'logistics');
  await press('Fetch all 2 of Now');
  await shows('A.01-1');
  await expect.poll(() => database.hotelSets.get([siteId, near.id])).toBeDefined();
  await router.navigate(`/${siteId}/logistics`);
  await page.getByRole('link', { name: 'Go on with your round: 2 sets left' }).click();
  await press('Not here');
  await press('Report missing');
  await shows('B.02-1');
  // Answered while nothing shows the work list, it stands in it nevertheless.
  await router.navigate(`/${siteId}/logistics/moves`);
  await expect.poll(() => outboxRows(siteId)).toEqual([]);
  await expect.poll(async () => (await open()).map(({ state }) => state)).toEqual(['planned']);
  // It stands in the work list once, as what it is: a search that somebody takes up, and that leads to where to look.
  await router.navigate(`/${siteId}/logistics?view=exceptions`);
  await press('I look for it');
  await expect.element(page.getByText(/is looking$/)).toBeVisible();
  await expect.element(page.getByText('stood here last')).toBeVisible();
  expect(document.querySelectorAll('.move-card')).toHaveLength(1);
  const look = page.getByRole('link', { name: `Look for ${near.number}` });
  await expect
    .element(look)
    .toHaveAttribute('href', expect.stringMatching(/tyre-hotel\/searches\/\d+$/));
});

test('a round of which answers get lost, whose buttons are pressed twice and whose network goes in the middle, is done once and whole', async () => {
  const { siteId, near, far, open } = await twoRequested();
  await showScreens(movesScreens, siteId, 'logistics');
  loseAnswer('post', moveCalls.round.path);
  loseAnswer('post', wheelSetCalls.batch.path);
  await press('Fetch all 2 of Now');
  await shows('A.01-1');
  await expect.poll(() => database.hotelSets.get([siteId, far.id])).toBeDefined();
  const have = page.getByRole('button', { name: 'I have it' });
  await have.dblClick();
  // The second press is not for the set that took the place of the first.
  await shows('B.02-1');
  const sent = async () => {
    await drain(siteId, 'now');
    return outboxRows(siteId);
  };
  await expect.poll(sent).toEqual([]);
  const states = async () => (await open()).map(({ set, state }) => `${set} ${state}`).toSorted();
  expect(await states()).toEqual([`${far.number} planned`, `${near.number} picked`].toSorted());

  between.use(http.all('*/api/*', () => HttpResponse.error()));
  await have.click();
  await page.getByRole('button', { name: 'Set ready' }).dblClick();
  await expect.poll(async () => (await outboxRows(siteId)).length).toBe(2);
  between.resetHandlers();
  await expect.poll(sent).toEqual([]);
  await expect.poll(states).toEqual([expect.stringMatching(/picked$/)]);
  const done = async (id: number) =>
    (await send(wheelSetCalls.movements, { params: { id } }, { siteId })).data
      .map(({ handling }) => handling)
      .filter((handling) => handling === 'pick' || handling === 'stage')
      .join();
  const all = await Promise.all([near.id, far.id].map(done));
  expect(all.toSorted()).toEqual(['pick', 'stage,pick']);
});

test('what is pressed in the work list is large enough for gloves, and its views stand whole on a small phone', async () => {
  await page.viewport(360, 640);
  const { siteId } = await twoRequested();
  await showScreens(movesScreens, siteId, 'logistics');
  const box = page.getByRole('checkbox').first();
  await expect.element(box).toBeVisible();
  const { width, height } = box.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  const lines = [...document.querySelectorAll<HTMLElement>('.moves .segments span')].map(
    ({ offsetHeight }) => offsetHeight,
  );
  expect(lines).toEqual([48, 48, 48, 48]);
  await page.getByRole('checkbox').last().click();
  const list = page.getByRole('link', { name: 'Print pick list' });
  await expect
    .element(list)
    .toHaveAttribute('href', expect.stringMatching(/of=pick_list&ids=\d+$/));
});
