import type { HistoryEntry } from '#contract/kit/row.ts';
import type { Happening } from '#contract/desk/customer-desk.ts';
import type { VisitOf } from '#server/features/workshop/queue/exports.ts';

type Entry = Omit<HistoryEntry, 'by_customer'>;

const mostShown = 40;

/** What happened to a customer, the last first: visits, and changes of the register. */
export function timelineOf(visits: readonly VisitOf[], history: readonly Entry[]): Happening[] {
  const came = visits.map((visit): Happening => ({
    kind: 'visit',
    at: visit.arrived_at.toISOString(),
    id: visit.id,
    licenseplate: visit.licenseplate,
    waited: visit.waited,
    handled: visit.handled,
    here: visit.left_at === null,
    no_show: visit.no_show,
  }));
  const changed = history.map(({ at, by, action, changes }): Happening => ({
    kind: 'change',
    at,
    by,
    action,
    // A new one has all its fields: that it is new says enough.
    fields: action === 'add' ? [] : changes.map(({ field }) => field),
  }));
  return [...came, ...changed].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, mostShown);
}

/** Who wrote the note that is shown at the counter, and when; null when that was never written down. `history` is newest first. */
export function notedBy(history: readonly Entry[]): { by: string | null; at: string } | null {
  const last = history.find(({ changes }) => changes.some(({ field }) => field === 'counter_note'));
  return last ? { by: last.by, at: last.at } : null;
}
