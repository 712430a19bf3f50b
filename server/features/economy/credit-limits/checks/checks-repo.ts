import { sql } from 'kysely';
import type { CreditCheck } from '#contract/economy/credit-limits/check-calls.ts';
import type { Checkable } from '#contract/economy/credit-limits/check-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import type { BureauAnswer } from './bureau.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** A customer of the register as a bureau is asked about them, with the currency that the company counts in; undefined where they are none any more. */
export const checkedCustomer = (
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
): Promise<(Checkable & { readonly currency: string }) | undefined> =>
  tx
    .selectFrom('customers as c')
    .innerJoin('companies as own', 'own.chain_id', 'c.chain_id')
    .select(['c.type', 'c.org_number', 'c.country', 'own.currency'])
    .where('own.id', '=', companyId)
    .where('c.id', '=', id)
    .where('c.archived_at', 'is', null)
    .where('c.forgotten_at', 'is', null)
    .executeTakeFirst();

const most = 100;

/** What the bureau said of a customer, and of those who turned out to be the same, the last first. */
export async function checksOf(tx: Tx, customer: number, limit = most): Promise<CreditCheck[]> {
  const rows = await tx
    .selectFrom('credit_checks as k')
    .leftJoin('people as who', 'who.id', 'k.checked_by')
    .select(['k.id', 'k.rating', 'k.score', 'k.recommended_limit', 'k.remarks', 'k.as_of'])
    .select(['k.reason', 'k.checked_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where(sql<boolean>`k.chain_id = current_chain() and k.company_id = current_company()
      and k.customer_id in (select same_customers(${customer}))`)
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ remarks, checked_at, ...row }) => ({
    ...row,
    remarks: remarks as string[],
    checked_at: checked_at.toISOString(),
  }));
}

/**
 * Begins to ask about a customer, or goes on with what was asked and not answered within a day; answers
 * by which key. Undefined while somebody else waits for the answer.
 */
export async function beginAsk(
  tx: Tx,
  { chainId, companyId }: Company,
  customer: number,
  { org_number, now, busyMs }: { org_number: string; now: Date; busyMs: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    insert into credit_check_asks as a (chain_id, company_id, customer_id, org_number, asked_at,
      busy_until)
    values (${chainId}, ${companyId}, ${customer}, ${org_number}, ${now},
      ${new Date(now.getTime() + busyMs)})
    on conflict (chain_id, company_id, customer_id) do update set
      key = case when a.org_number = excluded.org_number
        and a.asked_at > excluded.asked_at - interval '1 day' then a.key else excluded.key end,
      asked_at = case when a.org_number = excluded.org_number
        and a.asked_at > excluded.asked_at - interval '1 day' then a.asked_at
        else excluded.asked_at end,
      org_number = excluded.org_number, busy_until = excluded.busy_until
    where a.busy_until is null or a.busy_until < ${now}
    returning a.key`.execute(tx);
  return rows[0]?.key;
}

/** Nobody waits for an answer any more; the next one asks for the same. */
export async function pauseAsk(tx: Tx, { chainId }: Company, key: string): Promise<void> {
  await tx
    .updateTable('credit_check_asks')
    .set({ busy_until: null })
    .where('chain_id', '=', chainId)
    .where('key', '=', key)
    .execute();
}

/** Nothing is asked any more. */
export async function endAsk(tx: Tx, { chainId }: Company, key: string): Promise<void> {
  await tx
    .deleteFrom('credit_check_asks')
    .where('chain_id', '=', chainId)
    .where('key', '=', key)
    .execute();
}

/** Writes down what a bureau answered, once for each key. */
export async function addCheck(
  tx: Tx,
  { chainId, companyId, userId }: Company & Pick<Actor, 'userId'>,
  asked: {
    readonly key: string;
    readonly customer_id: number;
    readonly org_number: string;
    readonly reason: string;
  },
  answer: BureauAnswer | null,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('credit_checks')
    .values({
      chain_id: chainId,
      company_id: companyId,
      ...asked,
      rating: answer?.rating ?? '',
      score: answer?.score ?? null,
      recommended_limit: answer?.recommended_limit ?? null,
      remarks: JSON.stringify(answer?.remarks ?? []),
      as_of: answer?.as_of ?? null,
      checked_at: at,
      checked_by: userId,
    })
    .onConflict((met) => met.columns(['chain_id', 'key']).doNothing())
    .execute();
}
