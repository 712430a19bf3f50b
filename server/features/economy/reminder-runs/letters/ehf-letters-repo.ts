import { sql } from 'kysely';
import type { WrittenKind } from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { Tx } from '#server/db/open.ts';

/** A letter that has not left by EHF. */
export interface EhfLetter {
  readonly id: number;
  readonly chain_id: number;
  readonly sent_by: number;
  readonly number: string;
  readonly kind: WrittenKind;
  readonly day: string;
  readonly pay_by: string | null;
  readonly address: string;
  readonly intent: string;
  readonly tries: number;
}

const atOnce = 20;

/** Takes what has not left, for as long as it may take to send, so that no other server sends it meanwhile. For the system. */
export async function takeEhfLetters(tx: Tx): Promise<readonly EhfLetter[]> {
  const { rows } = await sql<EhfLetter>`
    update reminder_letters l
    set next_try_at = now() + interval '5 minutes', tries = l.tries + 1
    from (select chain_id, id from reminder_letters
      where channel = 'ehf' and state = 'waiting' and sent_by is not null and next_try_at <= now()
      order by id limit ${atOnce} for update skip locked) due
    where l.chain_id = due.chain_id and l.id = due.id
    returning l.id, l.chain_id, l.sent_by, l.number, l.kind, l.day::text as day,
      l.pay_by::text as pay_by, l.address, l.intent, l.tries`.execute(tx);
  return rows;
}

/** Writes what came of one. For the system. */
export const noteEhfLetter = (
  tx: Tx,
  { id, chain_id }: Pick<EhfLetter, 'id' | 'chain_id'>,
  outcome: {
    readonly state?: 'sent' | 'failed';
    readonly answer: string;
    readonly next_try_at?: Date;
  },
) =>
  tx
    .updateTable('reminder_letters')
    .set((row) => ({ ...outcome, changed_at: sql`now()`, version: row('version', '+', 1) }))
    .where('chain_id', '=', chain_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();

/** What is open of an invoice of a letter, in minor units. */
interface OpenReminded {
  readonly invoice_id: number;
  readonly principal: number;
  readonly charges: readonly { readonly kind: 'fee' | 'interest'; readonly amount: number }[];
}

/** What of a letter's invoices is open now, the invoice and what was asked for besides apart; what is paid meanwhile is none of them. */
export async function openOfLetter(tx: Tx, letter: number): Promise<OpenReminded[]> {
  const { rows } = await sql<OpenReminded>`
    select r.invoice_id,
      coalesce(sum(i.open) filter (where e.kind = 'invoice'), 0)::bigint as principal,
      coalesce(json_agg(json_build_object('kind', e.kind, 'amount', i.open) order by e.id)
        filter (where e.kind <> 'invoice'), '[]') as charges
    from reminders r
    join customer_entries e on e.chain_id = r.chain_id and e.invoice_id = r.invoice_id
      and e.kind in ('invoice', 'fee', 'interest')
    join customer_open_items i on i.chain_id = e.chain_id and i.entry_id = e.id and i.open > 0
    where r.chain_id = current_chain() and r.letter_id = ${letter}
    group by r.invoice_id order by r.invoice_id`.execute(tx);
  return rows;
}
