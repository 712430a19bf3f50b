import i18next from 'i18next';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { resolvedTitle } from '#contract/platform/notifications/notification-rules.ts';
import type { Answer } from '#contract/kit/call.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { database, withDatabase, type NotificationRow } from '#src/data/database.ts';
import { failureTitle, reportUnsent } from '#src/data/failures.ts';
import { whenAnswered } from '#src/data/outbox/outbox-handlers.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import {
  markHere,
  notificationTables,
  placeOf,
  takeCounter,
  takeRows,
} from './notification-store.ts';
import { readNotification } from './read-page.ts';
import { refreshNotifications } from './refresh-notifications.ts';

/**
 * What a person does with notifications. Each shows at once, is kept on the device until the server
 * has answered, and reaches it in the order it was done.
 */
const marks = 'notifications/marks';
const { markRead, markUnread, markSeen, markAllRead, resolve } = notificationsCalls;

type Named = Pick<Notification, 'id' | 'title'>;

/** Reads one. */
export const readOne = (siteId: SiteId, { id, title }: Named): Promise<void> =>
  enqueue({
    siteId,
    call: markRead,
    input: { params: { id } },
    objectKey: marks,
    act: { words: 'notifications:acts.markRead', values: { title } },
    writes: notificationTables,
    optimistic: () => markHere(database, siteId, (row) => row.id === id, false),
  });

/** Makes one unread again. */
export const unreadOne = (siteId: SiteId, { id, title }: Named): Promise<void> =>
  enqueue({
    siteId,
    call: markUnread,
    input: { body: { id } },
    objectKey: marks,
    act: { words: 'notifications:acts.markUnread', values: { title } },
    writes: notificationTables,
    optimistic: () => markHere(database, siteId, (row) => row.id === id, true),
  });

/** Reads those that were shown for long enough. */
export const readShown = (siteId: SiteId, ids: readonly number[]): Promise<void> =>
  enqueue({
    siteId,
    call: markSeen,
    input: { body: { ids: [...ids] } },
    objectKey: marks,
    act: { words: 'notifications:acts.markSeen', values: { count: String(ids.length) } },
    writes: notificationTables,
    optimistic: () => markHere(database, siteId, (row) => ids.includes(row.id), false),
  });

/** Reads all that there are by now, those too that this device does not know. */
export function readAll(siteId: SiteId): Promise<void> {
  const until = new Date(serverNow()).toISOString();
  return enqueue({
    siteId,
    call: markAllRead,
    input: { body: { until } },
    objectKey: marks,
    act: { words: 'notifications:acts.markAllRead' },
    writes: notificationTables,
    optimistic: async () => {
      await markHere(database, siteId, (row) => row.publishTime <= until, false);
      await database.notificationState.update(placeOf(siteId), { unread: 0 });
    },
  });
}

/** Settles what somebody had to see to. */
export function resolveOne(siteId: SiteId, one: Notification): Promise<void> {
  const { id, title } = one;
  const profile = queryClient.getQueryData<Answer<typeof shellCalls.profile>>(
    questionOf(siteId, shellCalls.profile),
  );
  return enqueue({
    siteId,
    call: resolve,
    input: { params: { id }, body: { ...withoutPlace(one), resolved: true } },
    objectKey: `notifications/${id}`,
    act: { words: 'notifications:acts.resolve', values: { title } },
    writes: notificationTables,
    optimistic: async () => {
      const row = await database.notifications.get([placeOf(siteId), id]);
      if (!row) return;
      await database.notifications.put({
        ...row,
        title: resolvedTitle(row),
        resolved: true,
        resolvedByUser: profile?.data.profile.fullname ?? null,
        resolvedAt: new Date(serverNow()).toISOString(),
      });
    },
  });
}

/** The notification itself, without what this device keeps it under. */
function withoutPlace(row: Notification & Partial<Pick<NotificationRow, 'place'>>): Notification {
  const { place: _, ...one } = row;
  return one;
}

/** Tells the outbox what to do with the answers; once, before anything is sent. */
export function awaitNotificationAnswers(): void {
  for (const mark of [markRead, markUnread, markSeen, markAllRead]) {
    whenAnswered(mark, {
      writes: notificationTables,
      store: async (answer: Partial<Answer<typeof mark>> | null, row: OutboxRow) => {
        const counter = answer?.data;
        // Without one the live socket tells.
        if (typeof counter?.data === 'number') {
          await takeCounter(row.siteId, counter, { but: row.seq });
        }
      },
      refused: (row) => alertRefused(row, failureTitle('readNotification')),
      waits: (_, cause) => alertWaiting(failureTitle('readNotification'), cause),
    });
  }
  whenAnswered(resolve, {
    writes: notificationTables,
    store: async (answer: Partial<Answer<typeof resolve>> | null, row: OutboxRow) => {
      if (!answer?.data) return;
      const notification = readNotification(answer.data);
      const shown = await database.notifications.get([placeOf(row.siteId), notification.id]);
      const title = resolvedTitle({ ...notification, title: shown?.title ?? notification.title });
      await takeRows(row.siteId, [
        { ...notification, title, unread: shown?.unread ?? notification.unread },
      ]);
    },
    refused: (row) => alertRefused(row, notResolved()),
    waits: (_, cause) => alertWaiting(notResolved(), cause),
  });
}

// Specification §8: an alert of its own, not a context.
const notResolved = () => i18next.t('common:failed.contexts.resolveNotification');

// Async, so that a handler may be waited for.
const alertWaiting = async (title: string, cause: unknown): Promise<void> =>
  reportUnsent({ title, cause, waits: true });

/** Notifies the person, and shows again what holds. The entry goes: it would keep back what was done after it. */
async function alertRefused({ seq, siteId }: OutboxRow, title: string): Promise<void> {
  const row = await withDatabase((db) => db.outbox.get(seq));
  if (row?.state === 'refused' && row.actionError) {
    const cause = new ApiError(row.actionError.status, row.actionError);
    reportUnsent({ title, cause, waits: false, persistent: true });
    await withDatabase((db) => db.outbox.delete(seq));
  }
  await refreshNotifications(siteId);
}
