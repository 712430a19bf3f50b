import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { DueDelivery } from '../deliveries-repo.ts';

/** One that the access point was given, and has not said that it arrived. */
export type OnItsWay = Pick<DueDelivery, 'id' | 'chain_id' | 'sent_by' | 'external_id'>;

const atOnce = 50;

/** Takes those of which it is not known whether they arrived, each again after a minute and later each time for a week. For the system. */
export async function takeUnderWay(tx: Tx): Promise<readonly OnItsWay[]> {
  const { rows } = await sql<OnItsWay>`
    update invoice_deliveries d
    set next_try_at = now() + greatest(interval '1 minute', (now() - d.asked_at) / 4)
    from (select chain_id, id from invoice_deliveries
      where state = 'sent' and channel = 'ehf' and sent_by is not null and next_try_at <= now()
        and asked_at > now() - interval '7 days'
      order by id limit ${atOnce} for update skip locked) due
    where d.chain_id = due.chain_id and d.id = due.id
    returning d.id, d.chain_id, d.sent_by, d.external_id`.execute(tx);
  return rows;
}

/** Whether anything was ever given to the access point, so that there can be an answer. For the system. */
export const hasSentEhf = async (tx: Tx): Promise<boolean> =>
  (await tx
    .selectFrom('invoice_deliveries')
    .select('id')
    .where('external_id', '<>', '')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The delivery that the access point knows by an id, with the number of its invoice. For the system. */
export const deliveryOfDocument = (tx: Tx, external: string) =>
  tx
    .selectFrom('invoice_deliveries as d')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.chain_id', '=', 'd.chain_id').onRef('i.id', '=', 'd.invoice_id'),
    )
    .select(['d.id', 'd.chain_id', 'd.sent_by', 'i.number'])
    .where('d.external_id', '=', external)
    .where('d.sent_by', 'is not', null)
    .$narrowType<{ sent_by: number }>()
    .executeTakeFirst();
