import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { RegisterFile, SaftEvent } from './saft-form.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The events of all registers of the company in a period, with their reports, each with its register. */
export async function eventsOfPeriod(
  tx: Tx,
  { from, to }: Period,
): Promise<(SaftEvent & { readonly register_id: number })[]> {
  const { rows } = await sql<SaftEvent & { readonly register_id: number }>`
    select register_id, nr, kind, day::text as day, time, user_id, user_name as "user",
      transaction_nr, text, amount, "group", report
    from cash_events
    where chain_id = current_chain() and company_id = current_company()
      and day between ${from} and ${to}
    order by register_id, nr`.execute(tx);
  return rows;
}

/** What a file names: the registers of the company, also those of its other sites, its VAT codes, and who entered something at its registers in a period. */
interface Named extends Pick<RegisterFile, 'vat_codes' | 'users'> {
  readonly registers: readonly {
    readonly id: number;
    readonly number: string;
    readonly name: string;
    readonly site: string;
    readonly is_practice: boolean;
  }[];
}

/** What a file of a period names. */
export async function namesOf(tx: Tx, { from, to }: Period): Promise<Named> {
  const { rows } = await sql<Named>`
    select
      (select coalesce(json_agg(r), '[]') from cash_registers_of_company() r) as registers,
      (select coalesce(json_agg(v order by v.code), '[]') from (
        select code, min(name) as name, min(valid_from)::text as "from" from vat_codes
        where chain_id = current_chain() and company_id = current_company()
        group by code) v) as vat_codes,
      (select coalesce(json_agg(u order by u.id), '[]') from (
        select p.id, p.first_name, p.last_name, min(e.day)::text as since
        from (
          select user_id, day from cash_events
            where chain_id = current_chain() and company_id = current_company() and day <= ${to}
          union all
          select user_id, day from cash_transactions
            where chain_id = current_chain() and company_id = current_company()
              and day <= ${to}) e
        join people p on p.id = e.user_id
        group by p.id, p.first_name, p.last_name having max(e.day) >= ${from}) u) as users`.execute(
    tx,
  );
  return rows[0]!;
}
