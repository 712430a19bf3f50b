import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** A payment that a reversal may take back. */
export interface Reversed {
  readonly reversal_id: number;
  readonly id: number;
  readonly day: string;
  readonly payer: string;
  /** Whether both have the same reference. */
  readonly is_named: boolean;
}

/** The payments of the company that reversals may take back, the newest first: of their amount, and of their reference or payer. */
export async function reversedBy(
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  reversals: readonly number[],
): Promise<Reversed[]> {
  const { rows } = await sql<Reversed>`
    select r.id as reversal_id, p.id, p.day::text as day, p.payer,
      p.reference = r.reference and r.reference <> '' as is_named
    from payments r
    join payments p on p.chain_id = r.chain_id and p.company_id = r.company_id
      and p.amount = -r.amount and p.currency = r.currency and p.day <= r.day
      and ((p.reference = r.reference and r.reference <> '')
        or (p.payer_account = r.payer_account and r.payer_account <> ''))
    where r.company_id = ${companyId} and r.id = any(${reversals}::bigint[]) and r.amount < 0
      and not exists (select from payment_matches m
        where m.chain_id = p.chain_id and m.payment_id = p.id and m.reason = 'reversed'
          and m.reverses is null and not exists (select from payment_matches b
            where b.chain_id = m.chain_id and b.reverses = m.id))
    order by r.id, is_named desc, p.day desc, p.id desc`.execute(tx);
  return rows;
}
