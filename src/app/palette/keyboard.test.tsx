import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, useLocation } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import type { Answer } from '#contract/kit/call.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { useLoaded } from '#src/data/use-loaded.ts';
import { write } from '#src/data/writing/write.ts';
import { keepTheme } from '#src/device/theme.ts';
import { startWords } from '#src/i18n/words.ts';
import { toggleShortcuts } from '#src/navigation/shortcuts.ts';
import { setFavourite } from '../frame/menu/favourites.ts';
import { lastUsed } from '../visits/last-used.ts';
import { Keyboard } from './keyboard.tsx';
import { Palette } from './palette.tsx';

beforeAll(async () => {
  await startWords(['common', 'search', 'shell', 'queue', 'dashboard']);
  // The server behind the screens starts with the first who asks for it.
  await commands.workAs('reception');
});
afterEach(() => {
  toggleShortcuts(true);
  keepTheme(null);
  lastUsed.set([]);
});

const place = { now: '' };
function Place() {
  place.now = decodeURIComponent(useLocation().pathname);
  return <input aria-label="Some field" />;
}

const shownRights: { now: readonly string[] } = { now: [] };
function Rights({ siteId }: { siteId: string }) {
  const rights = useLoaded(siteId, shellCalls.profile)?.data.profile.rights;
  useEffect(() => {
    shownRights.now = rights ?? [];
  }, [rights]);
  return null;
}

async function atWork(rest = '') {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}${rest}`]}>
        <Place />
        <Rights siteId={siteId} />
        <Keyboard siteId={siteId} Palette={Palette} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(document.body);
  return { siteId, token };
}

const palette = () => page.getByRole('combobox');
const chosen = () => page.getByRole('option', { selected: true });
const openIt = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette()).toHaveFocus();
};

test('Ctrl+K opens the palette from anywhere, a field too, and closes it', async () => {
  await atWork();
  await page.getByLabelText('Some field').click();
  await openIt();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette()).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Some field')).toHaveFocus();
});

test('no key opens anything over the scanner', async () => {
  const { siteId } = await atWork('/barcode-reader/hotel-quick');
  await userEvent.keyboard('{Control>}k{/Control}/?gq');
  expect(place.now).toBe(`/${siteId}/barcode-reader/hotel-quick`);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a slash opens it, Escape closes it, and a slash in a field is a slash', async () => {
  await atWork();
  await userEvent.keyboard('/');
  await expect.element(palette()).toHaveFocus();
  await expect.element(palette()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(palette()).not.toBeInTheDocument();
  await page.getByLabelText('Some field').click();
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Some field')).toHaveValue('/');
  await expect.element(palette()).not.toBeInTheDocument();
});

test('two keys lead where they lead though what the person may do is told again between them', async () => {
  const { siteId } = await atWork();
  await userEvent.keyboard('g');
  // A chord ends what might have been a scan: the key is heard by now.
  await userEvent.keyboard('{Control>}y{/Control}');
  const profile = questionOf(siteId, shellCalls.profile);
  queryClient.setQueryData<Answer<typeof shellCalls.profile>>(profile, (last) => ({
    ...last!,
    data: {
      profile: {
        ...last!.data.profile,
        rights: [...(last!.data.profile.rights ?? []), 'one.more'],
      },
    },
  }));
  await expect.poll(() => shownRights.now).toContain('one.more');
  await userEvent.keyboard('q');
  await expect.poll(() => place.now).toBe(`/${siteId}/queue`);
});

test('typing and Enter go to a screen', async () => {
  const { siteId } = await atWork();
  await openIt();
  await palette().fill('que');
  await expect.element(chosen()).toHaveTextContent('Queue');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.now).toBe(`/${siteId}/queue`);
  await expect.element(palette()).not.toBeInTheDocument();
});

test('arrows go round the list, and an action is done', async () => {
  await atWork();
  await openIt();
  await expect.element(chosen()).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .element(page.getByRole('option', { selected: true, name: /^Log out/ }))
    .toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(chosen()).toHaveTextContent('First page');
  await palette().fill('theme dark');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
});

test('what the server finds stands in the same list', async () => {
  const { siteId, token } = await atWork();
  await commands.checkIn(token, 'EL10001');
  await openIt();
  await palette().fill('EL100');
  await expect.element(page.getByRole('option', { name: /EL10001/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.now).toBe(`/${siteId}/queue`);
});

test('two who are called alike are distinguished', async () => {
  const { siteId } = await atWork();
  const add = (city: string) =>
    write(customers.calls.add, { body: { name: 'Berg Bil AS', city } }, { siteId });
  const [moss, oslo] = [await add('Moss'), await add('Oslo')];
  await openIt();
  await palette().fill('berg bil');
  for (const { data } of [moss, oslo]) {
    const name = `Berg Bil AS Customers · ${data.number} · ${data.city}`;
    await expect.element(page.getByRole('option', { name })).toBeVisible();
  }
});

test('whatever is typed can be searched for', async () => {
  const { siteId } = await atWork();
  await openIt();
  await palette().fill('100% 12/3');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.now).toBe(`/${siteId}/search/100% 12/3`);
});

test('the sheet lists the shortcuts and turns single keys off, but not Ctrl+K', async () => {
  await atWork();
  await userEvent.keyboard('?');
  await page.getByRole('switch', { name: 'Shortcuts with single keys' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(document.body);
  await userEvent.keyboard('/');
  await openIt();
});

test('before anything is typed the favourites come first, then what was opened last', async () => {
  const { siteId } = await atWork('/plain');
  await setFavourite(siteId, 'cars', true);
  lastUsed.set([{ path: 'cars/7', title: 'EL12345', kind: 'Car', at: 0 }]);
  await userEvent.keyboard('/');
  const options = page.getByRole('option');
  await expect.element(options.nth(0)).toHaveTextContent('Cars');
  await expect.element(options.nth(1)).toHaveTextContent('EL12345 Car');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => place.now).toBe(`/${siteId}/cars/7`);
});
