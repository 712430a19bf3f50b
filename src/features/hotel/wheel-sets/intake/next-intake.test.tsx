import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { labelsScreens } from '#src/features/hotel/labels/screens.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { awaitWheelSetAnswers } from '../await-answers.ts';
import { wheelSetsScreens } from '../screens.ts';

const { between, holdAnswer } = startBetween();
startScreens(
  ['cars', 'labels', 'storage-agreements', 'storage-places', 'tread-depth', 'wheel-sets'],
  {
    width: 390,
    height: 844,
  },
);
awaitWheelSetAnswers();
beforeEach(() => sessionStorage.clear());
afterEach(() => database.outbox.clear());

/** The form of sets that come in, at a site of its own, and a scanner. */
async function atCounter() {
  const siteId = await atWork();
  const router = await showScreens(
    [...wheelSetsScreens, ...labelsScreens],
    siteId,
    'tyre_hotel_new',
  );
  // As the frame does for all screens.
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  const plates = async () =>
    (await send(wheelSets.calls.list, { query: { sort_by: 'number:asc' } }, { siteId })).data.map(
      ({ licenseplate }) => licenseplate,
    );
  return { siteId, router, plates };
}

const read = (code: string) => playKeys([...code, 'Enter'], 5);
const plate = page.getByLabelText('Plate', { exact: true });
const takeIn = page.getByRole('button', { name: 'Take the set in' });
const saved = page.getByRole('region', { name: 'Taken in' });

test('a set that was taken in is followed by the next, whose plate has the focus; the labels of the one before are a press away', async () => {
  const { router, plates } = await atCounter();
  await read('EL10001');
  await expect.element(plate).toHaveValue('EL10001');
  await takeIn.click();
  await expect.element(saved.getByRole('link', { name: /^\d+ ?, EL10001$/ })).toBeVisible();
  await expect.element(plate).toHaveValue('');
  await expect.element(plate).toHaveFocus();
  // A plate is enough for the next.
  await read('EL10002');
  await expect.element(plate).toHaveValue('EL10002');
  await takeIn.click();
  await expect.element(saved.getByRole('link', { name: /^\d+ ?, EL10002$/ })).toBeVisible();
  await expect.poll(plates).toEqual(['EL10001', 'EL10002']);

  await saved.getByRole('link', { name: 'Print labels' }).click();
  await expect.element(page.getByRole('img', { name: /EL10002/ }).first()).toBeVisible();
  await router.navigate(-1);
  await expect.element(saved.getByRole('link', { name: /^\d+ ?, EL10002$/ })).toBeVisible();
});

test('the code for something new takes the set in that is described, and then leaves nothing of it', async () => {
  const { plates } = await atCounter();
  await read('EL10001');
  await expect.element(plate).toHaveValue('EL10001');
  await read('CM:NEW');
  await expect.element(saved.getByRole('link', { name: /^\d+ ?, EL10001$/ })).toBeVisible();
  await expect.poll(plates).toEqual(['EL10001']);
  await read('CM:NEW');
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(plate).toHaveFocus();
  // What is not enough for a set stays.
  await page.getByLabelText('Size', { exact: true }).fill('2055516');
  await read('CM:NEW');
  await expect.element(page.getByLabelText('Size', { exact: true })).toHaveValue('2055516');
  expect(await plates()).toEqual(['EL10001']);
});

test('a plate that is read while the set before is being saved is of the next set', async () => {
  const { plates } = await atCounter();
  await plate.fill('EL10001');
  const letGo = holdAnswer('post', wheelSetCalls.intake.path);
  await takeIn.click();
  await read('EL10002');
  letGo();
  await expect.element(plate).toHaveValue('EL10002');
  await expect.element(saved.getByRole('link', { name: /^\d+ ?, EL10001$/ })).toBeVisible();
  await takeIn.click();
  await expect.poll(plates).toEqual(['EL10001', 'EL10002']);
});

test('without network one set after another is kept, and sent when it is back', async () => {
  const { siteId, plates } = await atCounter();
  between.use(http.all('*/api/*', () => HttpResponse.error()));
  for (const each of ['EL10001', 'EL10002']) {
    await read(each);
    await takeIn.click();
    await expect.element(saved.getByText(each)).toBeVisible();
    await expect.element(saved.getByText(/sent as soon as there is a network/)).toBeVisible();
    await expect.element(plate).toHaveValue('');
  }
  // There is no number yet that could be printed.
  expect(saved.getByRole('link').elements()).toEqual([]);
  between.resetHandlers();
  await drain(siteId, 'now');
  expect((await plates()).toSorted()).toEqual(['EL10001', 'EL10002']);
});
