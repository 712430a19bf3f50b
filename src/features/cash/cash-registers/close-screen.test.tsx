import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { registerShop } from '#tests/support/in-browser/register-shop.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { cashRegistersScreens } from './screens.ts';

startScreens(['cash-registers']);

const ends = () => page.getByRole('button', { name: 'End the day', exact: true });

test('by keys alone all registers are counted and ended, one after the other', async () => {
  const { siteId, id, sell } = await registerShop();
  await sell(250_00);
  const second = (await write(cashRegisters.calls.add, { body: { name: 'Drive-in' } }, { siteId }))
    .data;
  const float = { intent: crypto.randomUUID(), kind: 'float', amount: 500_00, reason: '' } as const;
  await write(registerCalls.move, { params: { id: second.id }, body: float }, { siteId });
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/close');
  const first = page.getByRole('listitem').filter({ hasText: 'Counter' });
  await expect.element(first.getByText('NOK 250.00')).toBeVisible();
  // Who counts a drawer does not know what should be in it.
  expect(first.getByText('NOK 1,000.00').elements()).toEqual([]);
  await expect.element(ends().first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Pieces of 1000', { exact: true })).toHaveFocus();
  await userEvent.keyboard('1{Enter}');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(ends()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByLabelText('Pieces of 500', { exact: true }).fill('1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No register has an open day.')).toBeVisible();
  for (const register of [id, second.id]) {
    const input = { params: { id: register }, query: { kind: 'z_report' as const } };
    expect((await send(journalCalls.journal, input, { siteId })).data).toHaveLength(1);
  }
});
