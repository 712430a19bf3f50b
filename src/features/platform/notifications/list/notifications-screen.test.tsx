import { bypass, http } from 'msw';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Keyboard } from '#src/app/palette/keyboard.tsx';
import { Palette } from '#src/app/palette/palette.tsx';
import { alertsNow } from '#src/data/alerts.ts';
import { database } from '#src/data/database.ts';
import {
  noticeCalled,
  numbered,
  patience,
  refused,
  startNotifications,
  titles,
} from '#tests/support/in-browser/notified.tsx';
import { placeOf } from '../local-store/notification-store.ts';
import NotificationsScreen from './notifications-screen.tsx';

const { outside, place, show } = startNotifications();

/** The real list, with the app's keys. */
const openList = (notifications: Parameters<typeof show>[0], search = '') =>
  show(notifications, {
    path: '/notification/list',
    search,
    screen: (siteId) => (
      <>
        <Keyboard siteId={siteId} Palette={Palette} />
        <NotificationsScreen />
      </>
    ),
  });

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
  await expect.element(noticeCalled('Unread: Long'), patience).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(noticeCalled('Unread: Long')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(noticeCalled('Unread: Lift 3')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(noticeCalled('Lift 3'), patience).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(noticeCalled('Lift 3').getByText(/Resolved$/), patience).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(noticeCalled('Unread: Long')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(noticeCalled('Long'), patience).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Read less' }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
});

test('what a push led to and is gone is shown by an alert', async () => {
  await openList(numbered(26), '?open=999999');
  await expect
    .poll(alertsNow, patience)
    .toMatchObject([{ type: 'error', title: 'Error loading notification' }]);
  await expect.poll(titles, patience).toHaveLength(25);
});

test('what another device reads while the list is on its way is not unread in it', async () => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  outside.use(
    http.get(
      '*/api/v4/site/notifications',
      async ({ request }) => {
        const answer = await fetch(bypass(request));
        asked.resolve();
        await held.promise;
        return answer;
      },
      { once: true },
    ),
  );
  const { siteId, token } = await openList([{ title: 'Lift 3', content: 'Leaks oil' }]);
  await asked.promise;
  const state = () => database.notificationState.get(placeOf(siteId));
  await expect.poll(async () => (await state())?.unread, patience).toBe(1);
  await commands.onOtherDevice(token, 'markRead', 'Lift 3');
  await expect.poll(async () => (await state())?.unread, patience).toBe(0);
  held.resolve();
  await expect.poll(titles, patience).toEqual(['Lift 3']);
  await expect.element(noticeCalled('Lift 3')).toBeVisible();
});

test('a list that fails says so, and comes when asked again', async () => {
  outside.use(http.get('*/api/v4/site/notifications', () => refused(400)));
  await openList([{ title: 'Lift 3', content: 'Leaks oil' }]);
  await expect.element(page.getByText('Broken'), patience).toBeVisible();
  expect(titles()).toEqual([]);
  expect(alertsNow().filter(({ visible }) => visible)).toEqual([]);
  outside.resetHandlers();
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
