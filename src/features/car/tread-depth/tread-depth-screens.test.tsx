import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cars } from '#contract/car/cars.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { treadReadings } from '#contract/car/tread-depth/readings.ts';
import { treadReportCalls } from '#contract/car/tread-depth/report.ts';
import { treadThresholds } from '#contract/car/tread-depth/thresholds.ts';
import { boot } from '#src/app/boot.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { openTreadDepthScreens } from './open-screens.ts';
import { treadDepthScreens } from './screens.ts';

let left = new AbortController();
beforeAll(async () => {
  await startWords(['common', 'crud', 'cars', 'customers', 'tread-depth']);
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
}, 120_000);
beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
});
afterEach(() => {
  left.abort();
  left = new AbortController();
  queryClient.clear();
});

const patience = { timeout: 12_000 };
const depths = { fl_1: 55, fr_1: 52, rl_1: 60, rr_1: 61 };
const read = {
  licenseplate: 'EL12345',
  read_on: '2026-06-01',
  season: 'summer',
  ...depths,
} as const;

/** The real screens over the real server, for a manager of a site of their own. */
async function atWork() {
  const { siteId, token } = await commands.workAs('manager');
  keepToken(siteId, token);
  void boot(siteId, left.signal);
  await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
  const routes = await Promise.all(
    [...treadDepthScreens, ...openTreadDepthScreens].map(async (screen) => ({
      path: screen.withoutSite ? `/${screen.path}` : `/:siteId/${screen.path}`,
      Component: componentOf(screen, await screen.load()),
    })),
  );
  async function open(path: string) {
    const router = createMemoryRouter([...routes, { path: '*', element: null }], {
      initialEntries: [path],
    });
    const { unmount } = await render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    return { router, unmount };
  }
  const at = { siteId };
  return {
    siteId,
    open: (rest: string) => open(`/${siteId}/${rest}`),
    openOutside: open,
    addReading: async (body: object = {}) =>
      (await write(treadReadings.calls.add, { body: { ...read, ...body } }, at)).data,
    addCar: async (licenseplate: string) =>
      (await write(cars.calls.add, { body: { licenseplate } }, at)).data,
    readings: async () =>
      (await send(treadReadings.calls.list, { query: { sort_by: 'read_on:desc' } }, at)).data,
  };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the limits of the chain hold until a site has its own, and never below the law', async () => {
  const { siteId, open } = await atWork();
  await open('settings/tyre/tread_depth_thresholds');
  const winterAt = (level: string) =>
    page.getByRole('region', { name: level }).getByLabelText('Advise new winter tyres below *');
  const winter = winterAt('For the whole chain');
  await expect.element(winter, patience).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Norway', exact: true })).toBeVisible();
  await winter.fill('4.5');
  await button('Save').first().click();
  const chain = async () =>
    (await send(treadThresholds.calls.chain.read, undefined, { siteId })).data;
  await expect.poll(async () => (await chain()).winterRecommended, patience).toBe(45);

  const here = page.getByRole('region', { name: 'For this site' });
  await expect.element(here.getByText('4.5 mm')).toBeVisible();
  await button('Set it here: Advise new winter tyres below').click();
  const wrong = winterAt('For this site');
  await wrong.fill('50');
  await button('Save').nth(1).click();
  await expect.element(wrong, patience).toHaveAttribute('aria-invalid', 'true');
  await wrong.fill('5');
  await button('Save').nth(1).click();
  const site = async () =>
    (await send(treadThresholds.calls.site.read, undefined, { siteId })).data;
  await expect
    .poll(site, patience)
    .toMatchObject({ own: ['winterRecommended'], winterRecommended: 50 });

  await button('As the chain again: Advise new winter tyres below').click();
  await expect.element(here.getByText('4.5 mm')).toBeVisible();
  await button('Save').nth(1).click();
  await expect.poll(site, patience).toMatchObject({ own: [], winterRecommended: 45 });
});

test('a reading of a plate that was misread waits in its tray, and goes to the car it is of', async () => {
  const { addCar, addReading, open, readings } = await atWork();
  const car = await addCar('DK80511');
  await addReading();
  const { id } = await addReading({ licenseplate: 'DK8O511' });
  const { router } = await open('car/tread-depth-readings');
  await expect.element(page.getByText('EL12345').first(), patience).toBeVisible();
  await page.getByRole('button', { name: 'Without a car' }).click();
  await expect.element(page.getByText('DK8O511').first(), patience).toBeVisible();
  await router.navigate(router.state.location.pathname.replace(/$/, `/${id}/show`));
  await button('It is DK80511').click();
  await expect
    .element(page.getByRole('heading', { name: 'Which car is it?' }), patience)
    .not.toBeInTheDocument();
  const found = (await readings()).find((row) => row.id === id);
  expect(found).toMatchObject({ matched: true, car_id: car.id });
});

const groove = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('with gloves on a small phone eight digits are four wheels, and the next groove is on by itself', async () => {
  await page.viewport(360, 640);
  const { addReading, open, readings } = await atWork();
  await addReading({ fl_1: 40 });
  const { router } = await open('car/tread-depth-readings/new?plate=EL12345');
  await page.getByRole('radio', { name: '1', exact: true }).click();
  const pad = page.getByRole('group', { name: 'Number pad' });
  for (const { width, height } of pad
    .getByRole('button')
    .elements()
    .map((key) => key.getBoundingClientRect())) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await groove('Front left, outermost groove').click();
  for (const key of '6552') await pad.getByRole('button', { name: key, exact: true }).click();
  await expect.element(groove('Front left, outermost groove: 6.5 mm')).toBeVisible();
  await expect.element(groove('Front right, outermost groove: 5.2 mm')).toBeVisible();
  // Deeper than half a year ago: said, not refused.
  await expect.element(page.getByText(/Deeper than last time \(4.0 mm\)/), patience).toBeVisible();
  for (const key of ['1', 'Delete', '0', '8', '6', 'Next'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Cut' }).click();
  await page.getByLabelText('Odometer').fill('84000');
  await button('Save').click();
  await expect
    .poll(() => router.state.location.pathname, patience)
    .toMatch(/tread-depth-readings\/\d+\/show$/);
  await expect.poll(async () => (await readings()).length, patience).toBe(2);
  const found = (await readings()).find((row) => row.fl_1 === 65);
  expect(found).toMatchObject({ fl_1: 65, fr_1: 52, rr_1: 8, rl_1: 60, odometer: 84_000 });
});

test('a reading that is put away is gone from the list, and its address closes', async () => {
  const { addReading, open, openOutside, readings, siteId } = await atWork();
  const { id } = await addReading();
  const { data } = await write(
    treadReportCalls.addLink,
    { params: { id: String(id) } },
    { siteId },
  );
  const { router, unmount } = await open(`car/tread-depth-readings/${id}/show`);
  await button('Archive').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect
    .poll(() => router.state.location.pathname, patience)
    .toMatch(/tread-depth-readings$/);
  expect(await readings()).toEqual([]);
  await unmount();
  await openOutside(data.path);
  await expect
    .element(page.getByRole('heading', { name: 'This address opens nothing' }), patience)
    .toBeVisible();
});
