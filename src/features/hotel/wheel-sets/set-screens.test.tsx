import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { setSearchesScreens } from '#src/features/hotel/set-searches/screens.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { wheelSetsScreens } from './screens.ts';

startScreens(
  ['cars', 'set-searches', 'storage-agreements', 'storage-places', 'tread-depth', 'wheel-sets'],
  { width: 390, height: 844 },
);

const read = (code: string) => playKeys([...code, 'Enter'], 5);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A set that was taken in, and what is done with it. */
async function withSet() {
  const siteId = await atWork();
  const body = { licenseplate: 'EL12345', wheels: [blankWheel('FL')], place_id: null };
  const { data: set } = await write(wheelSetCalls.intake, { body }, { siteId });
  const now = async () =>
    (await send(wheelSets.calls.one, { params: { id: set.id } }, { siteId })).data;
  const open = (path: string) =>
    showScreens([...wheelSetsScreens, ...setSearchesScreens], siteId, path);
  return { siteId, set, now, open };
}

test('the card of a set is worked with one press after the other, and says what happened last', async () => {
  const { set, now, open } = await withSet();
  await open(`${set.id}/storage/item`);
  await button('Mount').click();
  const gate = page.getByRole('dialog');
  await gate.getByLabelText('Plate on the car').fill('EL12345');
  await gate.getByLabelText('Number on the set').fill(set.number);
  await gate.getByRole('button', { name: 'Mount', exact: true }).click();
  await expect.poll(async () => (await now()).state).toBe('mounted');
  // One that is on the car comes in first, before it is put anywhere.
  await expect
    .poll(() => document.querySelector('.set-actions .button')?.textContent)
    .toBe('Receive');
  await expect.element(page.getByText('Mounted', { exact: true })).toBeVisible();
  // When it was is said as people do, and in numbers where one points.
  const [when] = document.querySelectorAll<HTMLTimeElement>('ol.rows time');
  expect(when!.textContent).toMatch(/^today/i);
  expect(when!.title).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  await button('Receive').click();
  await expect.poll(async () => (await now()).state).toBe('received');
});

test('wheels are handed out at the gate alone: what is read of another car or set stops in red', async () => {
  const { set, now, open } = await withSet();
  await open(`tyre-hotel/details/${set.id}`);
  // As the frame does for all screens.
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  await button('More with the wheels').click();
  await button('Hand out').click();
  const gate = page.getByRole('dialog');
  const stops = async (why: string) => {
    await expect.element(gate.getByText(why, { exact: true })).toBeVisible();
    await expect.element(gate.getByText(`Set ${set.number} belongs to EL12345.`)).toBeVisible();
  };
  const go = gate.getByRole('button', { name: 'Hand out', exact: true });
  await expect.element(go).toBeDisabled();
  await read('EL99999');
  await stops('EL99999 is another car.');
  await read('EL12345');
  await read('TW:99999:FL');
  await stops('99999 is another set.');
  await expect.element(go).toBeDisabled();
  expect((await now()).state).toBe('received');
  await read(`TW:${set.number}:FL`);
  await expect.poll(async () => (await now()).state).toBe('returned');
});

test('who may lets wheels go on another car, with a reason that stands in their movements', async () => {
  const { siteId, set, now, open } = await withSet();
  await open(`tyre-hotel/details/${set.id}`);
  await button('More with the wheels').click();
  await button('Hand out').click();
  const gate = page.getByRole('dialog');
  await gate.getByLabelText('Plate on the car').fill('EL99999');
  await gate.getByLabelText('Number on the set').fill(set.number);
  await expect.element(gate.getByText('EL99999 is another car.')).toBeVisible();
  await gate.getByText('The same owner’s car').click();
  // Another car asks for another reason.
  await gate.getByLabelText('Plate on the car').fill('EL88888');
  await expect.element(gate.getByRole('button', { name: 'Hand out', exact: true })).toBeDisabled();
  await gate.getByText('Only carries them').click();
  await gate.getByRole('button', { name: 'Let go all the same' }).click();
  await expect.poll(async () => (await now()).state).toBe('returned');
  const { data } = await send(wheelSetCalls.movements, { params: { id: set.id } }, { siteId });
  expect(data[0]).toMatchObject({ because: 'carried', read_plate: 'EL88888' });
});

test('where a set was on a day stands above all its movements', async () => {
  const { set, open } = await withSet();
  await open(`stock/history/tyre-hotel/${set.id}`);
  await expect
    .element(page.getByRole('heading', { name: `Movements of ${set.number}` }))
    .toBeVisible();
  await expect.element(page.getByRole('status').getByText('Received')).toBeVisible();
  await page.getByLabelText('Where was it on').fill('2020-01-01');
  await expect.element(page.getByText('It was not here yet.')).toBeVisible();
});

test('a set that is missing is searched for, and the search is given up for a reason alone', async () => {
  const { siteId, set, open } = await withSet();
  const router = await open(`tyre-hotel/details/${set.id}`);
  await button('More with the wheels').click();
  await button('Report missing').click();
  await page.getByRole('link', { name: 'The search for it' }).click();
  await expect.poll(() => router.state.location.search).toBe(`?set_id=${set.id}`);
  const searches = async () => (await send(setSearches.calls.list, { query: {} }, { siteId })).data;
  const { id } = (await searches())[0]!;
  await router.navigate(`/${siteId}/tyre-hotel/searches/${id}`);
  await expect.element(page.getByText(/Received/).first()).toBeVisible();
  await button('Give up').click();
  const dialog = page.getByRole('dialog');
  const give = dialog.getByRole('button', { name: 'Give up', exact: true });
  await expect.element(give).toBeDisabled();
  await dialog.getByLabelText(/^Why it was given up/).fill('Looked everywhere');
  await give.click();
  await expect.poll(async () => (await searches())[0]?.state).toBe('given_up');
});

test('what is known at a glance stands beside a set where the page has room, and above it beside an open queue', async () => {
  const { set, open } = await withSet();
  await page.viewport(1440, 900);
  await open(`tyre-hotel/details/${set.id}`);
  const glance = page.getByRole('complementary', { name: 'At a glance' });
  await expect.element(glance.getByText('EL12345').first()).toBeVisible();
  const tabs = page.getByRole('tablist').first();
  const isBeside = () =>
    glance.element().getBoundingClientRect().left >= tabs.element().getBoundingClientRect().right;
  expect(isBeside()).toBe(true);
  document.querySelector<HTMLElement>('.page')!.parentElement!.style.width = '1020px';
  expect(isBeside()).toBe(false);
});
