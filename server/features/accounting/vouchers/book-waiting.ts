import type { Context } from '#server/kit/context.ts';
import { bookBy, bookingOf } from './book-event.ts';
import { countWaiting, lockWaiting, removeWaiting, writeLack } from './waiting-repo.ts';

/** Books what waits as far as the books have rules for it by now, and says what still lacks for the rest. */
export async function bookWaiting(
  context: Pick<Context, 'db' | 'caller'>,
): Promise<{ readonly booked: number; readonly left: number }> {
  const { db, caller } = context;
  const booking = await bookingOf(context);
  let booked = 0;
  let behind = 0;
  for (;;) {
    const waiting = await lockWaiting(db, caller, behind);
    for (const { id, ...one } of waiting) {
      const lack = await bookBy(context, one, booking);
      if (lack) await writeLack(db, id, lack);
      else await removeWaiting(db, id);
      if (!lack) booked += 1;
      behind = id;
    }
    if (waiting.length === 0 || booked > 0) break;
  }
  return { booked, left: await countWaiting(db, caller) };
}
