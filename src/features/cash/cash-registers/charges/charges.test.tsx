import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { terminalCalls } from '#contract/cash/register-agents/terminal-calls.ts';
import { billing } from '#contract/economy/billing.ts';
import { send } from '#src/data/api.ts';
import { keepToken } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { cashRegistersScreens } from '../screens.ts';

startScreens(['cash-registers', 'products']);
beforeEach(() => sessionStorage.clear());

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const sellPath = 'payment/cash-register/sell';

/** A shop whose register takes cards by a terminal, and the computer whose agent speaks to it. */
async function shop() {
  const { siteId, token: login } = await commands.workAs('manager');
  keepToken(siteId, login);
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  const where = { terminal_address: '192.168.1.60', terminal_port: 8443 };
  const kinds = { printer: 'none', terminal: 'network' } as const;
  const body = { name: 'Counter', ...kinds, ...where };
  const { id: agent_id } = (await write(registerAgents.calls.add, { body }, { siteId })).data;
  const made = await write(registerAgentCalls.makeCode, { params: { id: agent_id } }, { siteId });
  const pairing = { code: made.data.secret, computer: 'DISK-1', version: '1.0.0' };
  const { token } = (await send(agentCalls.pair, { body: pairing })).data;
  const register = { name: 'Counter', has_drawer: false, agent_id };
  const { id } = (await write(cashRegisters.calls.add, { body: register }, { siteId })).data;
  return {
    siteId,
    /** What the terminal is asked for. */
    next: async () =>
      (await send(terminalCalls.terminalWork, { body: { token, wait: 10, busy: null } })).data,
    say: (charge: number, state: 'approved' | 'declined' | 'unknown', approved: number) =>
      send(terminalCalls.terminalAnswer, {
        body: {
          token,
          charge,
          state,
          approved,
          is_reversal: false,
          transaction: 'T1',
          transacted_at: '',
          card: 'Visa',
          number: '**** 1234',
          said: state === 'declined' ? 'Not enough money' : '',
          problem: '',
          receipt: '',
        },
      }),
    sold: async () =>
      (await send(journalCalls.transactions, { params: { id }, query: {} }, { siteId })).data,
  };
}

async function payByCard(siteId: string | number) {
  await showScreens(cashRegistersScreens, siteId as never, sellPath);
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

test('a card that is approved enters the sale by itself, once, also where its page was loaded again meanwhile', async () => {
  const { siteId, next, say, sold } = await shop();
  await payByCard(siteId);
  await expect.element(page.getByText('On its way to the terminal …')).toBeVisible();
  const order = (await next())!;
  expect(order).toMatchObject({ order: 'pay', amount: 250_00 });
  await showScreens(cashRegistersScreens, siteId, sellPath);
  await expect.element(page.getByText('Waiting for the card').last()).toBeVisible();
  await say(order.charge, 'approved', 250_00);
  await expect.element(button('Next sale')).toBeVisible();
  expect(await sold()).toMatchObject([{ gross: 250_00 }]);
});

test('a card that is declined says why, and the sale is paid by hand with the reason', async () => {
  const { siteId, next, say, sold } = await shop();
  await payByCard(siteId);
  await expect.element(page.getByText('On its way to the terminal …')).toBeVisible();
  const order = (await next())!;
  await say(order.charge, 'declined', 0);
  await expect.element(page.getByText('Not enough money')).toBeVisible();
  await page.getByLabelText('Why the card is taken by hand').fill('Terminal offline');
  await button('The card was taken by hand').click();
  await expect.element(button('Next sale')).toBeVisible();
  expect(await sold()).toHaveLength(1);
});
