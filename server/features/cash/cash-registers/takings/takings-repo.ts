import { sql } from 'kysely';
import type { TakingsEvent } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** What a register sold on a day, what its drawer had more than it should, and what was put into it less what was taken out; in minor units. */
interface DayTakings {
  readonly day: string;
  readonly lines: TakingsEvent['lines'];
  readonly difference: number;
  readonly moved: number;
}

/** The same of each day after a transaction of a register, and by what its drawer is paid. What is sold to whom, by what it is booked. */
export async function takingsAfter(
  tx: Tx,
  register: number,
  after: number,
): Promise<{ readonly days: DayTakings[]; readonly payment_method_id: number | null }> {
  const { rows } = await sql<{ days: DayTakings[]; payment_method_id: number | null }>`
    with since as (
      select * from cash_transactions
      where chain_id = current_chain() and register_id = ${register} and nr > ${after}
    ), sold as (
      select t.day, l.vat_code, l.vat_rate, o.vat_category,
        coalesce(p.kind, case l."group" when 'work' then 'work' else '' end) as product_kind,
        p.type_id as product_type_id, s.cost_centre_id,
        coalesce(c.type, 'private') as customer_type,
        coalesce(nullif(c.country, ''), r.country) as customer_country,
        sum(l.net)::bigint as net, sum(l.vat)::bigint as vat
      from since t
      join cash_registers r on r.chain_id = t.chain_id and r.id = t.register_id
      join cash_lines l on l.chain_id = t.chain_id and l.register_id = t.register_id
        and l.nr = t.nr
      join orders s on s.chain_id = t.chain_id and s.id = t.order_id
      join order_lines o on o.chain_id = t.chain_id and o.document_id = t.order_id
        and o.key = l.order_line
      left join products p on p.chain_id = l.chain_id and p.id = l.product_id
      left join customers c on c.chain_id = s.chain_id and c.id = s.customer_id
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    )
    select (
      select coalesce(json_agg(json_build_object('day', d.day, 'difference', d.difference,
          'moved', d.moved, 'lines', (select coalesce(json_agg(to_jsonb(l) - 'day'), '[]')
            from sold l where l.day = d.day)) order by d.day), '[]')
      from (
        select day, coalesce(sum(gross) filter (where kind = 'difference'), 0)::bigint as difference,
          coalesce(sum(gross) filter (where kind in ('pay_in', 'pay_out')), 0)::bigint as moved
        from since group by day) d) as days,
      (select id from payment_methods
        where company_id = current_company() and kind = 'cash' and in_register
          and archived_at is null
        order by id limit 1) as payment_method_id`.execute(tx);
  return rows[0]!;
}

/** The Z reports of a register whose takings wait to be booked. */
export async function reportsThatWait(tx: Tx, register: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('cash_takings as t')
    .innerJoin('unbooked_events as w', (join) =>
      join.onRef('w.chain_id', '=', 't.chain_id').onRef('w.source_id', '=', 't.id'),
    )
    .select('t.z_nr')
    .distinct()
    .where('w.source_kind', '=', 'cash-takings')
    .where('t.register_id', '=', register)
    .orderBy('t.z_nr')
    .execute();
  return rows.map(({ z_nr }) => z_nr);
}

/** Writes down what was taken on a day of a Z report; answers its id. */
export async function writeTakings(
  tx: Tx,
  { chainId: chain_id, companyId: company_id }: Pick<Actor, 'chainId' | 'companyId'>,
  takings: {
    readonly register_id: number;
    readonly z_nr: number;
    readonly day: string;
    readonly gross: number;
    readonly difference: number;
    readonly moved: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('cash_takings')
    .values({ chain_id, company_id, ...takings })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
