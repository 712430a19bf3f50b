import { queueSettingsCalls } from '#contract/queue-settings.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { changedElsewhere } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { queueSettingsOf, saveQueueSettings } from './queue-settings-repo.ts';

/** What a site sets for its queue. */
export function queueSettingsRoutes(house: House): void {
  mount(
    house,
    queueSettingsCalls,
  )({
    read: async ({ db }) => ({ data: await queueSettingsOf(db) }),
    save: async ({ db, caller, body, requestId, address, afterCommit }) => {
      const before = await queueSettingsOf(db);
      if (!(await saveQueueSettings(db, caller, body))) {
        throw changedElsewhere(await queueSettingsOf(db));
      }
      const after = await queueSettingsOf(db);
      const { userId, chainId, siteId } = caller;
      await audit(db, {
        action: 'queue_settings.save',
        userId,
        chainId,
        siteId,
        entity: 'queue_options',
        detail: { before, after },
        requestId,
        address,
      });
      afterCommit(() =>
        house.live.tellSite(siteId, 'queue-settings.changed', { version: after.version }),
      );
      return { data: after };
    },
  });
}
