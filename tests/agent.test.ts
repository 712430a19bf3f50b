import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { playReceiptPrinter, type ReceiptPrinter } from './simulators/receipt-printer.ts';
import { agentProgram } from './support/cash/agent-program.ts';
import { shop } from './support/cash/shop.ts';
import { unique } from './support/factories/unique.ts';
import { openCutProxy } from './support/network/cut-proxy.ts';
import { serverOver, type TestServer } from './support/server.ts';
import { testDatabase } from './support/database/test-database.ts';

const { build, start, kill } = agentProgram();
let server: TestServer;
let url: string;
const printers: ReceiptPrinter[] = [];

beforeAll(async () => {
  await build();
  server = await serverOver(await testDatabase());
  url = await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await kill();
  for (const printer of printers.splice(0)) await printer.stop();
});
afterAll(() => server.app.http.close());

/** A shop with a printer, and the computer that was paired with the agent of its register. */
async function counter() {
  const at = await shop(server);
  const printer = await playReceiptPrinter();
  printers.push(printer);
  const where = { address: '127.0.0.1', port: printer.port };
  const body = { name: unique('Counter'), ...where };
  const { id } = (await server.call(registerAgents.calls.add, { body }, at.me)).body.data;
  const params = { id };
  await at.save({ agent_id: id });
  const line = await openCutProxy(url);
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-paired-'));
  const { secret } = (await server.call(registerAgentCalls.makeCode, { params }, at.me)).body.data;
  const pairing = start(folder, 'pair', secret, '--server', line.url);
  expect([await pairing.ended, pairing.output()]).toEqual([
    0,
    `This computer is now the agent ${body.name} at ${at.me.site.name}.\n`,
  ]);
  const doings = async () =>
    (await server.call(registerAgentCalls.doings, { params }, at.me)).body.data;
  return {
    ...at,
    printer,
    line,
    folder,
    run: () => start(folder, 'run'),
    states: async () => (await doings()).jobs.map(({ kind, state }) => `${kind} ${state}`),
    log: async () => (await doings()).log.map(({ text }) => text),
    revoke: async () => {
      const { version } = (await server.call(registerAgents.calls.one, { params }, at.me)).body
        .data;
      await server.call(registerAgents.calls.revoke, { params, body: { version } }, at.me);
    },
    again: async () => {
      const [last] = (await doings()).jobs;
      return server.call(registerAgentCalls.again, { params: { jobId: last!.id } }, at.me);
    },
  };
}

test('a computer that is paired keeps its token for itself, and prints what is sold', async () => {
  const at = await counter();
  expect(statSync(join(at.folder, 'agent.json')).mode & 0o777).toBe(0o600);
  const { token } = JSON.parse(readFileSync(join(at.folder, 'agent.json'), 'utf8')) as {
    token: string;
  };
  const agent = at.run();
  await at.sell(250_00, { payments: [{ method_id: at.cash, amount: 250_00, handed: 300_00 }] });
  await expect.poll(() => at.printer.rolls.length).toBe(2);
  const [drawer, receipt] = at.printer.rolls;
  expect(drawer).toMatchObject({ pulses: 1, lines: [] });
  expect(receipt!.lines.map(({ text }) => text).join('\n')).toMatch(/Wiper blades +250,00/);
  await expect.poll(at.states).toEqual(['receipt printed', 'drawer printed']);
  await expect.poll(at.log).toContainEqual(expect.stringMatching(/^Job \d+, receipt: printed$/));
  expect(agent.output()).not.toContain(token);
});

test('while the server is away nothing is lost, and it is asked again', async () => {
  const at = await counter();
  const agent = at.run();
  await expect.poll(agent.output).toContain('Began');
  await at.line.cut();
  await expect.poll(agent.output).toContain('The server cannot be asked');
  await at.sell(100_00);
  await at.line.mend();
  await expect.poll(() => at.printer.rolls.length).toBe(1);
  await expect.poll(agent.output).toContain('The server is back');
});

