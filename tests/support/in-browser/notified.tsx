import { QueryClientProvider } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { boot } from '#src/app/boot.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { alertsNow, closeAlert } from '#src/data/alerts.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { awaitNotificationAnswers } from '#src/features/platform/notifications/local-store/notification-marks.ts';
import { startWords } from '#src/i18n/words.ts';

/** Longer than what is in sight has to be there before it counts as read, on a busy machine. */
export const patience = { timeout: 12_000 };

type Notices = Parameters<typeof commands.notify>[1];

interface Shown {
  /** Below the site. */
  readonly path?: string;
  readonly search?: string;
  readonly screen: (siteId: string) => ReactNode;
}

/** Starts the real server for the tests of a file, and leaves nothing of a test behind for the next. */
export function startNotifications() {
  const outside = setupWorker();
  const place = { search: '' };
  let left = new AbortController();

  vi.setConfig({ testTimeout: 60_000 });
  beforeAll(async () => {
    awaitNotificationAnswers();
    await outside.start({ quiet: true, onUnhandledFrame: 'bypass' });
    await startWords(['common', 'notifications', 'shell']);
    // The server starts with the first who is let in.
    await commands.workAs('mechanic');
  }, 120_000);
  afterEach(async () => {
    left.abort();
    // A screen that still stands would ask again for what is cleared.
    await cleanup();
    left = new AbortController();
    outside.resetHandlers();
    queryClient.clear();
    for (const { id } of alertsNow()) closeAlert(id);
  });
  afterAll(() => outside.stop());

  function Place() {
    place.search = useLocation().search;
    return null;
  }

  /** Shows something to somebody who works at a site of their own, which was told these things. */
  async function show(notices: Notices | number, { path = '', search = '', screen }: Shown) {
    const { siteId, token } = await commands.workAs('mechanic');
    keepToken(siteId, token);
    if (typeof notices === 'number') await commands.notifyMany(token, notices);
    else await commands.notify(token, notices);
    void boot(siteId, left.signal);
    // Keys that are pressed while it comes are nobody's.
    await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
    const { unmount } = await render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/${siteId}${path}${search}`]}>
          <Place />
          <Routes>
            <Route path="/:siteId/*" element={screen(siteId)} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return { siteId, token, unmount };
  }

  return { outside, place, show };
}

/** How a server says no. */
export const refused = (status: number) =>
  HttpResponse.json(
    { error: { code: 'common.server', message: 'Broken', requestId: 'r' } },
    { status },
  );

/** So many things to tell, of which the last is the newest. */
export const numbered = (count: number): Notices =>
  Array.from({ length: count }, (_, at) => ({ title: `Notice ${at + 1}`, content: 'Text' }));

/** The notification of a title, read or not. */
export const notice = (title: string) => page.getByRole('article', { name: title });

/** The one that is called just so: before the title of what is unread stands 'Unread: '. */
export const noticeCalled = (name: string) => page.getByRole('article', { name, exact: true });

/** The titles on screen, as they stand below each other. */
export const titles = () =>
  [...document.querySelectorAll('[data-notification] h3 bdi')].map((title) => title.textContent);

/** The bell that says how many are unread. */
export const bell = (count: number | string) =>
  page.getByRole('button', {
    name:
      Number(count) > 9 ? `Notifications: 9+ (${count} unread)` : `Notifications: ${count} unread`,
    includeHidden: true,
  });
