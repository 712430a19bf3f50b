import { describe, expect, test } from 'vitest';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { readRoll } from '#tests/support/paper/read-roll.ts';
import { testServer } from '#tests/support/server.ts';
import { deleteOldJobs } from './jobs-repo.ts';

crudSuite(registerAgents, {
  valid: () => ({ name: unique('Counter'), address: '192.168.1.50' }),
  changed: { address: '192.168.1.51' },
  wrong: { address: '8.8.8.8' },
});

const server = await testServer();

/** A shop whose register prints by an agent that was paired, unless it is not to be. */
async function printing({ paired = true } = {}) {
  const at = await shop(server);
  const { me } = at;
  const body = { name: unique('Counter'), address: '192.168.1.50' };
  const { id } = (await server.call(registerAgents.calls.add, { body }, me)).body.data;
  const params = { id };
  await at.save({ agent_id: id });
  const code = async () =>
    (await server.call(registerAgentCalls.makeCode, { params }, me)).body.data.secret;
  const pair = async (typed: string, address?: string) =>
    server.call(
      agentCalls.pair,
      { body: { code: typed, computer: 'DISK-1', version: '1.0.0' } },
      address === undefined ? {} : { address },
    );
  let token = paired ? (await pair(await code())).body.data.token : '';
  const work = (by: string = token) =>
    server.call(agentCalls.work, { body: { token: by, version: '1.0.0', wait: 0, log: [] } });
  const answer = (job: number, outcome: 'printed' | 'failed' | 'unknown', by: string = token) =>
    server.call(agentCalls.answer, {
      body: { token: by, job, outcome, problem: outcome === 'failed' ? 'silent' : '' },
    });
  return {
    ...at,
    agent: id,
    code,
    pair,
    pairAgain: async () => {
      const before = token;
      token = (await pair(await code())).body.data.token;
      return before;
    },
    work,
    answer,
    /** Does all that waits, and says what came out. */
    printAll: async () => {
      const rolls = [];
      for (;;) {
        const job = (await work()).body.data;
        if (!job) return rolls;
        rolls.push({ kind: job.kind, ...readRoll(Buffer.from(job.bytes, 'base64')) });
        await answer(job.id, 'printed');
      }
    },
    one: async () => (await server.call(registerAgents.calls.one, { params }, me)).body.data,
    doings: async () => (await server.call(registerAgentCalls.doings, { params }, me)).body.data,
    prints: async (nr: number) =>
      (
        await server.call(
          registerAgentCalls.prints,
          { params: { id: at.id }, query: { nr: String(nr) } },
          me,
        )
      ).body.data,
    again: (jobId: number) => server.call(registerAgentCalls.again, { params: { jobId } }, me),
    test: (kind: 'test' | 'drawer') =>
      server.call(registerAgentCalls.test, { params, body: { kind } }, me),
    saveAgent: async (change: object) => {
      const { version } = (await server.call(registerAgents.calls.one, { params }, me)).body.data;
      return server.call(registerAgents.calls.save, { params, body: { version, ...change } }, me);
    },
    revoke: async () => {
      const { version } = (await server.call(registerAgents.calls.one, { params }, me)).body.data;
      return server.call(registerAgents.calls.revoke, { params, body: { version } }, me);
    },
    later: (seconds: number) =>
      server.db.transaction('system', (tx) =>
        tx
          .updateTable('agent_jobs')
          .set({ asked_at: new Date(Date.now() - seconds * 1000) })
          .where('agent_id', '=', id)
          .execute(),
      ),
  };
}
const texts = (roll: { lines: readonly { text: string }[] } | undefined) =>
  roll?.lines.map(({ text }) => text).join('\n') ?? '';

