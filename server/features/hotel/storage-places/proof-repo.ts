import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** A site where what is kept of its places is not what has been done there. */
export interface Unequal {
  readonly chainId: number;
  readonly siteId: number;
  /** Sets that stand elsewhere than their last movement says, by their numbers; those of places that count others than stand there. */
  readonly sets: readonly string[];
  readonly places: readonly string[];
}

/** Compares all sets with the ledger, and all places with the sets: what must be equal by itself, and is proved each night. */
export async function unequalPlaces(tx: Tx): Promise<Unequal[]> {
  const { rows } = await sql<Unequal>`
    with last as (
      select distinct on (chain_id, set_id) chain_id, set_id, to_place
      from wheel_set_movements order by chain_id, set_id, id desc
    ), standing as (
      select chain_id, place_id, count(*) as sets from wheel_sets
      where place_id is not null group by chain_id, place_id
    ), unequal as (
      select s.chain_id, s.site_id, s.number as set, null as place
      from wheel_sets s left join last on last.chain_id = s.chain_id and last.set_id = s.id
      where s.place_id is distinct from last.to_place
      union all
      select p.chain_id, p.site_id, null, p.code
      from storage_places p
      left join standing on standing.chain_id = p.chain_id and standing.place_id = p.id
      where p.taken <> coalesce(standing.sets, 0)
    )
    select chain_id as "chainId", site_id as "siteId",
      coalesce(array_agg(set order by set) filter (where set is not null), '{}') as sets,
      coalesce(array_agg(place order by place) filter (where place is not null), '{}') as places
    from unequal group by chain_id, site_id order by chain_id, site_id`.execute(tx);
  return rows;
}
