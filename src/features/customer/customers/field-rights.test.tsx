import { QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { keepToken } from '#src/data/tokens.ts';
import { startWords } from '#src/i18n/words.ts';
import { componentOf } from '#src/navigation/page/component-of.tsx';
import { customersScreens } from './screens.ts';

beforeAll(() => startWords(['common', 'crud', 'customers']));
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.removeItem('wheelhouse.columns.customers');
  await page.viewport(1280, 800);
});

/** The real screens over the real server, at the address made of the id of a customer, if there may be one. */
async function working(role: 'reception' | 'mechanic', rest: (id: number) => string) {
  const { siteId, token } = await commands.workAs(role);
  keepToken(siteId, token);
  await queryClient.query(queryFor(siteId, shellCalls.profile, undefined));
  const body = { name: 'Anne Berg', phone: '90000001' };
  const id =
    role === 'mechanic' ? 0 : (await write(customers.calls.add, { body }, { siteId })).data.id;
  const routes = await Promise.all(
    customersScreens.map(async (screen) => ({
      path: `/:siteId/${screen.path}`,
      Component: componentOf(screen, await screen.load()),
    })),
  );
  const router = createMemoryRouter(routes, { initialEntries: [`/${siteId}/${rest(id)}`] });
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('a field that others change says so in the form, and can be read', async () => {
  await working('reception', (id) => `customer/edit/${id}?edit=1`);
  await expect.element(field('Credit limit')).toHaveAttribute('readonly');
  await expect
    .element(field('Credit limit'))
    .toHaveAccessibleDescription('You lack the right to change this.');
  await expect.element(field('Blocked')).toHaveValue('No');
  await expect.element(field('Days to pay')).not.toHaveAttribute('readonly');
});

test('a new one is not asked for what others decide', async () => {
  await working('reception', () => 'customers/new');
  await expect.element(field('Name *')).toBeVisible();
  expect(field('Credit limit').elements()).toEqual([]);
});

test('a list offers no column that it does not tell', async () => {
  await working('mechanic', () => 'customers/list');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(page.getByText('City', { exact: true }).first()).toBeVisible();
  expect(page.getByText('Phone', { exact: true }).elements()).toEqual([]);
  expect(page.getByText('Credit limit', { exact: true }).elements()).toEqual([]);
});
