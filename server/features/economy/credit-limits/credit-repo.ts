import { sql } from 'kysely';
import { refusedCheck, type Checkable } from '#contract/economy/credit-limits/check-rules.ts';
import { leftOf } from '#contract/economy/credit-limits/credit-rules.ts';
import type { ListedCredit } from '#contract/economy/credit-limits/credit-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { playedBureau } from './checks/bureau-access.ts';

/** How a customer stands as it is read. */
export type StoredCredit = Omit<ListedCredit, 'left' | 'checkable'> &
  Checkable & { readonly has_bureau: boolean };
type Named = 'customer_id' | 'version' | 'number' | 'name';

// What is late, and for how many days the oldest of it is, by the clock of the site.
const late = (customer: ReturnType<typeof sql.ref>) => sql`
  select coalesce(sum(i.open), 0)::bigint as overdue,
    coalesce(max(d.today - i.due_day) filter (where i.open > 0), 0)::int as days_late
  from (select (now() at time zone timezone)::date as today from sites
    where chain_id = current_chain() and id = current_site()) d
  join customer_open_items i on i.chain_id = current_chain() and i.company_id = current_company()
    and i.open <> 0 and i.due_day < d.today
  where i.customer_id in (select same_customers(${customer}))`;

const waiting = (customer: ReturnType<typeof sql.ref>) => sql`
  select max(r.id) as asked_id from credit_requests r
  where r.chain_id = current_chain() and r.company_id = current_company() and r.state = 'asked'
    and r.archived_at is null and r.customer_id in (select same_customers(${customer}))`;

/** What a credit bureau said last of a customer, as `check`; no row where none was asked. */
export const lastCheck = (customer: ReturnType<typeof sql.ref>) => sql`
  select json_build_object('id', k.id, 'rating', k.rating, 'score', k.score,
    'recommended_limit', k.recommended_limit, 'checked_at', k.checked_at) as "check"
  from credit_checks k
  where k.chain_id = current_chain() and k.company_id = current_company()
    and k.customer_id in (select same_customers(${customer}))
  order by k.id desc limit 1`;

/** Whether the company has a credit bureau: one that is switched on, and played here or given a key. */
export const hasBureau = sql`coalesce((
  select (s.fields ->> 'checks')::boolean and (s.fields ->> 'bureau_address' = ${playedBureau}
    or exists (select from credit_bureau_keys k
      where k.chain_id = s.chain_id and k.company_id = s.company_id
        and k.address = s.fields ->> 'bureau_address'))
  from settings s
  where s.chain_id = current_chain() and s.company_id = current_company()
    and s.name = 'credit-settings'), false)`;

/** How a customer stands with the company; in minor units. */
export async function creditOf(tx: Tx, customer: number): Promise<Omit<ListedCredit, Named>> {
  const id = sql.ref('c.id');
  const { rows } = await sql<Omit<StoredCredit, Named>>`
    select credit_limit_of(c.id) as "limit", customers_owes(c.id) as owes, o.ordered,
      l.overdue, l.days_late, c.blocked, c.block_reason, w.asked_id, k."check",
      c.type, c.org_number, c.country, ${hasBureau} as has_bureau
    from customers c
    cross join lateral ordered_on_credit(c.id, 0) o
    cross join lateral (${late(id)}) l
    cross join lateral (${waiting(id)}) w
    left join lateral (${lastCheck(id)}) k on true
    where c.chain_id = current_chain() and c.id = ${customer}`.execute(tx);
  return shownCredit(rows[0]!);
}

/** A customer as they are shown. */
export function shownCredit<R extends Omit<StoredCredit, Named>>({
  type,
  org_number,
  country,
  has_bureau: isOffered,
  check,
  ...row
}: R) {
  return {
    ...row,
    left: leftOf(row.limit, row.owes + row.ordered),
    // As the database writes it inside JSON.
    check: check && { ...check, checked_at: new Date(check.checked_at).toISOString() },
    checkable: isOffered && refusedCheck({ type, org_number, country }) === undefined,
  };
}
