import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boot } from '#src/app/boot.ts';
import { AlertStack } from '#src/app/notices/alert-stack.tsx';
import { queryClient } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { awaitQueueAnswers } from '#src/features/workshop/queue/queue-moves.ts';
import QueueScreen from '#src/features/workshop/queue/queue-screen.tsx';
import { startWords } from '#src/i18n/words.ts';

interface Options {
  width?: number;
  height?: number;
  search?: string;
  garage?: boolean;
  recallLimit?: number;
  /** Whether there are any, or those of the reception. */
  stations?: boolean | string[];
}

/** The smallest phone there is. */
export const phone = { width: 360, height: 640 };

/** One of the queue's lists, and a person in it. */
export const list = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
export const row = (name: string, plate: string) =>
  list(name).getByRole('listitem').filter({ hasText: plate });
/** The button that calls whoever is first. */
export const next = page.getByRole('button', { name: 'Expedite next' });

/** Starts the real server for a file's tests of the queue; each of them stands at a site of its own. */
export function startQueue() {
  let left = new AbortController();
  beforeAll(async () => {
    awaitQueueAnswers();
    await startWords(['common', 'queue']);
    // The server behind the screens starts with the first who asks for it.
    await commands.workAs('reception');
  }, 60_000);
  afterEach(() => {
    left.abort();
    left = new AbortController();
  });

  /** The screen, as on a device that has just been started. */
  async function open(siteId: string, search = '') {
    void boot(siteId, left.signal);
    return render(
      <QueryClientProvider client={queryClient}>
        <AlertStack />
        <MemoryRouter initialEntries={[`/${siteId}/queue${search}`]}>
          <Routes>
            <Route path="/:siteId/queue" element={<QueueScreen />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  }

  /** The real screen over the real server, for somebody at a site of their own. Resolves with their token. */
  async function atTheQueue({ width = 1440, height = 900, search = '', ...site }: Options = {}) {
    await page.viewport(width, height);
    const { siteId, token } = await commands.workAs('reception', site);
    keepToken(siteId, token);
    await open(siteId, search);
    await expect.element(list('Waiting')).toBeVisible();
    return token;
  }

  return { atTheQueue, open };
}
