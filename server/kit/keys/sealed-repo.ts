import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** Whether the database holds anything that nobody can read without the key it was sealed by. For the system. */
export async function holdsSealed(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from second_factors)
      or exists (select from messages where sealed and status = 'waiting')
      or exists (select from meca_pro_keys)
      or exists (select from credit_bureau_keys)
      or exists (select from cash_register_keys)
      or exists (select from payment_provider_keys) as held`.execute(tx);
  return rows[0]!.held;
}
