import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cars } from '#contract/car/cars.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { boot } from '#src/app/boot.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { clearTokens, keepToken } from '#src/data/tokens.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { openTreadDepthScreens } from './open-screens.ts';
import { treadDepthScreens } from './screens.ts';

let left = new AbortController();
startScreens(['cars', 'customers', 'tread-depth']);
afterEach(() => {
  left.abort();
  left = new AbortController();
  queryClient.clear();
});

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
    token,
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
  await expect.element(winter).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Norway', exact: true })).toBeVisible();
  await winter.fill('4.5');
  await button('Save').first().click();
  const chain = async () =>
    (await send(treadThresholds.calls.chain.read, undefined, { siteId })).data;
  await expect.poll(async () => (await chain()).winterRecommended).toBe(45);

  const here = page.getByRole('region', { name: 'For this site' });
  await expect.element(here.getByText('4.5 mm')).toBeVisible();
  await button('Set it here: Advise new winter tyres below').click();
  const wrong = winterAt('For this site');
  await wrong.fill('50');
  await button('Save').nth(1).click();
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  await wrong.fill('5');
  await button('Save').nth(1).click();
  const site = async () =>
    (await send(treadThresholds.calls.site.read, undefined, { siteId })).data;
  await expect.poll(site).toMatchObject({ own: ['winterRecommended'], winterRecommended: 50 });

  await button('As the chain again: Advise new winter tyres below').click();
  await expect.element(here.getByText('4.5 mm')).toBeVisible();
  await button('Save').nth(1).click();
  await expect.poll(site).toMatchObject({ own: [], winterRecommended: 45 });
});

test('a reading of a plate that was misread waits in its tray, and goes to the car it is of', async () => {
  const { addCar, addReading, open, readings } = await atWork();
  const car = await addCar('DK80511');
  await addReading();
  const { id } = await addReading({ licenseplate: 'DK8O511' });
  const { router } = await open('car/tread-depth-readings');
  await expect.element(page.getByText('EL12345').first()).toBeVisible();
  await page.getByRole('button', { name: 'Without a car' }).click();
  await expect.element(page.getByText('DK8O511').first()).toBeVisible();
  await router.navigate(router.state.location.pathname.replace(/$/, `/${id}/show`));
  await button('It is DK80511').click();
  await expect
    .element(page.getByRole('heading', { name: 'Which car is it?' }))
    .not.toBeInTheDocument();
  const found = (await readings()).find((row) => row.id === id);
  expect(found).toMatchObject({ matched: true, car_id: car.id });
});

test('on a tablet held upright the chip beside a plate and the words of the foot are whole', async () => {
  await page.viewport(640, 900);
  const { addReading, open } = await atWork();
  await addReading({ licenseplate: 'DK8O511' });
  await open('car/tread-depth-readings');
  const chip = page.getByRole('gridcell').getByText('Without a car', { exact: false });
  await expect.element(chip).toBeVisible();
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  expect(rightOf(chip.element())).toBeLessThanOrEqual(rightOf(chip.element().closest('td')!));
  expect(chip.element().scrollWidth).toBeLessThanOrEqual(chip.element().clientWidth);
  const words = document.createRange();
  words.selectNode(page.getByText('Rows per page', { exact: false }).element().firstChild!);
  expect(words.getClientRects()).toHaveLength(1);
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
  await expect.element(page.getByText(/Deeper than last time \(4.0 mm\)/)).toBeVisible();
  for (const key of ['1', 'Delete', '0', '8', '6', 'Next'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Cut' }).click();
  await page.getByLabelText('Odometer').fill('84000');
  await button('Save').click();
  await expect
    .poll(() => router.state.location.pathname)
    .toMatch(/tread-depth-readings\/\d+\/show$/);
  await expect.poll(async () => (await readings()).length).toBe(2);
  const found = (await readings()).find((row) => row.fl_1 === 65);
  expect(found).toMatchObject({ fl_1: 65, fr_1: 52, rr_1: 8, rl_1: 60, odometer: 84_000 });
});

test('a reading that is archived is gone from the list, and its address closes', async () => {
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
  await expect.poll(() => router.state.location.pathname).toMatch(/tread-depth-readings$/);
  expect(await readings()).toEqual([]);
  await unmount();
  await openOutside(data.path);
  await expect
    .element(page.getByRole('heading', { name: 'This address opens nothing' }))
    .toBeVisible();
});

test('who works at several sites sees the readings of all of them together, and opens one at its site', async () => {
  // Those of the tests before.
  clearTokens();
  const { addReading, open, token } = await atWork();
  await addReading();
  const { router, unmount } = await open('car/tread-depth-readings');
  const all = button('All my sites');
  await expect.element(page.getByRole('link', { name: 'EL12345' })).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
  const other = await commands.readElsewhere(token, 'DK80511');
  keepToken(other.siteId, other.token);
  await all.click();
  await expect.element(page.getByText(other.siteName)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'EL12345' })).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'DK80511' }).click();
  await expect
    .poll(() => router.state.location.pathname)
    .toMatch(new RegExp(`^/${other.siteId}/car/tread-depth-readings/\\d+/show$`));
  await unmount();
});
