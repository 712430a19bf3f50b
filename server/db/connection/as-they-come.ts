import { type Dialect, Transaction } from 'kysely';

/**
 * Has the statements of a transaction over this dialect sent as they come. Kysely's own transaction
 * sends none before the one before it is answered: what is asked at once would wait one for another,
 * as the work of a call for who calls.
 */
export function asTheyCome<Tables>(
  dialect: Dialect,
): (tx: Transaction<Tables>) => Promise<Transaction<Tables>> {
  const props = { config: { dialect }, dialect, driver: dialect.createDriver() };
  return async (tx) => {
    const executor = tx.getExecutor();
    const connection = await executor.provideConnection(async (one) => one);
    return new Transaction({
      ...props,
      executor: executor.withConnectionProvider({
        provideConnection: (consumer) => consumer(connection),
      }),
    });
  };
}
