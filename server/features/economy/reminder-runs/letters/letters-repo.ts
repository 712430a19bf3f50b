import { sql } from 'kysely';
import type {
  LetterChannel,
  LetterOfInvoice,
  RemindedInvoice,
  WrittenKind,
} from '#contract/economy/reminder-runs/reminder-letters.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Site = Pick<Actor, 'chainId' | 'companyId' | 'siteId'>;

/** A letter that is to be written; amounts in minor units. */
export interface NewLetter {
  readonly number: string;
  readonly customer_id: number;
  readonly kind: WrittenKind;
  readonly day: string;
  readonly pay_by: string | null;
  readonly currency: string;
  readonly amount: number;
  readonly fee: number;
  readonly interest: number;
  readonly channel: LetterChannel;
  readonly address: string;
  readonly language: string;
  readonly state: 'waiting' | 'sent';
  readonly message_id: number | null;
}

/** Writes a letter; answers its id. */
export async function addLetter(
  tx: Tx,
  { chainId, companyId, siteId }: Site,
  letter: NewLetter,
): Promise<number> {
  const { id } = await tx
    .insertInto('reminder_letters')
    .values({ chain_id: chainId, company_id: companyId, sent_by: siteId, ...letter })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewReminder {
  readonly letter_id: number;
  readonly invoice_id: number;
  readonly level: number | null;
  readonly kind: WrittenKind;
  readonly open: number;
  readonly fee_entry_id: number | null;
  readonly interest_entry_id: number | null;
}

/** Writes what a letter is about. The database refuses an invoice at a level that it was reminded at before. */
export const addReminders = (
  tx: Tx,
  { chainId, companyId }: Pick<Site, 'chainId' | 'companyId'>,
  reminders: readonly NewReminder[],
) =>
  tx
    .insertInto('reminders')
    .values(reminders.map((one) => ({ chain_id: chainId, company_id: companyId, ...one })))
    .execute();

/** An invoice of a letter, with what the letter asked for besides. */
export interface LetterInvoice extends RemindedInvoice {
  readonly payment_reference: string;
  readonly invoice_date: string;
  readonly gross: number;
  readonly fee_entry_id: number | null;
  readonly interest_entry_id: number | null;
}

/** The invoices that letters are about, what is due first before all. */
export async function invoicesOfLetter(tx: Tx, letter: number): Promise<LetterInvoice[]> {
  const { rows } = await sql<LetterInvoice>`
    select r.invoice_id, i.number, coalesce(i.due_date::text, '') as due, r.open,
      greatest(0, invoices_open(r.invoice_id)) as left, i.payment_reference,
      coalesce(i.invoice_date::text, '') as invoice_date, i.gross, r.fee_entry_id, r.interest_entry_id
    from reminders r
    join invoices i on i.chain_id = r.chain_id and i.id = r.invoice_id
    where r.chain_id = current_chain() and r.letter_id = ${letter}
    order by i.due_date, r.invoice_id`.execute(tx);
  return rows;
}

/** The letters that an invoice stands on, the first one first. */
export async function lettersOfInvoice(tx: Tx, invoice: number): Promise<LetterOfInvoice[]> {
  const { rows } = await sql<LetterOfInvoice>`
    select l.id, r.kind, l.day::text as day, l.pay_by::text as pay_by, l.state
    from reminders r
    join reminder_letters l on l.chain_id = r.chain_id and l.id = r.letter_id
    where r.chain_id = current_chain() and r.invoice_id = ${invoice}
    order by l.day, l.id`.execute(tx);
  return rows;
}

/** The letters of a run by these channels, by their customers' names. */
export async function lettersOfRun(
  tx: Tx,
  run: number,
  channel: LetterChannel,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from reminder_letters l
    join customers c on c.chain_id = l.chain_id and c.id = l.customer_id
    where l.chain_id = current_chain() and l.channel = ${channel} and l.id in (
      select letter_id from reminder_run_invoices where batch_id = ${run})
    order by c.name_sort, l.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** In which language a letter was written. */
export const languageOfLetter = async (tx: Tx, letter: number): Promise<string> =>
  (
    await tx
      .selectFrom('reminder_letters')
      .select('language')
      .where('id', '=', letter)
      .executeTakeFirstOrThrow()
  ).language;

/** A claim as it goes to who collects it. Amounts in minor units. */
export interface StoredClaim {
  readonly number: string;
  readonly invoice_date: string;
  readonly due: string;
  readonly reference: string;
  readonly gross: number;
  readonly principal: number;
  readonly charges: number;
  readonly currency: string;
  readonly last_letter: string;
  readonly customer: string;
  readonly customer_number: string;
  readonly type: string;
  readonly org_number: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
}

/** What a run gave to who collects, as it stands now. */
export async function claimsOfRun(tx: Tx, run: number): Promise<StoredClaim[]> {
  const { rows } = await sql<StoredClaim>`
    select i.number, i.invoice_date::text as invoice_date, i.due_date::text as due,
      i.payment_reference as reference, i.gross, o.open as principal,
      invoices_open(i.id) - o.open as charges, r.currency,
      coalesce((select max(l.day)::text from reminders x
        join reminder_letters l on l.chain_id = x.chain_id and l.id = x.letter_id
        where x.chain_id = i.chain_id and x.invoice_id = i.id and x.kind <> 'collection'), '')
        as last_letter,
      c.name as customer, c.number as customer_number, c.type, c.org_number, c.street, c.zip,
      c.city, c.country, c.email, c.phone
    from reminder_run_invoices r
    join invoices i on i.chain_id = r.chain_id and i.id = r.invoice_id
    join customer_entries e on e.chain_id = i.chain_id and e.invoice_id = i.id
      and e.kind = 'invoice'
    join customer_open_items o on o.chain_id = e.chain_id and o.entry_id = e.id
    join customers own on own.chain_id = i.chain_id and own.id = i.customer_id
    join customers c on c.chain_id = own.chain_id and c.id = coalesce(own.merged_into_id, own.id)
    where r.batch_id = ${run} and r.state = 'made' and r.kind = 'collection'
    order by c.name_sort, i.due_date, i.id`.execute(tx);
  return rows;
}

/** Follows the mails and SMS by which letters leave; answers where something of them changed. For the system. */
export async function followLetters(
  tx: Tx,
): Promise<readonly { readonly chain_id: number; readonly sent_by: number }[]> {
  const { rows } = await sql<{ chain_id: number; sent_by: number }>`
    update reminder_letters d
    set state = case m.status when 'sent' then 'sent' else 'failed' end,
      answer = case m.status when 'sent' then '' else left(coalesce(m.error, m.status), 500) end,
      changed_at = now(), version = d.version + 1
    from messages m
    where d.message_id = m.id and d.state = 'waiting' and m.status <> 'waiting'
      and d.sent_by is not null
    returning d.chain_id, d.sent_by`.execute(tx);
  return rows;
}
