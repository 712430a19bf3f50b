import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { OrderAtWork, WorkCard } from '#contract/sales/order-work/order-work.ts';
import type { ShownTime } from '#contract/sales/order-work/work-times.ts';
import type { Tx } from '#server/db/open.ts';

type Stored = Omit<WorkCard, 'promised_at' | 'times' | 'working'> & {
  readonly promised_at: Date | null;
};

/** The orders of the site that are not done, and those that were done since an instant, as work; the soonest promised first. */
export const boardOf = (tx: Tx, userId: number, doneSince: Date): Promise<WorkCard[]> =>
  cards(
    tx,
    userId,
    sql`o.archived_at is null and (o.state in ('draft', 'quote', 'accepted', 'planned', 'in_progress')
      or o.state = 'done' and o.changed_at >= ${doneSince})`,
  );

/** One order as work; undefined where there is none. */
export const cardOf = async (tx: Tx, userId: number, id: number): Promise<WorkCard | undefined> =>
  (await cards(tx, userId, sql`o.id = ${id}`))[0];

async function cards(tx: Tx, userId: number, where: RawBuilder<unknown>): Promise<WorkCard[]> {
  const { rows } = await sql<Stored>`
    select o.id, o.version, o.number, o.state, o.customer_id, c.name as customer, o.car_id,
      car.licenseplate as plate, concat_ws(' ', nullif(car.brand, ''), nullif(car.model, '')) as car,
      o.promised_at, o.mechanic_id, r.name as mechanic, o.line_count,
      coalesce((select string_agg(distinct p.name, ' · ') from booking_work w
        join booking_places p on p.chain_id = w.chain_id and p.id = w.place_id
        where w.chain_id = o.chain_id and w.booking_id = o.booking_id), '') as place,
      coalesce((select round(sum(p.minutes * l.quantity / 1000.0))::int from order_lines l
        join products p on p.chain_id = l.chain_id and p.id = l.product_id
        where l.chain_id = o.chain_id and l.document_id = o.id), 0) as minutes_planned,
      (select count(*)::int from order_lines l
        where l.chain_id = o.chain_id and l.document_id = o.id
          and not is_fee(l.product_id)) as lines,
      (select count(*)::int from order_lines l join order_line_work w on w.chain_id = l.chain_id
          and w.order_id = l.document_id and w.line_key = l.key and w.done_at is not null
        where l.chain_id = o.chain_id and l.document_id = o.id
          and not is_fee(l.product_id)) as lines_done,
      case when o.state in ('accepted', 'planned', 'in_progress')
        then (select count(*)::int from missing_in_order(o.id)) else 0 end as missing
    from orders o
    left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
    left join cars car on car.chain_id = o.chain_id and car.id = o.car_id
    left join booking_resources r on r.chain_id = o.chain_id and r.id = o.mechanic_id
    where o.chain_id = current_chain() and o.site_id = current_site() and ${where}
    order by o.promised_at nulls last, o.id`.execute(tx);
  const times = await timesOf(
    tx,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ promised_at: promised, ...row }) => {
    const own = times.get(row.id) ?? [];
    return {
      ...row,
      promised_at: promised && promised.toISOString(),
      times: own,
      working: [...new Set(own.filter(({ ended_at: end }) => end === null).map(({ who }) => who))],
    };
  });
}

// As JavaScript writes it, within what the database puts together.
const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How a time stood before each time that somebody corrected it. */
const corrections = sql<ShownTime['corrections']>`coalesce((
  select json_agg(json_build_object(
      'was_began_at', ${utc('c.was_began_at')}, 'was_ended_at', ${utc('c.was_ended_at')},
      'reason', c.reason, 'by', p.first_name || ' ' || p.last_name,
      'at', ${utc('c.corrected_at')}) order by c.id)
  from order_time_corrections c left join people p on p.id = c.corrected_by
  where c.chain_id = t.chain_id and c.time_id = t.id), '[]')`.as('corrections');

