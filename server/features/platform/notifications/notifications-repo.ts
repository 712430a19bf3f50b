import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  Notification,
  NotificationState,
} from '#contract/platform/notifications/notification-calls.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';

/** Which notifications are asked for. Every word must be there, `from` is within, `to` is not. */
export interface Wanted {
  readonly state: NotificationState;
  readonly words: readonly string[];
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** All that is told. */
export const everything: Wanted = { state: 'all', words: [], from: undefined, to: undefined };

export interface Page {
  readonly page: number;
  readonly size: number;
}

/** What the person of the transaction may see now; for whom it is the policies know. */
function current(tx: Tx, now: Date) {
  return tx
    .selectFrom('notifications')
    .where('withdrawn_at', 'is', null)
    .where('publish_time', '<=', now)
    .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', now)]));
}

// The policy lets through the person's own marks alone.
const isRead = sql<SqlBool>`exists (
  select from notification_reads r
  where r.chain_id = notifications.chain_id and r.notification_id = notifications.id)`;

function wanted(tx: Tx, now: Date, { state, words, from, to }: Wanted) {
  return current(tx, now)
    .$if(state === 'unread', (query) => query.where((e) => e.not(isRead)))
    .$if(state === 'to_resolve', (query) =>
      query.where('should_resolve', '=', true).where('resolved_at', 'is', null),
    )
    .$if(state === 'resolved', (query) => query.where('resolved_at', 'is not', null))
    .$if(from !== undefined, (query) => query.where('publish_time', '>=', from!))
    .$if(to !== undefined, (query) => query.where('publish_time', '<', to!))
    .$if(words.length > 0, (query) =>
      query.where((e) =>
        e.and(words.map((word) => sql<SqlBool>`strpos(search_key, name_search_key(${word})) > 0`)),
      ),
    );
}

function inLanguage(query: ReturnType<typeof current>, language: Language) {
  return query.select([
    'id',
    `title_${language} as title`,
    `content_${language} as content`,
    // Looked up for each row of the page: as a condition all marks of the person would be read.
    sql<boolean>`(select r.user_id from notification_reads r
      where r.chain_id = notifications.chain_id and r.notification_id = notifications.id
      limit 1) is null`.as('unread'),
    'should_resolve',
    'resolved_at',
    'resolved_by_name',
    'publish_time',
    'expires_at',
    'kind',
    'title_en',
    'title_sv',
    'title_nb',
    (e) =>
      e
        .selectFrom('sites')
        .select('name')
        .whereRef('sites.chain_id', '=', 'notifications.chain_id')
        .whereRef('sites.id', '=', 'notifications.site_id')
        .as('site_name'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof inLanguage>['execute']>>[number];
type Read = Notification & Record<'titleEnglish' | 'titleSwedish' | 'titleNorwegian', string>;

function asRead(row: Row): Read {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    unread: row.unread,
    shouldResolve: row.should_resolve,
    resolved: row.resolved_at !== null,
    resolvedByUser: row.resolved_by_name,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    publishTime: row.publish_time.toISOString(),
    titleEnglish: row.title_en,
    titleSwedish: row.title_sv,
    titleNorwegian: row.title_nb,
    expiresAt: row.expires_at?.toISOString() ?? null,
    siteName: row.site_name,
    kind: row.kind as Read['kind'],
  };
}

/** A page of notifications, the newest first, in a language. */
export async function notificationsOf(
  tx: Tx,
  options: { now: Date; language: Language; which: Wanted; page: Page },
): Promise<Read[]> {
  const { page, size } = options.page;
  const rows = await inLanguage(wanted(tx, options.now, options.which), options.language)
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return rows.map(asRead);
}

/** One notification, or undefined when there is none for the person. */
export async function notificationById(
  tx: Tx,
  options: { now: Date; language: Language; id: number },
): Promise<Read | undefined> {
  const row = await inLanguage(current(tx, options.now), options.language)
    .where('id', '=', options.id)
    .executeTakeFirst();
  return row && asRead(row);
}

/** How many of these there are. */
export async function countOf(tx: Tx, now: Date, which: Wanted): Promise<number> {
  const row = await wanted(tx, now, which)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export interface Counted {
  readonly total: number;
  readonly unread: number;
  readonly toResolve: number;
  /** Of the person's marks: see `takeRevision`. */
  readonly revision: number;
}

function counted(tx: Tx, now: Date) {
  return current(tx, now)
    .leftJoin('notification_reads as r', (join) =>
      join
        .onRef('r.chain_id', '=', 'notifications.chain_id')
        .onRef('r.notification_id', '=', 'notifications.id'),
    )
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('r.user_id', 'is', null).as('unread'),
      e.fn
        .countAll<number>()
        .filterWhere('should_resolve', '=', true)
        .filterWhere('resolved_at', 'is', null)
        .as('toResolve'),
      sql<number>`coalesce((select revision from notification_counters), 0)`.as('revision'),
    ]);
}

/** How many notifications there are for the person, in one question. */
export const countsOf = (tx: Tx, now: Date): Promise<Counted> =>
  counted(tx, now).executeTakeFirstOrThrow();

/** The same with the newest of the unread in a language, still in one question. */
export async function countsAndNewestOf(
  tx: Tx,
  { now, language, most }: { now: Date; language: Language; most: number },
): Promise<Counted & { newest: { id: number; title: string; since: string }[] }> {
  const newest = wanted(tx, now, { ...everything, state: 'unread' })
    .select(['id', `title_${language} as title`, 'publish_time as since'])
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  const row = await counted(tx, now)
    .select(jsonArrayFrom(newest).as('newest'))
    .executeTakeFirstOrThrow();
  return {
    ...row,
    newest: row.newest.map((one) => ({ ...one, since: new Date(one.since).toISOString() })),
  };
}
