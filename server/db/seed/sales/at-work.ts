import { sql } from 'kysely';
import { nextDue } from '#contract/reports/report-mails/due-rules.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/zoned-time.ts';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import type { DemoSite } from '../organisation.ts';

interface At {
  readonly own: { readonly chain_id: number; readonly site_id: number };
  readonly site: DemoSite;
  readonly now: Date;
  /** Who is the manager of the site, and a mechanic there. */
  readonly manager: number;
  readonly mechanic: number;
}

/** What one site has besides: tyres to sell to a worn car, a quote that was taken in part, a clock that was corrected, a report that is mailed, and a list to import. */
export async function seedAtWork(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const site = sites.find(({ name }) => name === 'Nordhjul Alnabru');
  const who = (role: DemoPerson['role']) =>
    people.find((one) => one.role === role && site && one.sites.includes(site))?.id;
  const [manager, mechanic] = [who('manager'), who('mechanic')];
  if (!site || manager === undefined || mechanic === undefined) return;
  const own = { chain_id: site.chainId, site_id: site.id };
  const at = { own, site, now, manager, mechanic };
  const [first, second] = await ordersIn(tx, at, 'accepted');
  const [begun] = await ordersIn(tx, at, 'in_progress');
  if (first !== undefined) await wornCar(tx, at, first);
  if (second !== undefined) await takenInPart(tx, at, second);
  if (begun !== undefined) await correctedClock(tx, at, begun);
  await mailedReport(tx, at);
  await listToImport(tx, at);
}

const ordersIn = async (tx: Tx, { own }: At, state: string): Promise<number[]> =>
  (
    await tx
      .selectFrom('orders')
      .select('id')
      .where('chain_id', '=', own.chain_id)
      .where('site_id', '=', own.site_id)
      .where('state', '=', state)
      .where('line_count', '>', 1)
      .orderBy('id')
      .limit(2)
      .execute()
  ).map(({ id }) => id);

/** The order is for a car whose tyres are worn, of a size of which brands of every class are sold. */
async function wornCar(tx: Tx, { own }: At, order: number): Promise<void> {
  await sql`
    update orders o set car_id = worn.id, customer_id = worn.customer_id, wheel_set_id = null
    from (
      select c.id, c.customer_id
      from cars c
      join lateral (select r.verdict, r.season from tread_readings r
        where r.chain_id = c.chain_id and r.car_id = c.id
        order by r.read_on desc, r.id desc limit 1) last on last.verdict in ('replace', 'illegal')
      where c.chain_id = ${own.chain_id} and c.customer_id is not null
        and not exists (select from wheel_sets s where s.chain_id = c.chain_id and s.car_id = c.id)
        and (select count(distinct b.tier) from products p
          join product_brands b on b.chain_id = p.chain_id and b.id = p.brand_id
          where p.chain_id = c.chain_id and p.kind = 'tyre' and b.tier <> ''
            and p.size like c.front_dimension || '%'
            and (last.season = 'winter' or p.season = 'summer')) = 3
      order by c.id limit 1
    ) worn
    where o.chain_id = ${own.chain_id} and o.id = ${order}`.execute(tx);
}

/** The order was a quote, of which the customer wanted all but washing the wheels. */
async function takenInPart(tx: Tx, { own, now }: At, order: number): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['key', 'description', 'quantity', 'unit_price', 'discount_percent'])
    .select(['vat_category', 'vat_rate', 'amount'])
    .where('chain_id', '=', own.chain_id)
    .where('document_id', '=', order)
    .orderBy('position')
    .execute();
  const [model] = lines;
  const refused = {
    ...model!,
    key: crypto.randomUUID(),
    description: 'Hjulvask',
    quantity: 4_000,
    unit_price: 49_00_00,
    discount_percent: null,
    amount: 196_00,
  };
  const day = 86_400_000;
  await tx
    .updateTable('orders')
    .set({
      quote_sent_at: new Date(now.getTime() - 3 * day),
      quote_sent_to: 'kunde@example.test',
      quote_until: new Date(now.getTime() + 4 * day),
      quote_answer: 'partly',
      quote_answered_at: new Date(now.getTime() - 2 * day),
      quote_signed_by: 'Kari Nordli',
      quote_reason: 'Vasker hjulene selv.',
      quote_lines: JSON.stringify([
        ...lines.map((line) => ({ ...line, accepted: true })),
        { ...refused, accepted: false },
      ]),
    })
    .where('chain_id', '=', own.chain_id)
    .where('id', '=', order)
    .execute();
}

/** A clock that ran through the night: put right by the manager the next morning. */
async function correctedClock(
  tx: Tx,
  { own, site, now, manager, mechanic }: At,
  order_id: number,
): Promise<void> {
  const today = dayOf(now.getTime(), site.timezone);
  const at = (days: number, time: string) =>
    new Date(instantAt(Date.parse(`${daysAfter(today, days)}T${time}Z`), site.timezone));
  const [began_at, ended_at] = [at(-2, '13:10'), at(-2, '15:25')];
  const { id: time_id } = await tx
    .insertInto('order_times')
    .values({ ...own, order_id, user_id: mechanic, began_at, ended_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_time_corrections')
    .values({
      ...own,
      time_id,
      was_began_at: began_at,
      was_ended_at: null,
      began_at,
      ended_at,
      reason: 'Glemte å stemple ut',
      corrected_by: manager,
      corrected_at: at(-1, '07:05'),
    })
    .execute();
}

/** What the stock is worth, mailed to the manager each Monday. */
async function mailedReport(tx: Tx, { own, site, now, manager }: At): Promise<void> {
  const { id: view_id } = await tx
    .insertInto('saved_views')
    .values({
      ...own,
      user_id: manager,
      resource: 'stock-values',
      name: 'Lagerverdi per merke',
      shared: 'site',
      query: JSON.stringify({ in: 'last_7', by: 'brand' }),
      columns: JSON.stringify([]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sent = { rhythm: 'weekly', day: 1, time: '07:00' } as const;
  await tx
    .insertInto('report_mails')
    .values({
      ...own,
      ...sent,
      view_id,
      format: 'xlsx',
      next_at: new Date(nextDue(sent, now.getTime(), site.timezone)),
    })
    .execute();
  await tx
    .insertInto('report_mail_readers')
    .values({ ...own, view_id, user_id: manager })
    .execute();
}

/** The list of a third-party warehouse, whose headings are known; nothing of it stands here yet. */
async function listToImport(tx: Tx, { own }: At): Promise<void> {
  const { id: warehouse_id } = await tx
    .insertInto('warehouses')
    .values({ ...own, name: 'Axess Gardermoen' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const matched = {
    Artikkel: 'article',
    Antall: 'quantity',
    Plass: 'position',
    Ankomst: 'arrived_on',
    Regnr: 'licenseplate',
  };
  await tx
    .insertInto('stock_list_profiles')
    .values({ ...own, name: 'Axess', warehouse_id, matched: JSON.stringify(matched) })
    .execute();
}
