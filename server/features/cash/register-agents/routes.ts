import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { agentCalls } from '#contract/cash/register-agents/agent-calls.ts';
import { terminalCalls } from '#contract/cash/register-agents/terminal-calls.ts';
import { registerAgentCalls } from '#contract/cash/register-agents/agent-jobs.ts';
import {
  isPrinterAddress,
  isPrinterDevice,
} from '#contract/cash/register-agents/printer-address.ts';
import { isOnline, registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import type { RowOf } from '#contract/kit/row.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { publishChanged, resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { forgetToken, keepCode, logOf, noteProblem } from './agents-repo.ts';
import { atAgent } from './at-agent.ts';
import { dropJobs, endJob, isPrinting, jobsOfAgent, jobsOfEntry } from './jobs-repo.ts';
import { codeGoodFor, codeHash, newPairingCode, pair } from './pair.ts';
import { printAgain } from './print-again-repo.ts';
import { tryAgent } from './try-agent.ts';
import { programRoute } from './program-route.ts';
import { terminalAnswer, terminalWork } from './terminal-work.ts';
import { work } from './work.ts';

type AgentRow = RowOf<typeof registerAgents>;

/** The agents of a site, and what they ask for. */
export function registerAgentsRoutes(app: AppContext): void {
  resourceRoutes(app, registerAgents, {
    beforeSave: async (_, change, before) => {
      const { address = '', device = '' } = { ...before, ...change };
      if (address !== '' && !isPrinterAddress(address))
        throw new AppError('common.wrong_input', {}, { address: 'fields.printer_address' });
      const { terminal_address: terminal = '' } = { ...before, ...change };
      if (terminal !== '' && !isPrinterAddress(terminal))
        throw new AppError(
          'common.wrong_input',
          {},
          { terminal_address: 'fields.printer_address' },
        );
      if (device !== '' && !isPrinterDevice(device))
        throw new AppError('common.wrong_input', {}, { device: 'fields.format' });
      return change;
    },
    steps: {
      revoke: async ({ db, now }, { id }) => {
        await forgetToken(db, id);
        await dropJobs(db, id, now);
        return {};
      },
    },
  });
  ofPeople(app);
  programRoute(app);
  ofAgents(app);
}

function ofPeople(app: AppContext): void {
  mount(
    app,
    registerAgentCalls,
  )({
    makeCode: async (context) => {
      const { db, params, now } = context;
      const agent = (await rowWithId(db, registerAgents, params.id)) as AgentRow;
      if (agent.state === 'revoked' || agent.archived_at !== null) {
        throw new AppError('register-agents.revoked');
      }
      const code = newPairingCode();
      const until = new Date(now.getTime() + codeGoodFor);
      await keepCode(db, params.id, { hash: codeHash(app, code), until });
      await auditCaller(context, 'register_agents.make_code');
      return { data: { secret: code, expires_at: until.toISOString() } };
    },
    test: async (context) => {
      const { caller, afterCommit } = context;
      afterCommit(() => publishChanged(app, registerAgents, caller));
      await tryAgent(app, context);
      return { data: null };
    },
    doings: async ({ db, params }) => {
      await rowWithId(db, registerAgents, params.id);
      return {
        data: { jobs: await jobsOfAgent(db, params.id), log: await logOf(db, params.id) },
      };
    },
    prints: async ({ db, params, query, now }) => {
      const register = (await rowWithId(db, cashRegisters, params.id)) as RowOf<
        typeof cashRegisters
      >;
      const { agent_id: id } = register;
      const agent = id === null ? undefined : await rowWithId(db, registerAgents, id);
      return {
        data: {
          has_printer: id !== null && (await isPrinting(db, id)),
          is_online: isOnline((agent as AgentRow | undefined)?.last_seen ?? null, now),
          jobs: await jobsOfEntry(db, params.id, query),
        },
      };
    },
    again: async ({ db, caller, params, now, afterCommit }) => {
      afterCommit(() => publishChanged(app, registerAgents, caller));
      return { data: { id: await printAgain(db, params.jobId, now) } };
    },
  });
}

function ofAgents(app: AppContext): void {
  const closing = new AbortController();
  app.http.addHook('preClose', async () => closing.abort());
  mountUnmanaged(
    app,
    terminalCalls,
  )({
    terminalWork: async (request) => ({ data: await terminalWork(app, request, closing.signal) }),
    terminalAnswer: async (request) => {
      await terminalAnswer(app, request);
      return { data: null };
    },
  });
  mountUnmanaged(
    app,
    agentCalls,
  )({
    pair: async (request) => ({ data: await pair(app, request) }),
    work: async (request) => ({ data: await work(app, request, closing.signal) }),
    answer: async (request) => {
      const { token, job: id, outcome, problem } = request.body;
      await atAgent(app, request, token, async ({ db, caller, now, afterCommit }, agent) => {
        const said = outcome === 'unknown' && problem === '' ? ('unknown' as const) : problem;
        const ended = { state: outcome, problem: said, now };
        if (await endJob(db, { agentId: agent.id, id }, ended)) {
          await noteProblem(db, agent.id, said);
          afterCommit(() => publishChanged(app, registerAgents, caller));
        }
        return {};
      });
      return { data: null };
    },
  });
}
