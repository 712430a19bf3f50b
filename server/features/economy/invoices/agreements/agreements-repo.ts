import { sql } from 'kysely';
import type { Billed } from '#contract/hotel/storage-agreements/agreement-periods.ts';
import type { ToIssue } from '#contract/economy/invoices/invoice-rules.ts';
import type { Tx } from '#server/db/open.ts';

/** A storage agreement as far as it is invoiced. */
export interface BilledAgreement extends Billed {
  readonly id: number;
  readonly state: string;
  readonly archived_at: string | null;
  readonly licenseplate: string;
  readonly customer_id: number;
  readonly customer: ToIssue['buyer'] & { readonly language: string | null };
  /** What its kind is called. */
  readonly kind: string;
  /** For each period, in minor units. */
  readonly price: number | null;
  readonly price_with_vat: boolean;
}

/** Which agreements of the site are asked for. */
export interface WantedAgreements {
  readonly until: string;
  readonly customer_id: number | null;
  readonly audience: string;
}

const billed = sql`
  select a.id, a.state, a.archived_at, a.licenseplate, a.customer_id, a.begins_on::text as begins_on,
    a.ends_on::text as ends_on, a.invoiced_until::text as invoiced_until,
    a.paid_until::text as paid_until, a.price, t.name as kind,
    t.billed_per, t.months, t.price_with_vat, jsonb_build_object('type', c.type, 'org_number', c.org_number,
      'street', c.street, 'city', c.city, 'language', c.language) as customer
  from storage_agreements a
  join storage_agreement_types t on t.chain_id = a.chain_id and t.id = a.type_id
  join customers c on c.chain_id = a.chain_id and c.id = a.customer_id
  where a.chain_id = current_chain() and a.site_id = current_site()`;

/** Agreements of the site by their ids, in the order of those. */
export async function agreementsWithIds(
  tx: Tx,
  ids: readonly number[],
): Promise<readonly BilledAgreement[]> {
  const { rows } = await sql<BilledAgreement>`
    ${billed} and a.id = any(${sql.val(ids)}::bigint[]) order by a.id`.execute(tx);
  return rows;
}

/** Agreements of the site that are in force, and may have something to invoice by a day. */
export async function agreementsInForce(
  tx: Tx,
  { until, customer_id: customer, audience }: WantedAgreements,
): Promise<readonly BilledAgreement[]> {
  const { rows } = await sql<BilledAgreement>`
    ${billed} and a.state = 'active' and a.archived_at is null and a.next_invoice_on <= ${until}
      and (${customer}::bigint is null or a.customer_id = ${customer})
      and (${audience} = '' or c.type = ${audience})
    order by a.next_invoice_on, a.id`.execute(tx);
  return rows;
}

/** A line of an invoice with the days of the agreement that it is for. */
export interface AgreementSource {
  readonly key: string;
  readonly agreement_id: number;
  readonly from: string;
  readonly to: string;
}

/** Writes for which days of agreements the lines of an invoice are; until when those are invoiced follows. */
export const writeAgreementSources = (
  tx: Tx,
  invoice: number,
  sources: readonly AgreementSource[],
) =>
  sql`
    update invoice_lines l
    set agreement_id = s.agreement_id, period_from = s."from", period_to = s."to"
    from json_to_recordset(${JSON.stringify(sources)}::json)
      as s (key uuid, agreement_id bigint, "from" date, "to" date)
    where l.chain_id = current_chain() and l.document_id = ${invoice} and l.key = s.key`.execute(
    tx,
  );
