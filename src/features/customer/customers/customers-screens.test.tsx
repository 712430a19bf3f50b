import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { queryClient } from '#src/data/query.ts';
import { closeSnackbar, snackNow } from '#src/ui/snackbar.ts';
import { customerDeskScreens } from '#src/features/desk/customer-desk/screens.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { pressScreenKey } from '#src/navigation/screen-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

type Input = Parameters<typeof write<typeof customers.calls.add>>[1]['body'];

const { between } = startBetween();
startScreens(['customers', 'cars', 'customer-desk', 'queue'], { width: 1280, height: 800 });
beforeEach(() => {
  localStorage.removeItem('wheelhouse.columns.customers');
  closeSnackbar();
});

/** The real screens over the real server, in a register of one's own with these customers. */
async function working(rest: string, people: readonly Input[] = [], role = 'manager' as const) {
  const siteId = await atWork(role);
  const ids: number[] = [];
  for (const body of people) {
    const { data } = await write(customers.calls.add, { body }, { siteId });
    ids.push(data.id);
  }
  const router = await showScreens(
    [...customersScreens, ...customerDeskScreens],
    siteId,
    rest.replace('{first}', String(ids[0])),
  );
  const place = () => router.state.location;
  const one = async (at: number) =>
    (await send(customers.calls.one, { params: { id: ids[at] ?? 0 } }, { siteId })).data;
  return { siteId, ids, router, place, one };
}

const abc: Input[] = [
  { name: 'Anne Berg', type: 'private', phone: '90000001', payment_days: 14 },
  { name: 'Bil og Dekk AS', type: 'company', city: 'Oslo' },
  { name: 'Carl Dahl', type: 'private', city: 'Moss' },
];
const link = (name: string) => page.getByRole('link', { name });
const names = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.querySelector('.list-title')?.textContent)
    .filter((name) => name !== undefined);

test('an open panel stays open when the list is sorted or searched', async () => {
  const { place } = await working('customers/list?panel=queue', abc);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => place().search).toBe('?sort_by=name%3Adesc&panel=queue');
  await page.getByRole('searchbox').fill('anne');
  await expect.poll(() => place().search).toBe('?q=anne&sort_by=name%3Adesc&panel=queue');
});

test('a list is sorted by a press on a heading, and its address says so', async () => {
  const { place } = await working('customers/list', abc);
  await expect.poll(names).toEqual(['Anne Berg', 'Bil og Dekk AS', 'Carl Dahl']);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(names).toEqual(['Carl Dahl', 'Bil og Dekk AS', 'Anne Berg']);
  expect(place().search).toBe('?sort_by=name%3Adesc');
  await expect
    .element(page.getByRole('columnheader', { name: 'Name' }))
    .toHaveAttribute('aria-sort', 'descending');
});

