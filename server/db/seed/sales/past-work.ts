import { sql } from 'kysely';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import type { DemoSite } from '../organisation.ts';

/** Of what was done and sold at each workshop: who wrote the orders, for how long somebody was at each, and which had been quotes. */
export async function seedPastWork(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
): Promise<void> {
  const timed = new Set<number>();
  for (const site of sites.filter(({ kind }) => kind === 'workshop')) {
    const at = people.filter((one) => one.sites.includes(site));
    const who = (role: DemoPerson['role']) => at.find((one) => one.role === role)?.id;
    const manager = who('manager');
    if (manager === undefined) continue;
    // Where nobody else works, the manager does it all.
    const [reception, mechanic] = [who('reception') ?? manager, who('mechanic') ?? manager];
    await seedWorkOf(tx, site, { manager, reception });
    // Nobody is at two places at once.
    if (!timed.has(mechanic)) await seedTimesOf(tx, site, mechanic);
    timed.add(mechanic);
  }
}

const reasons = { NO: 'Venter til våren.', SE: 'Väntar till våren.' } as const;

async function seedWorkOf(
  tx: Tx,
  site: DemoSite,
  { manager, reception }: { readonly manager: number; readonly reception: number },
): Promise<void> {
  const own = sql`o.chain_id = ${site.chainId} and o.site_id = ${site.id}`;
  await sql`
    update orders o set created_by = case when id % 4 = 0 then ${manager}::bigint else ${reception} end
    where ${own}`.execute(tx);
  await sql`
    update orders o set
      quote_sent_at = sent, quote_sent_to = 'kunde@example.test', quote_until = sent + interval '7 days',
      quote_answer = case o.state when 'done' then 'accepted' else 'declined' end,
      quote_answered_at = sent + interval '1 hour' * (1 + o.id % 30),
      quote_signed_by = case o.state when 'done' then coalesce(c.name, '') else '' end,
      quote_reason = case o.state when 'done' then '' else ${reasons[site.country]} end,
      quote_lines = (
        select jsonb_agg(jsonb_build_object('key', l.key, 'description', l.description,
          'quantity', l.quantity, 'unit_price', l.unit_price, 'discount_percent', l.discount_percent,
          'vat_category', l.vat_category, 'vat_rate', l.vat_rate, 'amount', l.amount,
          'accepted', o.state = 'done') order by l.position)
        from order_lines l where l.chain_id = o.chain_id and l.document_id = o.id)
    from (
      select o.id, (o.order_date - 2 + time '15:00') at time zone ${site.timezone} as sent, c.name
      from orders o left join customers c on c.chain_id = o.chain_id and c.id = o.customer_id
      where ${own} and (o.state = 'cancelled' or o.state = 'done' and o.id % 3 = 0)) c
    where o.chain_id = ${site.chainId} and o.id = c.id and o.line_count > 0`.execute(tx);
}

async function seedTimesOf(tx: Tx, site: DemoSite, mechanic: number): Promise<void> {
  // One after the other through the day, each a little longer or shorter than it is set at.
  await sql`
    insert into order_times (chain_id, site_id, order_id, user_id, began_at, ended_at)
    select o.chain_id, o.site_id, o.id, ${mechanic}, began, began + minutes * interval '1 minute'
    from orders o
    join lateral (
      select 10 + coalesce(sum(p.minutes * l.quantity / 1000), 0) * (80 + o.id % 7 * 7) / 100 as minutes
      from order_lines l join products p on p.chain_id = l.chain_id and p.id = l.product_id
      where l.chain_id = o.chain_id and l.document_id = o.id) work on true
    join lateral (
      select (o.order_date + time '08:00' + interval '2 hours' * (
        select count(*) from orders before where before.chain_id = o.chain_id
          and before.site_id = o.site_id and before.state = 'done'
          and before.order_date = o.order_date and before.id < o.id)) at time zone ${site.timezone} as began
    ) day on true
    where o.chain_id = ${site.chainId} and o.site_id = ${site.id} and o.state = 'done'`.execute(tx);
}
