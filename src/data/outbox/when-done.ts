import { serverNow } from '../server-time.ts';
import type { OutboxRow } from './outbox-row.ts';

/** When an entry was done, by the server's clock as it is known by now (ms). Of a time to come, the clock was set meanwhile, and says how long ago it was all the same. */
export function whenDone({ madeAt, clock = Date.now() }: OutboxRow): number {
  const now = serverNow();
  return madeAt <= now ? madeAt : now - Math.max(0, Date.now() - clock);
}
