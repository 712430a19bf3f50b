import type * as z from 'zod/mini';
import { notFree } from '#contract/booking/free-times.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { portalFormFields } from '#contract/booking/booking-settings/portal-form-fields.ts';
import {
  onlineBookingCalls,
  provable,
  type Booked,
  type needsCode,
  type nextFree,
} from '#contract/booking/online-booking.ts';
import { inHouse } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Answer } from '#contract/kit/call.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Language } from '#contract/platform/languages.ts';
import {
  addBooking,
  ask,
  bookingPath,
  endHold,
  hold,
  holdCalendar,
  place,
  priceOf,
  timesOf,
  type Asking,
} from '#server/features/booking/bookings/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { limitOf, type Booked as Counts } from './limit-rules.ts';
import type { Proof } from './prove-contact.ts';
import { bookingOfForm, carAndOwner, noteForm, onlySetOf, type OpenPortal } from './portal-repo.ts';
import { bookedSince, keysOf, networkHash, noteBooked, openHolds } from './uses-repo.ts';

const { times, hold: holding, book } = onlineBookingCalls;
type Body<C extends { body: z.ZodMiniType }> = z.output<C['body']>;

const mostDays = 31;

/** The free times of the days that are asked for, as far as the portal takes bookings for them. */
export async function freeDays(
  context: Context,
  portal: OpenPortal,
  body: Body<typeof times>,
): Promise<Answer<typeof times>['data']> {
  const today = todayOf(context);
  const from = body.from < today ? today : body.from;
  const last = daysAfter(from, mostDays - 1);
  const to = body.to > last ? last : body.to;
  const search = await ask(context, askingOf(portal, body), { from, to: to < from ? from : to });
  const free = timesOf(search).filter(({ ok }) => ok);
  const byDay = Map.groupBy(free, ({ start }) => dayOf(start, context.caller.timezone));
  const days: Answer<typeof times>['data']['days'] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const starts = (byDay.get(day) ?? []).map(({ start }) => new Date(start).toISOString());
    days.push({ day, times: starts });
  }
  return {
    minutes: search.lines.reduce((sum, { minutes }) => sum + minutes, 0),
    price: portal.show_prices ? priceOf(search.lines) : null,
    days,
  };
}

// Times that are kept at a portal at once: for forms of one network, and of all. Whoever is kept none may book all the same.
const mostHolds = { network: 4, portal: 30 };

/** Keeps a free time for a form, instead of the one it kept; answers until when. Throws `online-booking.taken`, `online-booking.too_many`. */
export async function holdOnline(
  context: Context,
  portal: OpenPortal,
  body: Body<typeof holding>,
): Promise<Answer<typeof holding>['data']> {
  const { db, now, address } = context;
  const network = networkHash(portal, address);
  await holdCalendar(db, portal.calendarId);
  const kept = await openHolds(db, portal, network, { form: body.form, now });
  if (kept.network >= mostHolds.network || kept.portal >= mostHolds.portal) {
    throw new AppError('online-booking.too_many');
  }
  const asking = { ...askingOf(portal, body), form: body.form, begins_at: body.begins_at };
  const { expires_at } = await withoutReasons(hold(context, asking, network));
  return { expires_at };
}

/**
 * Books a free time for a stranger, once for each form. Which car and which wheels of the site are
 * meant is found by the plate and told nobody; a customer is only taken for who they say they are
 * when the site reaches them so, and wheels are only fetched for whoever has proved to be reached as
 * their owner is. Throws `online-booking.taken`, `online-booking.needs_code`, `online-booking.too_often`.
 */
