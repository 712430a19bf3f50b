import type { Tx } from '#server/db/open.ts';

/** Whether sales of the paper book are entered at a register now. */
export async function isOutage(tx: Tx, register: number): Promise<boolean> {
  const last = await tx
    .selectFrom('cash_events')
    .select('kind')
    .where('register_id', '=', register)
    .where('kind', 'in', ['outage_began', 'outage_ended'])
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'outage_began';
}

/** Whether a receipt of the paper book was entered at a register. */
export const isEntered = async (tx: Tx, register: number, paper: string): Promise<boolean> =>
  (await tx
    .selectFrom('cash_transactions')
    .select('nr')
    .where('register_id', '=', register)
    .where('paper_nr', '=', paper)
    .executeTakeFirst()) !== undefined;
