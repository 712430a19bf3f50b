import { logisticsNotices } from '#contract/hotel/logistics-notices.ts';
import type { Role } from '#contract/rights.ts';
import type { SettingsValues } from '#contract/kit/settings.ts';
import { announce, notify } from '#server/features/platform/notifications/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { now } from '#server/kit/clock.ts';
import { settingsOf } from '#server/kit/settings/settings-repo.ts';
import { dueNotices, type DueNotice } from './due-notices-repo.ts';

type Notices = SettingsValues<typeof logisticsNotices>;

/** Looks every few minutes whether something in the tyre hotel has to be told. */
export function logisticsNoticesJobs(app: AppContext): void {
  app.jobs.add({
    name: 'logistics-notices',
    cron: '*/5 * * * *',
    work: () => notifyOfLogistics(app),
  });
}

/** Notifies those whom each site chose of what it chose, once of each thing, and once a day of a warehouse that is full. */
export async function notifyOfLogistics(app: AppContext): Promise<void> {
  const at = now();
  const notified = await app.db.transaction('system', async (tx) => {
    const sites = Map.groupBy(await dueNotices(tx, at), ({ siteId }) => siteId);
    let count = 0;
    for (const [siteId, all] of sites) {
      const { chainId } = all[0]!;
      const wanted = await settingsOf(tx, logisticsNotices, { chainId, siteId });
      const chosen = all.filter((one) => isWanted(wanted, one));
      for (const one of chosen) await notifyRoles(tx, wanted, one, at);
      count += chosen.length;
    }
    return count;
  });
  if (notified > 0) await announce(app);
}

function isWanted(wanted: Notices, { what, value }: DueNotice): boolean {
  if (what === 'late') return wanted.late && value >= (wanted.lateAfter ?? 0);
  if (what === 'full') return wanted.full && value >= (wanted.fullFrom ?? 0);
  return what === 'transfer' ? wanted.transfer : wanted.exception;
}

/** The roles that a site chose to be told. */
const rolesNotified = ({ managers, warehouse, mechanics }: Notices): Role[] => [
  ...(managers ? (['manager'] as const) : []),
  ...(warehouse ? (['warehouse'] as const) : []),
  ...(mechanics ? (['mechanic'] as const) : []),
];

async function notifyRoles(tx: Tx, wanted: Notices, notice: DueNotice, at: Date): Promise<void> {
  const { chainId, siteId, what, id, name, plate, value } = notice;
  const roles = rolesNotified(wanted);
  if (roles.length === 0) return;
  const day = what === 'full' ? ` ${at.toISOString().slice(0, 10)}` : '';
  await notify(tx, {
    chainId,
    to: { siteId, roles },
    kind: 'operations',
    words: {
      key: (part) => `logistics-notices:told.${what}.${part}`,
      values: { name, plate: plate || '–', value },
    },
    shouldResolve: what === 'exception',
    once: `logistics_${what} ${siteId} ${id}${day}`,
  });
}
