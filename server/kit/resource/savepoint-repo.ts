import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** Does work whose failure the transaction survives. Throws what the work throws, with what it wrote undone. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint alone`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint alone`.execute(tx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint alone`.execute(tx);
    throw error;
  }
}

/** Does the work of a call, after what is to stay of it whatever comes of it. Throws what the work throws, with what it wrote undone. */
export async function withSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  // Of another name than those within it; the commit ends it.
  await sql`savepoint work`.execute(tx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint work`.execute(tx);
    throw error;
  }
}

/** Does work to see whether it is refused; nothing of it stays. Throws what the work throws. */
export async function tryOut(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint tried`.execute(tx);
  try {
    await work();
  } finally {
    await sql`rollback to savepoint tried`.execute(tx);
    await sql`release savepoint tried`.execute(tx);
  }
}
