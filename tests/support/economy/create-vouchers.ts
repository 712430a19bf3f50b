import type { BookedEvent } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '#server/db/open.ts';

/** A voucher of what a customer paid, and something that waits to be booked. */
export async function createVouchers(
  tx: Tx,
  { chain_id, site_id }: { chain_id: number; site_id: number },
  canary: string,
): Promise<{ readonly vouchers: number }> {
  const { company_id } = await tx
    .selectFrom('sites')
    .select('company_id')
    .where('id', '=', site_id)
    .executeTakeFirstOrThrow();
  const own = { chain_id, company_id };
  // What the database looks for in it stands beside it.
  const settled = (source_id: number) => ({
    ...own,
    day: '2026-11-01',
    kind: 'settlement',
    source_kind: 'customer-entries',
    source_id,
    document_kind: 'invoices',
    document_id: 1,
    document_number: canary,
    amount: 40,
    event: JSON.stringify({
      kind: 'settlement',
      source: { kind: 'customer-entries', id: source_id },
      document: { kind: 'invoices', id: 1, number: canary },
      day: '2026-11-01',
      amount: -40,
    } satisfies BookedEvent),
  });
  const account = async (number: string) =>
    (
      await tx
        .insertInto('ledger_accounts')
        .values({ ...own, number, name: canary })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const { id: voucher_id } = await tx
    .insertInto('vouchers')
    .values({ ...settled(site_id), series: 'B', year: 2026 })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, amount] of [40, -40].entries()) {
    const number = `9${position}${site_id}`;
    await tx
      .insertInto('voucher_lines')
      .values({
        ...own,
        voucher_id,
        position,
        account_id: await account(number),
        account: number,
        amount,
      })
      .execute();
  }
  await tx
    .insertInto('prepaid_income')
    .values({ ...own, voucher_id, day: '2099-01-31', lines: JSON.stringify([{ amount: 40 }]) })
    .execute();
  await tx
    .insertInto('unbooked_events')
    .values({
      ...settled(site_id + 1_000_000),
      lack: JSON.stringify({ code: 'advances', about: {} }),
    })
    .execute();
  return { vouchers: voucher_id };
}
