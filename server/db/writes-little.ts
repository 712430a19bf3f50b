import { sql } from 'kysely';
import type { Tx } from './open.ts';

/** Lets a transaction write on an embedded database whose disk is full for others: the little without which nobody could read, such as a login. */
export async function writesLittle(tx: Tx): Promise<void> {
  await sql`select set_config('wheelhouse.writes_little', 'on', true)`.execute(tx);
}