export async function bookOnline(
  app: AppContext,
  context: Context,
  portal: OpenPortal,
  body: Body<typeof book>,
  { language, proof }: { readonly language: Language; readonly proof: Proof },
): Promise<{ booked: Booked; isNew: boolean }> {
  const { db } = context;
  // Whoever sent the same waits here until the first is done.
  await holdCalendar(db, portal.calendarId);
  const before = await bookedBy(app, context, portal, body.form, language);
  if (before) return { booked: before, isNew: false };
  if (proof && 'refused' in proof) throw new AppError(proof.refused);
  const proved = proof?.hash ?? null;
  checkRequired(portal, body);
  const { address, now } = context;
  const keys = await keysOf(db, portal, { ...body, address });
  checkLimits(portal, body, await bookedSince(db, keys, now), proof?.by ?? null);
  const who = await carAndOwner(db, {
    plate: body.licenseplate,
    country: portal.country,
    ...body,
  });
  const asking = { ...askingOf(portal, body), car_id: who.car_id };
  const begins = Date.parse(body.begins_at);
  await withoutReasons(
    place(context, asking, begins, async ({ search, assignment }) => {
      const needsSet = search.offer.services.some(({ needs_set: needs }) => needs);
      await endHold(db, body.form);
      const id = await addBooking(context, search, assignment, {
        ...who,
        set_id: needsSet ? await onlySetOf(db, body.licenseplate, inHouse, proved) : null,
        portal_id: portal.id,
        type: 'portal',
        classes: body.classes,
        weight: body.weight ?? null,
        height: body.height ?? null,
        begins_at: new Date(begins).toISOString(),
        is_confirmed: !portal.needs_confirmation,
        licenseplate: body.licenseplate,
        contact_name: body.name,
        contact_mobile: body.mobile,
        contact_email: body.email,
        comment: body.comment,
      });
      await noteForm(db, id, body.form, proved);
      await noteBooked(db, portal, keys, { proved: proved !== null, at: now });
    }),
  );
  return { booked: (await bookedBy(app, context, portal, body.form, language))!, isNew: true };
}

async function bookedBy(
  app: AppContext,
  { db, caller }: Context,
  { show_prices: shown }: OpenPortal,
  form: string,
  language: Language,
): Promise<Booked | undefined> {
  const found = await bookingOfForm(db, form, language);
  if (!found) return undefined;
  const { id, proved_contact: proved, ...booked } = found;
  await lockRow(db, bookings, id);
  return {
    ...booked,
    path: await bookingPath(app, db, caller, id, proved),
    begins_at: found.begins_at.toISOString(),
    price: shown ? found.price : null,
  };
}

type Wanted = Pick<
  Body<typeof times>,
  'services' | 'addons' | 'classes' | 'form' | 'weight' | 'height'
>;

const askingOf = (portal: OpenPortal, { addons, ...wanted }: Wanted): Asking => ({
  calendar_id: portal.calendarId,
  portal_id: portal.id,
  services: wanted.services,
  addons: [...new Set(addons)].map((id) => ({ id, quantity: 1 })),
  classes: wanted.classes,
  weight: wanted.weight,
  height: wanted.height,
  form: wanted.form,
});

/** What was booked before leaves room for one more of those, proved where it has to be. */
function checkLimits(
  { needs_proof: wantsProof }: OpenPortal,
  body: Body<typeof book>,
  booked: Counts,
  proved: (typeof provable)[number] | null,
): void {
  const given = provable.filter((by) => body[by] !== '');
  const limit = limitOf(booked, { given, proved, wantsProof });
  if (limit === null) return;
  if (limit === 'too_many') throw new AppError('online-booking.too_often');
  const fields = given.length === 0 ? { mobile: 'fields.required' } : undefined;
  const current: z.output<typeof needsCode> = { by: [...limit.by] };
  throw new AppError('online-booking.needs_code', {}, fields, current);
}

/** Everything that the portal insists on is said. */
function checkRequired({ required_fields: required }: OpenPortal, body: Body<typeof book>): void {
  const lacking = required.filter((name: (typeof portalFormFields)[number]) => body[name] === '');
  if (lacking.length === 0) return;
  const fields = Object.fromEntries(lacking.map((name) => [name, 'fields.required']));
  throw new AppError('common.wrong_input', {}, fields);
}

/** The same work, whose refusal says nothing but which times are free. */
async function withoutReasons<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const blocked = error instanceof AppError ? notFree.safeParse(error.current).data : undefined;
    if (!blocked) throw error;
    const current: z.output<typeof nextFree> = { next: blocked.next.map(({ start }) => start) };
    throw new AppError('online-booking.taken', {}, undefined, current);
  }
}
