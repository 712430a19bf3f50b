import { sql } from 'kysely';
import { noonOf } from '#server/kit/report/noon-of.ts';
import type { ReportSource } from '#server/kit/report/run-report.ts';

/** A row for each line of a voucher that says VAT: what it is calculated of, or the VAT itself; above zero what is owed of it. */
export const vatSummarySource: ReportSource = {
  rows: ({ zone, query: { from, to } }) => sql`
    select v.id * 1000 + l.position as row_id, null::bigint as site_id, v.id as leads_to,
      ${noonOf(sql`v.day`, zone)} as at, v.series || v.number as voucher,
      v.document_number as document, l.vat_code || ' ' || l.vat_rate as code,
      l.vat_code || ' (' || trim_scale(l.vat_rate / 100.0) || ' %)' as code_name,
      l.vat_rate::text as rate, trim_scale(l.vat_rate / 100.0) || ' %' as rate_name,
      l.account, l.account || coalesce(' ' || a.name, '') as account_name,
      case when l.is_vat then 0 else -l.amount end as net,
      case when l.is_vat then -l.amount else 0 end as vat
    from vouchers v
    join voucher_lines l on l.chain_id = v.chain_id and l.voucher_id = v.id
    left join ledger_accounts a on a.chain_id = l.chain_id and a.id = l.account_id
    where v.chain_id = current_chain() and v.company_id = current_company()
      and v.day between ${from}::date and ${to}::date and l.vat_rate is not null`,
  columns: {
    net: sql`coalesce(sum(net), 0)`,
    vat: sql`coalesce(sum(vat), 0)`,
    lines: sql`count(*)`,
  },
};