test('one that is killed while it prints says that nobody knows, and prints again only when it is asked to', async () => {
  const at = await counter();
  at.printer.setLid('open');
  const agent = at.run();
  await at.sell(100_00);
  await expect.poll(at.printer.connections).toBe(1);
  agent.child.kill('SIGKILL');
  await agent.ended;
  at.printer.setLid('closed');
  at.run();
  await expect.poll(at.states).toEqual(['receipt unknown']);
  expect(at.printer.rolls).toEqual([]);
  expect((await at.again()).status).toBe(200);
  await expect.poll(at.states).toEqual(['receipt printed', 'receipt unknown']);
  expect(at.printer.rolls).toHaveLength(1);
});

test('however often it is killed, no receipt comes out twice, and none that did not is said to have', async () => {
  const at = await counter();
  let agent = at.run();
  const sold: number[] = [];
  for (let nth = 0; nth < 9; nth += 1) {
    const before = at.printer.connections();
    sold.push((await at.sell(100_00 + nth)).body.data.nr);
    if (nth % 3 === 2) {
      // Somewhere between the first byte and the answer to the server.
      await expect.poll(at.printer.connections, { interval: 1 }).toBeGreaterThan(before);
      agent.child.kill('SIGKILL');
      await agent.ended;
      agent = at.run();
    }
  }
  const settled = async () => (await at.states()).every((one) => /(printed|unknown)$/.test(one));
  await expect.poll(settled).toBe(true);
  const rolls = at.printer.rolls.map(({ lines }) =>
    Number(/Kvittering nr\. (\d+)/.exec(lines.map(({ text }) => text).join('\n'))![1]),
  );
  expect(new Set(rolls).size).toBe(rolls.length);
  const ofReceipts = (await at.states()).toReversed();
  expect(ofReceipts).toHaveLength(sold.length);
  const printed = sold.filter((_, nth) => ofReceipts[nth] === 'receipt printed');
  expect(rolls).toEqual(expect.arrayContaining(printed));
});

test('what was printed while the server was away is not printed again, and said later', async () => {
  const at = await counter();
  at.printer.setLid('open');
  const agent = at.run();
  await at.sell(100_00);
  await expect.poll(at.printer.connections).toBe(1);
  await at.line.cut();
  // It breaks off, which the agent cannot tell the server before that is back.
  await at.printer.stop();
  await expect.poll(agent.output).toContain('unknown (broken_off)');
  await at.line.mend();
  await expect.poll(at.states).toEqual(['receipt unknown']);
  expect(at.printer.rolls).toEqual([]);
});

test('a printer that is not there is said to be out of reach', async () => {
  const at = await counter();
  await at.printer.stop();
  at.run();
  await at.sell(100_00);
  await expect.poll(at.states).toEqual(['receipt failed']);
  await expect.poll(at.log).toContainEqual(expect.stringMatching(/failed \(unreachable\)$/));
});

test('one that is revoked ends by itself, and is not started again', async () => {
  const at = await counter();
  const agent = at.run();
  await expect.poll(agent.output).toContain('Began');
  await at.revoke();
  expect(await agent.ended).toBe(78);
  expect(agent.output()).toContain('Pair it again');
});

test('one that has to stop prints what it began, and ends well', async () => {
  const at = await counter();
  const agent = at.run();
  await expect.poll(agent.output).toContain('Began');
  agent.child.kill('SIGTERM');
  expect(await agent.ended).toBe(0);
});

test.each([
  [['run'], 78, 'This computer is not connected'],
  [['pair', 'AAAA-BBBB', '--server', 'http://app.example.com'], 1, 'by https'],
  [['pair', 'AAAA-BBBB', '--server', 'app.example.com'], 1, 'no address of a server'],
  [['print'], 64, 'node agent.js pair CODE'],
] as const)('%j is answered in words', async (args, code, words) => {
  const one = start(mkdtempSync(join(tmpdir(), 'wheelhouse-unpaired-')), ...args);
  expect(await one.ended).toBe(code);
  expect(one.output()).toContain(words);
});

test('a code that is wrong connects nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wheelhouse-unpaired-'));
  const one = start(folder, 'pair', 'AAAA-BBBB', '--server', url);
  expect(await one.ended).toBe(1);
  expect(one.output()).toContain('This code is not good');
});
