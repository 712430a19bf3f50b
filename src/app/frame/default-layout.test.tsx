import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueueStatus } from '#contract/workshop/queue.ts';
import type { Role } from '#contract/rights.ts';
import { database, type QueuePersonRow } from '#src/data/database.ts';
import { queryClient } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { setCashRegisterStatus, showCashRegister } from '#src/navigation/cash-register-card.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { inLayouts } from '../layouts.ts';
import { DefaultLayout } from './default-layout.tsx';

beforeAll(async () => {
  await startWords(['common', 'shell']);
  await page.viewport(1440, 900);
});
afterEach(() => {
  setCashRegisterStatus('inactive');
  showCashRegister(false);
});

const screen = (path: string, more: Partial<Screen> = {}): Screen => ({
  path,
  title: 'common:errors.not_found',
  load: () => Promise.resolve({ default: () => <h1>{path}</h1> }),
  ...more,
});

/** The frame over the real server, around a screen, for somebody at a site of their own. */
async function at(path: string, role: Role = 'reception') {
  const { siteId, token } = await commands.workAs(role);
  keepToken(siteId, token);
  const screens = [screen('plain'), screen('bare', { hideNavBar: true })];
  const router = createMemoryRouter(inLayouts(screens, { default: DefaultLayout }), {
    initialEntries: [`/${siteId}/${path}`],
  });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: path })).toBeVisible();
  return { siteId };
}

const queue = page.getByRole('button', { name: /^Queue: / });
const bar = page.getByRole('banner');

// First, because what the bar takes later is there at once from then on.
test('a button of the bar stays the one that a finger is on when its number comes', async () => {
  const gone: string[] = [];
  const watch = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    gone.push(...nodes.flatMap((node) => (node instanceof HTMLElement ? [node.outerHTML] : [])));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const { siteId } = await at('plain');
  const waits = { status: QueueStatus.Wait } as QueuePersonRow['expedite'];
  const person = { siteId, id: 1, queue: 'expedite', expedite: waits } as QueuePersonRow;
  await database.queuePeople.put(person);
  await expect.element(queue).toHaveAccessibleName('Queue: 1 waiting');
  watch.disconnect();
  expect(gone.filter((html) => html.includes('bar-button'))).toEqual([]);
});

test('search, queue and menu stand in the bar of who may have them, with what their work begins with', async () => {
  await at('plain');
  await expect.element(queue).toBeVisible();
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.element(bar.getByRole('link', { name: 'Bookings' })).toBeVisible();
  await expect.element(bar.getByRole('link', { name: 'Orders' })).toBeVisible();
});

test('a screen may do without bars', async () => {
  await at('bare');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('the card button is there when the site has a register, says how it is and shows it', async () => {
  await at('plain');
  await expect.element(queue).toBeVisible();
  const card = page.getByRole('button', { name: /^Cash register/ });
  await expect.element(card).not.toBeInTheDocument();
  setCashRegisterStatus('timeout');
  await expect.element(card).toHaveAccessibleName('Cash register: does not answer');
  setCashRegisterStatus('ready');
  await expect.element(card).toHaveAccessibleName('Cash register: ready');
  await card.click();
  await expect.element(card).toHaveAttribute('aria-pressed', 'true');
});

test('a phone has the queue and the menu at its foot instead', async () => {
  await page.viewport(360, 640);
  await at('plain', 'mechanic');
  const foot = page.getByRole('navigation', { name: 'Most used' });
  await expect.element(foot.getByRole('link', { name: /^Queue/ })).toBeVisible();
  await expect.element(foot.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.element(queue).not.toBeInTheDocument();
});
