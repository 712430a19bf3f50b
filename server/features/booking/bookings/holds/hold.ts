import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { Context } from '#server/kit/context.ts';
import type { Asking } from '../free/ask.ts';
import { bookingTimeOf } from '../free/booking-times.ts';
import { place } from '../book/place.ts';
import { holdCalendar } from '../free/site-repo.ts';
import { insertWork } from '../book/work-repo.ts';
import { endHold, holdMs, insertHold } from './holds-repo.ts';

type Hold = (typeof bookingCalls)['hold'];

/** Keeps a time for a form, instead of the one it kept before. */
export async function hold(
  context: Pick<Context, 'db' | 'caller' | 'now' | 'language'>,
  asking: Asking & { readonly form: string; readonly begins_at: string },
  /** Of a stranger at a portal: from which network, as a hash. */
  network: Buffer | null = null,
): Promise<Answer<Hold>['data']> {
  const { db, caller, now } = context;
  const begins = Date.parse(asking.begins_at);
  const expires = new Date(now.getTime() + holdMs);
  // What is kept next is judged by now, not by when the form was kept its first.
  await holdCalendar(db, asking.calendar_id);
  await endHold(db, asking.form);
  return place(context, asking, begins, async ({ search, assignment }) => {
    const kept = {
      form: asking.form,
      calendar_id: search.stored.id,
      portal_id: search.question.portal?.id ?? null,
      expires_at: expires,
      moves: search.question.bookingId,
      network_hash: network,
    };
    const hold_id = await insertHold(db, caller, kept);
    await insertWork(db, caller, { hold_id }, search.lines, assignment);
    const time = bookingTimeOf({ start: begins, ok: true, assignment }, search);
    return { ...time, expires_at: expires.toISOString() };
  });
}
