import { sql } from 'kysely';
import type { Channel, DeliveryState } from '#contract/economy/invoice-deliveries/channels.ts';
import type { InvoiceStanding } from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** How the customer of an invoice is reached, as the register has them now. */
export interface Reach {
  readonly type: string;
  readonly invoice_delivery: string;
  readonly email: string;
  readonly phone: string;
  readonly language: string | null;
}

export async function reachOf(tx: Tx, customer: number): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with recursive same as (
      select * from customers where chain_id = current_chain() and id = ${customer}
      union all
      select c.* from customers c join same s
        on c.chain_id = s.chain_id and c.id = s.merged_into_id)
    select type, invoice_delivery, coalesce(nullif(invoice_email, ''), email) as email, phone,
      language
    from same where merged_into_id is null`.execute(tx);
  return rows[0]!;
}

/** What is to be sent; the same intent is the same sending. */
export interface NewDelivery {
  readonly invoice_id: number;
  readonly channel: Channel;
  readonly address: string;
  readonly state: DeliveryState;
  readonly intent: string;
}

/** Writes that an invoice is to be sent; answers its id, undefined where the same is on its way already. */
export async function addDelivery(
  tx: Tx,
  { chainId, companyId, siteId }: Pick<Actor, 'chainId' | 'companyId' | 'siteId'>,
  delivery: NewDelivery,
): Promise<number | undefined> {
  const added = await tx
    .insertInto('invoice_deliveries')
    .values({ chain_id: chainId, company_id: companyId, sent_by: siteId, ...delivery })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const known = await tx
    .selectFrom('invoice_deliveries')
    .select('id')
    .where('company_id', '=', companyId)
    .where('intent', '=', delivery.intent)
    .executeTakeFirst();
  return known?.id;
}

const mostShown = 20;

/** What was sent of an invoice, the newest first. */
export const deliveriesOf = async (
  tx: Tx,
  invoice: number,
): Promise<InvoiceStanding['deliveries']> =>
  (
    await tx
      .selectFrom('invoice_deliveries')
      .select(['id', 'channel', 'address', 'state', 'answer', 'asked_at'])
      .where('invoice_id', '=', invoice)
      .orderBy('id', 'desc')
      .limit(mostShown)
      .$narrowType<{ channel: Channel; state: DeliveryState }>()
      .execute()
  ).map(({ asked_at: at, ...row }) => ({ ...row, asked_at: at.toISOString() }));

/** One that has not left. */
export interface DueDelivery {
  readonly id: number;
  readonly chain_id: number;
  readonly sent_by: number;
  readonly invoice_id: number;
  readonly channel: Channel;
  readonly address: string;
  readonly intent: string;
  readonly external_id: string;
  readonly tries: number;
}

const atOnce = 20;

/**
 * Takes what has not left, for as long as it may take to send, so that no other server sends it
 * meanwhile; what a server dies with is taken again after that. For the system.
 */
export async function takeDue(tx: Tx): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    update invoice_deliveries d
    set next_try_at = now() + interval '5 minutes', tries = d.tries + 1
    from (select chain_id, id from invoice_deliveries
      where state = 'waiting' and message_id is null and sent_by is not null
        and next_try_at <= now()
      order by id limit ${atOnce} for update skip locked) due
    where d.chain_id = due.chain_id and d.id = due.id
    returning d.id, d.chain_id, d.sent_by, d.invoice_id, d.channel, d.address, d.intent,
      d.external_id, d.tries`.execute(tx);
  return rows;
}

type Of = Pick<DueDelivery, 'id' | 'chain_id'>;

/** Whether one that was taken still waits for its message, which is held until the transaction ends: another server may have taken it from one that was slow. For the system. */
export async function stillWaits(tx: Tx, { id, chain_id }: Of): Promise<boolean> {
  const found = await tx
    .selectFrom('invoice_deliveries')
    .select('id')
    .where('chain_id', '=', chain_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('message_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes what came of a delivery. For the system. */
export const noteDelivery = (
  tx: Tx,
  { id, chain_id }: Of,
  outcome: {
    readonly state?: DeliveryState;
    readonly answer?: string;
    readonly message_id?: number;
    readonly external_id?: string;
    readonly next_try_at?: Date;
  },
) =>
  tx
    .updateTable('invoice_deliveries')
    .set((row) => ({ ...outcome, changed_at: sql`now()`, version: row('version', '+', 1) }))
    .where('chain_id', '=', chain_id)
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .execute();

/** Follows the messages by which invoices leave; answers where something of them changed. For the system. */
export async function followMessages(
  tx: Tx,
): Promise<readonly { readonly chain_id: number; readonly sent_by: number }[]> {
  const { rows } = await sql<{ chain_id: number; sent_by: number }>`
    update invoice_deliveries d
    set state = case m.status when 'sent' then 'sent' else 'failed' end,
      answer = case m.status when 'sent' then '' else left(coalesce(m.error, m.status), 500) end,
      changed_at = now(), version = d.version + 1
    from messages m
    where d.message_id = m.id and d.state = 'waiting' and m.status <> 'waiting'
      and d.sent_by is not null
    returning d.chain_id, d.sent_by`.execute(tx);
  return rows;
}
