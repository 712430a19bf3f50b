import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { openBookings, setRelease } from './run-repo.ts';

const atOnce = 20;

/** Cancels the next bookings of who has not answered, where a wave lets them go. Answers whether there may be more. */
export async function releaseOpen(
  app: AppContext,
  context: Context,
  waveId: number,
): Promise<boolean> {
  const { db } = context;
  const { release_before: before } = await lockRow(db, autoBookings, waveId);
  if (before === null) return false;
  const ids = await openBookings(db, waveId, new Date(before as Date | string), atOnce);
  const engine = app.engines.get(bookings.name)!;
  const input = { cancel_reason: 'no_answer' };
  for (const id of ids) {
    const row = await lockRow(db, bookings, id);
    // Who answered while this waited for them is let be.
    if (row['is_confirmed'] === true || row['state'] !== 'active') continue;
    await takeStep(engine, { ...context, body: input }, [row], 'cancel', input);
  }
  if (ids.length === 0) await setRelease(db, waveId, null);
  return ids.length > 0;
}
