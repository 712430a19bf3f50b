import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Keyboard } from '#src/app/palette/keyboard.tsx';
import { Palette } from '#src/app/palette/palette.tsx';
import {
  notice,
  noticeCalled,
  patience,
  startNotifications,
  titles,
} from '#tests/support/in-browser/notified.tsx';
import NotificationsScreen from './list/notifications-screen.tsx';

const { place, show } = startNotifications();

const openList = (count: number, search = '') =>
  show(count, {
    path: '/notification/list',
    search,
    screen: (siteId) => (
      <>
        <Keyboard siteId={siteId} Palette={Palette} />
        <NotificationsScreen />
      </>
    ),
  });

test('of ten thousand the list holds a page, and finds one by its words', async () => {
  await openList(10_000);
  await expect.element(page.getByText('10,000 notifications'), patience).toBeVisible();
  await expect.poll(() => titles()[0], patience).toBe('Notice 10000');
  expect(titles()).toHaveLength(25);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => titles()[0], patience).toBe('Notice 9975');
  expect(titles()).toHaveLength(25);
  await page.getByRole('searchbox').fill('4711');
  await expect.poll(titles, patience).toEqual(['Notice 4711']);
});

test('at the end of ten thousand the keys go to the last one, and mark and open it', async () => {
  await openList(10_000, '?page=400');
  await expect.element(notice('Unread: Notice 25'), patience).toBeVisible();
  expect(titles()).toHaveLength(25);
  for (let at = 25; at > 0; at -= 1) {
    await userEvent.keyboard('j');
    await expect.element(noticeCalled(`Unread: Notice ${at}`)).toHaveFocus();
  }
  await userEvent.keyboard('j');
  await expect.element(noticeCalled('Unread: Notice 1')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(noticeCalled('Notice 1'), patience).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(noticeCalled('Unread: Notice 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(noticeCalled('Notice 2'), patience).toHaveFocus();
  expect(place.search).toMatch(/^\?page=400&open=\d+$/);
});
