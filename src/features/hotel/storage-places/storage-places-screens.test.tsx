import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  placeCalls,
  storagePlaces,
  warehouses,
} from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import '#tests/support/in-browser/styles.ts';
import { storagePlacesScreens } from './screens.ts';

beforeAll(async () => {
  await startWords(['common', 'crud', 'storage-places', 'wheel-sets']);
});
beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

/** A warehouse with the places of a pattern, and a set in the first of them. */
async function stored(pattern: string) {
  const siteId = await atWork();
  const hall = (await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId })).data;
  const body = { warehouse_id: hall.id, pattern, zone: 'North', room: 1, rack: '' as const };
  await write(placeCalls.addMany, { body }, { siteId });
  const places = async () =>
    (await send(storagePlaces.calls.list, { query: { per_page: '50' } }, { siteId })).data;
  const [first] = await places();
  const set = { licenseplate: 'EL12345', place_id: first!.id, wheels: [blankWheel('FL')] };
  await write(wheelSetCalls.intake, { body: set }, { siteId });
  const show = (path = 'logistics/admin') => showScreens(storagePlacesScreens, siteId, path);
  return { siteId, hall, places, show };
}

const picture = () => page.getByRole('application', { name: 'Picture of the racks' });

test('a warehouse is a picture that says how full it is, and the same in a table', async () => {
  const { show } = await stored('{A..B}.{01..03}-{1..2}');
  await show();
  await expect.element(picture()).toBeVisible();
  const meter = page.getByRole('meter', { name: 'Hall' });
  await expect.element(meter).toHaveAttribute('aria-valuetext', '1 of 12 places in use');
  await expect.element(page.getByRole('row', { name: 'A 6 5 0 1' })).toBeVisible();
  await page.getByRole('button', { name: 'A', exact: true }).click();
  await expect.element(page.getByRole('row', { name: 'Level 1 3 2 0 1' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'List of these places' })).toBeVisible();
});

test('each zone of a warehouse says how full it is and leads to its places, also on the page of the warehouse', async () => {
  const { siteId, hall, show } = await stored('A.{01..03}');
  const body = {
    warehouse_id: hall.id,
    pattern: 'B.{01..02}',
    zone: 'South',
    room: 2,
    rack: '' as const,
  };
  await write(placeCalls.addMany, { body }, { siteId });
  const router = await show(`logistics/admin/warehouses/${hall.id}`);
  const full = page.getByRole('list', { name: 'How full it is' });
  const zone = full.getByRole('meter', { name: 'South' });
  await expect.element(zone).toHaveAttribute('aria-valuetext', '0 of 4 places in use');
  await expect.element(picture()).toBeVisible();
  await full.getByRole('link', { name: /^South/ }).click();
  await expect.poll(() => router.state.location.search).toBe(`?warehouse_id=${hall.id}&zone=South`);
  await expect.element(page.getByText('B.01')).toBeVisible();
  await expect.element(page.getByText('A.01')).not.toBeInTheDocument();
});

test('the menu of a list shows what was archived, and closes', async () => {
  const { show } = await stored('A.{01..03}');
  const router = await show('logistics/admin/places');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  await page.getByRole('button', { name: 'Show archived' }).click();
  await expect.poll(() => router.state.location.search).toBe('?archived=1');
  await expect
    .element(page.getByRole('button', { name: 'Download as CSV' }))
    .not.toBeInTheDocument();
});

test('by arrows one goes from place to place and hears each, and Enter shows what stands there', async () => {
  const { show } = await stored('A.{01..03}-{1..2}');
  await show();
  await expect.element(picture()).toBeVisible();
  (picture().element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText('A.01-1: Full, 1 of 1 sets')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect.element(page.getByText('A.02-2: Free, 0 of 1 sets')).toBeInTheDocument();
  await userEvent.keyboard('{Home}{Enter}');
  const dialog = page.getByRole('dialog', { name: 'A.01-1' });
  await expect.element(dialog.getByText('EL12345')).toBeVisible();
});

test('a place is pressed in the picture and blocked for a reason', async () => {
  const { show, places } = await stored('A.{1..1}');
  await show();
  await expect.element(picture()).toBeVisible();
  const { width, height } = picture().element().getBoundingClientRect();
  // The rack's name stands above its only cell.
  await picture().click({ position: { x: width / 2, y: height / 2 + 57 } });
  const dialog = page.getByRole('dialog', { name: 'A.1' });
  await dialog.getByLabelText('Blocked because').fill('Bent beam');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.poll(async () => (await places())[0]?.blocked).toBe('Bent beam');
  await expect.element(page.getByText('1 place is blocked.', { exact: false })).toBeVisible();
});

test('what a pattern makes is shown while it is typed, and made', async () => {
  const { show, hall, places } = await stored('A.{01..02}-{1..2}');
  const router = await show(`logistics/admin/places/pattern?warehouse=${hall.id}`);
  const pattern = page.getByLabelText('Pattern', { exact: false });
  await pattern.fill('A.{05..01}-{1..2}');
  await expect
    .element(page.getByText('from the lower to the higher', { exact: false }))
    .toBeVisible();
  await pattern.fill('A.{01..05}-{1..2}');
  await expect.element(page.getByText('10 places, 1 rack')).toBeVisible();
  await page.getByRole('button', { name: 'Make 10 places' }).click();
  await expect.poll(async () => (await places()).length).toBe(10);
  await expect.poll(() => router.state.location.pathname).toMatch(/logistics\/admin$/);
});
