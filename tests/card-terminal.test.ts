import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  playCardTerminal,
  type CardTerminal,
  type TakesCards,
} from './simulators/card-terminal.ts';
import { agentProgram } from './support/cash/agent-program.ts';
import { terminalShop } from './support/cash/terminal-shop.ts';
import { testDatabase } from './support/database/test-database.ts';
import { openCutProxy } from './support/network/cut-proxy.ts';
import { serverOver, type TestServer } from './support/server.ts';

const { build, start, kill } = agentProgram();
let server: TestServer;
let url: string;
const terminals: CardTerminal[] = [];

beforeAll(async () => {
  await build();
  server = await serverOver(await testDatabase());
  url = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await kill();
  for (const terminal of terminals.splice(0)) await terminal.stop();
});
afterAll(() => server.app.http.close());

/** A shop with a terminal, and the computer whose agent speaks to it. */
async function counter(takes: TakesCards = 'approve') {
  const terminal = await playCardTerminal();
  terminals.push(terminal);
  terminal.takes(takes);
  const at = await terminalShop(server, terminal.port);
  const line = await openCutProxy(url);
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-paired-'));
  const pairing = start(folder, 'pair', await at.code(), '--server', line.url);
  expect(await pairing.ended).toBe(0);
  const intent = crypto.randomUUID();
  return {
    ...at,
    terminal,
    line,
    intent,
    run: () => start(folder, 'run'),
    ask: () => at.charge(250_00, intent),
    state: async () => (await at.look(intent)).state,
  };
}
const soon = { timeout: 10_000 };

