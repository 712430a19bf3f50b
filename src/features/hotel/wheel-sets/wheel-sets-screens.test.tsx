import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { moveCalls } from '#contract/hotel/moves/moves.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { intentOf } from '#tests/support/factories/hotel/intent-of.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { awaitWheelSetAnswers } from './await-answers.ts';
import { wheelSetsScreens } from './screens.ts';

const { holdAnswer } = startBetween();

beforeAll(async () => {
  await startWords(['common', 'crud', 'cars', 'tread-depth', 'storage-places', 'wheel-sets']);
  awaitWheelSetAnswers();
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
}, 120_000);
beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(390, 844);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A site with a shelf or two. */
async function hotel(...codes: string[]) {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  for (const code of codes) {
    const body = { code, warehouse_id: hall.id, room: 1 };
    await write(storagePlaces.calls.add, { body }, { siteId });
  }
  const takeIn = async (overrides: object) => {
    const body = { wheels: [blankWheel('FL')], place_id: null, ...overrides };
    return (await write(wheelSetCalls.intake, { body }, { siteId })).data;
  };
  const sets = async () => (await send(wheelSets.calls.list, { query: {} }, { siteId })).data;
  const open = (rest: string) => showScreens(wheelSetsScreens, siteId, rest);
  return { siteId, takeIn, sets, open };
}

test('a set is taken in by its plate and a press, and put where it is suggested', async () => {
  const { open, sets } = await hotel('A.01', 'A.02');
  await open('tyre_hotel_new');
  await page.getByLabelText('Plate').fill('EL12345');
  await page.getByText('Winter, studded', { exact: true }).click();
  await page.getByLabelText('Size', { exact: true }).fill('2055516');
  await button('Take A.01').click();
  await button('Take the set in').click();
  await page
    .getByRole('region', { name: 'Taken in' })
    .getByRole('link', { name: /EL12345/ })
    .click();
  expect(await sets()).toMatchObject([
    { licenseplate: 'EL12345', season: 'studded', size: '205/55 R16', state: 'stored' },
  ]);
  await expect.element(page.getByText('A.01', { exact: true }).first()).toBeVisible();
});

test('the suggested place stays where it is pressed while a size is asked for again', async () => {
  const { open } = await hotel('A.01');
  await open('tyre_hotel_new');
  await expect.element(button('Take A.01')).toBeVisible();
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const letGo = holdAnswer('get', wheelSetCalls.suggestion.path);
  await page.getByLabelText('Size', { exact: true }).fill('2055516');
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  expect(button('Take A.01').elements()).toHaveLength(1);
  letGo();
});

test('a second set of a season is warned of, and the same wheels come back as themselves', async () => {
  const { siteId, takeIn, open, sets } = await hotel();
  await takeIn({ licenseplate: 'EL12345', season: 'summer' });
  const winter = await takeIn({ licenseplate: 'EL12345', season: 'studded' });
  const mount = { intents: [intentOf(winter, 'mount')] };
  await write(wheelSetCalls.batch, { body: mount }, { siteId });
  await open('tyre_hotel_new');
  await page.getByLabelText('Plate').fill('EL12345');
  await page.getByText('Summer', { exact: true }).click();
  await expect.element(page.getByText(/already has a set in the house/)).toBeVisible();
  await button('The same wheels again').click();
  await expect.element(page.getByText(/already has a set in the house/)).not.toBeInTheDocument();
  await button('Take the set in').click();
  await expect
    .poll(async () => (await sets()).find(({ id }) => id === winter.id)?.state)
    .toBe('received');
  expect(await sets()).toHaveLength(2);
});

test('depths are typed one after the other, and each says what it means', async () => {
  const { open } = await hotel();
  await open('tyre_hotel_new/detailed');
  await page.getByText('Winter, studded', { exact: true }).click();
  await page.getByLabelText('Front left, groove 1, from the outside in').click();
  await userEvent.keyboard('353836');
  const second = page.getByLabelText('Front right, groove 1, from the outside in');
  await expect.element(second).toHaveFocus();
  await expect.element(page.getByText(/▲\s*Replace/)).toBeVisible();
  await page.getByLabelText('DOT').first().fill('5419');
  await expect.element(page.getByText(/This is no week of making/)).toBeVisible();
});

