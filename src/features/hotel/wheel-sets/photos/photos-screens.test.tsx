import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Answer } from '#contract/kit/call.ts';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { picture } from '#tests/support/in-browser/picture.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { awaitWheelSetAnswers } from '../await-answers.ts';
import { wheelSetsScreens } from '../screens.ts';

const { holdAnswer } = startBetween();
beforeAll(async () => {
  await startWords(['common', 'crud', 'cars', 'tread-depth', 'storage-places', 'wheel-sets']);
  awaitWheelSetAnswers();
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
}, 120_000);
beforeEach(async () => {
  sessionStorage.clear();
  await database.photos.clear();
  await page.viewport(390, 844);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const photo = async (name = 'photo.jpg') =>
  new File([await picture(400, 300)], name, { type: 'image/jpeg' });
const wheels = (['FL', 'FR', 'RL', 'RR'] as const).map(blankWheel);

async function hotel() {
  const siteId = await atWork();
  const takeIn = async () => {
    const body = { licenseplate: 'EL12345', wheels, place_id: null };
    return (await write(wheelSetCalls.intake, { body }, { siteId })).data;
  };
  const photosOf = async (id: number) =>
    (await send(wheelPhotoCalls.photos, { params: { id } }, { siteId })).data;
  const sets = async () => (await send(wheelSets.calls.list, { query: {} }, { siteId })).data;
  const open = (rest: string) => showScreens(wheelSetsScreens, siteId, rest);
  return { siteId, takeIn, photosOf, sets, open };
}

test('photos of a wheel are taken on the page of its set, counted at the wheel, looked at, and removed for a reason', async () => {
  const { takeIn, photosOf, open } = await hotel();
  const set = await takeIn();
  await open(`tyre-hotel/details/${set.id}`);
  await page.getByText('Rear left', { exact: true }).last().click();
  const input = page.getByLabelText('Take a photo');
  await userEvent.upload(input, [await photo('one.jpg'), await photo('two.jpg')]);
  await expect.poll(async () => (await photosOf(set.id)).length).toBe(2);
  await expect.element(page.getByText('2 photos')).toBeVisible();
  await expect.poll(() => database.photos.count()).toBe(0);
  // What was sent is read once more, and comes before what was there: both at once, for one that
  // waited may be shown only when it is on its way already.
  await expect
    .poll(() => ({
      waiting: page.getByText('Not sent yet').elements().length,
      shown: button(/^Rear left, /).elements().length,
      reading: queryClient.isFetching(),
    }))
    .toEqual({ waiting: 0, shown: 2, reading: 0 });
  await button(/^Rear left, /)
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect.element(viewer.getByText('1 / 2')).toBeVisible();
  await expect.element(viewer.getByRole('img').first()).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(viewer.getByText('2 / 2')).toBeVisible();
  await button('Remove').click();
  await page.getByLabelText('Why?').fill('Another wheel');
  await button('Remove it').click();
  await expect.element(page.getByText('1 photo was removed')).toBeVisible();
  expect((await photosOf(set.id)).map(({ archived }) => archived?.reason ?? null)).toEqual(
    expect.arrayContaining([null, 'Another wheel']),
  );
});

test('a photo that is sent while the photos are read is shown, though what was read is older', async () => {
  const { takeIn, photosOf, open } = await hotel();
  const set = await takeIn();
  await open(`tyre-hotel/details/${set.id}`);
  await expect.element(page.getByText('No photos yet')).toBeVisible();
  const letGo = holdAnswer('get', wheelPhotoCalls.photos.path.replace('{id}', ':id'));
  const reading = queryClient.invalidateQueries();
  await page.getByText('Rear left', { exact: true }).last().click();
  await userEvent.upload(page.getByLabelText('Take a photo'), await photo());
  await expect.poll(async () => (await photosOf(set.id)).length).toBe(1);
  await expect.poll(() => page.getByText('Not sent yet').elements().length).toBe(0);
  letGo();
  await reading;
  await expect.element(button(/^Rear left, /).getByRole('img')).toBeVisible();
});

test('a photo that one looks at stays in sight while the others come and go', async () => {
  const { siteId, takeIn, open } = await hotel();
  const set = await takeIn();
  const jpeg = new Uint8Array(await picture(40, 30)).toBase64();
  for (const day of ['2026-03-01', '2026-03-02']) {
    const body = { wheel: 'FL' as const, taken_at: `${day}T10:00:00Z`, whole: jpeg, small: jpeg };
    await send(
      wheelPhotoCalls.addPhoto,
      { params: { id: set.id }, body: { ...body, intent: crypto.randomUUID() } },
      { siteId },
    );
  }
  await open(`tyre-hotel/details/${set.id}`);
  await button(/^Front left, 2026-03-02/).click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect.element(viewer.getByText('1 / 2')).toBeVisible();
  const question = questionOf(siteId, wheelPhotoCalls.photos, { params: { id: set.id } });
  const both = queryClient.getQueryData<Answer<typeof wheelPhotoCalls.photos>>(question)!;
  const show = (data: typeof both.data) => queryClient.setQueryData(question, { ...both, data });
  // As an older answer has it that comes late.
  show(both.data.slice(1));
  await expect.element(viewer.getByText('1 / 1')).toBeVisible();
  show(both.data);
  await expect.element(viewer.getByText('1 / 2')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(viewer.getByText('2 / 2')).toBeVisible();
  show([{ ...both.data[0]!, id: 0 }, ...both.data]);
  await expect.element(viewer.getByText('3 / 3')).toBeVisible();
});

test('photos taken at an intake belong to the set that comes in; one that was given up does not', async () => {
  const { open, sets, photosOf } = await hotel();
  await open('tyre_hotel_new');
  await page.getByLabelText('Plate').fill('EL12345');
  await page.getByText('Front right', { exact: true }).click();
  await userEvent.upload(page.getByLabelText('Take a photo'), await photo());
  await userEvent.upload(page.getByLabelText('Take another photo'), await photo());
  await expect.poll(() => button('Remove: Front right').elements().length).toBe(2);
  await button('Remove: Front right').first().click();
  await expect.poll(() => button('Remove: Front right').elements().length).toBe(1);
  await button('Take the set in').click();
  await expect.poll(async () => (await sets()).length).toBe(1);
  const [set] = await sets();
  await expect
    .poll(async () => (await photosOf(set!.id)).map(({ wheel }) => wheel))
    .toEqual(['FR']);
});

test('a file that is no picture is told in words', async () => {
  const { open } = await hotel();
  await open('tyre_hotel_new');
  await userEvent.upload(page.getByLabelText('Take a photo'), new File(['%PDF'], 'photo.jpg'));
  await expect.element(page.getByText(/is no picture/)).toBeVisible();
});

test('who hands a set over sees what was seen on it beside', async () => {
  const { takeIn, siteId, open, photosOf, sets } = await hotel();
  const set = await takeIn();
  const jpeg = new Uint8Array(await picture(40, 30)).toBase64();
  const body = {
    intent: crypto.randomUUID(),
    wheel: 'FL' as const,
    taken_at: new Date().toISOString(),
    whole: jpeg,
    small: jpeg,
  };
  await send(wheelPhotoCalls.addPhoto, { params: { id: set.id }, body }, { siteId });
  await open(`tyre-hotel/details/${set.id}`);
  await button('Season change').click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('button', { name: /^Front left, / })).toBeVisible();
  // What is taken here is of the set that comes in.
  await sheet.getByText('Rear right', { exact: true }).last().click();
  await userEvent.upload(sheet.getByLabelText('Take a photo'), await photo());
  await sheet.getByLabelText('Plate on the car').fill('EL12345');
  await sheet.getByLabelText('Number on the set').fill(set.number);
  await button('Mount and take in').click();
  await expect.poll(async () => (await sets()).length).toBe(2);
  const came = (await sets()).find(({ id }) => id !== set.id)!;
  await expect
    .poll(async () => (await photosOf(came.id)).map(({ wheel }) => wheel))
    .toEqual(['RR']);
});
