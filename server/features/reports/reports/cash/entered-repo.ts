import { sql, type RawBuilder } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportParams } from '#server/kit/report/run-report.ts';

/**
 * What was entered in the period at registers that are in use, with what all reports of takings say of
 * it: practice is in none of them. As a part of a question, called `entered`.
 */
export const enteredAtRegisters = ({
  from,
  until,
  query,
}: ReportParams): RawBuilder<unknown> => sql`
  select t.chain_id, t.register_id, t.nr, t.kind, t.gross, r.site_id, t.order_id as leads_to, t.at,
    t.nr::text as number, r.id as register, r.name as register_name, t.user_id as person,
    coalesce(who.first_name || ' ' || who.last_name, t.user_name) as person_name
  from cash_registers r
  join cash_transactions t on t.chain_id = r.chain_id and t.register_id = r.id
    and t.company_id = r.company_id
    and t.day between ${query.from}::date - 1 and ${query.to}::date + 1
  left join people who on who.chain_id = t.chain_id and who.id = t.user_id
  where r.site_id ${atSites(query)} and r.declared_on is not null
    and t.at >= ${from} and t.at < ${until}`;
