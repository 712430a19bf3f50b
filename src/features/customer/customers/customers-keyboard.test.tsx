import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customerDeskScreens } from '#src/features/desk/customer-desk/screens.ts';
import { customersScreens } from './screens.ts';

const screens = [...customersScreens, ...customerDeskScreens];

startScreens(['customers', 'cars', 'customer-desk', 'queue'], { width: 1280, height: 800 });
beforeEach(() => localStorage.removeItem('wheelhouse.columns.customers'));

/** The list of so many customers, named by their numbers, 25 to a page. */
async function register(many: number) {
  const siteId = await atWork();
  for (let at = 1; at <= many; at += 1) {
    const body = { name: `Customer ${String(at).padStart(2, '0')}` };
    await write(customers.calls.add, { body }, { siteId });
  }
  const router = await showScreens(screens, siteId, 'customers/list?per_page=25');
  await expect.element(page.getByRole('link', { name: 'Customer 01' })).toBeVisible();
  return { siteId, router };
}

/** The row and the column that the keyboard is in. */
const at = () => {
  const cell = document.activeElement?.closest('td');
  return [cell?.parentElement?.querySelector('.list-title')?.textContent, cell?.cellIndex];
};
const keys = (text: string) => userEvent.keyboard(text);

test('the keyboard goes to the ends of a row and of the list', async () => {
  await register(12);
  page.getByRole('gridcell').first().element().focus();
  const last = page.getByRole('row').nth(1).getByRole('gridcell').elements().length - 1;
  await keys('{End}');
  expect(at()).toEqual(['Customer 01', last]);
  await keys('{Control>}{End}{/Control}');
  expect(at()).toEqual(['Customer 12', last]);
  await keys('{Home}');
  expect(at()).toEqual(['Customer 12', 0]);
  await keys('{Control>}{Home}{/Control}');
  expect(at()).toEqual(['Customer 01', 0]);
});

test('a page down is ten rows, and over the last one the next page of the list', async () => {
  const { router } = await register(27);
  page.getByRole('gridcell').first().element().focus();
  await keys('{PageDown}');
  expect(at()).toEqual(['Customer 11', 0]);
  await keys('{PageDown}{PageDown}');
  expect(at()).toEqual(['Customer 25', 0]);
  await keys('{PageDown}');
  await expect.element(page.getByRole('link', { name: 'Customer 26' })).toBeVisible();
  expect(router.state.location.search).toContain('page=2');
  await expect.poll(at).toEqual(['Customer 26', 0]);
  await keys('{PageUp}');
  await expect.poll(at).toEqual(['Customer 25', 0]);
});

test('a column that was made wider is as wide the next time the list is opened', async () => {
  const { siteId } = await register(1);
  const width = () =>
    page.getByRole('columnheader', { name: 'Phone' }).element().getBoundingClientRect().width;
  await page.getByRole('button', { name: 'Columns' }).click();
  const wider = async () => {
    const before = width();
    await page.getByRole('button', { name: 'Make Phone wider' }).click();
    await expect.poll(width).toBeGreaterThan(before);
  };
  await wider();
  await wider();
  const drawn = width();
  await showScreens(screens, siteId, 'customers/list?per_page=25');
  await expect.element(page.getByRole('link', { name: 'Customer 01' }).last()).toBeVisible();
  const again = page.getByRole('columnheader', { name: 'Phone' }).last().element();
  expect(again.getBoundingClientRect().width).toBeCloseTo(drawn, 0);
});

test('a new one is typed at once, also one that was come to from a list', async () => {
  const { siteId, router } = await register(1);
  await router.navigate(`/${siteId}/customers/new`);
  await expect.element(page.getByRole('heading', { name: 'New customer' })).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
  const { labels } = document.activeElement as HTMLInputElement;
  expect(labels?.[0]?.textContent).toMatch(/^Name/);
});

test('anyone who typed something is asked before the page is left, and finds it again inside the app', async () => {
  const { siteId, router } = await register(1);
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await router.navigate(`/${siteId}/customers/new`);
  const name = page.getByLabelText('Name *');
  await name.fill('Kari Nilsen');
  await expect.poll(leaves).toBe(false);
  await router.navigate(`/${siteId}/customers/list`);
  await expect.element(page.getByRole('link', { name: 'Customer 01' })).toBeVisible();
  await router.navigate(`/${siteId}/customers/new`);
  await expect.element(name).toHaveValue('Kari Nilsen');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'Kari Nilsen' })).toBeVisible();
  expect(leaves()).toBe(true);
});

test.each([{ width: 1280 }, { width: 390 }])(
  'anyone who comes back to a list sees the row they went to, $width px wide',
  async ({ width }) => {
    const { siteId, router } = await register(14);
    await page.viewport(width, 500);
    const last = page.getByRole('link', { name: /Customer 14/ });
    await last.click();
    await expect.element(page.getByRole('heading', { name: 'Customer 14' })).toBeVisible();
    await router.navigate(-1);
    await expect.element(last).toBeInViewport();
    await expect.poll(() => last.query()?.closest('.gone-to') ?? null).not.toBeNull();
    expect(router.state.location.pathname).toBe(`/${siteId}/customers/list`);
  },
);
