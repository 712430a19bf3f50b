import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '../../open.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import type { Random } from '../random.ts';
import { bankFiles } from './bank-files.ts';

/** An invoice that is owed, as it stands in the ledger of customers. */
export interface Owed {
  readonly entry_id: number;
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly reference: string;
  /** Who is called so pays it. */
  readonly payer: string;
  readonly amount: number;
  readonly due_day: string;
}

/** Has most invoices paid by the bank: most in time, some late, a few of what is long due never. What a file says is matched as it is where somebody reads it. */
export async function seedPayments(
  tx: Tx,
  { chainId, companyId, country }: DemoSite,
  owed: readonly Owed[],
  {
    account,
    currency,
    today,
    random,
  }: {
    readonly account: string;
    readonly currency: string;
    readonly today: string;
    readonly random: Random;
  },
): Promise<void> {
  const own = { chain_id: chainId, company_id: companyId };
  const { id: method_id } = await tx
    .selectFrom('payment_methods')
    .select('id')
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'transfer')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const paid = owed.flatMap((one) => {
    const day = bankDay(daysAfter(one.due_day, random.int(-9, 12)));
    return day < today && !random.chance(0.04) ? [{ ...one, day }] : [];
  });
  const files = bankFiles(paid, { country, account, currency }, today);
  const fileIds = await insertNumbered(
    tx,
    'bank_files',
    files.map(({ payments: _, ...file }) => ({ ...own, ...file })),
  );
  const payments = files.flatMap((file, nth) =>
    file.payments.map((payment) => ({ ...payment, file: fileIds[nth]!, read_at: file.read_at })),
  );
  const paymentIds = await insertNumbered(
    tx,
    'payments',
    payments.map(({ file, read_at, references, payer, text, one: _, isKnown: __, ...payment }) => ({
      ...own,
      ...payment,
      bank_file_id: file,
      method_id,
      // Not as text: the rows are taken apart as JSON.
      references: references as never,
      reference: references[0]?.reference ?? '',
      payer: payer.name,
      message: text,
      recorded_at: read_at,
    })),
  );
  const known = payments
    .map((payment, nth) => ({ ...payment, id: paymentIds[nth]! }))
    .filter(({ isKnown }) => isKnown);
  const credits = await insertNumbered(
    tx,
    'customer_entries',
    known.map(({ one, amount, day }) => ({
      ...own,
      customer_id: one.customer_id,
      invoice_id: one.invoice_id,
      currency,
      day,
      kind: 'payment',
      amount: -amount,
      intent: crypto.randomUUID(),
    })),
  );
  await insertRows(
    tx,
    'customer_allocations',
    known.map(({ one }, nth) => ({
      ...own,
      debit_id: one.entry_id,
      credit_id: credits[nth]!,
      amount: one.amount,
    })),
  );
  await insertRows(
    tx,
    'payment_matches',
    known.map(({ id, one, amount, read_at }, nth) => ({
      ...own,
      payment_id: id,
      amount,
      invoice_id: one.invoice_id,
      entry_id: credits[nth]!,
      recorded_at: read_at,
    })),
    ['payments'],
  );
}

/** The day itself, or the Monday after it: banks enter nothing at weekends. */
function bankDay(day: string): string {
  const late = { 6: 2, 0: 1 }[new Date(day).getUTCDay()] ?? 0;
  return daysAfter(day, late);
}