test('on a handheld how worn a set is stands on the first screen, above what is done with it', async () => {
  const { takeIn, open } = await hotel();
  const wheels = [
    { ...blankWheel('FL'), depths: [65] },
    { ...blankWheel('RR'), depths: [14] },
  ];
  const set = await takeIn({ licenseplate: 'EL1', season: 'summer', wheels });
  await page.viewport(360, 640);
  await open(`tyre-hotel/details/${set.id}`);
  for (const depth of ['6.5', '1.4'])
    await expect.element(page.getByText(depth, { exact: true }).first()).toBeInViewport();
});

test('the four wheels say their tread, verdict, age and what was seen', async () => {
  const { takeIn, open } = await hotel();
  const wheels = [
    { ...blankWheel('FL'), depths: [65, 60], dot: '2315', brand: 'Nokian', marks: ['cut'] },
    { ...blankWheel('FR'), depths: [14] },
  ];
  const set = await takeIn({ licenseplate: 'EL1', season: 'summer', wheels });
  await open(`tyre-hotel/details/${set.id}`);
  const wheel = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(wheel('Front left').getByText('6.0', { exact: true }).first()).toBeVisible();
  await expect.element(wheel('Front left').getByText(/Good$/).first()).toBeVisible();
  await expect.element(page.getByText(/▲ \d+ years, too old/)).toBeVisible();
  await expect.element(wheel('Front left').getByText('Cut', { exact: true })).toBeVisible();
  await expect
    .element(
      wheel('Front right')
        .getByText(/Below the law$/)
        .first(),
    )
    .toBeVisible();
});

test('a set is moved by a press and taken back; what cannot be done says why', async () => {
  const { takeIn, open, sets } = await hotel('A.01');
  const set = await takeIn({ licenseplate: 'EL2' });
  await open(`tyre-hotel/details/${set.id}`);
  await button('More with the wheels').click();
  await expect.element(button('Fetch Not while the set is: Received')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Store', exact: true }).click();
  await button('Take A.01').click();
  await button('Store at A.01').click();
  await expect.poll(async () => (await sets())[0]?.state).toBe('stored');
  await expect.poll(() => snackNow()?.action?.label).toBe('Undo');
  snackNow()?.action?.act();
  await expect.poll(async () => (await sets())[0]?.state).toBe('received');
});

test('wheels leave only for the car and from the set that were both read', async () => {
  const { takeIn, open, sets } = await hotel();
  const set = await takeIn({ licenseplate: 'EL3', season: 'studded' });
  await open(`tyre-hotel/details/${set.id}`);
  await button('Season change').click();
  const go = button('Mount and take in');
  await page.getByLabelText('Plate on the car').fill('EL4');
  await expect.element(page.getByText('EL4 is another car.')).toBeVisible();
  await page.getByLabelText('Number on the set').fill(set.number);
  await expect.element(go).toBeDisabled();
  await page.getByLabelText('Plate on the car').fill('EL3');
  await page.getByLabelText('Front left, groove 1, from the outside in').fill('5,8');
  await go.click();
  await expect
    .poll(async () => (await sets()).map(({ state }) => state).toSorted())
    .toEqual(['mounted', 'received']);
  expect((await sets()).find(({ state }) => state === 'received')).toMatchObject({
    licenseplate: 'EL3',
    season: 'summer',
    least_depth: 58,
  });
});

test('a set is asked for by a press, and stands in the work list', async () => {
  const { siteId, takeIn, open } = await hotel();
  const set = await takeIn({ licenseplate: 'EL7' });
  await open(`tyre-hotel/details/${set.id}`);
  await button('Ask for it').click();
  await expect.poll(() => snackNow()?.text).toMatch(/^Asked for: it stands in the work list/);
  const { moves } = (await send(moveCalls.work, undefined, { siteId })).data;
  expect(moves.map(({ kind, set: number }) => [kind, number])).toEqual([
    ['put_away', set.number],
    ['stage', set.number],
  ]);
});
