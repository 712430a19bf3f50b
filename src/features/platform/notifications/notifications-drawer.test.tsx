import { http, HttpResponse, passthrough } from 'msw';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { BellButton } from '#src/app/frame/bar/bell-button.tsx';
import { Keyboard } from '#src/app/palette/keyboard.tsx';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { Palette } from '#src/app/palette/palette.tsx';
import { alertsNow } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import {
  bell,
  notice,
  noticeCalled,
  numbered,
  patience,
  refused,
  startNotifications,
} from '#tests/support/in-browser/notified.tsx';
import { fetchOne } from './local-store/refresh-notifications.ts';
import { useUnread } from './local-store/use-unread.ts';
import { NotificationsDrawer } from './notifications-drawer.tsx';

const { outside, show } = startNotifications();

function Bell({ siteId }: { siteId: string }) {
  return <BellButton unread={useUnread(siteId)} />;
}

/** The real drawer and bell. */
const openDrawer = (notifications: Parameters<typeof show>[0]) =>
  show(notifications, {
    search: '?panel=notifications',
    screen: (siteId) => (
      <>
        <Keyboard siteId={siteId} Palette={Palette} />
        <Bell siteId={siteId} />
        <NotificationsDrawer siteId={siteId} />
      </>
    ),
  });

test('what is in sight is read by itself, and can be made unread again', async () => {
  const { token } = await openDrawer(numbered(2));
  await expect.element(notice('Notice 2')).toBeVisible();
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
  await expect.element(bell(0)).toBeInTheDocument();
  await notice('Notice 1').getByRole('button', { name: 'Mark unread' }).click();
  await expect.element(bell(1)).toBeInTheDocument();
  await expect.poll(() => commands.unreadOf(token), patience).toEqual(['Notice 1']);
});

test('what is told meanwhile is there, and what another device marks is marked here', async () => {
  const { token } = await openDrawer(numbered(1));
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
  await commands.notify(token, [{ title: 'Lift 3', content: 'Leaks' }]);
  await expect.element(notice('Unread: Lift 3')).toBeVisible();
  await expect.element(bell(1)).toBeInTheDocument();
  await commands.onOtherDevice(token, 'markRead', 'Lift 3');
  await expect.element(bell(0)).toBeInTheDocument();
  await expect.element(notice('Lift 3').getByRole('button', { name: 'Mark unread' })).toBeVisible();
});

