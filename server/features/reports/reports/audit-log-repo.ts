import { sql } from 'kysely';
import { linksOfCustomers } from '#server/kit/resource/history-repo.ts';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each entry of the period. Of what was changed it names the fields, and never what they held. */
export const auditLogSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select * from (
      select a.id as row_id, a.site_id, null::bigint as leads_to, a.at, a.action, a.action as action_name,
        a.user_id as person, coalesce(who.first_name || ' ' || who.last_name, a.job) as person_name,
        a.entity, a.entity as entity_name, a.entity_id as number, a.address,
        case when a.user_id is not null then 'person'
          when a.job is null or a.job = any (${[...linksOfCustomers]}) then 'stranger'
          else 'job' end as actor,
        a.done_at is not null as is_late,
        (select string_agg(distinct change ->> 'field', ', ')
          from row_changes r cross join jsonb_array_elements(r.changes) change
          where r.chain_id = a.chain_id and r.entity = a.entity and r.entity_id = a.entity_id
            and r.audit_id = a.id) as changed
      from audit_log a
      left join people who on who.chain_id = a.chain_id and who.id = a.user_id
      where a.chain_id = current_chain() and a.site_id ${atSites(query)}
        and a.at >= ${from} and a.at < ${until}) entries
    where ${query['actor'] ?? null}::text is null or actor = ${query['actor'] ?? null}`,
  columns: {
    entries: sql`count(*)`,
    exports: sql`count(*) filter (where action like '%export')`,
    late: sql`count(*) filter (where is_late)`,
  },
};
