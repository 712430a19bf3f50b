import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** The people of the caller's site, with the name that each is booked by. */
export async function peopleOfSite(
  tx: Tx,
): Promise<{ id: number; name: string; booked_as: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; booked_as: string | null }>`
    select p.id, p.name, r.name as booked_as from people_of_site p
    left join booking_resources r on r.chain_id = p.chain_id and r.site_id = p.site_id
      and r.user_id = p.id and r.archived_at is null
    order by p.name, p.id`.execute(tx);
  return rows;
}

/** Whether somebody works at the caller's site. */
export async function worksHere(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('people_of_site')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
