import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const asker = new AsyncLocalStorage<string>();

/** Does work in somebody's name: where all wait for one connection, who asks for much waits for others in between. */
export const runFairly = <T>(who: string, work: () => T): T => asker.run(who, work);

/** Has those who wait for the one connection of a pool come one after the other by who they are, not by how much they ask for. */
export function inFairOrder(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  // By who waits; the first of them is next.
  const waiting = new Map<string, (() => void)[]>();
  let taken = false;

  function next(): void {
    const [first] = waiting;
    if (!first) {
      taken = false;
      return;
    }
    const [who, [turn, ...others]] = first;
    waiting.delete(who);
    if (others.length > 0) waiting.set(who, others);
    turn?.();
  }

  async function connectInTurn(): Promise<pg.PoolClient> {
    if (taken) {
      const who = asker.getStore() ?? '';
      await new Promise<void>((resolve) => {
        waiting.set(who, [...(waiting.get(who) ?? []), resolve]);
      });
    }
    taken = true;
    try {
      const client = await connect();
      const release = client.release.bind(client);
      client.release = (broken) => {
        release(broken);
        next();
      };
      return client;
    } catch (error) {
      next();
      throw error;
    }
  }

  // What the pool asks of itself is one query, and goes between.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connectInTurn()) as typeof pool.connect;
  return pool;
}
