import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import {
  notificationsPerPage,
  resolvedTitle,
} from '#contract/platform/notifications/notification-rules.ts';

/** How many are unread, and by which revision; back ends that are not ours count none. */
export interface Counter {
  readonly data: number;
  readonly revision?: number | undefined;
}

/** A page as a back end answered it; one that is not ours may leave things out. */
export interface ReadPage {
  readonly rows: readonly Notification[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Null when the page does not bring it. */
  readonly counter: Counter | null;
}

interface Answered {
  readonly data?: readonly Partial<Notification>[] | null;
  readonly meta?: {
    readonly currentPage?: number;
    readonly lastPage?: number;
    readonly unread?: number | undefined;
    readonly revision?: number | undefined;
  } | null;
}

/** Reads a page. Throws when there is no list in it: an empty one would look like no notifications. */
export function readPage(answer: Answered | null, page: number): ReadPage {
  if (!Array.isArray(answer?.data)) throw new TypeError('No list of notifications was answered');
  const { lastPage, unread, revision } = answer.meta ?? {};
  return {
    rows: answer.data.map(readNotification),
    isFirst: page === 1,
    isLast: lastPage === undefined ? answer.data.length < notificationsPerPage : page >= lastPage,
    counter: unread === undefined ? null : { data: unread, revision },
  };
}

/** A notification with what other back ends may leave out. */
export const readNotification = (value: Partial<Notification>): Notification => ({
  ...value,
  id: Number(value.id),
  title: titleOf(value),
  content: value.content ?? '',
  unread: value.unread ?? false,
  shouldResolve: value.shouldResolve ?? false,
  resolved: value.resolved ?? false,
  resolvedByUser: value.resolvedByUser ?? null,
  resolvedAt: value.resolvedAt ?? null,
  publishTime: value.publishTime ?? '',
});

/** What is resolved keeps the title in the language of its marker word, however often it is read again. */
function titleOf({ title, resolved, ...titles }: Partial<Notification>): string {
  return resolved ? resolvedTitle({ ...titles, title: title ?? '' }) : (title ?? '');
}

/** Whether more can be loaded after a page: not when it holds 9 or fewer, nor after the last (specification §2). */
export const hasMore = ({ rows, isLast }: Pick<ReadPage, 'rows' | 'isLast'>): boolean =>
  !isLast && rows.length >= notificationsPerPage;

/** Whether one stands before another in the order of every back end: the newest first, and of one moment the higher number. */
export const comesBefore = (
  one: Pick<Notification, 'publishTime' | 'id'>,
  other: Pick<Notification, 'publishTime' | 'id'>,
): boolean =>
  one.publishTime === other.publishTime ? one.id > other.id : one.publishTime > other.publishTime;
