import { sql } from 'kysely';
import type { Charge, ChargeProblem } from '#contract/cash/cash-registers/charge-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { CashRegister } from '../journal/open-journal.ts';

// So long a terminal may take before somebody is taken to know better, in milliseconds.
const silentAfter = 3 * 60_000;

/** The agent whose card terminal a register takes cards by; undefined where it has none. */
export async function terminalOf(tx: Tx, register: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from cash_registers r
    join register_agents a on a.chain_id = r.chain_id and a.id = r.agent_id and has_terminal(a)
    where r.chain_id = current_chain() and r.id = ${register}`.execute(tx);
  return rows[0]?.id;
}

const charges = (tx: Tx) =>
  tx
    .selectFrom('card_charges as c')
    .leftJoin('cash_payments as p', (join) =>
      join.onRef('p.chain_id', '=', 'c.chain_id').onRef('p.charge_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select('p.nr');
export type ChargeRow = Awaited<ReturnType<ReturnType<typeof charges>['execute']>>[number];

/** A charge of a register by its intent; undefined where there is none. */
export const chargeOf = (
  tx: Tx,
  register: number,
  intent: string,
): Promise<ChargeRow | undefined> =>
  charges(tx)
    .where('c.register_id', '=', register)
    .where('c.intent', '=', intent)
    .executeTakeFirst();

/** Holds a charge until the transaction ends: who changes it, or pays by it, waits. */
export const lockCharge = (tx: Tx, register: number, intent: string) =>
  tx
    .selectFrom('card_charges')
    .select('id')
    .where('register_id', '=', register)
    .where('intent', '=', intent)
    .forUpdate()
    .executeTakeFirst();

/** What was asked of the terminal of a register and is not settled: not known, or approved and paid for nothing. */
export const openCharges = (tx: Tx, register: number): Promise<ChargeRow[]> =>
  charges(tx)
    .where('c.register_id', '=', register)
    .where((is) =>
      is.or([
        is('c.state', 'in', ['asked', 'given', 'unknown']),
        is.and([
          is('c.state', '=', 'approved'),
          is('p.nr', 'is', null),
          is('c.reversal', '!=', 'done'),
        ]),
      ]),
    )
    .orderBy('c.id')
    .execute();

/** Writes down what is asked of a terminal; undefined where that has something else to do, or was asked for this already. */
export const insertCharge = (
  tx: Tx,
  { chain_id, site_id, id }: { chain_id: number; site_id: number; id: CashRegister['id'] },
  of: {
    agent_id: number;
    intent: string;
    method_id: number;
    amount: number;
    currency: string;
    asked_at: Date;
  },
) =>
  tx
    .insertInto('card_charges')
    .values({ chain_id, site_id, register_id: id, ...of })
    .onConflict((met) => met.doNothing())
    .returning('id')
    .executeTakeFirst();

/** What of a charge changes. */
export interface ChargeChange {
  state?: string;
  given_at?: Date;
  ended_at?: Date;
  is_stopping?: boolean;
  is_enquired?: boolean;
  approved?: number;
  transaction?: string;
  transacted_at?: string;
  card?: string;
  number?: string;
  said?: string;
  problem?: ChargeProblem;
  receipt?: string;
  settled_by?: number | null;
  settled_because?: string;
  reversal?: string;
  reversal_at?: Date;
}

/** Changes a charge; the database keeps what was asked and what was approved. */
export const changeCharge = (tx: Tx, id: number, change: ChargeChange) =>
  tx.updateTable('card_charges').set(change).where('id', '=', id).execute();

/** A charge as it is shown. */
export const shownCharge = (row: ChargeRow, now: Date): Charge => {
  const { intent, method_id, amount, state, reversal, approved, card, number, problem, said, nr } =
    row;
  const since = (row.reversal_at ?? row.given_at ?? row.asked_at).getTime();
  return {
    intent,
    method_id,
    amount,
    state: state as Charge['state'],
    reversal: reversal as Charge['reversal'],
    approved,
    card,
    number,
    problem: problem as ChargeProblem,
    said,
    at: row.asked_at.toISOString(),
    nr,
    is_silent: now.getTime() - since > silentAfter,
  };
};
