import { sql } from 'kysely';
import type { ReportSource } from '#server/kit/report/run-report.ts';
import { enteredAtRegisters } from './entered-repo.ts';

/** A row for each line of a sale or a return. */
export const takingsByVatSource: ReportSource = {
  rows: (params) => sql`
    select (e.register_id * 1000000000 + e.nr) * 1000 + l.position as row_id, e.site_id, e.leads_to,
      e.at, e.number, e.register, e.register_name, e.person, e.person_name, l."group" as part,
      l.description as sold, l.vat_code || ' ' || l.vat_rate as code,
      l.vat_code || ' (' || trim_scale(l.vat_rate / 100.0) || ' %)' as code_name,
      l.vat_rate::text as rate, trim_scale(l.vat_rate / 100.0) || ' %' as rate_name,
      l.net, l.vat, l.gross, l.discount
    from (${enteredAtRegisters(params)}) e
    join cash_lines l on l.chain_id = e.chain_id and l.register_id = e.register_id and l.nr = e.nr`,
  columns: {
    net: sql`coalesce(sum(net), 0)`,
    vat: sql`coalesce(sum(vat), 0)`,
    gross: sql`coalesce(sum(gross), 0)`,
    discount: sql`coalesce(sum(discount), 0)`,
    lines: sql`count(*)`,
  },
};
