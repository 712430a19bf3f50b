import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { legacyCalls } from '#contract/platform/legacy.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { write } from '#src/data/writing/write.ts';
import { database } from '#src/data/database.ts';
import type { QueuePersonRow } from '#src/data/database.ts';
import { queryClient, queryFor, questionOf } from '#src/data/query.ts';
import { keepToken } from '#src/data/tokens.ts';
import { keepScannerChain } from '#src/device/scan/scanned-code.ts';
import { startWords } from '#src/i18n/words.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { provideScreens } from '#src/navigation/screen-table.ts';
import SearchScreen from './search-screen.tsx';

const screenAt = (path: string): Screen => ({
  path,
  title: 'search:title',
  load: () => Promise.reject(new Error('Nobody looks at it')),
});

beforeAll(async () => {
  await startWords(['common', 'search', 'queue']);
  provideScreens(() => Promise.resolve([screenAt('queue'), screenAt('cars/new')]));
  // The server behind the screens starts with the first who asks for it.
  await commands.workAs('reception');
});

const place = { now: '' };
function Place() {
  const { pathname, search } = useLocation();
  place.now = pathname + search;
  return null;
}

/** The real screen over the real server at this address below a site of one's own. */
async function searching(rest: string, plates: readonly string[] = []) {
  const { siteId, token } = await commands.workAs('reception');
  keepToken(siteId, token);
  for (const plate of plates) await commands.checkIn(token, plate);
  await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}/${rest}`]}>
        <Place />
        <Routes>
          <Route path="/:siteId/search/:query?" element={<SearchScreen />} />
          <Route path="/:siteId/queue" element={<h1>The queue</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return siteId;
}

const field = () => page.getByRole('searchbox');

test('what is not kept here yet is said to be so, and looked for in the legacy application where there is one', async () => {
  const siteId = await searching('search/r:1.2');
  await expect
    .element(
      page.getByText('Register and receipt, with a dot between: not here yet', { exact: false }),
    )
    .toBeVisible();
  const way = page.getByRole('link', { name: 'Look for r:1.2 in the earlier system' });
  await expect.element(way).not.toBeInTheDocument();
  queryClient.setQueryData(questionOf(siteId, legacyCalls.settings), {
    data: { url: '/demo/legacy' },
  });
  await expect
    .element(way)
    .toHaveAttribute('href', `/${siteId}/payment/cash-register/receipts?query=r%3A1.2`);
});

test('a plate of somebody who is here leads straight to them', async () => {
  const siteId = await searching('search/el%2010001', ['EL10001', 'EL10002']);
  await expect.element(page.getByRole('heading', { name: 'The queue' })).toBeVisible();
  expect(place.now).toMatch(new RegExp(`^/${siteId}/queue\\?person=\\d+$`));
});

test('the old name with its parameter finds the same', async () => {
  await searching('search?query=EL1000', ['EL10001', 'EL10002']);
  const group = page.getByRole('region', { name: 'In the queue today 2' });
  await expect.element(group.getByRole('link').first()).toBeVisible();
  expect(group.getByRole('link').elements()).toHaveLength(2);
});

test('answers come while one types and carry nobody away; Enter goes there', async () => {
  const siteId = await searching('search', ['EL20001']);
  await field().fill('EL20001');
  await expect.element(page.getByRole('link', { name: /EL20001/ })).toBeVisible();
  expect(place.now).toBe(`/${siteId}/search/EL20001`);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'The queue' })).toBeVisible();
});

test('a plate that nobody has can be added to the queue', async () => {
  const siteId = await searching('search/el-30001');
  await page.getByRole('link', { name: 'Add EL30001 to the queue' }).click();
  await expect.poll(() => place.now).toBe(`/${siteId}/queue?plate=EL30001`);
});

test('a plate that nobody has can be written into the register', async () => {
  const siteId = await searching('search/el-30002');
  const way = page.getByRole('link', { name: 'New car EL30002' });
  await expect.element(way).toBeVisible();
  // What has no screen yet is not offered.
  expect(page.getByRole('link', { name: 'New customer with' }).elements()).toEqual([]);
  await way.click();
  await expect.poll(() => place.now).toBe(`/${siteId}/cars/new?licenseplate=EL30002`);
});

test('a customer is found with what distinguishes them, and by number leads to the counter', async () => {
  const siteId = await searching('search');
  const body = { name: 'Kari Nilsen', city: 'Moss' };
  const { data } = await write(customers.calls.add, { body }, { siteId });
  await field().fill('nilsen');
  const hit = page.getByRole('link', { name: `Kari Nilsen ${data.number} · Moss` });
  await expect.element(hit).toBeVisible();
  await field().fill(data.number);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => place.now).toBe(`/${siteId}/${data.id}/customer/show`);
});

test('what a prefix was taken for is said, and why it cannot be searched for', async () => {
  await searching('search/o%3A12');
  await expect.element(page.getByText('Order number')).toBeVisible();
  await field().fill('o:twelve');
  await expect.element(page.getByText('This number has only digits.')).toBeVisible();
  await field().fill('pos:A');
  await expect.element(page.getByText('Both parts are needed: A.12')).toBeVisible();
});

test('the code of a label is read with its chain, as the scanner reads it', async () => {
  await searching('search');
  keepScannerChain('12');
  await field().fill('TH12:4711');
  await expect.element(page.getByText('Tyre hotel number')).toBeVisible();
  await field().fill('TH13:4711');
  await expect
    .element(page.getByText('This label belongs to another workshop chain.'))
    .toBeVisible();
});

test('before anything is typed all ways to search are shown, and what was found lately', async () => {
  await searching('search/EL4000', ['EL40001', 'EL40002']);
  await expect.element(page.getByRole('link', { name: /EL40001/ })).toBeVisible();
  await field().fill('');
  await expect.element(page.getByRole('link', { name: 'EL4000', exact: true })).toBeVisible();
  await expect.element(page.getByText('pos:')).toBeVisible();
});

test('hostile text is shown as text', async () => {
  await searching(`search/${encodeURIComponent('<img src=x onerror=alert(1)>%00..')}`);
  await expect.element(page.getByText('Nothing found for', { exact: false })).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('without the server customers and cars of lists and cards that were opened are found', async () => {
  const siteId = await searching('search');
  const body = { name: 'Åse Berg', email: 'ase@post.example', external_id: 'V-77' };
  const { data } = await write(customers.calls.add, { body }, { siteId });
  const car = { licenseplate: 'EL70001', customer_id: data.id };
  await write(cars.calls.add, { body: car }, { siteId });
  await queryClient.query(queryFor(siteId, customers.calls.one, { params: { id: data.id } }));
  await queryClient.query(queryFor(siteId, cars.calls.list, { query: {} }));
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  for (const typed of ['ase b', 'ASE@post', data.number, 'i:v-7']) {
    await field().fill(typed);
    await expect.element(page.getByRole('link', { name: /Åse Berg/ })).toBeVisible();
    // Where the server would have led.
    await expect
      .element(page.getByRole('link', { name: /Åse Berg/ }))
      .toHaveAttribute('href', `/${siteId}/${data.id}/customer/show`);
    await field().fill('o:1');
    await expect.poll(() => page.getByRole('link', { name: /Åse Berg/ }).elements()).toEqual([]);
  }
  await field().fill('c:7000');
  const found = page.getByRole('link', { name: /EL70001.*Åse Berg/ });
  const counter = new RegExp(`^/${siteId}/${data.id}/customer/show\\?car=\\d+$`);
  await expect.element(found).toHaveAttribute('href', expect.stringMatching(counter));
  fetched.mockRestore();
});

test('without the server it says so at once, with whom the device knows to be here', async () => {
  const siteId = await searching('search', ['EL50001']);
  await field().fill('EL5000');
  await expect.element(page.getByRole('link', { name: /EL50001/ })).toBeVisible();
  const person = { licenseplate: 'EL60001', name: 'Kari', id: 7 } as QueuePersonRow;
  const away = { status: 1, start_at: null } as QueuePersonRow['expedite'];
  await database.queuePeople.put({ ...person, siteId, queue: 'expedite', expedite: away });
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await field().fill('EL600');
  await expect
    .element(page.getByText('You are offline. This is what this device knows.'))
    .toBeVisible();
  // It was not tried again before.
  const requests = fetched.mock.calls.filter((args) => JSON.stringify(args).includes('EL600'));
  expect(requests).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: /EL60001/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'EL5000', exact: true })).toBeVisible();
  fetched.mockRestore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing found for', { exact: false })).toBeVisible();
});
