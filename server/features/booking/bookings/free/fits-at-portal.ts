import { fittingWork } from '#contract/booking/slots/fits-days.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Context } from '#server/kit/context.ts';
import { around, searchIn, type Days } from './ask.ts';
import { storedOffer } from './offer-repo.ts';
import { storedSite } from './site-repo.ts';

interface Offered {
  readonly calendarId: number;
  readonly portalId: number;
  readonly services: readonly number[];
}

const looked = 14;
// What is booked is no reason not to offer something.
const never = { from: 0, to: 0 };

/** Which services of a portal could be done on one of some days at all: none that takes longer than there is anybody, a place, or the workshop open at a stretch. */
export async function fittingServices(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { calendarId, portalId, services }: Offered,
  { from, to }: Days,
): Promise<ReadonlySet<number>> {
  if (services.length === 0) return new Set();
  const zone = caller.timezone;
  const stored = (await storedSite(db, calendarId, around({ from, to }, zone), never))!;
  const offer = await storedOffer(db, {
    calendarId,
    portalId,
    services,
    addons: [],
    setId: undefined,
    carId: undefined,
    booked: [],
  });
  const fitting = (ids: readonly number[], days: Days) => {
    const asking = { portal_id: portalId, services: ids, addons: [] };
    const { question, site } = searchIn({ stored, offer, now, zone }, asking, days);
    return fittingWork(question, site).map(({ id }) => id);
  };
  // Mostly all fit soon, and the days that are far need not be looked at.
  const soon = daysAfter(from, looked);
  const found = new Set(fitting(services, { from, to: soon < to ? soon : to }));
  const left = services.filter((id) => !found.has(id));
  if (left.length > 0 && soon < to)
    for (const id of fitting(left, { from: soon, to })) found.add(id);
  return found;
}
