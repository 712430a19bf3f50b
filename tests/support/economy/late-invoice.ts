import { dayOf } from '#contract/kit/time/zoned-time.ts';
import type { Database } from '#server/db/open.ts';
import { now } from '#server/kit/clock.ts';
import { makeCustomer } from '../factories/customers.ts';
import { unique } from '../factories/unique.ts';

const dayMs = 86_400_000;
const seller = {
  name: 'Workshop AS',
  org_number: '923609016',
  vat_registered: true,
  in_register: true,
  street: 'Storgata 1',
  zip: '0155',
  city: 'Oslo',
  country: 'NO',
  account: '86011117947',
  iban: '',
  bic: '',
  currency: 'NOK',
  closing: '',
};
const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo', country: 'NO' };

/** An invoice of 500 that was due so many days ago, of a customer of this name; answers its id. Nothing of it is booked. */
export async function lateInvoice(
  db: Database,
  { chain_id, company_id }: { readonly chain_id: number; readonly company_id: number },
  { name, days }: { readonly name: string; readonly days: number },
): Promise<number> {
  const customer = await makeCustomer(db, { chain_id, name, ...address });
  const due_date = dayOf(now().getTime() - days * dayMs, 'Europe/Oslo');
  const of = { chain_id, company_id, customer_id: customer.id };
  const number = unique('').slice(1, 9);
  return db.transaction('system', async (tx) => {
    const { id } = await tx
      .insertInto('invoices')
      .values({
        ...of,
        number,
        state: 'issued',
        invoice_date: due_date,
        due_date,
        net: 400_00,
        vat: 100_00,
        gross: 500_00,
        payment_reference: number,
        seller: JSON.stringify(seller),
        buyer: JSON.stringify({ name, type: 'private', org_number: '', ...address }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('customer_entries')
      .values({
        ...of,
        kind: 'invoice',
        amount: 500_00,
        currency: 'NOK',
        day: due_date,
        due_day: due_date,
        invoice_id: id,
        intent: crypto.randomUUID(),
      })
      .execute();
    return id;
  });
}
