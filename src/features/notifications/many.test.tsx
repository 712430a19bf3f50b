import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Keyboard } from '#src/app/palette/keyboard.tsx';
import { BellButton } from '#src/app/frame/bar/bell-button.tsx';
import { database } from '#src/data/database.ts';
import {
  bell,
  notice,
  noticeCalled,
  numbered,
  patience,
  startNotifications,
  titles,
} from '#tests/support/in-browser/notified.tsx';
import { placeOf } from './kept/notification-store.ts';
import { useUnread } from './kept/use-unread.ts';
import NotificationsScreen from './list/notifications-screen.tsx';
import { NotificationsDrawer } from './notifications-drawer.tsx';

const { place, show } = startNotifications();

const openList = (count: number, search = '') =>
  show(count, {
    path: '/notification/list',
    search,
    screen: (siteId) => (
      <>
        <Keyboard siteId={siteId} />
        <NotificationsScreen />
      </>
    ),
  });

function Bell({ siteId }: { siteId: string }) {
  return <BellButton unread={useUnread(siteId)} />;
}

const openDrawer = (count: number) =>
  show(count, {
    search: '?panel=notifications',
    screen: (siteId) => (
      <>
        <Bell siteId={siteId} />
        <NotificationsDrawer siteId={siteId} />
      </>
    ),
  });

const kept = (siteId: string) => database.notifications.where({ place: placeOf(siteId) }).count();
const articles = () => titles().length;

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

test('a drawer with hundreds loaded keeps them when another comes, and a device keeps the newest', async () => {
  const { siteId, token } = await openDrawer(10_000);
  await expect.element(bell(10_000), patience).toBeInTheDocument();
  const more = page.getByRole('button', { name: 'Load more' });
  for (let loaded = 10; loaded < 230; loaded += 10) {
    await expect.poll(articles, patience).toBe(loaded);
    // As the keyboard presses it: nobody scrolls there in between.
    await expect.poll(() => more.element().getAttribute('aria-busy'), patience).toBe('false');
    (more.element() as HTMLElement).click();
  }
  await expect.poll(articles, patience).toBe(230);
  await commands.tell(token, [{ title: 'Lift 3', content: 'Leaks' }]);
  await expect.poll(() => titles()[0], patience).toBe('Lift 3');
  expect(titles()).toEqual([
    'Lift 3',
    ...numbered(10_000)
      .slice(-230)
      .map(({ title }) => title)
      .toReversed(),
  ]);
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect.element(bell(0), patience).toBeInTheDocument();
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Notifications:/ }).click();
  await expect.poll(() => kept(siteId), patience).toBe(200);
});
