import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { RegisterFile, SaftEvent } from './saft-form.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The registers of the company, also those of its other sites. */
export async function registersOfCompany(tx: Tx): Promise<
  readonly {
    readonly id: number;
    readonly number: string;
    readonly name: string;
    readonly site: string;
  }[]
> {
  const { rows } = await sql<{ id: number; number: string; name: string; site: string }>`
    select id, number, name, site from cash_registers_of_company()`.execute(tx);
  return rows;
}

/** The events of a register in a period, with their reports. */
export async function eventsOf(
  tx: Tx,
  register: number,
  { from, to }: Period,
): Promise<SaftEvent[]> {
  const { rows } = await sql<SaftEvent>`
    select nr, kind, day::text as day, time, user_id, user_name as "user", transaction_nr, text,
      amount, "group", report
    from cash_events
    where chain_id = current_chain() and register_id = ${register} and day between ${from} and ${to}
    order by nr`.execute(tx);
  return rows;
}

/** Before which number of a register a day began. */
export async function lastBefore(tx: Tx, register: number, day: string): Promise<number> {
  const { rows } = await sql<{ nr: number }>`
    select coalesce(max(nr), 0)::bigint as nr from cash_transactions
    where chain_id = current_chain() and register_id = ${register} and day < ${day}`.execute(tx);
  return rows[0]!.nr;
}

/** The VAT codes of the company, and who entered something at its registers in a period. */
export async function namesOf(
  tx: Tx,
  { from, to }: Period,
): Promise<Pick<RegisterFile, 'vat_codes' | 'users'>> {
  const codes = await sql<RegisterFile['vat_codes'][number]>`
    select code, min(name) as name, min(valid_from)::text as "from" from vat_codes
    where chain_id = current_chain() and company_id = current_company()
    group by code order by code`.execute(tx);
  const users = await sql<RegisterFile['users'][number]>`
    select p.id, p.first_name, p.last_name, min(e.day)::text as since
    from (
      select user_id, day from cash_events
        where chain_id = current_chain() and company_id = current_company() and day <= ${to}
      union all
      select user_id, day from cash_transactions
        where chain_id = current_chain() and company_id = current_company() and day <= ${to}) e
    join people p on p.id = e.user_id
    group by p.id, p.first_name, p.last_name having max(e.day) >= ${from} order by p.id`.execute(
    tx,
  );
  return { vat_codes: codes.rows, users: users.rows };
}
