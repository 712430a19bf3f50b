import { notificationsPerPage } from '#contract/platform/notifications/notification-rules.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { mount } from '#server/kit/mount.ts';
import { choiceRoutes } from './choices/choice-routes.ts';
import { recipientsOfChange } from './recipients-repo.ts';
import { markRead, markResolved, markUnread, takeRevision, type Marked } from './marks-repo.ts';
import {
  countOf,
  countsOf,
  everything,
  notificationById,
  notificationsOf,
  type Wanted,
} from './notifications-repo.ts';
import { publishChanged } from './publish-changed.ts';
import { writtenRoutes } from './written/written-routes.ts';

/** What is told to people: specification §2 'Notifications drawer', §4, §7. */
export function notificationsRoutes(app: AppContext): void {
  writtenRoutes(app);
  choiceRoutes(app);

  mount(
    app,
    notificationsCalls,
  )({
    forUser: async ({ db, query, now, language }) => {
      const page = { page: query.page ?? 1, size: query.perPage ?? notificationsPerPage };
      const counted = await countsOf(db, now);
      return {
        data: await notificationsOf(db, { now, language, which: everything, page }),
        meta: {
          currentPage: page.page,
          lastPage: Math.max(1, Math.ceil(counted.total / page.size)),
          unread: counted.unread,
          revision: counted.revision,
        },
      };
    },

    unreadCount: async ({ db, now }) => ({ data: await counterOf(db, now) }),

    list: async ({ db, query, now, language }) => {
      const page = { page: query.page ?? 1, size: query.per_page ?? notificationsPerPage };
      const which: Wanted = {
        state: query.state ?? 'all',
        words: query.query?.split(/\s+/).filter(Boolean) ?? [],
        from: dayWithin(query.from),
        to: dayWithin(query.to),
      };
      return {
        data: await notificationsOf(db, { now, language, which, page }),
        meta: {
          current_page: page.page,
          per_page: page.size,
          total_items: await countOf(db, now, which),
        },
      };
    },

    one: async (context) => ({ data: await one(context, context.params.id) }),

    markUnread: (context) =>
      mark(app, context, { ids: [context.body.id], unread: true }, async () => {
        await one(context, context.body.id);
        await markUnread(context.db, context.body.id);
      }),

    markRead: (context) => {
      const { id } = context.params;
      return mark(app, context, { ids: [id], unread: false }, async () => {
        await one(context, id);
        await read(context, { ids: [id] });
      });
    },

    markSeen: (context) => {
      const { ids } = context.body;
      return mark(app, context, { ids, unread: false }, () => read(context, { ids }));
    },

    markAllRead: (context) => {
      const until = dayWithin(context.body.until) ?? context.doneAt;
      return mark(app, context, { ids: [], until, unread: false }, () => read(context, { until }));
    },

    resolve: async (context) => {
      const { db, caller, params } = context;
      const before = await one(context, params.id);
      if (!before.shouldResolve) throw new AppError('notifications.nothing_to_resolve');
      if (await markResolved(db, caller, params.id, context)) {
        const recipients = await recipientsOfChange(db, caller.chainId, params.id);
        context.afterCommit(() => publishChanged(app, params.id, recipients));
      }
      return { data: await one(context, params.id) };
    },
  });
}

type Work = Pick<Context, 'db' | 'now' | 'doneAt' | 'language' | 'afterCommit'> & {
  caller: Caller;
};

async function one({ db, now, language }: Work, id: number) {
  const found = await notificationById(db, { now, language, id });
  if (!found) throw new AppError('common.not_found');
  return found;
}

const read = ({ db, caller, ...at }: Work, which: Marked) => markRead(db, caller, which, at);

async function counterOf(db: Tx, now: Date): Promise<{ data: number; revision: number }> {
  const { unread, revision } = await countsOf(db, now);
  return { data: unread, revision };
}

/** One shape for every mark: the revision first (it locks), then the mark, the counter, and the news to the person's devices after the commit. */
async function mark(
  app: AppContext,
  { db, caller, now, afterCommit }: Work,
  which: { ids: number[]; until?: Date; unread: boolean },
  make: () => Promise<void>,
): Promise<{ data: { data: number; revision: number } }> {
  await takeRevision(db, caller);
  await make();
  const counter = await counterOf(db, now);
  afterCommit(() =>
    app.live.publishToPerson(caller, 'notifications.marked', {
      ids: which.ids,
      until: which.until?.toISOString() ?? null,
      unread: which.unread,
      siteId: caller.siteId,
      counter,
    }),
  );
  return { data: counter };
}

const earliest = new Date('2000-01-01T00:00:00Z').getTime();
const latest = new Date('2200-01-01T00:00:00Z').getTime();

/** An instant within the years that a database and a calendar agree on. */
function dayWithin(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  return new Date(Math.min(Math.max(new Date(text).getTime(), earliest), latest));
}
