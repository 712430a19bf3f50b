import { sql } from 'kysely';
import { mostLogLines, type LogLine } from '#contract/cash/register-agents/agent-jobs.ts';
import type { Tx } from '#server/db/open.ts';

/** An agent, as what it does for its site needs it. */
export interface Agent {
  readonly chainId: number;
  readonly siteId: number;
  readonly siteName: string;
  readonly id: number;
  readonly name: string;
  readonly program: string;
  readonly lastSeen: Date | null;
  readonly printer: string;
  readonly address: string;
  readonly port: number | null;
  readonly device: string;
  readonly columns: string;
}

const agents = (tx: Tx) =>
  tx
    .selectFrom('register_agents as a')
    .innerJoin('sites as s', (join) =>
      join.onRef('s.chain_id', '=', 'a.chain_id').onRef('s.id', '=', 'a.site_id'),
    )
    .select(['a.chain_id as chainId', 'a.site_id as siteId', 's.name as siteName', 'a.id'])
    .select(['a.name', 'a.program', 'a.last_seen as lastSeen', 'a.printer', 'a.address'])
    .select(['a.port', 'a.device', 'a.columns'])
    .where('a.archived_at', 'is', null)
    .where('s.active', '=', true);

/** The agent of a token, by its hash. For the system alone. */
export const agentWithToken = (tx: Tx, hash: Buffer): Promise<Agent | undefined> =>
  agents(tx).where('a.token_hash', '=', hash).executeTakeFirst();

/** The agent that a code is good for now, by its hash. Who else comes with it at the same moment waits, and finds it used. For the system alone. */
export const agentWithCode = (tx: Tx, hash: string, now: Date): Promise<Agent | undefined> =>
  agents(tx)
    .where('a.code_hash', '=', hash)
    .where('a.code_until', '>', now)
    .where('a.state', '!=', 'revoked')
    .forUpdate('a')
    .executeTakeFirst();

/** Has an agent be paired by a code until then. */
export const keepCode = (tx: Tx, id: number, code: { hash: string; until: Date }) =>
  tx
    .updateTable('register_agents')
    .set({ code_hash: code.hash, code_until: code.until })
    .where('id', '=', id)
    .execute();

/** Has an agent be who comes with this token, and no other any more. */
export const keepToken = (
  tx: Tx,
  { chainId, id }: Agent,
  paired: { hash: Buffer; computer: string; program: string; now: Date },
) =>
  tx
    .updateTable('register_agents')
    .set({
      state: 'paired',
      token_hash: paired.hash,
      code_hash: null,
      code_until: null,
      computer: paired.computer,
      program: paired.program,
      last_seen: paired.now,
    })
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .execute();

/** Has nobody be an agent any more: neither by its token nor by a code. */
export const forgetToken = (tx: Tx, id: number) =>
  tx
    .updateTable('register_agents')
    .set({ token_hash: null, code_hash: null, code_until: null })
    .where('id', '=', id)
    .execute();

// It asks all day: not every time is worth a write.
const seenEvery = 15_000;

/** Notes that an agent was heard of, with the new lines of its log; of these the last are kept. */
export async function noteSeen(
  tx: Tx,
  { id, lastSeen, program }: Agent,
  seen: { program: string; log: readonly LogLine[]; now: Date },
): Promise<void> {
  const isKnown = lastSeen !== null && seen.now.getTime() - lastSeen.getTime() < seenEvery;
  if (isKnown && seen.log.length === 0 && seen.program === program) return;
  const lines = JSON.stringify(seen.log);
  await tx
    .updateTable('register_agents')
    .set({
      last_seen: seen.now,
      program: seen.program,
      log: sql`(select coalesce(jsonb_agg(line order by nth), '[]') from (
        select line, nth from jsonb_array_elements(log || ${lines}::jsonb) with ordinality as all_lines (line, nth)
        order by nth desc limit ${mostLogLines}) last_lines)`,
    })
    .where('id', '=', id)
    .execute();
}

/** The last lines of the log of an agent, the newest first. */
export async function logOf(tx: Tx, id: number): Promise<LogLine[]> {
  const { log } = await tx
    .selectFrom('register_agents')
    .select('log')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (log as LogLine[]).toReversed();
}

/** Notes what was wrong with the printer of an agent; '' where it printed. */
export const noteProblem = (tx: Tx, id: number, problem: string) =>
  tx.updateTable('register_agents').set({ problem }).where('id', '=', id).execute();
