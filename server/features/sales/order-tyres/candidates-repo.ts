import { sql } from 'kysely';
import type { SizeWanted } from '#contract/hotel/tyre-size-search.ts';
import type { TyreTier } from '#contract/sales/order-tyres/tyre-alternatives.ts';
import type { Tx } from '#server/db/open.ts';

/** A tyre in the register, with how much of it there is. */
export interface StockedTyre {
  readonly id: number;
  readonly name: string;
  readonly vat: string;
  readonly tier: TyreTier | '';
  readonly free: number;
  readonly elsewhere: boolean;
  readonly lead_days: number | null;
}

// More of one size are not weighed: those in stock are among them.
const most = 60;

/** The tyres in use of a size and season that carry as much as is asked for, those in stock first. */
export async function tyresOfSize(
  tx: Tx,
  size: Required<Pick<SizeWanted, 'width' | 'rim'>> & SizeWanted,
  season: string | null,
): Promise<StockedTyre[]> {
  const { width, ratio, rim, load } = size;
  const { rows } = await sql<StockedTyre>`
    select p.id, p.name, p.vat, coalesce(b.tier, '') as tier,
      products_on_hand(p.id) - products_reserved(p.id) as free, p.in_stock as elsewhere,
      (select min(a.lead_days) from supplier_articles a where a.chain_id = p.chain_id
        and a.product_id = p.id and a.archived_at is null) as lead_days
    from (
      select * from products
      where chain_id = current_chain() and kind = 'tyre' and archived_at is null
        and width = ${width} and inch = ${Math.round(rim * 10)}
        and (${ratio ?? null}::int is null or ratio = ${ratio ?? null})
        and (${season}::text is null or season = ${season})
        and (${load ?? null}::int is null or load is null or load >= ${load ?? null})
      order by in_stock desc, id limit ${most}
    ) p
    left join product_brands b on b.chain_id = p.chain_id and b.id = p.brand_id
    order by p.id`.execute(tx);
  return rows;
}
