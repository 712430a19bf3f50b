import { sql } from 'kysely';
import type { AutoProduct, AutoFacts } from '#contract/sales/auto-products/auto-conditions.ts';
import type { AutoInputs, AutoRule } from '#contract/sales/auto-products/auto-lines.ts';
import type { Tx } from '#server/db/open.ts';

/** What an order is about, as far as rules ask. */
export interface AutoInputsQuery {
  readonly product_ids?: readonly number[] | undefined;
  readonly customer_id?: number | null | undefined;
  readonly car_id?: number | null | undefined;
  readonly booking_id?: number | null | undefined;
  /** The day of the order, by which the bonus group of its customer holds. */
  readonly day: string;
}

interface Stored {
  readonly rules: readonly AutoRule[];
  readonly products: readonly AutoProduct[];
  readonly customer: Omit<AutoFacts, 'has_sensors' | 'has_agreement' | 'services'> | null;
  readonly has_sensors: boolean;
  readonly has_agreement: boolean;
  readonly services: readonly string[];
}

/**
 * What the rules in use say of an order hangs on, in one question: themselves, the products on it,
 * whom it is for, whether there are sensors in the wheels of the car or of a set that is kept for it,
 * whether their wheels are kept under an agreement, and what was booked.
 */
export async function autoInputsOf(
  tx: Tx,
  { product_ids: products = [], customer_id, car_id, booking_id, day }: AutoInputsQuery,
): Promise<AutoInputs> {
  const [customer, car, booking] = [customer_id ?? null, car_id ?? null, booking_id ?? null];
  const { rows } = await sql<Stored>`
    select
      (select coalesce(json_agg(r order by r.id), '[]') from (
        select a.id, a.name, a.unless_product_id, a.per, a.quantity, a.price, a.text,
          a.mode = 'ask' as asks, a.question, a.mode = 'self' and a.must_stay as must_stay,
          a.priority, a.kind, a.type_id, a.brand_id, a.for_product_id, a.season, a.inch_from,
          a.inch_to, a.customer_type, a.bonus_group_id, a.country, a.invoice_delivery, a.sensors,
          a.agreement, a.service, a.except_type_id, a.except_brand_id, a.except_product_id, a.valid_from, a.valid_to,
          json_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'price', p.price,
            'vat', p.vat) as product
        from auto_products a
        join products p on p.chain_id = a.chain_id and p.id = a.product_id
        where a.chain_id = current_chain() and a.archived_at is null
          and p.archived_at is null) r) as rules,
      (select coalesce(json_agg(p), '[]') from (
        select id, kind, type_id, brand_id, season, inch from products
        where chain_id = current_chain()
          and id = any (${[...products]}::bigint[])) p) as products,
      (select json_build_object('customer_type', c.type, 'country', c.country,
          'invoice_delivery', c.invoice_delivery, 'bonus_group_id',
          (select g.id from bonus_groups g where g.chain_id = c.chain_id
            and g.id = c.bonus_group_id and g.status = 'active'
            and coalesce(g.valid_from <= ${day}, true) and coalesce(g.valid_to >= ${day}, true)))
        from customers c
        where c.chain_id = current_chain() and c.id = ${customer}::bigint) as customer,
      exists (select from cars
        where chain_id = current_chain() and id = ${car}::bigint and tpms = 'direct')
        or exists (select from wheel_sets
        where chain_id = current_chain() and site_id = current_site() and archived_at is null
          and car_id = ${car}::bigint and sensors = 'direct'
          and state not in ('discarded', 'sent')) as has_sensors,
      exists (select from storage_agreements
        where chain_id = current_chain() and site_id = current_site() and state = 'active'
          and archived_at is null and customer_id = ${customer}::bigint)
        or exists (select from storage_agreements
        where chain_id = current_chain() and site_id = current_site() and state = 'active'
          and archived_at is null and car_id = ${car}::bigint) as has_agreement,
      (select coalesce(json_agg(distinct w.name), '[]') from booking_work w
        where w.chain_id = current_chain() and w.booking_id = ${booking}::bigint
          and w.name <> '') as services`.execute(tx);
  const { rules, products: known, customer: whom, ...found } = rows[0]!;
  const facts = {
    ...(whom ?? { customer_type: '', bonus_group_id: null, country: '', invoice_delivery: '' }),
    ...found,
  };
  return { rules, products: known, facts };
}
