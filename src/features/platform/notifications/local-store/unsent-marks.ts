import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { callKey, type OutboxRow } from '#src/data/outbox/outbox-row.ts';

const { markRead, markUnread, markSeen, markAllRead, resolve } = notificationsCalls;

/** What this device did to notifications and the server has not confirmed: until then it holds here. */
export interface UnsentMarks {
  readonly any: boolean;
  readonly isMarked: (one: Pick<Notification, 'id' | 'publishTime'>) => boolean;
  readonly isResolved: (id: number) => boolean;
}

interface Input {
  readonly params?: { readonly id?: number | string };
  readonly body?: {
    readonly id?: number;
    readonly ids?: readonly number[];
    readonly until?: string;
  };
}

/** Reads the outbox's entries of one person at one site; what was refused counts no more. */
export function unsentMarks(
  rows: readonly Pick<OutboxRow, 'method' | 'path' | 'given' | 'state'>[],
): UnsentMarks {
  const marked = new Set<number>();
  const resolved = new Set<number>();
  let until = '';
  let any = false;
  for (const row of rows) {
    if (row.state === 'refused') continue;
    const { params, body } = row.given as Input;
    const key = callKey(row);
    if (key === callKey(resolve)) resolved.add(Number(params?.id));
    if (key === callKey(markRead)) marked.add(Number(params?.id));
    if (key === callKey(markUnread)) marked.add(Number(body?.id));
    if (key === callKey(markSeen)) for (const id of body?.ids ?? []) marked.add(id);
    if (key === callKey(markAllRead) && (body?.until ?? '') > until) until = body?.until ?? '';
    any ||= [markRead, markUnread, markSeen, markAllRead].some((mark) => key === callKey(mark));
  }
  return {
    any,
    isMarked: ({ id, publishTime }) => marked.has(id) || (until !== '' && publishTime <= until),
    isResolved: (id) => resolved.has(id),
  };
}
