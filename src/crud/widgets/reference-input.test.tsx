import { QueryClientProvider } from '@tanstack/react-query';
import { bypass, http, passthrough } from 'msw';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { customers } from '#contract/customer/customers.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { ReferenceInput } from './reference-input.tsx';

startScreens(['customers']);
const { between } = startBetween();

const show = (
  siteId: string,
  props: Pick<Parameters<typeof ReferenceInput>[0], 'onChoose' | 'onNew'>,
) => {
  const input = (
    <ReferenceInput
      control={{ id: 'customer', 'aria-describedby': undefined, 'aria-invalid': false }}
      of={customers}
      value={null}
      shown=""
      {...props}
    />
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/${siteId}/x`]}>
        <Routes>
          <Route path="/:siteId/*" element={input} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test('what is listed stays to be pressed while what was typed is searched for', async () => {
  const siteId = await atWork();
  await write(customers.calls.add, { body: { name: 'Kari Berg' } }, { siteId });
  const found = Promise.withResolvers<void>();
  let requests = 0;
  between.use(
    http.get(`*/api${customers.calls.list.path}`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('q')) return passthrough();
      requests += 1;
      await found.promise;
      return fetch(bypass(request));
    }),
  );
  const onChoose = vi.fn();
  await show(siteId, { onChoose });
  await page.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown}');
  const kari = page.getByRole('option', { name: /Kari Berg/ });
  await expect.element(kari).toBeVisible();
  await page.getByRole('combobox').fill('Kari');
  await expect.poll(() => requests).toBe(1);
  await kari.click();
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kari Berg' }));
  found.resolve();
});

test('a new one is offered once it is known who is there, so that a quick press makes none', async () => {
  const siteId = await atWork();
  await write(customers.calls.add, { body: { name: 'Kari Berg' } }, { siteId });
  const found = Promise.withResolvers<void>();
  between.use(
    http.get(`*/api${customers.calls.list.path}`, async ({ request }) => {
      await found.promise;
      return fetch(bypass(request));
    }),
  );
  await show(siteId, { onChoose: vi.fn(), onNew: vi.fn() });
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('listbox')).toBeInTheDocument();
  expect(page.getByRole('option').elements()).toEqual([]);
  found.resolve();
  await expect.element(page.getByRole('option', { name: /Kari Berg/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: '+ Create new' })).toBeVisible();
});
