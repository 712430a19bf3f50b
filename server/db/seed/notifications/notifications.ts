import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { insertNumbered, insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { dackhusetNotices } from './dackhuset-notices.ts';
import { weeklyNotices } from './weekly-notices.ts';
import { nordhjulNotices } from './nordhjul-notices.ts';

const hour = 3_600_000;
// Newer ones are unread by everybody, as after a morning away from the screen.
const unreadHours = 30;

/** Notifications to both chains and their sites, with who has read them. */
export async function seedNotifications(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const notices = [
    ...nordhjulNotices,
    ...dackhusetNotices,
    ...['Nordhjul', 'Däckhuset'].flatMap(weeklyNotices),
  ];
  const rows = notices.flatMap((notice) => {
    const site = sites.find(({ name }) => name.startsWith(notice.to));
    if (!site) return [];
    const manager = people.find(
      ({ role, sites: where }) => role === 'manager' && where.some(({ id }) => id === site.id),
    );
    const resolvedAt = notice.resolvedHoursAgo;
    return [
      {
        chain_id: site.chainId,
        site_id: notice.to === site.name ? site.id : null,
        title_en: notice.title.en,
        title_nb: notice.title.nb,
        title_sv: notice.title.sv,
        content_en: notice.content.en,
        content_nb: notice.content.nb,
        content_sv: notice.content.sv,
        should_resolve: notice.shouldResolve ?? false,
        resolved_at: resolvedAt === undefined ? null : ago(resolvedAt),
        resolved_by: resolvedAt === undefined ? null : (manager?.id ?? null),
        resolved_by_name: resolvedAt === undefined ? null : (manager?.name ?? null),
        roles: notice.roles ? [...notice.roles] : null,
        author_id: manager?.id ?? null,
        publish_time: ago(notice.hoursAgo),
        announced_at: ago(notice.hoursAgo),
      },
    ];
  });
  const ids = await insertNumbered(tx, 'notifications', rows);
  const reads = rows.flatMap((row, at) =>
    row.publish_time > ago(unreadHours)
      ? []
      : people
          .filter(({ sites: where }) => where.some((site) => reaches(row, site)))
          .map(({ id }) => ({
            chain_id: row.chain_id,
            notification_id: ids[at] ?? 0,
            user_id: id,
            read_at: new Date(row.publish_time.getTime() + 2 * hour),
          })),
  );
  await insertRows(tx, 'notification_reads', reads);
}

function reaches(row: { chain_id: number; site_id: number | null }, site: DemoSite): boolean {
  return row.chain_id === site.chainId && (row.site_id === null || row.site_id === site.id);
}
