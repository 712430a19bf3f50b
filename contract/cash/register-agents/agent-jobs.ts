import * as z from 'zod/mini';
import { data, done, get, idParam, idParams, instant, post } from '../../kit/call.ts';

/** What an agent is asked to do. */
export const jobKinds = ['receipt', 'copy', 'report', 'drawer', 'test'] as const;
export type JobKind = (typeof jobKinds)[number];

/**
 * How it stands with a job: it waits, is at the agent, came out, or did not. Of one that is `unknown`
 * the agent ended while it printed: somebody has to look.
 */
export const jobStates = ['waiting', 'given', 'printed', 'failed', 'unknown'] as const;
export type JobState = (typeof jobStates)[number];

/** What went wrong at the printer. `late`: nobody asked for it in time; `gone`: there is nothing to print. */
export const jobProblems = [
  '',
  'unreachable',
  'silent',
  'broken_off',
  'no_device',
  'unknown',
  'late',
  'gone',
] as const;
export type JobProblem = (typeof jobProblems)[number];

/** How many jobs and lines of its log are shown of an agent. */
export const mostJobs = 50;
export const mostLogLines = 200;

const job = z.object({
  id: z.int(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  problem: z.enum(jobProblems),
  at: instant,
  /** The number of its register; null of a test. */
  register: z.nullable(z.string()),
  /** The transaction that it is the receipt of. */
  nr: z.nullable(z.int()),
});
export type AgentJob = z.output<typeof job>;

const logLine = z.object({ at: instant, text: z.string() });
export type LogLine = z.output<typeof logLine>;

/** What people do with the agents of their site, and with what these print. */
export const registerAgentCalls = {
  makeCode: post('/v4/site/register-agents/{id}/code', {
    summary:
      'Makes a code that a computer is paired by, once and within ten minutes, in place of the one before',
    access: 'cash.settings',
    secret: true,
    params: idParams,
    result: data(z.object({ secret: z.string(), expires_at: instant })),
    errors: ['register-agents.revoked'],
  }),
  test: post('/v4/site/register-agents/{id}/test', {
    summary:
      'Has an agent print a page of test, or open the drawer of a register that it serves, which stands in that one’s journal',
    access: 'cash.settings',
    params: idParams,
    body: z.object({ kind: z.enum(['test', 'drawer']) }),
    result: done,
    errors: ['register-agents.not_ready', 'register-agents.no_drawer'],
  }),
  doings: get('/v4/site/register-agents/{id}/doings', {
    summary: 'The last jobs of an agent, the newest first, and the last lines of its log',
    access: 'cash.read',
    params: idParams,
    result: data(z.object({ jobs: z.array(job), log: z.array(logLine) })),
  }),
  prints: get('/v4/site/cash-registers/{id}/prints', {
    summary: 'What became of printing a receipt and its copy, or a report, the newest first',
    access: 'cash.read',
    params: idParams,
    query: z.object({ nr: z.optional(idParam), event: z.optional(idParam) }),
    result: data(
      z.object({
        /** Whether the register has a printer that something is sent to by itself. */
        has_printer: z.boolean(),
        /** Whether that was heard of lately. */
        is_online: z.boolean(),
        jobs: z.array(job),
      }),
    ),
  }),
  again: post('/v4/site/register-agents/jobs/{jobId}/again', {
    summary: 'Prints once more what did not come out, or nobody knows of whether it did',
    access: 'cash.sell',
    params: z.object({ jobId: idParam }),
    result: data(z.object({ id: z.int() })),
    errors: ['register-agents.came_out', 'register-agents.not_ready'],
  }),
};
