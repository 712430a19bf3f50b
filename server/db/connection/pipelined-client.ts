import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { StatementNames } from './statement-names.ts';

const opens = /^(begin|savepoint)\b/;
const ends = /^rollback\b/;
const nothing = { command: 'BEGIN', rowCount: null, rows: [] };
type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

// The tables under a statement have changed, or a pooler has lost it.
const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '26000' ||
    error.code === '42P05' ||
    (error.code === '0A000' && error.message.startsWith('cached plan')));

/**
 * A connection that does not wait for the answer to what opens a transaction or a savepoint: it goes
 * in one packet with the statement after it. Where it fails the database refuses whatever comes
 * after it, which is then told with the reason. Statements are prepared under the `names` they have.
 */
export class PipelinedClient {
  #client: pg.PoolClient & { readonly connection: { readonly stream: Writable } };
  #names: StatementNames | undefined;
  #stale = false;
  /** Why what was not waited for failed. */
  #failure: Error | undefined;

  constructor(client: pg.PoolClient, names: StatementNames | undefined) {
    this.#client = client;
    this.#names = names;
  }

  async query(text: string, values: unknown[]): Promise<Answer> {
    if (opens.test(text)) return this.#open(text);
    const name = this.#names?.nameOf(text);
    try {
      const answer = await this.#client.query({
        text,
        values,
        ...(name !== undefined && { name }),
      });
      if (ends.test(text)) this.#failure = undefined;
      // A transaction that was refused is committed as one that is rolled back.
      if (text === 'commit' && this.#failure !== undefined) throw this.#failure;
      return answer;
    } catch (error) {
      if (name !== undefined && isStale(error)) throw this.#renewed(error);
      throw this.#failure ?? error;
    }
  }

  release(broken?: boolean): void {
    this.#failure = undefined;
    this.#client.release(broken || this.#stale);
  }

  #open(text: string): Answer {
    const { stream } = this.#client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    this.#client.query(text).catch((error: unknown) => {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    });
    return nothing;
  }

  // As after a conflict of two transactions: all of it can be tried again.
  #renewed(cause: unknown): Error {
    this.#stale = true;
    this.#names?.renew();
    return Object.assign(new Error('A prepared statement has become stale', { cause }), {
      code: '40001',
    });
  }
}