test('what somebody has to see to is shown as resolved once it is, here or elsewhere', async () => {
  const { token } = await openDrawer([
    { title: 'IMPORTANT: Lift 3', content: 'Leaks', shouldResolve: true },
    { title: 'Opening hours', content: 'Longer' },
  ]);
  await expect.element(notice('Opening hours'), patience).toBeVisible();
  expect(page.getByRole('button', { name: 'Mark resolved' }).elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await expect.element(notice('IMPORTANT: Lift 3').getByText(/Resolved$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark resolved' })).not.toBeInTheDocument();

  await commands.notify(token, [{ title: 'Lift 4', content: 'Leaks too', shouldResolve: true }]);
  const later = notice('Unread: Lift 4');
  await expect.element(later.getByText(/To resolve$/), patience).toBeVisible();
  await commands.onOtherDevice(token, 'resolve', 'Lift 4');
  await expect.element(later.getByText(/Resolved$/), patience).toBeVisible();
  await expect.element(later.getByText(/^Kari/)).toBeVisible();
});

test('more is loaded ten at a time, until there is no more', async () => {
  await openDrawer(numbered(23));
  const articles = () => page.getByRole('article').elements().length;
  await expect.poll(articles, patience).toBe(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(articles, patience).toBe(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(articles, patience).toBe(23);
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('what was written to do harm is text and nothing else', async () => {
  const harm = `<img src=x onerror="document.title='harmed'"><script>document.title='harmed'</script>`;
  await openDrawer([
    {
      title: `${harm} \u202Egnp.exe`,
      content: `${harm} javascript:alert(1) https://bank.no@evil.example`,
    },
    { title: 'Long', content: `${'a'.repeat(195)}👨‍👩‍👧‍👦 and the rest` },
    { title: 'Linked', content: 'See www.example.no/lift, or https://раypal.com' },
  ]);
  await expect.element(notice('Linked')).toBeVisible();
  const drawer = page.getByRole('dialog').element();
  expect(drawer.querySelectorAll('img, script')).toHaveLength(0);
  expect(drawer.textContent).toContain(harm);
  expect(document.title).not.toBe('harmed');
  const links = [...drawer.querySelectorAll<HTMLAnchorElement>('.notification-text a')];
  expect(links.map(({ href, textContent }) => [textContent, href])).toEqual([
    ['www.example.no/lift', 'https://www.example.no/lift'],
    ['https://xn--ypal-43d9g.com/', 'https://xn--ypal-43d9g.com/'],
  ]);
  for (const { rel } of links) expect(rel).toBe('noopener noreferrer nofollow');
  const preview = () => notice('Long').element().querySelector('.notification-text')?.textContent;
  await expect.poll(preview).toBe(`${'a'.repeat(195)}…`);
  await notice('Long').getByRole('button', { name: 'Read more' }).click();
  await expect.poll(preview).toBe(`${'a'.repeat(195)}👨‍👩‍👧‍👦 and the rest`);
  await notice('Long').getByRole('button', { name: 'Read less' }).click();
  await expect.poll(preview).toBe(`${'a'.repeat(195)}…`);
});

test('a megabyte of links is a preview until all of it is asked for', async () => {
  const link = 'https://www.example.no/lift ';
  await openDrawer([{ title: 'Long', content: `${link.repeat(37_000)}end` }]);
  const text = () => notice('Long').element().querySelector('.notification-text');
  await expect.element(notice('Long'), patience).toBeVisible();
  expect(text()?.textContent).toBe(`${link.repeat(7).trimEnd()}…`);
  expect(text()?.querySelectorAll('a')).toHaveLength(7);
  await notice('Long').getByRole('button', { name: 'Read more' }).click();
  await expect.poll(() => text()?.textContent?.endsWith('end'), patience).toBe(true);
  await notice('Long').getByRole('button', { name: 'Read less' }).click();
  await expect.poll(() => text()?.textContent, patience).toBe(`${link.repeat(7).trimEnd()}…`);
});

test('the keys go along the list and mark what they are at', async () => {
  const { token } = await openDrawer([
    { title: 'Lift 3', content: 'Leaks', shouldResolve: true },
    { title: 'Long', content: 'a '.repeat(300) },
  ]);
  await expect.element(notice('Long')).toBeVisible();
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(noticeCalled('Long')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice('Long').getByRole('button', { name: 'Read less' })).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(noticeCalled('Unread: Long'), patience).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(noticeCalled('Lift 3')).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(notice('Lift 3').getByText(/Resolved$/), patience).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(noticeCalled('Unread: Long')).toHaveFocus();
  await expect.poll(() => commands.unreadOf(token), patience).toEqual(['Long']);
});

test('a list that fails never looks empty, and comes when asked again', async () => {
  outside.use(http.get('*/api/v4/site/notifications/get-for-user', () => refused(500)));
  await openDrawer(numbered(1));
  await expect.element(page.getByRole('alert').getByText('Broken')).toBeVisible();
  await expect.element(page.getByText('Nothing new')).not.toBeInTheDocument();
  expect(alertsNow()).toEqual([]);
  outside.resetHandlers();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notice('Notice 1')).toBeVisible();
});

test('a page of somebody else in place of the list is shown as that', async () => {
  const wifi = () => HttpResponse.html('<p>Log in to the Wi-Fi</p>');
  outside.use(http.get('*/api/v4/site/notifications/get-for-user', wifi));
  await openDrawer(numbered(1));
  await expect.element(page.getByText(/^A page of something else came instead/)).toBeVisible();
});

test('what this device knows without having read the list is not said never to have been opened', async () => {
  outside.use(http.get('*/api/v4/site/notifications/get-for-user', () => HttpResponse.error()));
  const { siteId } = await openDrawer([{ title: 'Lift 3', content: 'Leaks' }]);
  await expect.element(page.getByText(/has not been opened/)).toBeVisible();
  outside.resetHandlers();
  const { data } = await send(notificationsCalls.forUser, { query: { page: 1 } }, { siteId });
  await fetchOne(siteId, data[0]?.id ?? 0);
  const known = notice('Unread: Lift 3');
  await expect.element(known).toBeVisible();
  await expect.element(page.getByText(/has not been opened/)).not.toBeInTheDocument();
  await expect.element(known).toHaveAttribute('aria-posinset', '1');
});

test('more that cannot be loaded is shown by an alert', async () => {
  await openDrawer(numbered(12));
  await expect.element(notice('Notice 12')).toBeVisible();
  outside.use(http.get('*/api/v4/site/notifications/get-for-user', () => refused(500)));
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect
    .poll(alertsNow, patience)
    .toMatchObject([
      { type: 'error', title: 'Error loading more notifications', content: 'Broken' },
    ]);
});

test('to resolve sends the notification, with what this device alone knows left out', async () => {
  let sent: object = {};
  outside.use(
    http.patch('*/api/v4/site/notifications/:id', async ({ request }) => {
      sent = (await request.clone().json()) as object;
      return passthrough();
    }),
  );
  await openDrawer([{ title: 'Lift 3', content: 'Leaks', shouldResolve: true }]);
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await expect
    .poll(() => sent, patience)
    .toMatchObject({ title: 'Lift 3', content: 'Leaks', shouldResolve: true, resolved: true });
  expect(sent).not.toHaveProperty('place');
});

test('one that cannot be resolved is shown by an alert, and is to resolve again', async () => {
  outside.use(http.patch('*/api/v4/site/notifications/:id', () => refused(409)));
  await openDrawer([{ title: 'Lift 3', content: 'Leaks', shouldResolve: true }]);
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await expect
    .poll(alertsNow, patience)
    .toMatchObject([{ type: 'error', title: 'Error resolving notification', content: 'Broken' }]);
  await expect.element(page.getByText(/To resolve$/), patience).toBeVisible();
});

test('a mark that the server refuses is told, and what holds is shown again', async () => {
  const { token } = await openDrawer(numbered(1));
  await expect.poll(() => commands.unreadOf(token), patience).toEqual([]);
  outside.use(http.post('*/api/v4/site/notifications/unread', () => refused(404)));
  await notice('Notice 1').getByRole('button', { name: 'Mark unread' }).click();
  await expect
    .poll(alertsNow, patience)
    .toMatchObject([
      { type: 'error', title: 'Error: Error reading notification', content: 'Broken' },
    ]);
  await expect.element(bell(0)).toBeInTheDocument();
});
