import { chargeCalls } from '#contract/cash/cash-registers/charge-calls.ts';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { unique } from '../factories/unique.ts';
import type { TestServer } from '../server.ts';
import { shop } from './shop.ts';

/** A shop whose register takes cards by a terminal at a port of this computer; `pair` connects a computer with its agent. */
export async function terminalShop(server: TestServer, port: number) {
  const at = await shop(server);
  const { me } = at;
  const where = { terminal_address: '127.0.0.1', terminal_port: port };
  const kinds = { printer: 'none', terminal: 'network' } as const;
  const body = { name: unique('Counter'), ...kinds, ...where };
  const { id: agent } = (await server.call(registerAgents.calls.add, { body }, me)).body.data;
  await at.save({ agent_id: agent });
  const params = { id: at.id };
  const of = (intent: string) => ({ params: { ...params, intent } });
  const code = async () =>
    (await server.call(registerAgentCalls.makeCode, { params: { id: agent } }, me)).body.data
      .secret;
  return {
    ...at,
    agent,
    code,
    /** Pairs a computer; its token. */
    pair: async () => {
      const pairing = { code: await code(), computer: 'DISK-1', version: '1.0.0' };
      return (await server.call(agentCalls.pair, { body: pairing })).body.data.token;
    },
    charge: (amount: number, intent: string = crypto.randomUUID()) =>
      server.call(chargeCalls.charge, { params, body: { intent, method_id: at.card, amount } }, me),
    look: async (intent: string) =>
      (await server.call(chargeCalls.lookAtCharge, of(intent), me)).body.data,
    open: async () =>
      (await server.call(chargeCalls.openCharges, { params, query: {} }, me)).body.data,
    stop: (intent: string) => server.call(chargeCalls.stopCharge, of(intent), me),
    enquire: (intent: string) => server.call(chargeCalls.enquireCharge, of(intent), me),
    reverse: (intent: string) => server.call(chargeCalls.reverseCharge, of(intent), me),
    settle: (intent: string, approved: boolean) =>
      server.call(
        chargeCalls.settleCharge,
        { ...of(intent), body: { approved, because: 'Its journal says so' } },
        me,
      ),
    /** Sells for so much, paid by what the terminal has approved. */
    sellBy: (intent: string, amount: number, more: object = {}) =>
      at.sell(amount, { payments: [{ method_id: at.card, amount, charge: intent }], ...more }),
    /** As if so many seconds had gone by since an agent was given it. */
    later: (seconds: number) =>
      server.db.transaction('system', (tx) =>
        tx
          .updateTable('card_charges')
          .set({ given_at: new Date(Date.now() - seconds * 1000) })
          .where('agent_id', '=', agent)
          .where('state', 'in', ['given', 'unknown'])
          .execute(),
      ),
  };
}
