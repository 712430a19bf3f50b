import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { openTreadDepthScreens } from './open-screens.ts';
import { treadDepthScreens } from './screens.ts';

startScreens(['cars', 'customers', 'tread-depth'], { width: 360, height: 640 });

const list = 'car/tread-depth-readings';
const pad = page.getByRole('group', { name: 'Number pad' });
const wheel = (name: string) => page.getByRole('group', { name, exact: true });
const boxOf = (target: { element(): Element }) => target.element().getBoundingClientRect();

async function type(keys: string) {
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
}

test('the pad and Save stay in sight, and so does the wheel that is entered', async () => {
  const siteId = await atWork('mechanic');
  await showScreens(treadDepthScreens, siteId, `${list}/new`);
  await expect.element(pad).toBeInViewport({ ratio: 1 });
  await type('656565606060');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect.element(pad).toBeInViewport({ ratio: 1 });
  await expect.element(save).toBeInViewport({ ratio: 1 });
  expect(boxOf(pad).bottom).toBeLessThanOrEqual(boxOf(save).top);
  const current = document.querySelector('.groove-wheel[data-current]')!;
  const { top, bottom } = current.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(boxOf(pad).top);
});

test('anyone who was called away goes on with the next groove, and types over nothing', async () => {
  const siteId = await atWork('mechanic');
  const router = await showScreens(treadDepthScreens, siteId, `${list}/new`);
  await type('656463');
  await router.navigate(`/${siteId}/${list}`);
  await expect.element(pad).not.toBeInTheDocument();
  await router.navigate(`/${siteId}/${list}/new`);
  await type('52');
  const depth = (groove: string) =>
    Number.parseFloat(document.getElementById(`groove-${groove}`)?.textContent ?? '');
  await expect.poll(() => depth('fr_1')).toBe(5.2);
  expect(['fl_1', 'fl_2', 'fl_3'].map(depth)).toEqual([6.5, 6.4, 6.3]);
});

test('each wheel takes the colour of its verdict as one types, and what is said pushes nothing', async () => {
  const siteId = await atWork('manager');
  const body = {
    licenseplate: 'EL12345',
    read_on: '2026-01-10',
    season: 'winter',
    fl_1: 40,
  } as const;
  await write(treadReadings.calls.add, { body }, { siteId });
  await showScreens(treadDepthScreens, siteId, `${list}/new`);
  await page.getByLabelText('Plate').fill('EL12345');
  await page.getByText('Winter', { exact: false }).first().click();
  const heights = () =>
    [...document.querySelectorAll('.groove-wheel')].map((one) => one.clientHeight).join(' ');
  await expect.element(pad).toBeVisible();
  const before = heights();
  await type('656565');
  await expect.element(wheel('Front left')).toHaveAttribute('data-tone', 'ok');
  await expect.element(page.getByText(/Deeper than last time \(4\.0 mm\)\?/)).toBeVisible();
  await type('121212');
  await expect.element(wheel('Front right')).toHaveAttribute('data-tone', 'bad');
  expect(heights()).toBe(before);
});

test('saved with network, the verdict stands there with one main act: to share it', async () => {
  const siteId = await atWork('mechanic');
  const all = [...treadDepthScreens, ...openTreadDepthScreens];
  const router = await showScreens(all, siteId, `${list}/new`);
  await page.getByLabelText('Plate').fill('EL12345');
  await type('121212');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => router.state.location.pathname).toMatch(/\/\d+\/show$/);
  await expect.element(page.getByText(/At least one tyre has less tread/)).toBeVisible();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect.element(share).toBeInViewport({ ratio: 1 });
  await share.click();
  await expect.element(page.getByRole('img', { name: 'Code of the address' })).toBeVisible();
  const sms = page.getByRole('link', { name: 'By SMS' });
  const text = decodeURIComponent(sms.element().getAttribute('href') ?? '');
  const { pathname } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  await router.navigate(`/${siteId}${pathname}`);
  await expect.element(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();
  await expect.element(page.getByText(/Do not drive on these tyres/)).toBeVisible();
});

test('a list shows the four wheels in the colours of what they mean', async () => {
  await page.viewport(1280, 900);
  const siteId = await atWork('manager');
  const body = {
    licenseplate: 'EL12345',
    read_on: '2026-06-01',
    season: 'summer',
    fl_1: 61,
    fr_1: 12,
    rl_1: 25,
    rr_1: 61,
  } as const;
  await write(treadReadings.calls.add, { body }, { siteId });
  await showScreens(treadDepthScreens, siteId, list);
  await expect.element(page.getByRole('columnheader', { name: 'Tread, mm' })).toBeVisible();
  await expect
    .poll(() =>
      [...document.querySelectorAll<HTMLElement>('.tread-cells > span')].map(
        ({ textContent, dataset }) => `${textContent} ${dataset['tone']}`,
      ),
    )
    .toEqual(['6.1 ok', '1.2 bad', '2.5 warn', '6.1 ok']);
});
