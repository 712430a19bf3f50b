import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import { printingAgent } from './jobs-repo.ts';

// So long the printer has before somebody is taken to know better.
const underWay = 30_000;

/**
 * Has what did not come out, or nobody knows of whether it did, be printed once more by the agent that
 * its register has now; the number of the job. Of what is under way nothing is asked a second time.
 * Throws where it came out, or the register has no printer any more.
 */
export async function printAgain(tx: Tx, jobId: number, now: Date): Promise<number> {
  const job = await tx
    .selectFrom('agent_jobs')
    .selectAll()
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  if (!job || job.register_id === null || job.kind === 'drawer') {
    throw new AppError('common.not_found');
  }
  const { register_id: register, event_nr: event } = job;
  const last = await tx
    .selectFrom('agent_jobs')
    .select(['id', 'state', 'try', 'asked_at'])
    .where('register_id', '=', register)
    .where('event_nr', '=', event)
    .orderBy('try', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (last.state === 'printed') throw new AppError('register-agents.came_out');
  const isOpen = last.state === 'waiting' || last.state === 'given';
  if (isOpen && now.getTime() - last.asked_at.getTime() < underWay) return last.id;
  const agent = await printingAgent(tx, register);
  if (agent === undefined) throw new AppError('register-agents.not_ready');
  if (isOpen) {
    const [state, problem] =
      last.state === 'given' ? (['unknown', 'unknown'] as const) : (['failed', 'late'] as const);
    await tx
      .updateTable('agent_jobs')
      .set({ state, problem, ended_at: now })
      .where('id', '=', last.id)
      .execute();
  }
  const { chain_id, site_id, kind, transaction_nr } = job;
  const { id } = await tx
    .insertInto('agent_jobs')
    .values({
      chain_id,
      site_id,
      agent_id: agent,
      kind,
      register_id: register,
      event_nr: event,
      transaction_nr,
      try: last.try + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
