import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** The declared registers of the caller's site where it has to be entered what is paid by a method, that at which they entered something last first; none where it is no method of registers. */
export async function registersFor(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  method: number,
): Promise<{ readonly id: number; readonly isUsed: boolean }[]> {
  const { rows } = await sql<{ id: number; isUsed: boolean }>`
    select r.id, used.at is not null as "isUsed"
    from cash_registers r
    cross join lateral (
      select max(t.at) as at from cash_transactions t
      where t.chain_id = r.chain_id and t.register_id = r.id and t.user_id = ${userId}) used
    where r.chain_id = current_chain() and r.site_id = current_site()
      and r.state = 'declared' and r.archived_at is null
      and exists (select from payment_methods m where m.chain_id = r.chain_id and m.id = ${method}
        and m.in_register and m.kind <> 'invoice')
    order by used.at desc nulls last, r.id`.execute(tx);
  return rows;
}
