import type { NotFree, TimeReason, BookingTime } from '#contract/booking/free-times.ts';
import type { Candidate } from '#contract/booking/slots/candidate.ts';
import type { BlockedBy, Reason } from '#contract/booking/slots/reasons.ts';
import type { WorkLine } from './work-lines.ts';
import type { StoredOffer } from './offer-repo.ts';
import type { StoredSite } from './site-repo.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** What is needed to say what things are called. */
export interface Named {
  readonly stored: StoredSite;
  readonly offer: StoredOffer;
  readonly lines: readonly WorkLine[];
}

/** A time as it is returned: instants on the wire, and what stands in the way by its name. */
export const bookingTimeOf = (candidate: Candidate, named: Named): BookingTime => ({
  start: iso(candidate.start),
  ok: candidate.ok,
  work: candidate.ok
    ? candidate.assignment.work.map(({ work, placeId, resourceIds, begins, ends }) => ({
        work,
        place_id: placeId,
        resource_ids: [...resourceIds],
        begins_at: iso(begins),
        ends_at: iso(ends),
      }))
    : [],
  reasons: candidate.ok ? [] : candidate.reasons.map((reason) => timeReasonOf(reason, named)),
});

/** The same for a reason. */
export const timeReasonOf = (reason: Reason, named: Named): TimeReason => ({
  code: reason.code,
  ...(reason.work !== undefined && { work: reason.work }),
  ...(reason.placeId !== undefined && { place_id: reason.placeId }),
  ...(reason.resourceId !== undefined && { resource_id: reason.resourceId }),
  ...(reason.blockedBy && {
    blocked_by: {
      kind: reason.blockedBy.kind,
      // Whoever knows the key of a hold can let it go.
      id: reason.blockedBy.kind === 'hold' ? '' : reason.blockedBy.id,
      name: nameOf(reason.blockedBy, named),
    },
  }),
  ...(reason.until !== undefined && { until: iso(reason.until) }),
});

/** What places and people of a calendar are called. */
export const namesOf = ({
  places,
  resources,
}: StoredSite): Pick<NotFree, 'places' | 'resources'> => ({
  places: places.map(({ id, name }) => ({ id, name })),
  resources: resources.map(({ id, name }) => ({ id, name })),
});

function nameOf(by: BlockedBy, { stored, offer, lines }: Named): string {
  const called = (rows: readonly { id: number; name: string }[]) =>
    rows.find(({ id }) => id === by.id)?.name ?? '';
  switch (by.kind) {
    case 'booking':
      return by.ticket;
    case 'plan':
      return stored.plans.find(({ id }) => id === by.id)?.note ?? '';
    case 'calendar':
      return stored.name;
    case 'schedule':
      return called(stored.schedules);
    case 'portal':
      return offer.portal?.name ?? '';
    case 'service':
      return lines.find(({ service_id: id }) => id === by.id)?.name ?? '';
    case 'addon':
      return lines.find(({ addon_id: id }) => id === by.id)?.name ?? '';
    case 'hold':
    case 'set':
      return '';
  }
}