describe('a code that a computer is paired by', () => {
  test('works once, however it is typed, and the computer that has it is the agent from then on', async () => {
    const at = await printing({ paired: false });
    const code = await at.code();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    const { body } = await at.pair(` ${code.toLowerCase().replace('-', ' ')} `);
    expect(body.data).toMatchObject({ site: at.me.site.name });
    expect((await at.pair(code)).body.error?.code).toBe('register-agents.wrong_code');
    expect(await at.one()).toMatchObject({
      state: 'paired',
      computer: 'DISK-1',
      program: '1.0.0',
      registers: 1,
    });
    expect((await at.work(body.data.token)).status).toBe(200);
  });

  test('is no good after ten minutes, or after another one was made', async () => {
    const at = await printing({ paired: false });
    const first = await at.code();
    const second = await at.code();
    expect((await at.pair(first)).body.error?.code).toBe('register-agents.wrong_code');
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('register_agents')
        .set({ code_until: new Date(Date.now() - 1000) })
        .where('id', '=', at.agent)
        .execute(),
    );
    expect((await at.pair(second)).body.error?.code).toBe('register-agents.wrong_code');
  });

  test('by two at once pairs one', async () => {
    const at = await printing({ paired: false });
    const code = await at.code();
    const both = await Promise.all([at.pair(code), at.pair(code)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('is not guessed: a network that tries has to wait', async () => {
    const at = await printing({ paired: false });
    const address = '203.0.113.77';
    const codes = [];
    for (let nth = 0; nth < 21; nth += 1) {
      codes.push((await at.pair('AAAA-BBBB', address)).body.error?.code);
    }
    expect(codes[19]).toBe('register-agents.wrong_code');
    expect(codes[20]).toBe('register-agents.too_many');
  });

  test('is made by who may set up cash registers, and shows nowhere else', async () => {
    const at = await printing({ paired: false });
    const code = await at.code();
    const cashier = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
    const asked = await server.call(
      registerAgentCalls.makeCode,
      { params: { id: at.agent } },
      cashier,
    );
    expect(asked.body.error?.code).toBe('common.no_right');
    const { rows } = await server.db.executeSql(
      `select to_jsonb(a)::text as row from register_agents a where id = ${at.agent}`,
    );
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(await at.one())).not.toContain('_hash');
  });

  test('for another computer ends that the one before is the agent, and what it had is unknown', async () => {
    const at = await printing();
    const { nr } = (await at.sell(100_00)).body.data;
    expect((await at.work()).body.data).toMatchObject({ kind: 'receipt' });
    const before = await at.pairAgain();
    expect((await at.work(before)).body.error?.code).toBe('register-agents.not_paired');
    expect((await at.work()).body.data).toBeNull();
    expect((await at.prints(nr)).jobs).toMatchObject([{ state: 'unknown' }]);
  });
});

describe('what is entered at a register', () => {
  test('comes out at its printer: receipt, copy, return and reports, each once', async () => {
    const at = await printing();
    const { nr } = (await at.sell(250_00)).body.data;
    await at.copy(nr);
    await at.takeBack(nr, 250_00);
    await at.x();
    await at.z(1000_00);
    const rolls = await at.printAll();
    expect(rolls.map(({ kind }) => kind)).toEqual([
      'receipt',
      'copy',
      'receipt',
      'report',
      'report',
    ]);
    const [receipt, copy, back, x, z] = rolls.map(texts);
    expect(receipt).toContain('Treningskvittering');
    expect(receipt).toMatch(/Wiper blades +250,00/);
    expect(copy).toContain('KOPI');
    expect(back).toMatch(/Wiper blades +-250,00/);
    expect(back).toContain(`Retur av kvittering nr. ${nr}`);
    expect(x).toContain('X-rapport 1');
    expect(z).toContain('Z-rapport 1');
    expect(z).toContain('Treningskvittering');
    expect(await at.printAll()).toEqual([]);
    expect((await at.prints(nr)).jobs.map(({ kind, state }) => [kind, state])).toEqual([
      ['copy', 'printed'],
      ['receipt', 'printed'],
    ]);
  });

  test('opens the drawer before the receipt where coins change hands', async () => {
    const at = await printing();
    await at.printAll();
    await at.sell(100_00, { payments: [{ method_id: at.cash, amount: 100_00, handed: 100_00 }] });
    expect(await at.printAll()).toMatchObject([
      { kind: 'drawer', pulses: 1, lines: [] },
      { kind: 'receipt', pulses: 0 },
    ]);
  });

  test('that is sent ten times is printed once, and one that is refused not at all', async () => {
    const at = await printing();
    const intent = crypto.randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => at.sell(99_00, { intent })));
    expect((await at.sell(99_00, { payments: [] })).status).toBe(409);
    expect((await at.printAll()).filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
  });

  test('is printed by nobody where its register has no agent, or one that is not paired', async () => {
    const at = await printing({ paired: false });
    const { nr } = (await at.sell(10_00)).body.data;
    expect(await at.prints(nr)).toEqual({ has_printer: false, is_online: false, jobs: [] });
  });
});

describe('a job', () => {
  test('is given again until it is answered, and answered once', async () => {
    const at = await printing();
    await at.sell(10_00);
    const first = (await at.work()).body.data!;
    expect((await at.work()).body.data).toMatchObject({ id: first.id });
    await at.answer(first.id, 'printed');
    await at.answer(first.id, 'failed');
    expect((await at.doings()).jobs[0]).toMatchObject({ id: first.id, state: 'printed' });
    expect((await at.work()).body.data).toBeNull();
  });

  test('that failed says so of the agent, and is printed once more when somebody asks', async () => {
    const at = await printing();
    const { nr } = (await at.sell(10_00)).body.data;
    const { id } = (await at.work()).body.data!;
    await at.answer(id, 'failed');
    expect(await at.one()).toMatchObject({ problem: 'silent' });
    expect((await at.prints(nr)).jobs).toMatchObject([{ state: 'failed', problem: 'silent' }]);
    const both = await Promise.all([at.again(id), at.again(id)]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await at.printAll()).toMatchObject([{ kind: 'receipt' }]);
    expect((await at.again(id)).body.error?.code).toBe('register-agents.came_out');
    expect(await at.one()).toMatchObject({ problem: '' });
  });

  test('that waited too long is not done any more, and a drawer less long than a receipt', async () => {
    const at = await printing();
    await at.printAll();
    const payments = [{ method_id: at.cash, amount: 10_00, handed: 10_00 }];
    const { nr } = (await at.sell(10_00, { payments })).body.data;
    await at.later(31);
    expect((await at.printAll()).map(({ kind }) => kind)).toEqual(['receipt']);
    const later = (await at.sell(10_00)).body.data;
    await at.later(601);
    expect(await at.printAll()).toEqual([]);
    expect((await at.prints(nr)).jobs).toMatchObject([{ state: 'printed' }]);
    const [late] = (await at.prints(later.nr)).jobs;
    expect(late).toMatchObject({ state: 'failed', problem: 'late' });
    expect((await at.again(late!.id)).status).toBe(200);
    expect(await at.printAll()).toHaveLength(1);
  });

  test('is nobody else’s: neither seen nor answered by another agent, nor asked for from another site', async () => {
    const [ours, theirs] = [await printing(), await printing()];
    await ours.sell(10_00);
    const { id } = (await ours.work()).body.data!;
    expect((await theirs.work()).body.data).toBeNull();
    await theirs.answer(id, 'printed');
    expect((await ours.doings()).jobs[0]).toMatchObject({ state: 'given' });
    expect((await theirs.again(id)).body.error?.code).toBe('common.not_found');
    const site = await makeSite(server.db, { chain_id: ours.me.site.chain_id });
    const elsewhere = await logInAs(server.db, { site, roles: ['manager'] });
    const params = { jobId: id };
    expect((await server.call(registerAgentCalls.again, { params }, elsewhere)).status).toBe(404);
    const chosen = await server.call(
      cashRegisters.calls.add,
      { body: { name: unique('R'), agent_id: ours.agent } },
      elsewhere,
    );
    expect(chosen.status).toBe(422);
  });
});

test('a page of test and the drawer are tried by an agent that has a printer', async () => {
  const at = await printing();
  await at.printAll();
  expect((await at.test('test')).status).toBe(200);
  expect((await at.test('drawer')).status).toBe(200);
  const [page, drawer] = await at.printAll();
  expect(texts(page)).toContain('ÆØÅ æøå ÄÖ äö é €');
  expect(drawer).toMatchObject({ pulses: 1 });
  expect((await at.doings()).jobs.slice(0, 2)).toMatchObject([
    { kind: 'drawer', register: '1' },
    { kind: 'test', register: null },
  ]);
});

test('a drawer that is tried stands in the journal of its register, and one of none is not opened', async () => {
  const at = await printing();
  await at.test('drawer');
  expect((await at.events()).at(-1)).toMatchObject({ kind: 'drawer_opened', text: 'Drawer tried' });
  await at.save({ agent_id: null });
  expect((await at.test('drawer')).body.error?.code).toBe('register-agents.no_drawer');
});

test('what waits for a printer that is taken away is not printed', async () => {
  const at = await printing();
  const { nr } = (await at.sell(10_00)).body.data;
  await at.saveAgent({ printer: 'none' });
  expect(await at.printAll()).toEqual([]);
  expect((await at.prints(nr)).jobs).toMatchObject([{ state: 'failed', problem: 'gone' }]);
  const [job] = (await at.prints(nr)).jobs;
  expect((await at.again(job!.id)).body.error?.code).toBe('register-agents.not_ready');
});

test('what was printed is forgotten after three months, and what waits is not', async () => {
  const at = await printing();
  await at.sell(10_00);
  await at.printAll();
  await at.sell(20_00);
  await server.db.transaction('system', async (tx) => {
    const old = new Date(Date.now() - 91 * 86_400_000);
    await tx
      .updateTable('agent_jobs')
      .set({ ended_at: old })
      .where('agent_id', '=', at.agent)
      .where('state', '=', 'printed')
      .execute();
    await deleteOldJobs(tx, new Date(Date.now() - 90 * 86_400_000));
  });
  expect((await at.doings()).jobs).toMatchObject([{ kind: 'receipt', state: 'waiting' }]);
});

test('one that is revoked gets no work and no code, and its register has no printer', async () => {
  const at = await printing();
  const code = await at.code();
  expect((await at.revoke()).status).toBe(200);
  expect((await at.work()).body.error?.code).toBe('register-agents.not_paired');
  expect((await at.pair(code)).body.error?.code).toBe('register-agents.wrong_code');
  expect((await at.test('test')).body.error?.code).toBe('register-agents.not_ready');
  const { nr } = (await at.sell(10_00)).body.data;
  expect(await at.prints(nr)).toMatchObject({ has_printer: false, jobs: [] });
});

test('the log of an agent keeps its last 200 lines', async () => {
  const at = await printing();
  const token = await at.pairAgain().then(() => at.code());
  const { body } = await at.pair(token);
  const said = (from: number) =>
    Array.from({ length: 150 }, (_, nth) => ({
      at: '2026-11-30T10:00:00.000Z',
      text: `line ${from + nth}`,
    }));
  for (const from of [0, 150]) {
    const input = { token: body.data.token, version: '1.0.1', wait: 0, log: said(from) };
    expect((await server.call(agentCalls.work, { body: input })).status).toBe(200);
  }
  const { log } = await at.doings();
  expect(log).toHaveLength(200);
  expect([log[0]!.text, log.at(-1)!.text]).toEqual(['line 299', 'line 100']);
  expect(await at.one()).toMatchObject({ program: '1.0.1' });
});
