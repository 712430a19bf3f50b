import { sql } from 'kysely';
import {
  mostFaults,
  type RegisterCheck,
} from '#contract/cash/cash-registers/journal/check-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Context } from '#server/kit/context.ts';
import { nameOfPerson } from '../journal/series-repo.ts';
import type { Found } from './check-register.ts';

/** Keeps what a check of a register has found; its register then says so in lists. */
export async function keepCheck(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  register_id: number,
  { faults, late_days: late, ...count }: Found,
): Promise<RegisterCheck> {
  const by = await nameOfPerson(db, caller.userId);
  const kept = faults.slice(0, mostFaults);
  await db
    .insertInto('cash_checks')
    .values({
      chain_id: caller.chainId,
      company_id: caller.companyId,
      register_id,
      at: now,
      user_id: caller.userId,
      user_name: by,
      ...count,
      faults: JSON.stringify(kept),
      late_days: JSON.stringify(late),
    })
    .execute();
  return { at: now.toISOString(), by, ...count, faults: kept, late_days: late };
}

/** What the last check of a register has found; null before the first. */
export async function lastCheckOf(tx: Tx, register: number): Promise<RegisterCheck | null> {
  const { rows } = await sql<Omit<RegisterCheck, 'at'> & { at: Date }>`
    select at, user_name as by, transactions, events, reports, faults, late_days
    from cash_checks
    where chain_id = current_chain() and register_id = ${register}
    order by id desc limit 1`.execute(tx);
  return rows[0] ? { ...rows[0], at: rows[0].at.toISOString() } : null;
}

/** A register in which something was entered, and its site. */
export interface UsedRegister {
  readonly chainId: number;
  readonly siteId: number;
  readonly id: number;
  readonly name: string;
}

/** All registers in which anything was entered, at sites in use: of all chains, for the system. */
export async function usedRegisters(tx: Tx): Promise<UsedRegister[]> {
  const { rows } = await sql<UsedRegister>`
    select r.chain_id as "chainId", r.site_id as "siteId", r.id, r.name
    from cash_registers r
    join cash_series q on q.chain_id = r.chain_id and q.register_id = r.id
    join sites s on s.chain_id = r.chain_id and s.id = r.site_id and s.active
    where q.last_transaction + q.last_event > 0
    order by r.chain_id, r.id`.execute(tx);
  return rows;
}