/** Who was at which of these orders, the first first. */
async function timesOf(
  tx: Tx,
  userId: number,
  orders: readonly number[],
): Promise<Map<number, ShownTime[]>> {
  if (orders.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_times as t')
    .leftJoin('people as who', 'who.id', 't.user_id')
    .select(['t.id', 't.order_id', 't.line_key', 't.user_id', 't.began_at', 't.ended_at'])
    .select(sql<string>`coalesce(who.first_name || ' ' || who.last_name, '')`.as('who'))
    .where('t.order_id', 'in', [...orders])
    .select(corrections)
    .orderBy('t.began_at')
    .orderBy('t.id')
    .execute();
  return Map.groupBy(
    rows.map(({ user_id: user, began_at: began, ended_at: ended, ...row }) => ({
      ...row,
      mine: user === userId,
      began_at: began.toISOString(),
      ended_at: ended && ended.toISOString(),
    })),
    ({ order_id: order }) => order,
  );
}

/** What of an order its card does not say. */
export async function restOf(
  tx: Tx,
  id: number,
): Promise<Pick<OrderAtWork, 'odometer' | 'note' | 'work' | 'parts' | 'checks' | 'people'>> {
  const order = await tx
    .selectFrom('orders')
    .select(['odometer', 'note'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const work = await tx
    .selectFrom('order_lines as l')
    .leftJoin('order_line_work as w', (join) =>
      join
        .onRef('w.chain_id', '=', 'l.chain_id')
        .onRef('w.order_id', '=', 'l.document_id')
        .onRef('w.line_key', '=', 'l.key'),
    )
    .leftJoin('booking_resources as r', (join) =>
      join.onRef('r.chain_id', '=', 'w.chain_id').onRef('r.id', '=', 'w.mechanic_id'),
    )
    .leftJoin('people as who', 'who.id', 'w.done_by')
    .select(['l.key', 'l.kind', 'l.description', 'l.quantity'])
    .select(['w.mechanic_id', 'r.name as mechanic', 'w.done_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('done_by'))
    .where('l.document_id', '=', id)
    .where(sql<SqlBool>`not is_fee(l.product_id)`)
    .orderBy('l.position')
    .orderBy('l.key')
    .execute();
  const { rows: parts } = await sql<OrderAtWork['parts'][0]>`
    select p.id as product_id, p.name, m.quantity from missing_in_order(${id}) m
    join products p on p.chain_id = current_chain() and p.id = m.product_id
    order by p.name_sort, p.id`.execute(tx);
  const hasWork = work.some(({ kind }) => kind === 'work');
  return {
    ...order,
    parts,
    work: work.map(({ done_at: at, ...line }) => ({ ...line, done_at: at && at.toISOString() })),
    checks: await checksOf(tx, id, hasWork),
    people: await peopleOf(tx),
  };
}

/** What is checked at an order: what the site asks for, where there is work in it, and what somebody has answered. */
async function checksOf(tx: Tx, id: number, withOpen: boolean): Promise<OrderAtWork['checks']> {
  const rows = await tx
    .selectFrom('order_checks as c')
    .leftJoin('order_check_answers as a', (join) =>
      join
        .onRef('a.chain_id', '=', 'c.chain_id')
        .onRef('a.check_id', '=', 'c.id')
        .on('a.order_id', '=', id)
        .on('a.outcome', '<>', ''),
    )
    .leftJoin('people as who', 'who.id', 'a.checked_by')
    .select(['c.id', 'c.needed', 'c.photo', 'a.outcome', 'a.note', 'a.checked_at'])
    .select(sql<string>`coalesce(a.title, c.title)`.as('title'))
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('checked_by'))
    .where((e) =>
      e.or([e('a.outcome', 'is not', null), ...(withOpen ? [e('c.archived_at', 'is', null)] : [])]),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return rows.map(({ checked_at: at, outcome, note, ...check }) => ({
    ...check,
    outcome: (outcome ?? '') as OrderAtWork['checks'][0]['outcome'],
    note: note ?? '',
    checked_at: at && at.toISOString(),
  }));
}

/** The people of the workshop whom work can be given to. */
const peopleOf = (tx: Tx) =>
  tx
    .selectFrom('booking_resources')
    .select(['id', 'name'])
    .where('kind', '=', 'person')
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();

/** Who of the workshop an account is; null where nobody. */
export const mechanicOfUser = async (tx: Tx, userId: number): Promise<number | null> =>
  (
    await tx
      .selectFrom('booking_resources')
      .select('id')
      .where('user_id', '=', userId)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
  )?.id ?? null;

/** What somebody is at now. */
export async function runningOf(tx: Tx, userId: number): Promise<OrderAtWork['me']['running']> {
  const row = await tx
    .selectFrom('order_times as t')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.chain_id', '=', 't.chain_id').onRef('o.id', '=', 't.order_id'),
    )
    .leftJoin('cars as car', (join) =>
      join.onRef('car.chain_id', '=', 'o.chain_id').onRef('car.id', '=', 'o.car_id'),
    )
    .select(['t.order_id', 't.line_key', 't.began_at', 'o.number', 'car.licenseplate'])
    .where('t.user_id', '=', userId)
    .where('t.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { order_id, line_key, began_at: began, number, licenseplate } = row;
  const called = licenseplate || number || `#${order_id}`;
  return { order_id, line_key, called, began_at: began.toISOString() };
}
