import { sql } from 'kysely';
import type { DepositEvent } from '#contract/accounting/vouchers/events.ts';
import type { Owed } from '#contract/economy/payments/by-reference.ts';
import type { bankFormats } from '#contract/economy/payments/payments.ts';
import type { BankPayment } from '#contract/money/bank/bank-file.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** Has anyone who reads a file of the same company wait until the transaction ends. */
export async function holdFiles(tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bank_files', ${companyId}))`.execute(tx);
}

interface NewFile {
  readonly name: string;
  readonly format: (typeof bankFormats)[number];
  readonly number: string;
  readonly content: Buffer;
}

/** The name of another company of the chain that is paid to one of these accounts; null where none is, or the caller's is, too. */
export async function otherCompanyPaidTo(
  tx: Tx,
  accounts: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select other_company_paid_to(${accounts}::text[]) as name`.execute(tx);
  return rows[0]!.name;
}

/** The name of another company of the chain that agreed on one of these numbers with its bank; null where none did, or the caller's did, too. */
export async function otherCompanyOfAgreement(
  tx: Tx,
  agreements: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select other_company_of_agreement(${agreements}::text[]) as name`.execute(tx);
  return rows[0]!.name;
}

/** A file of the company with the same content. */
export const sameFile = (tx: Tx, { companyId }: Company, content: Buffer) =>
  tx
    .selectFrom('bank_files')
    .select('id')
    .where('company_id', '=', companyId)
    .where('hash', '=', sql<Buffer>`sha256(${content})`)
    .executeTakeFirst();

/** Keeps a file as it came; `known` of its payments came by another. Answers its id. */
export async function addFile(
  tx: Tx,
  { chainId, companyId }: Company,
  file: NewFile & { readonly known: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('bank_files')
    .values({ chain_id: chainId, company_id: companyId, ...file })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What came as a file, as it came; undefined where it is not kept any more. */
export const contentOf = async (tx: Tx, file: number): Promise<Buffer | undefined> =>
  (await tx.selectFrom('bank_files').select('content').where('id', '=', file).executeTakeFirst())
    ?.content ?? undefined;

/** A payment that came by another file. */
export interface KnownPayment {
  readonly account: string;
  readonly key: string;
  readonly day: string;
  readonly amount: number;
  /** The name of that file. */
  readonly file: string;
}

/** Which of the payments of a file the company has by another. */
export async function knownPayments(
  tx: Tx,
  { companyId }: Company,
  payments: readonly Pick<BankPayment, 'account' | 'key'>[],
): Promise<ReadonlyMap<string, KnownPayment>> {
  const { rows } = await sql<KnownPayment>`
    select p.account, p.key, p.day::text as day, p.amount, f.name as file
    from json_to_recordset(${JSON.stringify(payments)}::json) as given (account text, key text)
    join payments p on p.account = given.account and p.key = given.key
    join bank_files f on f.chain_id = p.chain_id and f.id = p.bank_file_id
    where p.company_id = ${companyId} and p.key <> ''`.execute(tx);
  return new Map(rows.map((one) => [keyOf(one), one]));
}

/** What a payment of a bank is known by. */
export const keyOf = ({ account, key }: Pick<BankPayment, 'account' | 'key'>): string =>
  `${account} ${key}`;

const atOnce = 1000;

/** Enters payments of a file; answers their ids, in their order. */
export async function addPayments(
  tx: Tx,
  { chainId, companyId }: Company,
  { file, method }: { readonly file: number; readonly method: number },
  payments: readonly BankPayment[],
): Promise<number[]> {
  const ids = new Map<string, number>();
  for (let from = 0; from < payments.length; from += atOnce) {
    const some = await tx
      .insertInto('payments')
      .values(
        payments.slice(from, from + atOnce).map(({ payer, references, text, ...payment }) => ({
          chain_id: chainId,
          company_id: companyId,
          bank_file_id: file,
          method_id: method,
          ...payment,
          references: JSON.stringify(references),
          reference: references
            .map(({ reference }) => reference)
            .join(' ')
            .slice(0, 200),
          payer: payer.name.slice(0, 140),
          payer_account: payer.account.slice(0, 40),
          message: text.slice(0, 500),
        })),
      )
      .returning(['id', 'account', 'key'])
      .execute();
    for (const { id, ...known } of some) ids.set(keyOf(known), id);
  }
  return payments.map((payment) => ids.get(keyOf(payment))!);
}

/** An invoice that something is paid on, and the entry of the ledger that it is. */
export interface LockedInvoice extends Owed {
  readonly number: string;
  readonly entry_id: number;
  /** What of that entry is open; `open` has fees and interest besides. */
  readonly principal: number;
}

/**
 * Issued invoices of the company by ids or references, held until the transaction ends in the order of
 * their ids, so that two who match the same wait for each other.
 */
export async function lockInvoices(
  tx: Tx,
  { companyId }: Company,
  {
    ids = [],
    references = [],
  }: { readonly ids?: readonly number[]; readonly references?: readonly string[] },
): Promise<LockedInvoice[]> {
  const { rows: held } = await sql<{ id: number }>`
    select id from invoices
    where company_id = ${companyId} and state = 'issued' and kind = 'invoice'
      and (id = any(${ids}::bigint[])
        or (payment_reference = any(${references}::text[]) and payment_reference <> ''))
    order by id for no key update`.execute(tx);
  if (held.length === 0) return [];
  const { rows } = await sql<LockedInvoice>`
    select i.id as invoice_id, i.customer_id, i.number, i.payment_reference as reference,
      o.currency, invoices_open(i.id) as open, o.open as principal, e.id as entry_id
    from invoices i
    join customer_entries e on e.chain_id = i.chain_id and e.invoice_id = i.id
      and e.kind = 'invoice'
    join customer_open_items o on o.chain_id = e.chain_id and o.entry_id = e.id
    where i.id = any(${held.map(({ id }) => id)}::bigint[]) order by i.id`.execute(tx);
  return rows;
}

/** How a file stands: how many payments it entered, what they come to, how many are matched whole. */
export async function fileSums(tx: Tx, file: number) {
  const { rows } = await sql<{ payments: number; amount: number; matched: number }>`
    select count(*)::int as payments, coalesce(sum(amount), 0)::bigint as amount,
      (count(*) filter (where unmatched = 0))::int as matched
    from payments where bank_file_id = ${file}`.execute(tx);
  return rows[0]!;
}

/** By what a payment was made, and under which document it is booked: the file that it came by, or the invoice that it was entered on; null where it is of neither. */
export async function bookedWith(
  tx: Tx,
  payment: number,
): Promise<{
  readonly document: DepositEvent['document'] | null;
  readonly method: { readonly id: number; readonly kind: string };
}> {
  const { rows } = await sql<{
    document: DepositEvent['document'] | null;
    method: { id: number; kind: string };
  }>`
    select json_build_object('id', m.id, 'kind', m.kind) as method,
      case when f.id is not null
        then json_build_object('kind', 'bank-files', 'id', f.id, 'number', f.name)
        when i.id is not null
        then json_build_object('kind', 'invoices', 'id', i.id, 'number', i.number) end as document
    from payments p
    join payment_methods m on m.chain_id = p.chain_id and m.id = p.method_id
    left join bank_files f on f.chain_id = p.chain_id and f.id = p.bank_file_id
    left join lateral (select i.id, i.number from payment_matches x
      join invoices i on i.chain_id = x.chain_id and i.id = x.invoice_id
      where x.chain_id = p.chain_id and x.payment_id = p.id order by x.id limit 1) i on true
    where p.id = ${payment}`.execute(tx);
  return rows[0]!;
}
