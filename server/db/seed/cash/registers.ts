import { sql } from 'kysely';
import type { JournalTransaction } from '#contract/cash/cash-registers/journal/entries.ts';
import { instantAt } from '#contract/kit/time/zoned-time.ts';
import { vatCodeOf } from '#contract/money/document-lines.ts';
import type { PaymentKind } from '#contract/money/payment-methods.ts';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { dayFrom } from '../customers.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';
import { ratesOf } from '../rates-of.ts';
import { enterDay, type Book } from './day-of-register.ts';

/** Signs the journals of a company. */
export interface JournalSigner {
  readonly version: number;
  sign(
    previous: string,
    one: Pick<JournalTransaction, 'day' | 'time' | 'nr' | 'gross' | 'net'>,
  ): string;
}
export type SignerOf = (
  tx: Tx,
  company: Pick<DemoSite, 'chainId' | 'companyId'>,
) => Promise<JournalSigner>;

const days = 30;
const rowsAtOnce = 200;

/** A cash register for practice at each workshop of Norway, with a month of days; today is not ended yet. */
export async function seedRegisters(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  signerOf: SignerOf,
  now: Date,
): Promise<void> {
  const own = sites.filter(({ country, kind }) => country === 'NO' && kind === 'workshop');
  for (const [nth, site] of own.entries()) {
    const number = String(nth + 1);
    // The demo has no printer: somebody who has one pairs a computer with it.
    const agent = await tx
      .insertInto('register_agents')
      .values({
        chain_id: site.chainId,
        site_id: site.id,
        name: 'Disk',
        address: '192.168.1.50',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('cash_registers')
      .values({
        chain_id: site.chainId,
        site_id: site.id,
        company_id: site.companyId,
        name: 'Disk',
        number,
        country: site.country,
        change_float: 1000_00,
        footer: 'Velkommen igjen!',
        agent_id: agent.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeJournal(tx, site, id, await bookOf(tx, site, people, now), {
      signer: await signerOf(tx, site),
      now,
    });
  }
  await sql`
    insert into number_series (chain_id, name, next_number)
    select chain_id, format('cash-registers:company:%s', company_id), count(*) + 1
    from cash_registers group by chain_id, company_id`.execute(tx);
}

async function bookOf(
  tx: Tx,
  site: DemoSite,
  people: readonly DemoPerson[],
  now: Date,
): Promise<Book> {
  const random = makeRandom(site.id * 15_485_863);
  const here = people.filter(({ sites }) => sites.includes(site));
  const methods = await tx
    .selectFrom('payment_methods')
    .select(['id as method_id', 'name as method', 'kind'])
    .where('company_id', '=', site.companyId)
    .where('kind', 'in', ['cash', 'card', 'mobile'])
    .where('in_register', '=', true)
    .orderBy('id')
    .execute();
  const rates = await ratesOf(tx, site);
  const code = vatCodeOf(rates, 'standard', dayFrom(now, 0));
  const { rate } = rates.find((one) => one.code === code)!;
  const book: Book = { transactions: [], events: [], grand: { sales: 0, returns: 0 }, z: 0 };
  for (let back = days; back >= 0; back -= 1) {
    const day = dayFrom(now, -back);
    if (new Date(day).getUTCDay() === 0 && back > 0) continue;
    const user = here[random.int(0, here.length - 1)]!;
    enterDay(
      book,
      { day, sales: back === 0 ? 3 : random.int(6, 14), ends: back > 0 },
      {
        random,
        user,
        methods: methods.map(({ kind, ...method }) => ({
          ...method,
          kind: kind as PaymentKind,
          step: kind === 'cash' ? 100 : 1,
        })),
        vat: { code, rate },
      },
    );
  }
  return book;
}

async function writeJournal(
  tx: Tx,
  site: DemoSite,
  register_id: number,
  { transactions, events, grand, z }: Book,
  { signer, now }: { readonly signer: JournalSigner; readonly now: Date },
): Promise<void> {
  const of = { chain_id: site.chainId, company_id: site.companyId, register_id };
  const { name, org_number } = await tx
    .selectFrom('companies')
    .select(['name', 'org_number'])
    .where('id', '=', site.companyId)
    .executeTakeFirstOrThrow();
  const seat = { street: 'Alnabruveien 12', zip: '0668', city: 'Oslo' };
  const seller = { name, org_number, vat_registered: true, ...seat, currency: 'NOK' };
  // Nothing of today happens after now.
  const atOf = ({ day, time }: { readonly day: string; readonly time: string }) => {
    const at = instantAt(Date.parse(`${day}T${time}Z`), site.timezone);
    return new Date(Math.min(at, now.getTime()));
  };
  let previous = '0';
  const signed = transactions.map(({ lines, payments, user, ...one }) => {
    previous = signer.sign(previous, one);
    return {
      lines,
      payments,
      row: {
        ...of,
        ...one,
        intent: crypto.randomUUID(),
        at: atOf(one),
        user_name: user,
        seller: JSON.stringify(seller),
        signature: previous,
        key_version: signer.version,
      },
    };
  });
  for (let from = 0; from < signed.length; from += rowsAtOnce) {
    const some = signed.slice(from, from + rowsAtOnce);
    await tx
      .insertInto('cash_transactions')
      .values(some.map(({ row }) => row))
      .execute();
    const trades = some.filter(({ lines }) => lines.length > 0);
    await tx
      .insertInto('cash_lines')
      .values(
        trades.flatMap(({ row: { nr, of_nr }, lines }) =>
          lines.map((line) => ({
            ...of,
            nr,
            of_position: of_nr === null ? null : line.position,
            ...line,
          })),
        ),
      )
      .execute();
    await tx
      .insertInto('cash_payments')
      .values(
        trades.flatMap(({ row: { nr }, payments }) =>
          payments.map((payment, position) => ({ ...of, nr, position, ...payment })),
        ),
      )
      .execute();
  }
  for (let from = 0; from < events.length; from += rowsAtOnce) {
    await tx
      .insertInto('cash_events')
      .values(
        events.slice(from, from + rowsAtOnce).map(({ user, report, ...event }) => ({
          ...of,
          ...event,
          at: atOf(event),
          user_name: user,
          report: report && JSON.stringify(report),
        })),
      )
      .execute();
  }
  const last = events.findLast(({ kind }) => kind === 'z_report')?.report;
  await tx
    .insertInto('cash_series')
    .values({
      ...of,
      last_transaction: transactions.length,
      last_event: events.length,
      last_z: z,
      last_signature: previous,
      z_transaction: last?.last_transaction ?? 0,
      z_event: last?.last_event ?? 0,
      ...grand,
    })
    .execute();
}