test('a card that is approved pays the sale, with what the terminal says of it, and its number stays there', async () => {
  const at = await counter();
  at.run();
  await Promise.all([at.ask(), at.ask(), at.ask()]);
  await expect.poll(at.state, soon).toBe('approved');
  expect(await at.look(at.intent)).toMatchObject({
    approved: 250_00,
    card: 'Visa',
    number: '**** 1234',
  });
  expect((await at.z(1000_00)).body.error?.code).toBe('cash-registers.charges_open');
  expect((await at.sell(250_00)).body.error?.code).toBe('cash-registers.by_terminal');
  expect((await at.sellBy(at.intent, 249_00)).body.error?.code).toBe('cash-registers.not_charged');
  const { nr } = (await at.sellBy(at.intent, 250_00)).body.data;
  expect((await at.sellBy(at.intent, 250_00)).body.error?.code).toBe('cash-registers.not_charged');
  expect((await at.reverse(at.intent)).body.error?.code).toBe('cash-registers.charge_used');
  expect((await at.receipt(nr)).payments).toMatchObject([
    { amount: 250_00, reference: expect.stringMatching(/^Visa \*{4} 1234 TP[0-9A-F]{9}$/) },
  ]);
  expect(at.terminal.taken).toMatchObject([{ amount: 250_00 }]);
  expect(await at.open()).toEqual([]);
  const { rows } = await server.db.executeSql(
    `select to_jsonb(c)::text as row from card_charges c where register_id = ${at.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain('4111111111111234');
  expect((await at.check()).faults).toEqual([]);
});

test('one that is declined is said with the words of the terminal, and pays nothing', async () => {
  const at = await counter('decline');
  at.run();
  await at.ask();
  await expect.poll(at.state, soon).toBe('declined');
  expect(await at.look(at.intent)).toMatchObject({ said: 'Not enough money', approved: null });
  expect((await at.sellBy(at.intent, 250_00)).body.error?.code).toBe('cash-registers.not_charged');
});

test.each(['dies', 'twice', 'other_service'] as const)(
  'of a terminal that %s it is known what was approved, and the customer is charged once',
  async (takes) => {
    const at = await counter(takes);
    at.run();
    await at.ask();
    await expect.poll(at.state, soon).toBe('approved');
    expect(at.terminal.taken).toHaveLength(1);
  },
);

test('an agent that is killed while a customer pays finds out what became of it, and charges nobody again', async () => {
  const at = await counter('slow');
  const agent = at.run();
  await at.ask();
  await expect.poll(() => at.terminal.asked, soon).toEqual(['Payment']);
  agent.child.kill('SIGKILL');
  await agent.ended;
  at.run();
  await expect.poll(() => at.terminal.asked, soon).toContain('TransactionStatus');
  at.terminal.pay();
  await expect.poll(at.state, soon).toBe('approved');
  expect(at.terminal.taken).toHaveLength(1);
  expect(at.terminal.asked.filter((one) => one === 'Payment')).toHaveLength(1);
});

test('however often it is killed, what was approved is known and nobody is charged twice', async () => {
  const at = await counter();
  let agent = at.run();
  for (let nth = 0; nth < 4; nth += 1) {
    const intent = crypto.randomUUID();
    const before = at.terminal.asked.length;
    await at.charge(100_00 + nth, intent);
    // Somewhere between what the terminal hears and what the server does.
    await expect
      .poll(() => at.terminal.asked.length, { ...soon, interval: 1 })
      .toBeGreaterThan(before);
    agent.child.kill('SIGKILL');
    await agent.ended;
    agent = at.run();
    await expect.poll(async () => (await at.look(intent)).state, soon).toBe('approved');
    expect((await at.sellBy(intent, 100_00 + nth)).status).toBe(200);
  }
  expect(at.terminal.taken.map(({ amount }) => amount)).toEqual([100_00, 100_01, 100_02, 100_03]);
});

test('what was approved while the server was away is said when it is back', async () => {
  const at = await counter('slow');
  const agent = at.run();
  await at.ask();
  await expect.poll(() => at.terminal.asked, soon).toEqual(['Payment']);
  await at.line.cut();
  at.terminal.pay();
  await expect.poll(agent.output, soon).toContain('approved');
  expect(await at.state()).toBe('given');
  await at.line.mend();
  await expect.poll(at.state, soon).toBe('approved');
  expect(at.terminal.taken).toHaveLength(1);
});

test('one that somebody takes back while the terminal waits for a card is broken off', async () => {
  const at = await counter('slow');
  at.run();
  await at.ask();
  await expect.poll(() => at.terminal.asked, soon).toEqual(['Payment']);
  await at.stop(at.intent);
  await expect.poll(at.state, soon).toBe('declined');
  expect(at.terminal.taken).toEqual([]);
});

test('a terminal that is not there took nothing', async () => {
  const at = await counter();
  await at.terminal.stop();
  at.run();
  await at.ask();
  await expect.poll(at.state, soon).toBe('declined');
  expect(await at.look(at.intent)).toMatchObject({ problem: 'unreachable' });
});

test('what was approved and sold to nobody is given back, once', async () => {
  const at = await counter();
  at.run();
  await at.ask();
  await expect.poll(at.state, soon).toBe('approved');
  await Promise.all([at.reverse(at.intent), at.reverse(at.intent)]);
  await expect.poll(async () => (await at.look(at.intent)).reversal, soon).toBe('done');
  expect(at.terminal.reversed).toHaveLength(1);
  expect((await at.sellBy(at.intent, 250_00)).body.error?.code).toBe('cash-registers.not_charged');
});

test('a terminal that dies while it gives back has given back once', async () => {
  const at = await counter();
  at.run();
  await at.ask();
  await expect.poll(at.state, soon).toBe('approved');
  at.terminal.takes('dies');
  await at.reverse(at.intent);
  await expect.poll(async () => (await at.look(at.intent)).reversal, soon).toBe('done');
  expect(at.terminal.reversed).toHaveLength(1);
});

test('a card is paid back by the terminal', async () => {
  const at = await counter();
  at.run();
  await at.ask();
  await expect.poll(at.state, soon).toBe('approved');
  const { nr } = (await at.sellBy(at.intent, 250_00)).body.data;
  const back = crypto.randomUUID();
  await at.charge(-250_00, back);
  await expect.poll(async () => (await at.look(back)).state, soon).toBe('approved');
  const payments = [{ method_id: at.card, amount: 250_00, charge: back }];
  expect((await at.takeBack(nr, 250_00, { payments })).status).toBe(200);
  expect(at.terminal.taken.map(({ amount }) => amount)).toEqual([250_00, -250_00]);
});
