import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import type { Wave } from '../plan/simulate.ts';
import { leftOf, nudgeOpen } from './run-repo.ts';

const dayMs = 86_400_000;

/** Ends a wave that everybody has answered or whose days are over; else reminds who should have answered. Answers whether it did any of it. */
export async function endOrNudge(
  app: AppContext,
  context: Context,
  waveId: number,
): Promise<boolean> {
  const { db, caller, now } = context;
  const stored = await lockRow(db, autoBookings, waveId);
  const wave = stored as unknown as Wave;
  if (wave.state !== 'running') return false;
  const { planned, open } = await leftOf(db, waveId);
  if (planned === 0 && (open === 0 || todayOf(context) > wave.last_day)) {
    await takeStep(app.engines.get(autoBookings.name)!, context, [stored], 'finish');
    return true;
  }
  const { nudge_days: days } = wave;
  if (days === null) return false;
  const before = new Date(now.getTime() - days * dayMs);
  return (await nudgeOpen(db, caller, waveId, now, before)) > 0;
}
