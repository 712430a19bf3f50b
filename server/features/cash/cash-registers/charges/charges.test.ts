import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { terminalCalls } from '#contract/cash/register-agents/terminal-calls.ts';
import { terminalShop } from '#tests/support/cash/terminal-shop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
afterEach(() => {
  vi.useRealTimers();
});

/** A counter whose agent is played: nothing speaks to a terminal but what a test says. */
async function counter() {
  const at = await terminalShop(server, 20_001);
  const token = await at.pair();
  const intent = crypto.randomUUID();
  const work = async () => {
    const body = { token, wait: 0, busy: null };
    return (await server.call(terminalCalls.terminalWork, { body })).body.data;
  };
  const answer = async (charge: number, said: object) => {
    const outcome = {
      is_reversal: false,
      state: 'approved' as const,
      approved: 0,
      transaction: 'T-1',
      transacted_at: '',
      card: 'Visa',
      number: '**** 1234',
      said: '',
      problem: '' as const,
      receipt: '',
    };
    const body = { token, charge, ...outcome, ...said };
    return server.call(terminalCalls.terminalAnswer, { body });
  };
  /** A charge that the agent has been given, by its number. */
  const given = async () => {
    await at.charge(250_00, intent);
    return (await work())!.charge;
  };
  const state = async () => (await at.look(intent)).state;
  const code = async (asked: Promise<{ body: { error?: { code: string } } }>) =>
    (await asked).body.error?.code;
  return { ...at, intent, work, answer, given, state, code };
}

test('what no terminal says any more is settled by somebody who says how they know, once it was silent', async () => {
  const at = await counter();
  await at.given();
  expect(await at.code(at.settle(at.intent, true))).toBe('cash-registers.terminal_speaks');
  await at.later(200);
  expect(await at.code(at.settle(at.intent, true))).toBeUndefined();
  expect(await at.look(at.intent)).toMatchObject({ state: 'approved', approved: 250_00 });
  const { nr } = (await at.sellBy(at.intent, 250_00)).body.data;
  const [payment] = (await at.receipt(nr)).payments;
  expect(payment!.reference).toBe('Its journal says so');
});

test('what was settled as not done, and turns out to be, is known and waits for its sale', async () => {
  const at = await counter();
  const charge = await at.given();
  await at.later(200);
  await at.settle(at.intent, false);
  expect(await at.state()).toBe('declined');
  await at.answer(charge, { approved: 250_00 });
  expect(await at.state()).toBe('approved');
  expect(await at.code(at.z(1000_00))).toBe('cash-registers.charges_open');
  await at.answer(charge, { state: 'declined' });
  expect(await at.state()).toBe('approved');
});

test('of what a terminal approves only a part is paid by it, and the rest otherwise', async () => {
  const at = await counter();
  await at.answer(await at.given(), { approved: 100_00 });
  expect(await at.code(at.sellBy(at.intent, 250_00))).toBe('cash-registers.not_charged');
  const payments = [
    { method_id: at.card, amount: 100_00, charge: at.intent },
    { method_id: at.cash, amount: 150_00 },
  ];
  expect(await at.code(at.sell(250_00, { payments }))).toBeUndefined();
});

test('no number of a card is kept, whatever an agent sends', async () => {
  const at = await counter();
  const number = '4111 1111 1111 1234';
  await at.answer(await at.given(), { approved: 250_00, number, said: number, receipt: number });
  const { rows } = await server.db.executeSql(
    `select to_jsonb(c)::text as row from card_charges c where register_id = ${at.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain('1111 1111');
});

test('a terminal wants no card any more for what was asked more than a minute ago', async () => {
  const at = await counter();
  await at.charge(250_00, at.intent);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect(await at.work()).toBeNull();
  vi.useRealTimers();
  expect(await at.look(at.intent)).toMatchObject({ state: 'declined', problem: 'late' });
});

test('the database keeps what was approved, and removes no charge', async () => {
  const at = await counter();
  await at.answer(await at.given(), { approved: 250_00 });
  const asServer = (statement: string) =>
    server.db.transaction('system', (tx) => sql.raw(statement).execute(tx));
  const where = `where register_id = ${at.id}`;
  await expect(asServer(`update card_charges set approved = 1 ${where}`)).rejects.toThrow(
    'stays what it is',
  );
  await expect(asServer(`update card_charges set state = 'declined' ${where}`)).rejects.toThrow(
    'stays what it is',
  );
  await expect(asServer(`delete from card_charges ${where}`)).rejects.toThrow('permission denied');
});
