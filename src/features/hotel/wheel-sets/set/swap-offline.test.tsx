import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { openHotel } from '#src/features/hotel/scanner/exports.ts';
import { intentOf } from '#tests/support/factories/hotel/intent-of.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { awaitWheelSetAnswers } from '../await-answers.ts';
import { wheelSetsScreens } from '../screens.ts';

const { between } = startBetween();
startScreens(['cars', 'storage-agreements', 'storage-places', 'tread-depth', 'wheel-sets'], {
  width: 390,
  height: 844,
});
awaitWheelSetAnswers();
beforeEach(() => database.outbox.clear());

const button = (name: string) => page.getByRole('button', { name });

/** A car with its winter wheels in the house and its summer wheels on it, at a gate without network; the set in the house is open. */
async function atTheGate(keeps: 'all of the site' | 'nothing') {
  const siteId = await atWork();
  const takeIn = async (season: 'summer' | 'studded') => {
    const body = { licenseplate: 'EL5', season, place_id: null, wheels: [blankWheel('FL')] };
    return (await write(wheelSetCalls.intake, { body }, { siteId })).data;
  };
  const summer = await takeIn('summer');
  const winter = await takeIn('studded');
  const mount = { intents: [intentOf(summer, 'mount')] };
  await write(wheelSetCalls.batch, { body: mount }, { siteId });
  if (keeps === 'all of the site') await openHotel(siteId);
  await showScreens(wheelSetsScreens, siteId, `tyre-hotel/details/${winter.id}`);
  await expect.element(button('Season change')).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  between.use(http.all('*/api/*', () => HttpResponse.error()));
  await button('Season change').click();
  await page.getByLabelText('Plate on the car').fill('EL5');
  await page.getByLabelText('Number on the set').fill(winter.number);
  const states = async () => {
    between.resetHandlers();
    await drain(siteId, 'now');
    const { data } = await send(wheelSets.calls.list, { query: {} }, { siteId });
    return Object.fromEntries(data.map(({ id, state }) => [id, state]));
  };
  return { siteId, summer, winter, states };
}

test('a change of season without network is kept, and done with the set that was on the car', async () => {
  const { siteId, summer, winter, states } = await atTheGate('all of the site');
  await expect.element(page.getByText(`${summer.number} · Summer`)).toBeVisible();
  await button('Mount and take in').click();
  await expect.poll(async () => (await outboxRows(siteId)).length).toBe(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(await states()).toEqual({ [winter.id]: 'mounted', [summer.id]: 'received' });
  expect(await outboxRows(siteId)).toEqual([]);
});

test('a device that knows nothing of the car says so, and does not guess what comes off', async () => {
  const { winter, summer, states } = await atTheGate('nothing');
  await expect
    .element(page.getByText(/Without network this device does not know which sets EL5 has/))
    .toBeVisible();
  await expect.element(button('Mount and take in')).toBeDisabled();
  await page.getByText('Nothing is stored', { exact: true }).click();
  await button('Mount and take in').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(await states()).toEqual({ [winter.id]: 'mounted', [summer.id]: 'mounted' });
});
