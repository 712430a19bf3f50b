import { sql } from 'kysely';
import type { MeasuredWheel } from '#contract/sales/order-tyres/tread-advice.ts';
import type { Tx } from '#server/db/open.ts';

/** An order as far as its tyres hang on it. */
export interface TyreOrder {
  readonly id: number;
  readonly version: number;
  readonly customer_id: number | null;
  readonly car_id: number | null;
  readonly wheel_set_id: number | null;
  readonly order_date: string | null;
  readonly prices_include_vat: boolean;
  readonly position: number;
  readonly currency: string;
  readonly plate: string;
  readonly front: string;
  readonly rear: string;
}

/** An order of the caller's site; undefined where there is none. */
export const tyreOrder = async (tx: Tx, id: number): Promise<TyreOrder | undefined> =>
  (
    await sql<TyreOrder>`
      select o.id, o.version, o.customer_id, o.car_id, o.wheel_set_id, o.order_date,
        o.prices_include_vat, co.currency,
        (select coalesce(max(l.position), 0) + 1000 from order_lines l
          where l.chain_id = o.chain_id and l.document_id = o.id) as position,
        coalesce(c.licenseplate, '') as plate, coalesce(c.front_dimension, '') as front,
        coalesce(nullif(c.rear_dimension, ''), c.front_dimension, '') as rear
      from orders o
      join sites s on s.chain_id = o.chain_id and s.id = o.site_id
      join companies co on co.chain_id = s.chain_id and co.id = s.company_id
      left join cars c on c.chain_id = o.chain_id and c.id = o.car_id
      where o.chain_id = current_chain() and o.site_id = current_site() and o.id = ${id}`.execute(
      tx,
    )
  ).rows[0];

/** The lines of an order that sell tyres of a known size. */
export const tyreLines = async (tx: Tx, order: number) =>
  (
    await sql<{
      key: string;
      position: number;
      product_id: number;
      description: string;
      quantity: number;
      unit_price: number;
      discount_percent: number | null;
      vat_code: string;
      size: string;
      season: string;
    }>`
      select l.key, l.position, l.product_id, l.description, l.quantity, l.unit_price,
        l.discount_percent, l.vat_code, p.size, p.season
      from order_lines l
      join products p on p.chain_id = l.chain_id and p.id = l.product_id
      where l.chain_id = current_chain() and l.document_id = ${order}
        and p.kind = 'tyre' and p.size <> ''
      order by l.position, l.key limit 20`.execute(tx)
  ).rows;

/** A set with its wheels, as they were measured last. */
export interface MeasuredSet {
  readonly id: number;
  readonly number: string;
  readonly season: string;
  readonly offer: string;
  readonly wheels: readonly MeasuredWheel[];
}

/** The wheel set of an order; undefined where the site has none such. */
export const measuredSet = async (tx: Tx, id: number): Promise<MeasuredSet | undefined> =>
  (
    await sql<MeasuredSet>`
      select s.id, s.number, s.season, s.offer,
        (select coalesce(json_agg(json_build_object('position', w.position, 'depths', w.depths,
            'dot', w.dot, 'size', coalesce(nullif(w.size, ''), case when w.position like 'R%'
              then nullif(s.rear_size, '') end, s.size)) order by w.position), '[]')
          from wheels w where w.chain_id = s.chain_id and w.set_id = s.id) as wheels
      from wheel_sets s
      where s.chain_id = current_chain() and s.site_id = current_site()
        and s.archived_at is null and s.id = ${id}`.execute(tx)
  ).rows[0];

/** The sizes of the set of a season that the site keeps for a car: what it drives on, where its papers say nothing. */
export const sizesOfCar = async (tx: Tx, car: number, winter: boolean) =>
  (
    await sql<{ size: string; rear: string; season: string }>`
      select size, coalesce(nullif(rear_size, ''), size) as rear, season from wheel_sets
      where chain_id = current_chain() and site_id = current_site() and car_id = ${car}
        and archived_at is null and size <> ''
        and (season in ('studded', 'friction')) = ${winter}
      order by id desc limit 1`.execute(tx)
  ).rows[0];
