import type { QueueSettings, ScreenShows } from '#contract/queue-settings.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller.ts';

// Until a site has set its own.
const unset: QueueSettings = {
  callTime: 10,
  expediteTargets: [],
  garageTargets: [],
  enableGarageQueue: false,
  recallLimit: null,
  noShowMinutes: null,
  kioskEnabled: true,
  screenShows: 'name',
  version: 1,
};

/** What the site has set for its queue. */
export async function queueSettingsOf(tx: Tx): Promise<QueueSettings> {
  const row = await tx.selectFrom('queue_options').selectAll().executeTakeFirst();
  if (!row) return unset;
  return {
    callTime: row.call_time_seconds,
    expediteTargets: row.expedite_targets,
    garageTargets: row.garage_targets,
    enableGarageQueue: row.enable_garage_queue,
    recallLimit: row.recall_limit,
    noShowMinutes: row.no_show_minutes,
    kioskEnabled: row.kiosk_enabled,
    screenShows: row.screen_shows as ScreenShows,
    version: row.version,
  };
}

/** Saves over the version that the change was made from; false when that is not the newest any more. */
export async function saveQueueSettings(
  tx: Tx,
  caller: Caller,
  settings: QueueSettings,
): Promise<boolean> {
  const own = { chain_id: caller.chainId, site_id: caller.siteId };
  // A site that never set anything stands at the first version, too.
  await tx
    .insertInto('queue_options')
    .values(own)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('queue_options')
    .set({
      call_time_seconds: settings.callTime,
      expedite_targets: settings.expediteTargets,
      garage_targets: settings.garageTargets,
      enable_garage_queue: settings.enableGarageQueue,
      recall_limit: settings.recallLimit,
      no_show_minutes: settings.noShowMinutes,
      kiosk_enabled: settings.kioskEnabled,
      screen_shows: settings.screenShows,
      version: settings.version + 1,
    })
    .where('chain_id', '=', caller.chainId)
    .where('site_id', '=', caller.siteId)
    .where('version', '=', settings.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