test('a search that finds nothing says what narrows the list, and widens it', async () => {
  const { place } = await working('customers/list', abc);
  await expect.poll(names).toHaveLength(3);
  await page.getByRole('searchbox').fill('dahl');
  await expect.poll(names).toEqual(['Carl Dahl']);
  expect(place().search).toBe('?q=dahl');
  await page.getByRole('searchbox').fill('zzz');
  await expect.element(page.getByText('search for “zzz”', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect.poll(names).toHaveLength(3);
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('a filter is a chip that is opened, changed and taken away', async () => {
  const { place } = await working('customers/list', abc);
  await page.getByRole('button', { name: '+ Filter' }).click();
  await page.getByRole('button', { name: 'Type', exact: true }).last().click();
  await page.getByRole('checkbox', { name: 'Company' }).click();
  await expect.poll(names).toEqual(['Bil og Dekk AS']);
  expect(place().search).toBe('?type=company');
  await page.getByRole('checkbox', { name: 'Private' }).click();
  await expect.poll(names).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove Type' }).click();
  await expect.poll(() => place().search).toBe('');
});

test('rows from one to another are selected with Shift, archived together and restored', async () => {
  const { one } = await working('customers/list', abc);
  await page.getByRole('checkbox', { name: 'Select Anne Berg' }).click();
  await page
    .getByRole('checkbox', { name: 'Select Bil og Dekk AS' })
    .click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect.poll(names).toEqual(['Carl Dahl']);
  expect((await one(0)).archived_at).not.toBeNull();
  snackNow()?.action?.act();
  await expect.poll(names).toHaveLength(3);
});

test('one field is set in all selected rows', async () => {
  const { one } = await working('customers/list', abc);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await page.getByRole('button', { name: 'Set a field' }).click();
  await page.getByLabelText('Field').selectOptions('City');
  await page.getByLabelText('City').fill('Halden');
  await page.getByRole('button', { name: 'Set it in 3 rows' }).click();
  await expect.poll(async () => (await one(2)).city).toBe('Halden');
  await expect.poll(() => page.getByText('Halden').elements().length).toBe(3);
  snackNow()?.action?.act();
  await expect.poll(async () => (await one(2)).city).toBe('Moss');
  expect((await one(0)).city).toBe('');
});

test('the keyboard walks over the rows, opens one, and comes back to it', async () => {
  const { place, ids } = await working('customers/list', abc);
  await expect.poll(names).toHaveLength(3);
  await userEvent.click(page.getByRole('searchbox'));
  page.getByRole('gridcell').first().element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Bil og Dekk AS');
  await userEvent.keyboard('{End}{Home} ');
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Bil og Dekk AS' })).toBeVisible();
  expect(place().pathname).toMatch(new RegExp(`/${ids[1]}/customer/show$`));
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toHaveLength(3);
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('Bil og');
});

test('keys that are faster than what is drawn select the rows that they were pressed for', async () => {
  await working('customers/list', abc);
  await expect.poll(names).toHaveLength(3);
  for (const key of ['j', 'x', 'j', 'x']) pressScreenKey(key, false);
  await expect.element(page.getByRole('checkbox', { name: 'Select Anne Berg' })).toBeChecked();
  const second = page.getByRole('checkbox', { name: 'Select Bil og Dekk AS' });
  await expect.element(second).toBeChecked();
});

test('columns are chosen, moved, and stay with the person', async () => {
  const { place } = await working('customers/list', abc);
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent?.replace(/[↑↓]/, ''))
      .filter(Boolean);
  await expect.poll(heads).toContain('City');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Days to pay' }).click();
  await page.getByRole('checkbox', { name: 'E-mail', exact: true }).click();
  await page.getByRole('button', { name: 'Move Number to the left' }).click();
  await expect.poll(() => heads().slice(0, 2)).toEqual(['Number', 'Name']);
  expect(heads()).not.toContain('E-mail');
  expect(place().search).toContain('columns=number');
  expect(localStorage.getItem('wheelhouse.columns.customers')).toContain('payment_days');
});

test('a view is kept under a name, opened and told from what was changed since', async () => {
  const { place, router, siteId } = await working('customers/list?type=private', abc);
  await page.getByRole('button', { name: '+ Save view' }).click();
  await page.getByLabelText('Name of the view').fill('People');
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await expect.poll(() => place().search).toMatch(/view=\d+&type=private/);
  await router.navigate(`/${siteId}/customers/list`);
  await expect.poll(names).toHaveLength(3);
  await page.getByRole('button', { name: 'People' }).click();
  await expect.poll(names).toEqual(['Anne Berg', 'Carl Dahl']);
  await expect.element(page.getByRole('button', { name: 'Change view' })).toBeVisible();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.element(page.getByRole('button', { name: '+ Save view' })).toBeVisible();
});

test('one is edited; only what changed is sent, and the history says it in words', async () => {
  const { one } = await working('customer/edit/{first}', abc);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabelText('Days to pay').fill('21');
  await page.getByLabelText('Type').selectOptions('Company');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(async () => (await one(0)).version).toBe(2);
  expect(await one(0)).toMatchObject({ payment_days: 21, type: 'company' });
  await page.getByRole('tab', { name: 'History' }).click();
  await expect.element(page.getByText('Type: Private → Company')).toBeVisible();
  await expect.element(page.getByText('Days to pay: 14 → 21')).toBeVisible();
});

test('what is wrong is said at its field, and nothing typed is lost', async () => {
  await working('customer/edit/{first}?edit=1', abc);
  await page.getByLabelText('E-mail', { exact: true }).fill('not an address');
  await page.getByLabelText('Days to pay').fill('soon');
  await page.getByRole('button', { name: 'Save' }).click();
  const email = page.getByLabelText('E-mail', { exact: true });
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveValue('not an address');
  await expect.element(page.getByLabelText('Days to pay')).toHaveValue('soon');
});

test('somebody else saved in between: both versions are shown, and one is chosen', async () => {
  const { siteId, ids, one } = await working('customer/edit/{first}?edit=1', abc);
  await page.getByLabelText('City').fill('Mine');
  const id = ids[0] ?? 0;
  await write(
    customers.calls.save,
    { params: { id }, body: { city: 'Theirs', version: 1 } },
    { siteId },
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('cell', { name: 'Theirs' })).toBeVisible();
  await page.getByRole('button', { name: 'Save yours' }).click();
  await expect.poll(async () => (await one(0)).city).toBe('Mine');
});

test('one is archived, leads back to the list, and is restored', async () => {
  const { place, one } = await working('customer/edit/{first}', abc);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect.poll(names).toEqual(['Bil og Dekk AS', 'Carl Dahl']);
  expect(place().pathname).toMatch(/customers\/list$/);
  snackNow()?.action?.act();
  await expect.poll(names).toHaveLength(3);
  expect((await one(0)).archived_at).toBeNull();
});

test('an odd company number is warned of and saved all the same', async () => {
  const { siteId } = await working('customers/new');
  await page.getByLabelText('Name *').fill('Odd AS');
  await page.getByLabelText('Company number').fill('123456789');
  await expect.element(page.getByText('check digit', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'Odd AS' })).toBeVisible();
  const { data } = await send(customers.calls.list, { query: { q: '123456789' } }, { siteId });
  expect(data.map(({ name }) => name)).toEqual(['Odd AS']);
});

test('on a phone rows are cards with what a mechanic needs', async () => {
  await page.viewport(390, 844);
  const { place } = await working('customers/list', abc);
  const anne = page.getByRole('link', { name: /^Anne Berg/ });
  await expect.element(anne).toBeVisible();
  expect(page.getByRole('grid').elements()).toHaveLength(0);
  expect(anne.element().textContent).toContain('90000001');
  await anne.click();
  await expect.element(page.getByRole('heading', { name: 'Anne Berg' })).toBeVisible();
  expect(place().pathname).toMatch(/\/customer\/show$/);
});

test('on a phone a row is archived, or opened to be changed, without going to it', async () => {
  await page.viewport(390, 844);
  await working('customers/list', abc);
  const anne = page.getByRole('link', { name: /^Anne Berg/ });
  await page.getByRole('button', { name: 'What to do with Anne Berg' }).click();
  const menu = page.getByRole('dialog', { name: 'Anne Berg' });
  await menu.getByRole('button', { name: 'Archive' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(anne).not.toBeInTheDocument();
  const other = page.getByRole('button', { name: /^What to do with/ }).first();
  await other.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a register without customers offers the first one', async () => {
  await working('customers/list');
  await expect.element(page.getByText('No customers yet')).toBeVisible();
  expect(link('New customer').elements()).toHaveLength(2);
  await link('New customer').first().click();
  await expect.element(page.getByLabelText('Plate', { exact: true })).toHaveFocus();
});

test('without the server a list says from when it is, and keeps its rows', async () => {
  const { router, siteId } = await working('customers/list', abc);
  await expect.poll(names).toHaveLength(3);
  await router.navigate(`/${siteId}/customers/new`);
  await expect.element(page.getByRole('heading', { name: 'New customer' })).toBeVisible();
  between.use(http.get('*/api/v4/site/customers', () => HttpResponse.error()));
  queryClient.clear();
  await router.navigate(`/${siteId}/customers/list`);
  await expect
    .element(page.getByText('You are offline. This is from', { exact: false }))
    .toBeVisible();
  expect(names()).toHaveLength(3);
});

test('a list that failed says so, and never looks empty', async () => {
  const error = { code: 'common.server', message: 'Broken', requestId: 'r1' };
  between.use(
    http.get('*/api/v4/site/customers', () => HttpResponse.json({ error }, { status: 500 })),
  );
  await working('customers/list');
  await expect.element(page.getByText('Broken')).toBeVisible();
  expect(page.getByText('No customers yet').elements()).toHaveLength(0);
  between.resetHandlers();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No customers yet')).toBeVisible();
});

test('a file is read, checked, imported and taken back', async () => {
  const { siteId } = await working('customers/import', abc);
  const file = new File(['Name;Phone\nDina Eide;90000009\nAnne Berg;\n'], 'people.csv');
  await page.getByLabelText('Choose a file', { exact: false }).upload(file);
  await page.getByRole('button', { name: 'Check what would happen' }).click();
  await page.getByRole('button', { name: /^Import \d rows?/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  const found = async () =>
    (await send(customers.calls.list, { query: { q: 'dina' } }, { siteId })).data.length;
  expect(await found()).toBe(1);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect.poll(found).toBe(0);
});

test('an import goes in steps that are in the address: back and forth, and each says which it is', async () => {
  const { router } = await working('customers/import');
  async function step(text: string) {
    await expect.element(page.getByText(text)).toBeInTheDocument();
  }
  await step('Step 1 of 4: File');
  const file = new File(['Name;Phone\nDina Eide;90000009\n'], 'people.csv');
  await page.getByLabelText('Choose a file', { exact: false }).upload(file);
  await step('Step 2 of 4: Columns');
  await page.getByRole('button', { name: 'Check what would happen' }).click();
  await step('Step 3 of 4: Check');
  await expect.element(page.getByRole('heading', { name: 'This would happen' })).toBeVisible();
  await router.navigate(-1);
  await step('Step 2 of 4: Columns');
  await expect.element(page.getByRole('heading', { name: 'Which column is which?' })).toBeVisible();
  await router.navigate(1);
  await expect.element(page.getByRole('heading', { name: 'This would happen' })).toBeVisible();
  await page.getByRole('link', { name: 'Columns' }).click();
  await expect.element(page.getByRole('button', { name: 'Check what would happen' })).toBeVisible();
});
