import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { treadReaders } from '#contract/workshop/tread-depth/readers.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { send } from '#src/data/api.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { write } from '#src/data/writing/write.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { slowestScanner } from '#src/device/scan/key-burst.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { openTreadDepthScreens } from './open-screens.ts';
import { treadDepthScreens } from './screens.ts';

const { between, loseAnswer } = startBetween();
startScreens(['cars', 'customers', 'tread-depth']);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const list = 'car/tread-depth-readings';

/** A manager whose site has read one car. */
async function reading() {
  const siteId = await atWork();
  const depths = { fl_1: 55, fr_1: 52, rl_1: 60, rr_1: 61 };
  const body = {
    licenseplate: 'EL12345',
    read_on: '2026-06-01',
    season: 'summer',
    ...depths,
  } as const;
  const { id } = (await write(treadReadings.calls.add, { body }, { siteId })).data;
  const now = async () =>
    (await send(treadReadings.calls.one, { params: { id } }, { siteId })).data;
  return { siteId, id, now };
}

test('a reading without a plate and without a depth is not taken, and both are said', async () => {
  const siteId = await atWork();
  await showScreens(treadDepthScreens, siteId, `${list}/new`);
  await button('Save').click();
  await expect.element(page.getByText('Enter the plate.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Enter at least one depth.', { exact: false })).toBeVisible();
  await page.getByLabelText('Plate').fill('EL12345');
  await button('Save').click();
  await expect
    .element(page.getByText('Enter the plate.', { exact: false }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText('Enter at least one depth.', { exact: false })).toBeVisible();
});

const { path: all } = treadReadings.calls.add;

/** Somebody has read a car, and the server has not said so; `open` shows that reading to be changed. */
async function unsentReading() {
  const siteId = await atWork();
  await showScreens(treadDepthScreens, siteId, `${list}/new`);
  await page.getByLabelText('Plate').fill('EL12345');
  await button(/^Front left, outermost groove/).click();
  await userEvent.keyboard('55');
  await button('Save').click();
  await expect.poll(async () => (await outboxRows(siteId))[0]?.tries).toBe(1);
  const [row] = await outboxRows(siteId);
  const open = async () => {
    await showScreens(treadDepthScreens, siteId, `${list}/new?unsent=${row!.seq}`);
    await page.getByLabelText('Plate').fill('EL54321');
  };
  const there = async () => {
    const { data } = await send(treadReadings.calls.list, { query: {} }, { siteId });
    return data.map(({ licenseplate, fl_1 }) => [licenseplate, fl_1]);
  };
  return { siteId, open, there };
}

test('a reading that waits to be sent is changed, and comes once, as it was changed', async () => {
  between.use(http.post(`*/api${all}`, () => HttpResponse.error()));
  const { siteId, open, there } = await unsentReading();
  await open();
  await button('Save').click();
  await expect
    .poll(async () => (await outboxRows(siteId))[0]?.given.body)
    .toMatchObject({ licenseplate: 'EL54321', fl_1: 55 });
  between.resetHandlers();
  await drain(siteId, 'now');
  expect(await there()).toEqual([['EL54321', 55]]);
});

test('a reading that is sent while it is changed is changed at the server', async () => {
  between.use(http.post(`*/api${all}`, () => HttpResponse.error()));
  const { siteId, open, there } = await unsentReading();
  await open();
  between.resetHandlers();
  await drain(siteId, 'now');
  expect(await there()).toEqual([['EL12345', 55]]);
  await button('Save').click();
  await expect.poll(there).toEqual([['EL54321', 55]]);
});

test('a reading that came to the server unheard is not made twice by changing it', async () => {
  between.use(http.post(`*/api${all}`, () => HttpResponse.error()));
  loseAnswer('post', all);
  const { siteId, open, there } = await unsentReading();
  await open();
  await button('Save').click();
  await expect
    .poll(async () => (await outboxRows(siteId))[0]?.given.body)
    .toMatchObject({ licenseplate: 'EL54321' });
  between.resetHandlers();
  await drain(siteId, 'now');
  await expect.poll(async () => (await outboxRows(siteId))[0]?.state).toBe('refused');
  expect(await there()).toEqual([['EL12345', 55]]);
});

test('a reading is changed with the keyboard alone, groove after groove', async () => {
  const { siteId, id, now } = await reading();
  const router = await showScreens(treadDepthScreens, siteId, `${list}/${id}/edit`);
  const first = button(/^Front left, outermost groove/);
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('4852');
  await expect.element(button('Front left, outermost groove: 4.8 mm')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(async () => (await now()).version).toBe(2);
  const { fl_1, fl_2 } = await now();
  expect([fl_1, fl_2]).toEqual([48, 52]);
  await expect.poll(() => router.state.location.pathname).toMatch(/\/show$/);
});

/** What the grooves of the form say. */
const depths = () =>
  [...document.querySelectorAll('.groove')].map((groove) => groove.textContent).join('');

test.each([4, 40, 120])(
  'a plate scanned at a groove, a key every %d ms, fills the plate and no depth',
  async (gap) => {
    const siteId = await atWork();
    const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
    await showScreens(treadDepthScreens, siteId, `${list}/new`);
    const first = button(/^Front left, outermost groove/);
    await expect.element(first).toBeVisible();
    first.element().focus();
    await playKeys([...'EL12345', 'Enter'], gap);
    expect(depths()).toBe('–'.repeat(12));
    // What comes too slowly for any scanner is taken for a person's: no plate then, but no depth either.
    if (gap < slowestScanner)
      await expect.element(page.getByLabelText('Plate')).toHaveValue('EL12345');
    await playKeys([...'7038010001', 'Enter'], 4);
    expect(depths()).toBe('–'.repeat(12));
    await playKeys([...'65'], 200);
    await expect.element(button('Front left, outermost groove: 6.5 mm')).toBeVisible();
    stop();
  },
);

test('an address for the customer is shown once, tells no plate, and opens nothing when its time is over', async () => {
  const { siteId, id } = await reading();
  const all = [...treadDepthScreens, ...openTreadDepthScreens];
  const router = await showScreens(all, siteId, `${list}/${id}/show`);
  await button('Make an address').click();
  const address = page.getByText(/\/tread-depth\/[\w-]+$/);
  await expect.element(address).toBeVisible();
  const path = `/${siteId}${new URL(address.element().textContent).pathname}`;
  await router.navigate(path);
  // Only the customer is told that.
  await expect.element(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();
  await expect.element(page.getByText('have plenty of tread', { exact: false })).toBeVisible();
  expect(page.getByText('EL12345').elements()).toHaveLength(0);

  await router.navigate(`/${siteId}/${list}/${id}/show`);
  await expect.element(page.getByText(/^Made /)).toBeVisible();
  expect(address.elements()).toHaveLength(0);
  await commands.endTreadLinks(tokenFor(siteId)?.token ?? '');
  await router.navigate(path);
  await expect
    .element(page.getByRole('heading', { name: 'This address opens nothing' }))
    .toBeVisible();
});

test('the secret of a reader is shown once, to whoever made it', async () => {
  const siteId = await atWork();
  const body = { name: 'Lane 1' };
  const { id } = (await write(treadReaders.calls.add, { body }, { siteId })).data;
  const path = `integrations/tread-depth-reader/${id}/edit?tab=connection`;
  const router = await showScreens(treadDepthScreens, siteId, path);
  await button('Make a new secret').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click();
  const once = page.getByText('the secret is never shown again', { exact: false });
  await expect.element(once).toBeVisible();
  const secret = page.getByText('Secret', { exact: true });
  await expect.element(secret).toBeVisible();
  await router.navigate(`/${siteId}/integrations/tread-depth-reader`);
  await expect.element(secret).not.toBeInTheDocument();
  await router.navigate(`/${siteId}/${path}`);
  await expect.element(button('Make a new secret')).toBeVisible();
  expect([once, secret].flatMap((one) => one.elements())).toEqual([]);
});
