import type { Tx } from '#server/db/open.ts';

/** The intent of what the card terminal of a planted register was asked for. */
export const plantedCharge = (register: number): string =>
  `00000000-0000-4000-8000-${String(register).padStart(12, '0')}`;

/** What stands in the journal of a cash register: a sale with its line, its payment and its receipt; and what its agent and its card terminal were asked to do. */
export async function createJournal(
  tx: Tx,
  own: { chain_id: number; site_id: number },
  rows: Readonly<Record<string, number>>,
  canary: string,
): Promise<Record<string, number>> {
  const { company_id } = await tx
    .selectFrom('sites')
    .select('company_id')
    .where('id', '=', own.site_id)
    .executeTakeFirstOrThrow();
  const ofCompany = { chain_id: own.chain_id, company_id };
  const of = { ...ofCompany, register_id: rows['cash-registers']! };
  const written = { at: new Date(), day: '2026-11-01', time: '10:00:00', user_name: canary };
  const key = { ...ofCompany, version: 1, public_key: canary, sealed: canary };
  await tx
    .insertInto('cash_register_keys')
    .values(key)
    .onConflict((same) => same.doNothing())
    .execute();
  await tx
    .insertInto('cash_series')
    .values({ ...of, last_transaction: 1, last_event: 1 })
    .execute();
  await tx
    .insertInto('cash_transactions')
    .values({
      ...of,
      ...written,
      nr: 1,
      intent: crypto.randomUUID(),
      kind: 'sale',
      gross: 125,
      net: 100,
      seller: JSON.stringify({
        name: canary,
        org_number: canary,
        vat_registered: true,
        street: canary,
        zip: '0155',
        city: 'Oslo',
        currency: 'NOK',
      }),
      signature: canary,
      key_version: 1,
    })
    .execute();
  await tx
    .insertInto('cash_lines')
    .values({
      ...of,
      nr: 1,
      position: 0,
      description: canary,
      group: 'goods',
      quantity: 1000,
      gross: 125,
      net: 100,
      vat: 25,
      vat_code: '3',
      vat_rate: 2500,
    })
    .execute();
  await tx
    .insertInto('cash_payments')
    .values({
      ...of,
      nr: 1,
      position: 0,
      method_id: rows['payment-methods']!,
      method: canary,
      kind: 'card',
      amount: 125,
    })
    .execute();
  await tx
    .insertInto('cash_events')
    .values({ ...of, ...written, nr: 1, kind: 'sales_receipt', transaction_nr: 1, text: canary })
    .execute();
  await tx
    .insertInto('cash_exports')
    .values({
      ...ofCompany,
      ...written,
      kind: 'saft',
      from_day: '2026-11-01',
      to_day: '2026-11-30',
      reason: canary,
    })
    .execute();
  await tx
    .insertInto('cash_checks')
    .values({
      ...of,
      at: new Date(),
      user_name: canary,
      transactions: 1,
      events: 1,
      reports: 0,
      faults: JSON.stringify([{ fault: 'chain_broken', nr: 1, about: canary }]),
    })
    .execute();
  await tx
    .insertInto('cash_takings')
    .values({ ...of, z_nr: 1, day: '2026-11-01', gross: 100, difference: 0, moved: 0 })
    .execute();
  const agent_id = rows['register-agents']!;
  const entry = { register_id: of.register_id, event_nr: 1, transaction_nr: 1 };
  const job = { ...own, ...entry, agent_id, kind: 'receipt', problem: canary };
  const { id } = await tx
    .insertInto('agent_jobs')
    .values(job)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('card_charges')
    .values({
      ...own,
      register_id: of.register_id,
      agent_id,
      // By which calls of another site would find it.
      intent: plantedCharge(of.register_id),
      method_id: rows['payment-methods']!,
      amount: 125,
      currency: 'NOK',
      state: 'declined',
      said: canary,
    })
    .execute();
  return { 'agent-jobs': id };
}
