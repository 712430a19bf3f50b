import { sql } from 'kysely';
import type { PaymentMatch } from '#contract/economy/payments/payment-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** What of a payment is whose, or why it is nobody's; amounts in minor units, as the payment's. */
export interface NewMatch {
  readonly payment_id: number;
  readonly amount: number;
  readonly invoice_id: number | null;
  readonly entry_id: number | null;
  readonly reason: '' | 'paid_back' | 'elsewhere' | 'reversed';
  /** Of what is reversed, the payment that takes this one back or is taken back by it. */
  readonly other_id: number | null;
  /** The match that it takes back. */
  readonly reverses: number | null;
}

const atOnce = 1000;

/** Writes matches; what is left of the payments follows. Answers the ids of all. */
export async function addMatches(
  tx: Tx,
  { chainId, companyId }: Company,
  matches: readonly NewMatch[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < matches.length; from += atOnce) {
    const some = await tx
      .insertInto('payment_matches')
      .values(
        matches
          .slice(from, from + atOnce)
          .map((match) => ({ chain_id: chainId, company_id: companyId, ...match })),
      )
      .returning('id')
      .execute();
    ids.push(...some.map(({ id }) => id));
  }
  return ids;
}

/** The matches of a payment that hold, the newest first. */
export const heldMatches = (tx: Tx, payment: number) =>
  tx
    .selectFrom('payment_matches as m')
    .select(['m.id', 'm.payment_id', 'm.amount', 'm.invoice_id', 'm.entry_id', 'm.reason'])
    .select('m.other_id')
    .$narrowType<Pick<NewMatch, 'reason'>>()
    .where('m.payment_id', '=', payment)
    .where('m.reverses', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payment_matches as back')
            .select('back.id')
            .whereRef('back.reverses', '=', 'm.id'),
        ),
      ),
    )
    .orderBy('m.id', 'desc')
    .execute();
export type HeldMatch = Awaited<ReturnType<typeof heldMatches>>[number];

/** What of a payment is whose, the newest first, and who said so. */
export async function shownMatches(tx: Tx, payment: number): Promise<PaymentMatch[]> {
  const { rows } = await sql<Omit<PaymentMatch, 'at'> & { at: Date }>`
    select m.id, m.amount, m.invoice_id, coalesce(i.number, '') as number,
      coalesce(c.name, '') as customer, coalesce(-o.open, 0) as credit, m.reason,
      exists (select from payment_matches b
        where b.chain_id = m.chain_id and b.reverses = m.id) as is_taken_back,
      m.recorded_at as at, who.first_name || ' ' || who.last_name as by
    from payment_matches m
    left join invoices i on i.chain_id = m.chain_id and i.id = m.invoice_id
    left join customers c on c.chain_id = i.chain_id and c.id = i.customer_id
    left join customer_open_items o on o.chain_id = m.chain_id and o.entry_id = m.entry_id
    left join people who on who.id = m.recorded_by
    where m.payment_id = ${payment} and m.reverses is null order by m.id desc`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
