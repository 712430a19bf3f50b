import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { billing } from '#contract/economy/billing.ts';
import { send } from '#src/data/api.ts';
import { keepToken } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { cashRegistersScreens } from './screens.ts';

startScreens(['cash-registers', 'products']);

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

/** A shop whose register prints by an agent, and the computer that is it. */
async function shop() {
  const { siteId, token: login } = await commands.workAs('manager');
  keepToken(siteId, login);
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  const agent = { name: 'Counter', address: '192.168.1.50' };
  const { id: agent_id } = (await write(registerAgents.calls.add, { body: agent }, { siteId }))
    .data;
  const made = await write(registerAgentCalls.makeCode, { params: { id: agent_id } }, { siteId });
  const pairing = { code: made.data.secret, computer: 'DISK-1', version: '1.0.0' };
  const { token } = (await send(agentCalls.pair, { body: pairing })).data;
  const body = { name: 'Counter', change_float: 1000_00, agent_id };
  const { id } = (await write(cashRegisters.calls.add, { body }, { siteId })).data;
  const float = { intent: crypto.randomUUID(), kind: 'float' as const, amount: 1000_00 };
  await write(registerCalls.move, { params: { id }, body: float }, { siteId });
  /** Does the next job; its kind. */
  const next = async (problem?: 'silent' | 'unreachable') => {
    const asked = { token, version: '1.0.0', wait: 0, log: [] };
    const { data: job } = await send(agentCalls.work, { body: asked });
    if (!job) return undefined;
    const outcome = problem === undefined ? 'printed' : ('failed' as const);
    const answer = { token, job: job.id, outcome, problem: problem ?? '' } as const;
    await send(agentCalls.answer, { body: answer });
    return job.kind;
  };
  // Of the change that was counted.
  expect(await next()).toBe('drawer');
  return { siteId, id, next };
}

async function sellOne(siteId: string | number) {
  await showScreens(cashRegistersScreens, siteId as never, 'payment/cash-register/sell');
  await page.getByRole('combobox').first().fill('Wiper blades');
  await userEvent.keyboard('{Enter}');
  await page
    .getByLabelText(/^Price/)
    .first()
    .fill('250');
  await userEvent.keyboard('{Tab}');
  await button('Pay').click();
  await page.getByRole('dialog').getByRole('button', { name: /Kort/ }).first().click();
}

test('what is sold is printed by its printer, which the screen says', async () => {
  const { siteId, next } = await shop();
  await sellOne(siteId);
  await expect.element(page.getByText('Being printed ...')).toBeVisible();
  expect(await next()).toBe('receipt');
  await expect.element(page.getByText('It is printed.')).toBeVisible();
});

test('a printer that is out of reach is said, and what it did not print is printed again', async () => {
  const { siteId, next } = await shop();
  await sellOne(siteId);
  await expect.element(page.getByText('Being printed ...')).toBeVisible();
  await next('unreachable');
  await expect
    .element(page.getByText(/^It was not printed: Cannot be reached\. Try again/))
    .toBeVisible();
  await expect.element(button('Print the receipt')).toBeVisible();
  await button('Print again').click();
  await expect.element(page.getByText('Being printed ...')).toBeVisible();
  expect(await next()).toBe('receipt');
  await expect.element(page.getByText('It is printed.')).toBeVisible();
  await expect.element(button('Print the receipt')).not.toBeInTheDocument();
});

test('the one copy is printed by the printer and not by the browser as well', async () => {
  const { siteId, next } = await shop();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await sellOne(siteId);
  await expect.element(button('Next sale')).toBeVisible();
  expect(await next()).toBe('receipt');
  const path = 'payment/cash-register/receipts?query=r:1.2';
  await showScreens(cashRegistersScreens, siteId, path);
  await button('Print the copy').click();
  await expect.element(page.getByText('Being printed ...')).toBeVisible();
  await next('unreachable');
  await expect.element(page.getByText(/^It was not printed/)).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  await button('Print from the browser').click();
  expect(print).toHaveBeenCalledOnce();
});

test('the drawer is opened without a sale when somebody says why', async () => {
  const { siteId, next } = await shop();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await button('Open the drawer').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Why *').fill('Change for a note');
  await dialog.getByRole('button', { name: 'Open the drawer' }).click();
  await expect.poll(() => next()).toBe('drawer');
});

test('an X report is printed', async () => {
  const { siteId, next } = await shop();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/journal');
  await button('X report').click();
  await expect.element(page.getByText('Being printed ...')).toBeVisible();
  expect(await next()).toBe('report');
  await expect.element(page.getByText('It is printed.')).toBeVisible();
});
