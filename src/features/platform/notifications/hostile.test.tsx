import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { patience, startNotifications } from '#tests/support/in-browser/notified.tsx';
import { NotificationsDrawer } from './notifications-drawer.tsx';

const { outside, show } = startNotifications();

// Ends whatever keeps the text of an element to itself, then turns around all that comes after.
const turned = '\u2069\u202E';

/** The texts within an element whose last sign stands to the left of the first. */
function turnedIn(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const first = text.search(/[\p{L}\p{N}]/u);
    const last = text.search(/[\p{L}\p{N}][^\p{L}\p{N}]*$/u);
    if (first < last && leftOf(node, last) < leftOf(node, first)) found.push(text);
  }
  return found;
}

function leftOf(node: Node, at: number): number {
  const sign = document.createRange();
  sign.setStart(node, at);
  sign.setEnd(node, at + 1);
  return sign.getBoundingClientRect().left;
}

test('what turns the writing turns its own line, and nothing that the app says around it', async () => {
  const notification = {
    id: 1,
    title: `${turned}exe.gnp`,
    content: `${turned}Look: www.example.no`,
    siteName: `${turned}Alnabru`,
    resolvedByUser: `${turned}Kari`,
    publishTime: '2026-11-20T10:00:00.000Z',
    resolvedAt: '2026-11-20T11:00:00.000Z',
    unread: true,
    shouldResolve: true,
    resolved: true,
  };
  outside.use(
    http.get('*/api/v4/site/notifications/get-for-user', () =>
      HttpResponse.json({ data: [notification], meta: { currentPage: 1, lastPage: 1 } }),
    ),
  );
  await show([], {
    search: '?panel=notifications',
    screen: (siteId) => <NotificationsDrawer siteId={siteId} />,
  });
  const notice = page.getByRole('article');
  await expect.element(notice, patience).toBeVisible();
  expect(turnedIn(notice.element())).toEqual([
    notification.title,
    notification.siteName,
    `${turned}Look: `,
    notification.resolvedByUser,
  ]);
});
