import { sql } from 'kysely';
import { maskedNumbers } from '#contract/cash/register-agents/masked-numbers.ts';
import type {
  TerminalOrder,
  TerminalOutcome,
} from '#contract/cash/register-agents/terminal-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { changeCharge } from './charges-repo.ts';

// Who asked for it has gone on: nobody has to be surprised by a terminal that wants a card.
const goodFor = 60_000;

const chargesOf = (tx: Tx, agentId: number) =>
  tx
    .selectFrom('card_charges as c')
    .innerJoin('register_agents as a', (join) =>
      join.onRef('a.chain_id', '=', 'c.chain_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .selectAll('c')
    .select(['a.terminal_address', 'a.terminal_port', 'a.terminal_name'])
    .where('c.agent_id', '=', agentId);

/**
 * What an agent is to do at its card terminal next; undefined where nothing waits. A payment is given once,
 * and for good: an agent that asks again has to find out what became of it. `busy` is the charge that it is at.
 */
export async function nextTerminalOrder(
  tx: Tx,
  agentId: number,
  busy: number | null,
  now: Date,
): Promise<TerminalOrder | undefined> {
  if (busy !== null) return orderToStop(tx, agentId, busy, now);
  await tx
    .updateTable('card_charges')
    .set({ state: 'declined', problem: 'late', ended_at: now })
    .where('agent_id', '=', agentId)
    .where('state', '=', 'asked')
    .where('asked_at', '<', new Date(now.getTime() - goodFor))
    .execute();
  const next = await chargesOf(tx, agentId)
    .where((is) =>
      is.or([
        is('c.state', 'in', ['asked', 'given']),
        is('c.reversal', 'in', ['asked', 'given']),
        is('c.is_enquired', '=', true),
      ]),
    )
    // What may be at the terminal already is known before it gets something else.
    .orderBy(sql`c.state = 'asked' or c.reversal = 'asked'`)
    .orderBy('c.id')
    .limit(1)
    .forUpdate('c')
    .executeTakeFirst();
  if (!next) return undefined;
  if (next.state === 'asked') {
    await changeCharge(tx, next.id, { state: 'given', given_at: now });
    return orderOf('pay', { ...next, given_at: now }, now);
  }
  if (next.reversal === 'asked') {
    await changeCharge(tx, next.id, { reversal: 'given', reversal_at: now });
    return orderOf('reverse', { ...next, reversal_at: now }, now);
  }
  return orderOf(next.state === 'approved' ? 'enquire_reversal' : 'enquire', next, now);
}

/** That what it does is to be broken off, said once. */
async function orderToStop(
  tx: Tx,
  agentId: number,
  busy: number,
  now: Date,
): Promise<TerminalOrder | undefined> {
  const stopping = await chargesOf(tx, agentId)
    .where('c.id', '=', busy)
    .where('c.is_stopping', '=', true)
    .executeTakeFirst();
  if (!stopping) return undefined;
  await changeCharge(tx, busy, { is_stopping: false });
  return orderOf('stop', stopping, now);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof chargesOf>['executeTakeFirst']>>>;

function orderOf(order: TerminalOrder['order'], row: Row, now: Date): TerminalOrder {
  const isReversal = order === 'reverse' || order === 'enquire_reversal';
  const since = (isReversal ? row.reversal_at : row.given_at) ?? now;
  return {
    order,
    charge: row.id,
    address: row.terminal_address,
    port: row.terminal_port ?? 0,
    terminal: row.terminal_name,
    sale: `R${row.register_id}`,
    // At most ten signs.
    service: `${isReversal ? 'R' : 'P'}${row.service}`,
    amount: row.amount,
    currency: row.currency,
    given_for: Math.max(0, now.getTime() - since.getTime()),
    transaction: row.transaction,
    transacted_at: row.transacted_at,
  };
}

/** Writes down what became of something at a terminal; false where nothing changes by it. What is approved stays so, and what turns out to be is. */
export async function takeTerminalOutcome(
  tx: Tx,
  agentId: number,
  outcome: TerminalOutcome,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('card_charges')
    .selectAll()
    .where('id', '=', outcome.charge)
    .where('agent_id', '=', agentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const { state, problem } = outcome;
  const said = maskedNumbers(outcome.said);
  const enquired = { is_enquired: false, is_stopping: false };
  if (outcome.is_reversal) {
    if (row.reversal !== 'given' && row.reversal !== 'unknown') return false;
    const reversal = ({ approved: 'done', declined: 'failed', unknown: 'unknown' } as const)[state];
    await changeCharge(tx, row.id, { ...enquired, reversal, said, problem });
    return true;
  }
  const takes =
    row.state === 'given' ||
    row.state === 'unknown' ||
    (row.state === 'declined' && state === 'approved');
  if (!takes) return false;
  if (state !== 'approved') {
    await changeCharge(tx, row.id, { ...enquired, state, said, problem, ended_at: now });
    return true;
  }
  await changeCharge(tx, row.id, {
    ...enquired,
    state,
    approved: outcome.approved * Math.sign(row.amount),
    transaction: outcome.transaction,
    transacted_at: outcome.transacted_at,
    card: maskedNumbers(outcome.card),
    number: maskedNumbers(outcome.number),
    said,
    problem,
    receipt: maskedNumbers(outcome.receipt),
    ended_at: now,
  });
  return true;
}
