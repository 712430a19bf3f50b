import {
  notificationStates,
  type NotificationState,
} from '#contract/platform/notifications/notification-calls.ts';
import { dayAfter } from '#src/i18n/typed-date.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';

/** What the list is asked for, as its address says. Days are as the person reads them. */
export interface ListFilter {
  readonly state: NotificationState;
  readonly query: string;
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

/** How many a page of the list holds. */
export const perPage = 25;

const day = /^\d{4}-\d\d-\d\d$/;
const dayOf = (text: string | null): string => (text && day.test(text) ? text : '');

/** Reads an address; what it does not say, or says wrongly, is what the list starts with. */
export function filterOf(search: URLSearchParams): ListFilter {
  const page = Number(search.get('page'));
  return {
    state: notificationStates.find((state) => state === search.get('state')) ?? 'all',
    query: (search.get('query') ?? '').slice(0, 100),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Writes into an address what differs from what the list starts with. Another filter begins at its first page. */
export function withFilter(search: URLSearchParams, part: Partial<ListFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  const all = { ...filterOf(search), page: 1, ...part };
  const start = filterOf(new URLSearchParams());
  for (const name of ['state', 'query', 'from', 'to', 'page'] as const) {
    if (all[name] === start[name]) next.delete(name);
    else next.set(name, String(all[name]));
  }
  next.delete('open');
  return next;
}

/** The same as the call has it: whole days, from the beginning of the first to the end of the last. */
export function queryOf({ state, query, from, to, page }: ListFilter) {
  const end = to && instantOf(`${dayAfter(to, 1)}T00:00`);
  const start = from && instantOf(`${from}T00:00`);
  return {
    state,
    page,
    per_page: perPage,
    ...(query.trim() && { query: query.trim() }),
    ...(start && { from: start }),
    ...(end && { to: end }),
  };
}
