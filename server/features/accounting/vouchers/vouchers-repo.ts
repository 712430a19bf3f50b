import { sql } from 'kysely';
import {
  seriesOf,
  type BookedEvent,
  type voucherSeries,
} from '#contract/accounting/vouchers/events.ts';
import type { Lack, VoucherLine } from '#contract/accounting/vouchers/booked-lines.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** A voucher as it is written; its number is drawn when the transaction ends. */
export interface NewVoucher {
  readonly event: BookedEvent;
  /** Which of its event's. */
  readonly nth: number;
  readonly day: string;
  /** In which its financial year begins. */
  readonly year: number;
  readonly lines: readonly VoucherLine[];
  readonly reverses_id: number | null;
  readonly reason: string;
}

/** From which series the database numbers the vouchers of a financial year. */
export const voucherSeriesOf = (
  companyId: number,
  series: (typeof voucherSeries)[number],
  year: number,
): string => `vouchers:company:${companyId}:${series}:${year}`;

/** Writes a voucher with its lines; answers its id. The database refuses one that does not balance, and one on a closed day. */
export async function writeVoucher(tx: Tx, company: Company, voucher: NewVoucher): Promise<number> {
  const [id] = await writeVouchers(tx, company, [voucher]);
  return id!;
}

const atOnce = 500;

/** The same of several, each of another source; answers their ids, in their order. */
export async function writeVouchers(
  tx: Tx,
  { chainId: chain_id, companyId: company_id }: Company,
  vouchers: readonly NewVoucher[],
): Promise<number[]> {
  const all: number[] = [];
  for (let from = 0; from < vouchers.length; from += atOnce) {
    const some = vouchers.slice(from, from + atOnce);
    const written = await tx
      .insertInto('vouchers')
      .values(
        some.map(({ event, nth, day, year, lines, reverses_id, reason }) => ({
          chain_id,
          company_id,
          ...factsOf(event),
          series: seriesOf(event.kind),
          year,
          nth,
          day,
          amount: lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
          event: JSON.stringify(event),
          reverses_id,
          reason,
        })),
      )
      .returning(['id', 'source_kind', 'source_id'])
      .execute();
    const idOf = new Map(written.map((one) => [`${one.source_kind} ${one.source_id}`, one.id]));
    const ids = some.map(({ event: { source } }) => idOf.get(`${source.kind} ${source.id}`)!);
    await tx
      .insertInto('voucher_lines')
      .values(
        some.flatMap(({ lines }, at) =>
          lines.map((line, position) => ({
            chain_id,
            company_id,
            voucher_id: ids[at]!,
            position,
            ...line,
          })),
        ),
      )
      .execute();
    all.push(...ids);
  }
  return all;
}

/** Has an event wait to be booked, with what lacks for it. */
export async function writeWaiting(
  tx: Tx,
  { chainId: chain_id, companyId: company_id }: Company,
  waiting: {
    readonly event: BookedEvent;
    readonly nth: number;
    readonly amount: number;
    readonly lack: Lack;
  },
): Promise<void> {
  const { event, nth, amount, lack } = waiting;
  await tx
    .insertInto('unbooked_events')
    .values({
      chain_id,
      company_id,
      ...factsOf(event),
      day: event.day,
      nth,
      amount,
      event: JSON.stringify(event),
      lack: JSON.stringify(lack),
    })
    .execute();
}

const factsOf = ({ kind, source, document }: BookedEvent) => ({
  kind,
  source_kind: source.kind,
  source_id: source.id,
  document_kind: document.kind,
  document_id: document.id,
  document_number: document.number,
});

/** Has anyone who books for a company, or closes its days, wait until the transaction ends. */
export async function holdVouchers(tx: Tx, { companyId }: Company): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vouchers', ${companyId}))`.execute(tx);
}

/** Whether a company has a voucher. */
export async function hasVouchers(tx: Tx, { companyId }: Company): Promise<boolean> {
  const found = await tx
    .selectFrom('vouchers')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A voucher as it was written, and whether another has taken it back; undefined where there is none. */
export async function bookedWithId(tx: Tx, { companyId }: Company, id: number) {
  const voucher = await tx
    .selectFrom('vouchers as v')
    .select(['v.event', 'v.nth', 'v.day', 'v.reverses_id'])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('vouchers as back')
            .select('back.id')
            .whereRef('back.reverses_id', '=', 'v.id'),
        )
        .as('taken_back'),
    )
    .where('v.company_id', '=', companyId)
    .where('v.id', '=', id)
    .executeTakeFirst();
  const lines: VoucherLine[] = await tx
    .selectFrom('voucher_lines')
    .select(['account_id', 'account', 'amount', 'vat_code', 'vat_rate', 'is_vat'])
    .select('cost_centre_id')
    .where('company_id', '=', companyId)
    .where('voucher_id', '=', id)
    .orderBy('position')
    .execute();
  return voucher && { ...voucher, event: voucher.event as BookedEvent, lines };
}
