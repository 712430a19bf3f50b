import type { Database } from '#server/db/open.ts';

/** Lets a customer have so much credit at a company, as if it had been asked for and approved. In minor units. */
export const letCredit = (
  db: Database,
  { chain_id, company_id }: { readonly chain_id: number; readonly company_id: number },
  { customer_id, limit }: { readonly customer_id: number; readonly limit: number },
) =>
  db.transaction('system', (tx) =>
    tx
      .insertInto('credit_requests')
      .values({
        chain_id,
        company_id,
        customer_id,
        wanted_limit: limit,
        reason: 'Agreed',
        state: 'approved',
        decided_at: new Date(),
      })
      .execute(),
  );
