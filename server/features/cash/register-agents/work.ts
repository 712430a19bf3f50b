import { setTimeout as sleep } from 'node:timers/promises';
import { printerPorts } from '#contract/cash/register-agents/printer-address.ts';
import type { agentCalls, Work } from '#contract/cash/register-agents/agent-calls.ts';
import { isOnline, registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now as clock } from '#server/kit/clock.ts';
import type { CallRequest, Context } from '#server/kit/context.ts';
import { AppError } from '#server/kit/errors.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { noteSeen, type Agent } from './agents-repo.ts';
import { atAgent } from './at-agent.ts';
import { jobBytes } from './job-bytes.ts';
import { endJob, isPrinting, nextJob } from './jobs-repo.ts';

// Jobs are written by a trigger, on whichever server: the table is what knows of them.
const lookEvery = 1_000;

/** The next job of an agent, waited for as long as it asks; null where none came. Ends at once when the server does. */
export async function work(
  app: AppContext,
  request: CallRequest<(typeof agentCalls)['work']>,
  closing: AbortSignal,
): Promise<Work | null> {
  const until = request.now.getTime() + request.body.wait * 1000;
  let { log } = request.body;
  for (;;) {
    const now = clock();
    const job = await look(app, { ...request, now, body: { ...request.body, log } });
    if (job || closing.aborted || now.getTime() >= until) return job;
    log = [];
    await sleep(lookEvery, undefined, { signal: closing }).catch(() => undefined);
  }
}

/** Notes that an agent was heard of, and what it says; answers what there is to do. */
async function look(
  app: AppContext,
  request: CallRequest<(typeof agentCalls)['work']>,
): Promise<Work | null> {
  const { now, body } = request;
  const { token, version, log } = body;
  const { job } = await atAgent(app, request, token, async (context, agent) => {
    const isBack = !isOnline(agent.lastSeen?.toISOString() ?? null, now);
    await noteSeen(context.db, agent, { program: version, log, now });
    if (isBack || log.length > 0) {
      context.afterCommit(() => publishChanged(app, registerAgents, context.caller));
    }
    return { job: await nextWork(app, context, agent) };
  });
  return job;
}

async function nextWork(app: AppContext, context: Context, agent: Agent): Promise<Work | null> {
  const { db, now } = context;
  const job = await nextJob(db, agent.id, now);
  if (!job) return null;
  try {
    // Its printer was taken away meanwhile.
    if (!(await isPrinting(db, agent.id))) throw new AppError('register-agents.not_ready');
    const bytes = await jobBytes(context, agent, job);
    return {
      id: job.id,
      kind: job.kind,
      printer: agent.printer as Work['printer'],
      address: agent.address,
      port: agent.port ?? printerPorts.from,
      device: agent.device,
      bytes: Buffer.from(bytes).toString('base64'),
    };
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const outcome = { state: 'failed', problem: 'gone', now } as const;
    await endJob(db, { agentId: agent.id, id: job.id }, outcome);
    context.afterCommit(() => publishChanged(app, registerAgents, context.caller));
    return null;
  }
}
