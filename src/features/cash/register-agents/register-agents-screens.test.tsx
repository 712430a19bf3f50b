import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { send } from '#src/data/api.ts';
import { keepToken } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { registerAgentsScreens } from './screens.ts';

startScreens(['register-agents', 'cash-registers']);

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

/** A site with an agent that a cash register prints by, and the computer that becomes it. */
async function site() {
  const { siteId, token } = await commands.workAs('manager');
  keepToken(siteId, token);
  const body = { name: 'Counter', address: '192.168.1.50' };
  const { id } = (await write(registerAgents.calls.add, { body }, { siteId })).data;
  const register = { name: 'Front desk', agent_id: id };
  await write(cashRegisters.calls.add, { body: register }, { siteId });
  const pair = async (code: string) =>
    (await send(agentCalls.pair, { body: { code, computer: 'DISK-1', version: '1.0.0' } })).data
      .token;
  return {
    siteId,
    id,
    pair,
    paired: async () => {
      const made = await write(registerAgentCalls.makeCode, { params: { id } }, { siteId });
      return pair(made.data.secret);
    },
  };
}

test('a new agent is made with its printer, and an address outside of the site is refused', async () => {
  const { siteId } = await site();
  await showScreens(registerAgentsScreens, siteId, 'payment/cash-register/setup/agents/new');
  await page.getByLabelText('Name *').fill('Workshop');
  await page.getByLabelText('Address of the printer').fill('8.8.8.8');
  await button('Save').click();
  await expect.element(page.getByText(/^Only addresses such as 10\.20\.0\.15/)).toBeVisible();
  await page.getByLabelText('Address of the printer').fill('192.168.1.51');
  await button('Save').click();
  await expect.element(page.getByRole('heading', { name: 'Workshop' })).toBeVisible();
});

test('a pairing code connects a computer, whose name then stands in the list', async () => {
  const { siteId, id, pair } = await site();
  await showScreens(registerAgentsScreens, siteId, `payment/cash-register/setup/agent/${id}`);
  await expect.element(page.getByText('Front desk').first()).toBeVisible();
  await button('Make a pairing code').click();
  const command = page.getByText(/^curl .* pair /);
  await expect.element(command).toBeVisible();
  const code = /pair (\S+)/.exec(command.element().textContent)![1]!;
  await pair(code);
  await showScreens(registerAgentsScreens, siteId, 'payment/cash-register/setup/agents');
  await expect.element(page.getByText('DISK-1').first()).toBeVisible();
  await expect.element(page.getByText(/Online$/).first()).toBeVisible();
});

test('what an agent did and said is read, and a page of test is sent to its printer', async () => {
  const { siteId, id, paired } = await site();
  const token = await paired();
  const params = { id };
  await write(registerAgentCalls.test, { params, body: { kind: 'drawer' } }, { siteId });
  const line = { at: new Date().toISOString(), text: 'The printer is silent' };
  const asked = { token, version: '1.0.0', wait: 0, log: [line] };
  const job = (await send(agentCalls.work, { body: asked })).data!;
  const answer = { token, job: job.id, outcome: 'failed', problem: 'silent' } as const;
  await send(agentCalls.answer, { body: answer });
  await showScreens(registerAgentsScreens, siteId, `payment/cash-register/setup/agent/${id}`);
  await expect.element(page.getByText(/Not done$/)).toBeVisible();
  await expect.element(page.getByText('Does not answer').first()).toBeVisible();
  await page.getByText('Log', { exact: true }).click();
  await expect.element(page.getByText(/The printer is silent/)).toBeVisible();
  await button('Print a test page').click();
  await expect.element(page.getByText(/Waiting$/)).toBeVisible();
});
