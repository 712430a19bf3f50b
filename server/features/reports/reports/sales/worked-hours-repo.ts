import { sql } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each time at an order that began in the period and is over. */
export const workedHoursSource: ReportSource = {
  rows: ({ from, until, query }) => sql`
    select t.id as row_id, t.site_id, o.id as leads_to, t.began_at as at, t.user_id as person,
      who.first_name || ' ' || who.last_name as person_name, o.id as "order",
      coalesce(nullif(o.number, ''), '–') as order_name, car.licenseplate as plate,
      l.description as work, round(extract(epoch from t.ended_at - t.began_at) / 60) as minutes,
      exists (select from order_time_corrections k
        where k.chain_id = t.chain_id and k.time_id = t.id) as is_corrected
    from order_times t
    join orders o on o.chain_id = t.chain_id and o.id = t.order_id
    left join cars car on car.chain_id = o.chain_id and car.id = o.car_id
    left join order_lines l on l.chain_id = t.chain_id and l.document_id = t.order_id
      and l.key = t.line_key
    left join people who on who.chain_id = t.chain_id and who.id = t.user_id
    where t.site_id ${atSites(query)} and t.ended_at is not null
      and t.began_at >= ${from} and t.began_at < ${until}`,
  columns: {
    times: sql`count(*)`,
    minutes: sql`coalesce(sum(minutes), 0)`,
    corrected: sql`count(*) filter (where is_corrected)`,
  },
};
