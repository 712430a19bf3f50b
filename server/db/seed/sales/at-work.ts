import { sql } from 'kysely';
import { nextDue } from '#contract/reports/report-mails/due-rules.ts';
import { dayOf, daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
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

/** What one site has besides: tyres to sell to a worn car, a quote that was taken in part, a clock that was corrected, and a report that is mailed. */
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
  const [planned] = await ordersIn(tx, at, 'planned');
  if (first !== undefined) await wornCar(tx, at, first);
  if (second !== undefined) await takenInPart(tx, at, second);
  if (planned !== undefined) await correctedClock(tx, at, planned);
  await mailedReport(tx, at);
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

/** The order is for a car whose winter tyres are worn below the law, of a size that brands of every class are sold in. */
async function wornCar(tx: Tx, { own }: At, order: number): Promise<void> {
  const { rows } = await sql<{ id: number; car_id: number; customer_id: number }>`
    select r.id, r.car_id, c.customer_id
    from tread_readings r
    join cars c on c.chain_id = r.chain_id and c.id = r.car_id
    where r.chain_id = ${own.chain_id} and r.site_id = ${own.site_id} and r.season = 'winter'
      and c.customer_id is not null
      and not exists (select from tread_readings later where later.chain_id = r.chain_id
        and later.car_id = r.car_id and (later.read_on, later.id) > (r.read_on, r.id))
    order by exists (select from wheel_sets s where s.chain_id = r.chain_id
      and s.site_id = r.site_id and s.car_id = r.car_id
      and s.season in ('studded', 'friction')), r.id
    limit 1`.execute(tx);
  const [last] = rows;
  if (!last) return;
  const { car_id, customer_id } = last;
  const size = '205/55 R16';
  await tx
    .updateTable('tread_readings')
    .set({ fl: 26, fl_1: 28, fl_2: 27, fl_3: 26, fr: 27, fr_1: 29, fr_2: 28, fr_3: 27 })
    .set({ rl: 33, rl_1: 34, rl_2: 34, rl_3: 33, rr: 34, rr_1: 36, rr_2: 35, rr_3: 34 })
    .set({ least_depth: 26, verdict: 'illegal' })
    .where('chain_id', '=', own.chain_id)
    .where('id', '=', last.id)
    .execute();
  await tx
    .updateTable('cars')
    .set({ front_dimension: size, rear_dimension: size })
    .where('chain_id', '=', own.chain_id)
    .where('id', '=', car_id)
    .execute();
  await tx
    .updateTable('orders')
    .set({ car_id, customer_id, wheel_set_id: null })
    .where('chain_id', '=', own.chain_id)
    .where('id', '=', order)
    .execute();
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

/** The order was begun the day before yesterday, and its clock ran through the night: put right by the manager the next morning. */
async function correctedClock(
  tx: Tx,
  { own, site, now, manager, mechanic }: At,
  order_id: number,
): Promise<void> {
  const today = dayOf(now.getTime(), site.timezone);
  const at = (days: number, time: string) =>
    new Date(instantAt(Date.parse(`${daysAfter(today, days)}T${time}Z`), site.timezone));
  const [began_at, ended_at] = [at(-2, '13:10'), at(-2, '15:25')];
  await tx
    .updateTable('orders')
    .set({ state: 'in_progress' })
    .where('chain_id', '=', own.chain_id)
    .where('id', '=', order_id)
    .execute();
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
