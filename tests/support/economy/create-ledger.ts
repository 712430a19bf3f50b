import type { Tx } from '#server/db/open.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';

/** What a company says of itself on invoices, and what a customer owes it: an entry, and one that settles a part of it; what a credit bureau said of them; and an order that a run leaves out. Answers the one that settles. */
export async function createLedger(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<{ readonly 'customer-entries': number }> {
  const { company_id } = await tx
    .selectFrom('sites')
    .select('company_id')
    .where('id', '=', own.site_id)
    .executeTakeFirstOrThrow();
  const ofCompany = { chain_id: own.chain_id, company_id };
  const entry = {
    ...ofCompany,
    customer_id: rows['customers']!,
    currency: 'NOK',
    day: '2026-11-01',
  };
  await tx
    .insertInto('settings')
    .values({ ...ofCompany, name: 'billing', fields: JSON.stringify({ street: canary }) })
    .execute();
  await tx
    .insertInto('company_logos')
    .values({ ...ofCompany, file: crypto.randomUUID() })
    .execute();
  const { id: debit_id } = await tx
    .insertInto('customer_entries')
    .values({ ...entry, kind: 'fee', amount: 100, intent: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: credit_id } = await tx
    .insertInto('customer_entries')
    .values({ ...entry, kind: 'payment', amount: -40, intent: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('customer_allocations')
    .values({ ...ofCompany, debit_id, credit_id, amount: 40 })
    .execute();
  await tx
    .insertInto('invoice_disputes')
    .values({
      ...ofCompany,
      invoice_id: rows['invoices']!,
      kind: 'opened',
      reason: 'other',
      said: canary,
    })
    .execute();
  const checked = { ...ofCompany, customer_id: rows['customers']!, org_number: canary };
  await tx
    .insertInto('credit_checks')
    .values({ ...checked, key: crypto.randomUUID(), reason: canary, rating: 'AA' })
    .execute();
  await tx.insertInto('credit_check_asks').values(checked).execute();
  await tx
    .insertInto('credit_bureau_keys')
    .values({ ...ofCompany, address: canary, sealed: canary })
    .execute();
  await tx
    .insertInto('asked_payments')
    .values({ ...own, order_id: rows['orders']!, amount: 100, paid_before: 0 })
    .execute();
  await tx
    .insertInto('payment_matches')
    .values({ ...ofCompany, payment_id: rows['payments']!, amount: 1, reason: 'elsewhere' })
    .execute();
  await createOnlinePayments(tx, own, ofCompany, rows, canary);
  await tx
    .insertInto('batch_days')
    .values({ ...own, batch: 'invoice-runs', day: '2026-11-01' })
    .onConflict((same) => same.doNothing())
    .execute();
  await tx
    .insertInto('invoice_run_orders')
    .values({
      ...own,
      batch_id: rows['invoice-runs']!,
      order_id: rows['orders']!,
      amount: 100,
      part: canary,
      state: 'out',
      reason: 'nobody',
    })
    .execute();
  await createReminders(tx, own, ofCompany, rows, canary);
  return { 'customer-entries': credit_id };
}

/** A letter of a run to who is late, and what it is about. */
async function createReminders(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  ofCompany: { chain_id: number; company_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<void> {
  const invoice_id = rows['invoices']!;
  const about = { invoice_id, kind: 'interest', open: 100 };
  await tx
    .insertInto('reminders')
    .values({ ...ofCompany, ...about, letter_id: rows['reminder-letters']! })
    .execute();
  await tx
    .insertInto('reminder_run_invoices')
    .values({
      ...own,
      ...about,
      batch_id: rows['reminder-runs']!,
      level: 1,
      currency: 'NOK',
      part: canary,
      state: 'out',
      reason: 'disputed',
    })
    .execute();
}

/** A payment that was begun online, what of it is given back, what its provider called back about, and by what the company proves itself there. */
async function createOnlinePayments(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  ofCompany: { chain_id: number; company_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<void> {
  await tx
    .insertInto('payment_provider_keys')
    .values({
      ...ofCompany,
      provider: 'vipps',
      sealed: canary,
      callback_hash: hashOf(crypto.randomUUID()),
    })
    .onConflict((same) => same.doNothing())
    .execute();
  const { id: payment_id } = await tx
    .insertInto('online_payments')
    .values({
      ...ofCompany,
      site_id: own.site_id,
      invoice_id: rows['invoices']!,
      provider: 'vipps',
      reference: crypto.randomUUID(),
      url: `https://${canary}.test/`,
      amount: 100,
      currency: 'NOK',
      method_id: rows['payment-methods']!,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('online_refunds')
    .values({
      ...ofCompany,
      site_id: own.site_id,
      payment_id,
      intent: crypto.randomUUID(),
      amount: 1,
    })
    .execute();
  const called = { payment_id, event: canary, name: 'AUTHORIZED' };
  await tx
    .insertInto('online_payment_events')
    .values({ ...ofCompany, ...called })
    .execute();
}
