import { QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boot } from '#src/app/boot.ts';
import { Keyboard } from '#src/app/palette/keyboard.tsx';
import { alertsNow, closeAlert } from '#src/data/alerts.ts';
import { queryClient } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { awaitNotificationAnswers } from '../kept/notification-marks.ts';
import NotificationsScreen from './notifications-screen.tsx';

const worker = setupWorker();
let left = new AbortController();
beforeAll(async () => {
  awaitNotificationAnswers();
  await worker.start({ quiet: true });
  await startWords(['common', 'notifications', 'shell']);
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
}, 120_000);
afterEach(() => {
  left.abort();
  left = new AbortController();
  worker.resetHandlers();
  queryClient.clear();
  for (const { id } of alertsNow()) closeAlert(id);
});
afterAll(() => worker.stop());

vi.setConfig({ testTimeout: 60_000 });

// Longer than a list waits for what is typed, on a busy machine.
const patience = { timeout: 12_000 };

const place = { search: '' };
function Place() {
  place.search = useLocation().search;
  return null;
}

/** The real list over the real server, for somebody at a site of their own who was told these things. */
async function openList(told: Parameters<typeof commands.tell>[1], search = '') {
  const { siteId, token } = await commands.workAs('mechanic');
  keepToken(siteId, token);
  await commands.tell(token, told);
  void boot(siteId, left.signal);
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}/notification/list${search}`]}>
        <Place />
        <Keyboard siteId={siteId} />
        <Routes>
          <Route path="/:siteId/notification/list" element={<NotificationsScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { siteId, token };
}

const notice = (title: string) => page.getByRole('article', { name: title, exact: true });
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((one) => one.querySelector('bdi')?.textContent);

test('the tabs and the words find what they say, and it stands in the address', async () => {
  const { token } = await openList([
    { title: 'Lift 3', content: 'Leaks oil', shouldResolve: true },
    { title: 'Opening hours', content: 'Longer' },
    { title: 'Course', content: 'High voltage' },
  ]);
  await expect.poll(titles, patience).toEqual(['Course', 'Opening hours', 'Lift 3']);
  await page.getByRole('tab', { name: 'To resolve' }).click();
  await expect.poll(titles, patience).toEqual(['Lift 3']);
  expect(place.search).toBe('?state=to_resolve');
  await commands.onOtherDevice(token, 'resolve', 'Lift 3');
  await expect.poll(titles, patience).toEqual([]);
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('searchbox').fill('volt hi');
  await expect.poll(titles, patience).toEqual(['Course']);
  expect(place.search).toBe('?query=volt+hi');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(titles, patience).toHaveLength(3);
});

test('the keys go along the list, read, resolve and open what they are at', async () => {
  const { token } = await openList([
    { title: 'Lift 3', content: 'Leaks oil', shouldResolve: true },
    { title: 'Long', content: 'a '.repeat(300) },
  ]);
  await expect.element(notice('Unread: Long'), patience).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(notice('Unread: Long')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(notice('Unread: Lift 3')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(notice('Lift 3'), patience).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(notice('Lift 3').getByText(/Resolved$/), patience).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(notice('Unread: Long')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice('Long'), patience).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Read less' }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
});

test('what a push led to and is gone is told by an alert', async () => {
  await openList(
    Array.from({ length: 26 }, (_, at) => ({ title: `Notice ${at + 1}`, content: 'Text' })),
    '?open=999999',
  );
  await expect
    .poll(alertsNow, patience)
    .toMatchObject([{ type: 'error', title: 'Error loading notification' }]);
  await expect.poll(titles, patience).toHaveLength(25);
});

test('a list that fails says so, and comes when asked again', async () => {
  worker.use(
    http.get('*/api/v4/site/notifications', () =>
      HttpResponse.json(
        { error: { code: 'common.server', message: 'Broken', requestId: 'r' } },
        { status: 400 },
      ),
    ),
  );
  await openList([{ title: 'Lift 3', content: 'Leaks oil' }]);
  await expect.element(page.getByText('Broken'), patience).toBeVisible();
  expect(titles()).toEqual([]);
  expect(alertsNow().filter(({ visible }) => visible)).toEqual([]);
  worker.resetHandlers();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(titles, patience).toEqual(['Lift 3']);
});

test('a megabyte that somebody wrote is a preview until it is asked for', async () => {
  await openList([{ title: 'Long', content: `${'wheel '.repeat(170_000)}end` }]);
  const text = () => page.getByRole('article').element().querySelector('.notification-text');
  await expect.poll(() => page.getByRole('article').elements().length, patience).toBe(1);
  expect(text()?.textContent?.length).toBeLessThan(202);
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect.poll(() => text()?.textContent?.endsWith('end')).toBe(true);
});
