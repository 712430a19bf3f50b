import { sql } from 'kysely';
import {
  mostJobs,
  type AgentJob,
  type JobKind,
  type JobProblem,
  type JobState,
} from '#contract/cash/register-agents/agent-jobs.ts';
import type { Tx } from '#server/db/open.ts';

/** A job as it is done: of which event of which register it comes. */
export interface Job {
  readonly id: number;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly registerId: number | null;
  readonly eventNr: number | null;
  readonly nr: number | null;
}

// A drawer that opens by itself long after, or a receipt that comes out in the evening, is worse than none.
const goodFor = { drawer: 30_000, print: 10 * 60_000 };

const jobs = (tx: Tx) =>
  tx
    .selectFrom('agent_jobs')
    .select(['id', 'kind', 'state', 'register_id as registerId', 'event_nr as eventNr'])
    .select('transaction_nr as nr')
    .$narrowType<{ kind: JobKind; state: JobState }>();

/**
 * The next job of an agent: the one that it has, until it says what became of it, else the one that
 * waits longest. What waited too long is not done any more.
 */
export async function nextJob(tx: Tx, agentId: number, now: Date): Promise<Job | undefined> {
  await endLate(tx, agentId, now);
  const next = await jobs(tx)
    .where('agent_id', '=', agentId)
    .where('state', 'in', ['given', 'waiting'])
    .orderBy(sql`state = 'waiting'`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next?.state !== 'waiting') return next;
  const { numUpdatedRows: taken } = await tx
    .updateTable('agent_jobs')
    .set({ state: 'given' })
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  // Another request was faster, and has it.
  return taken === 1n ? next : undefined;
}

const endLate = (tx: Tx, agentId: number, now: Date) =>
  endOpen(tx, agentId, now)
    .where(
      'asked_at',
      '<',
      sql<Date>`case kind when 'drawer' then ${new Date(now.getTime() - goodFor.drawer)}::timestamptz
        else ${new Date(now.getTime() - goodFor.print)}::timestamptz end`,
    )
    .execute();

/** Of what an agent has nobody knows any more whether it came out; what waits for it waits in vain. */
const endOpen = (tx: Tx, agentId: number, now: Date) =>
  tx
    .updateTable('agent_jobs')
    .set({
      problem: sql`case state when 'given' then 'unknown' else 'late' end`,
      state: sql`case state when 'given' then 'unknown' else 'failed' end`,
      ended_at: now,
    })
    .where('agent_id', '=', agentId)
    .where('state', 'in', ['given', 'waiting']);

interface Outcome {
  readonly state: 'printed' | 'failed' | 'unknown';
  readonly problem: JobProblem;
  readonly now: Date;
}

/** Ends a job of an agent that it has, or nobody knew of whether it came out; false where it is none. */
export async function endJob(
  tx: Tx,
  { agentId, id }: { readonly agentId: number; readonly id: number },
  { state, problem, now }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('agent_jobs')
    .set({ state, problem, ended_at: now })
    .where('id', '=', id)
    .where('agent_id', '=', agentId)
    .where('state', 'in', ['given', 'unknown'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends all that an agent has and all that waits for it: it is another one now, or none. */
export const dropJobs = (tx: Tx, agentId: number, now: Date) => endOpen(tx, agentId, now).execute();

/** Asks an agent to print a page of test. */
export const insertTest = (
  tx: Tx,
  { chainId, siteId }: { readonly chainId: number; readonly siteId: number },
  agent_id: number,
) =>
  tx
    .insertInto('agent_jobs')
    .values({ chain_id: chainId, site_id: siteId, agent_id, kind: 'test' })
    .execute();

/** A register in use whose drawer an agent opens; undefined where it serves none. */
export async function registerWithDrawer(tx: Tx, agentId: number): Promise<number | undefined> {
  const register = await tx
    .selectFrom('cash_registers')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('has_drawer', '=', true)
    .where('state', '!=', 'closed')
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return register?.id;
}

/** Deletes what was printed, or not, before. For the system alone. */
export const deleteOldJobs = (tx: Tx, before: Date) =>
  tx.deleteFrom('agent_jobs').where('ended_at', '<', before).execute();

/** Whether something can be sent to the printer of an agent. */
export async function isPrinting(tx: Tx, agentId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select is_printing(a) as is from register_agents a
    where a.chain_id = current_chain() and a.id = ${agentId}`.execute(tx);
  return rows[0]?.is ?? false;
}

/** The agent that a register prints by; undefined where it has none that can. */
export async function printingAgent(tx: Tx, register: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from cash_registers r
    join register_agents a on a.chain_id = r.chain_id and a.id = r.agent_id and is_printing(a)
    where r.chain_id = current_chain() and r.id = ${register} and r.state <> 'closed'
      and r.archived_at is null`.execute(tx);
  return rows[0]?.id;
}

const listed = (tx: Tx) =>
  tx
    .selectFrom('agent_jobs as j')
    .leftJoin('cash_registers as r', (join) =>
      join.onRef('r.chain_id', '=', 'j.chain_id').onRef('r.id', '=', 'j.register_id'),
    )
    .select(['j.id', 'j.kind', 'j.state', 'j.problem', 'j.asked_at as at'])
    .select(['r.number as register', 'j.transaction_nr as nr'])
    .orderBy('j.id', 'desc')
    .limit(mostJobs);

const shown = (rows: Awaited<ReturnType<ReturnType<typeof listed>['execute']>>): AgentJob[] =>
  rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }) as AgentJob);

/** The last jobs of an agent, the newest first. */
export const jobsOfAgent = async (tx: Tx, agentId: number): Promise<AgentJob[]> =>
  shown(await listed(tx).where('j.agent_id', '=', agentId).execute());

/** The jobs of a receipt with its copy, or of a report, the newest first. */
export const jobsOfEntry = async (
  tx: Tx,
  register: number,
  { nr, event }: { readonly nr?: number | undefined; readonly event?: number | undefined },
): Promise<AgentJob[]> =>
  shown(
    await listed(tx)
      .where('j.register_id', '=', register)
      .where('j.kind', '!=', 'drawer')
      .$if(nr !== undefined, (all) => all.where('j.transaction_nr', '=', nr!))
      .$if(event !== undefined, (all) => all.where('j.event_nr', '=', event!))
      .execute(),
  );
