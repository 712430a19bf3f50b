import { sql, type RawBuilder } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';

/** Days, both included; without the last, all since the first. */
interface Days {
  readonly from: string;
  readonly to?: string | undefined;
  /** `all` for every site that is read. */
  readonly sites?: string | undefined;
}

/** What is without VAT of an amount of an order `o`, of a rate in hundredths of a percent: VAT is rounded. */
export const netOf = (amount: RawBuilder<unknown>, rate: RawBuilder<unknown>) =>
  sql`(case when o.prices_include_vat
    then ${amount} - round(${amount} * ${rate} / (10000.0 + ${rate})) else ${amount} end)`;

const rate = sql`l.vat_rate`;

// What a line adds to the net of those before it that are of the same rate.
const upto = sql`(sum(l.amount) over upto)`;
const net = sql`(${netOf(upto, rate)} - ${netOf(sql`(${upto} - l.amount)`, rate)})`;

// The discount of a line (BT-136); none, where rounding alone would be.
const discount = sql`(round(l.quantity * l.unit_price / 100000.0) - l.amount)`;
const netDiscount = sql`(case when coalesce(l.discount_percent, 0) = 0 then 0
  else ${netOf(discount, rate)} end)`;

/**
 * A `select` of the lines of the site's orders that are done, by the days on which they were: `id`, `order_id`, `key`,
 * `product_id`, `quantity`, how it was taxed (`vat_category`, `vat_rate`), what it was sold for (`net`, without VAT), what that would have been
 * without the line's discount (`asked`), what was proposed where somebody asked something else
 * (`proposed`, `changed_by`), and what it had cost (`cost`, null where nobody knows): by the ledger what
 * was delivered, else what was known when it was priced, else what the cheapest supplier asked then. VAT is rounded
 * once for each rate of an order (BR-CO-17), so that its lines come to what the order does.
 */
export const soldLines = ({ from, to, sites }: Days): RawBuilder<unknown> => sql`
  select l.id, l.document_id as order_id, l.key, l.product_id, l.quantity, l.description, l.kind,
    l.vat_category, l.vat_rate,
    ${net}::bigint as net, (${net} + ${netDiscount})::bigint as asked,
    case when known.overridden_at is not null
      then round(l.quantity * known.proposed / 1000.0)::bigint end as proposed,
    case when known.overridden_at is not null then known.overridden_by end as changed_by,
    round(l.quantity * coalesce(delivered_cost(o.id, l.product_id),
      delivered_package_cost(o.id, l.product_id), known.cost, then_cost.cost) / 1000.0)::bigint as cost
  from orders o
  join order_lines l on l.chain_id = o.chain_id and l.document_id = o.id
  left join line_prices known on known.chain_id = l.chain_id
    and known.document_id = l.document_id and known.key = l.key
  left join lateral (
    select min(held.cost) as cost from (
      select distinct on (c.supplier_key) c.cost from product_costs c
      where c.chain_id = l.chain_id and c.product_id = l.product_id
        and c.archived_at is null and c.valid_from <= o.order_date
      order by c.supplier_key, c.valid_from desc, c.id desc) held) then_cost on true
  where o.site_id ${atSites({ sites })} and o.state = 'done' and o.archived_at is null
    and o.done_on >= ${from} and (${to ?? null}::date is null or o.done_on <= ${to ?? null})
  window upto as (partition by l.chain_id, l.document_id, l.vat_category, l.vat_rate
    order by l.position, l.key)`;
