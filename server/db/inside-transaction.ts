import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Runs a transaction so that `assertOutsideTransaction` knows of it until it has ended. */
export async function markTransaction<T>(work: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    // What the transaction started and left behind, a timer say, is outside it from here on.
    mark.open = false;
  }
}

/**
 * Throws when the caller is inside a transaction and asks for a second connection: the embedded
 * engine has one, so it would wait for itself for ever, and on PostgreSQL the query would not see
 * what the transaction has written.
 */
export function assertOutsideTransaction(): void {
  if (!current.getStore()?.open) return;
  throw new Error(
    'A query was sent past the transaction it is inside. Use the transaction it was given.',
  );
}
