import { sql } from 'kysely';
import type { VoucherLine } from '#contract/accounting/vouchers/booked-lines.ts';
import {
  vouchersPerPage,
  type ShownLine,
  type Voucher,
  type WholeVoucher,
} from '#contract/accounting/vouchers/voucher-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'companyId'>;

/** Which vouchers are asked for; days `yyyy-MM-dd`, both included. */
export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: string | undefined;
  readonly document_kind?: string | undefined;
  readonly document_id?: number | undefined;
  readonly page?: number | undefined;
}

const other = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(
    'id', ${sql.ref(`${alias}.id`)}, 'series', ${sql.ref(`${alias}.series`)},
    'number', ${sql.ref(`${alias}.number`)}) end`;

const shown = sql`
  v.id, v.series, v.number, v.day, v.kind, v.amount,
  json_build_object('kind', v.document_kind, 'id', v.document_id, 'number', v.document_number)
    as document,
  ${other('o')} as reverses, ${other('back')} as reversed_by`;
const joined = sql`
  vouchers v
  left join vouchers o on o.chain_id = v.chain_id and o.id = v.reverses_id
  left join vouchers back on back.chain_id = v.chain_id and back.reverses_id = v.id`;

/** A page of the vouchers of a company, the newest first, and how many there are. */
export async function vouchersOf(
  tx: Tx,
  { companyId }: Company,
  asked: Asked,
): Promise<{ readonly data: Voucher[]; readonly meta: { readonly total: number } }> {
  const wanted = sql`v.company_id = ${companyId}
    and (${asked.from ?? null}::date is null or v.day >= ${asked.from ?? null}::date)
    and (${asked.to ?? null}::date is null or v.day <= ${asked.to ?? null}::date)
    and (${asked.kind ?? null}::text is null or v.kind = ${asked.kind ?? null})
    and (${asked.document_kind ?? null}::text is null
      or v.document_kind = ${asked.document_kind ?? null})
    and (${asked.document_id ?? null}::bigint is null
      or v.document_id = ${asked.document_id ?? null}::bigint)`;
  const { rows: data } = await sql<Voucher>`
    select ${shown} from ${joined} where ${wanted}
    order by v.day desc, v.id desc
    limit ${vouchersPerPage} offset ${((asked.page ?? 1) - 1) * vouchersPerPage}`.execute(tx);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from vouchers v where ${wanted}`.execute(tx);
  return { data, meta: { total: rows[0]!.total } };
}

/** A voucher with its lines; undefined where there is none. */
export async function voucherWithId(
  tx: Tx,
  { companyId }: Company,
  id: number,
): Promise<WholeVoucher | undefined> {
  const { rows } = await sql<Omit<WholeVoucher, 'lines' | 'recorded_at'> & { recorded_at: Date }>`
    select ${shown}, v.reason, v.recorded_at, who.first_name || ' ' || who.last_name as by
    from ${joined} left join people who on who.id = v.recorded_by
    where v.company_id = ${companyId} and v.id = ${id}`.execute(tx);
  const { rows: lines } = await sql<ShownLine>`
    select l.account, coalesce(a.name, '') as account_name, l.amount, l.vat_code, l.vat_rate,
      l.is_vat, coalesce(c.code, '') as cost_centre
    from voucher_lines l
    left join ledger_accounts a on a.chain_id = l.chain_id and a.id = l.account_id
    left join cost_centres c on c.chain_id = l.chain_id and c.id = l.cost_centre_id
    where l.company_id = ${companyId} and l.voucher_id = ${id}
    order by l.position`.execute(tx);
  const voucher = rows[0];
  return voucher && { ...voucher, recorded_at: voucher.recorded_at.toISOString(), lines };
}

/** Lines that are not written, with what their accounts and cost centres are called. */
export async function namedLines(tx: Tx, lines: readonly VoucherLine[]): Promise<ShownLine[]> {
  const { rows } = await sql<ShownLine>`
    select l.account, coalesce(a.name, '') as account_name, l.amount, l.vat_code, l.vat_rate,
      l.is_vat, coalesce(c.code, '') as cost_centre
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (account_id bigint,
      account text, amount bigint, vat_code text, vat_rate integer, is_vat boolean,
      cost_centre_id bigint)) with ordinality as l
    left join ledger_accounts a on a.chain_id = current_chain() and a.id = l.account_id
    left join cost_centres c on c.chain_id = current_chain() and c.id = l.cost_centre_id
    order by l.ordinality`.execute(tx);
  return rows;
}
