import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { dashboardCalls } from '#contract/desk/dashboard.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { boot } from '#src/app/boot.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { registerShop } from '#tests/support/in-browser/register-shop.ts';
import DashboardScreen from './dashboard-screen.tsx';

let left = new AbortController();
beforeAll(async () => {
  await startWords(['common', 'dashboard']);
  // The server behind the screens starts with the first who asks for it.
  await commands.workAs('reception');
});
afterEach(() => {
  left.abort();
  left = new AbortController();
});

const show = (siteId: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}`]}>
        <Routes>
          <Route path="/:siteId" element={<DashboardScreen />} />
          <Route path="/:siteId/queue" element={<h1>The queue</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

async function atWork() {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  return { siteId, token };
}

const tile = (name: string) => page.getByRole('region', { name });

test('the first page follows the queue by itself', async () => {
  const { siteId, token } = await atWork();
  void boot(siteId, left.signal);
  await show(siteId);
  await expect.element(tile('Queue now').getByText('Nobody is waiting.')).toBeVisible();
  await commands.checkIn(token, 'EL10001');
  await expect.element(tile('Queue now').getByText('EL10001')).toBeVisible();
  await expect.element(tile('Arrivals today').getByText('1 person has come')).toBeVisible();
});

// The profile is there with the start of the app: it says what somebody begins with.
async function begin(role: 'manager' | 'warehouse') {
  const { siteId, token } = await commands.workAs(role);
  keepToken(siteId, token);
  void boot(siteId, left.signal);
  await show(siteId);
}
const firstTile = () => document.querySelector('.tile h2')?.textContent;

test('a manager begins with what was sold, and with what it has brought', async () => {
  await begin('manager');
  await expect
    .element(tile('Sales').getByRole('term').filter({ hasText: 'Last 30 days' }))
    .toBeVisible();
  await expect
    .element(tile('Sales').getByRole('link', { name: 'Margin, 30 days' }))
    .toHaveAttribute('href', expect.stringMatching(/statistics\/groups\/sales$/));
  const sold = tile('Sales').getByRole('definition').first();
  await expect.poll(() => sold.element().textContent).toBe('NOK\u{a0}0');
  expect(firstTile()).toBe('Sales');
});

test('a manager sees what the registers in use have sold today, beside a week ago', async () => {
  const { siteId, sell } = await registerShop({ declared: true });
  await sell(250_00);
  void boot(siteId, left.signal);
  await show(siteId);
  const sold = tile('Registers today').getByRole('definition').first();
  await expect.poll(() => sold.element().textContent).toBe('NOK\u{a0}250');
  await expect
    .element(tile('Registers today').getByRole('link', { name: 'Registers today' }))
    .toHaveAttribute('href', expect.stringMatching(/reports\/daily-takings\?from=/));
});

test('where registers are for practice alone nothing of them is shown', async () => {
  const { siteId, sell } = await registerShop();
  await sell(250_00);
  void boot(siteId, left.signal);
  await show(siteId);
  await expect.element(tile('Sales')).toBeVisible();
  await expect.element(tile('Registers today')).not.toBeInTheDocument();
});

test('a manager sees how the season of the hotel goes beside the one before', async () => {
  const { siteId, token } = await commands.workAs('manager');
  keepToken(siteId, token);
  const body = { wheels: [blankWheel('FL')], place_id: null };
  await write(wheelSetCalls.intake, { body }, { siteId });
  void boot(siteId, left.signal);
  await show(siteId);
  const season = tile('Tyre hotel').getByRole('table', { name: 'Wheel sets in and out each week' });
  await expect
    .element(season.getByRole('columnheader', { name: 'This season' }))
    .toBeInTheDocument();
  // The week that it is now, of which nothing was there a year before.
  await expect.element(season.getByRole('row', { name: /1 0$/ })).toBeInTheDocument();
  await expect
    .element(tile('Tyre hotel').getByRole('link', { name: 'Wheel sets in and out each week' }))
    .toHaveAttribute('href', expect.stringMatching(/reports\/season-curve$/));
});

test('the warehouse begins with what is to be carried, each number leads to its view, and nothing of sales is there', async () => {
  await begin('warehouse');
  await expect.element(tile('Logistics').getByText('Nothing is to be carried now.')).toBeVisible();
  await expect
    .element(tile('Logistics').getByRole('link', { name: 'Went wrong' }))
    .toHaveAttribute('href', expect.stringMatching(/logistics\?view=exceptions$/));
  expect(firstTile()).toBe('Logistics');
  await expect.element(tile('Sales')).not.toBeInTheDocument();
});

test('the whole tile leads to its list', async () => {
  const { siteId } = await atWork();
  await show(siteId);
  await tile('Queue now').click();
  await expect.element(page.getByRole('heading', { name: 'The queue' })).toBeVisible();
});

test('a tile that could not be read says so, the others stand, and it can be tried again', async () => {
  const { siteId } = await atWork();
  const answer = await queryClient.query(queryFor(siteId, dashboardCalls.today, undefined));
  const { data } = answer;
  queryClient.setQueryData(questionOf(siteId, dashboardCalls.today), {
    data: { ...data, tiles: { ...data.tiles, hours: { state: 'rejected' } } },
  });
  await show(siteId);
  await expect.element(tile('Queue now').getByText('Done today')).toBeVisible();
  await tile('Arrivals today').getByRole('button', { name: 'Try again' }).click();
  await expect.element(tile('Arrivals today').getByText('Nobody has come yet')).toBeVisible();
});

test('nothing moves when the numbers come', async () => {
  const { siteId } = await atWork();
  const heights = () =>
    [...document.querySelectorAll('.tile')].map((one) => one.getBoundingClientRect().height);
  await show(siteId);
  await expect.element(tile('Queue now')).toBeVisible();
  const before = heights();
  await expect.element(tile('Queue now').getByText('Nobody is waiting.')).toBeVisible();
  expect(heights()).toEqual(before);
});
