import { preferencesCalls } from '#contract/platform/preferences.ts';
import type { Tx } from '#server/db/open.ts';
import { auditCaller } from '#server/kit/audit-repo.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { isWanted, setWanted } from '#server/kit/mail/opt-out-repo.ts';
import { readUnsubscribe, type Subscription } from '#server/kit/mail/unsubscribe-link.ts';
import {
  preferencesOf,
  savePreferences,
  saveSettings,
  selectedLocationOf,
  selectLocation,
  settingsOf,
} from './preferences-repo.ts';
import { acceptOneClick } from './one-click.ts';

/** What people choose for themselves, and which mails they want. */
export function preferencesRoutes(app: AppContext): void {
  mount(
    app,
    preferencesCalls,
    'system',
  )({
    preferences: async ({ db, caller }) => ({ data: await preferencesOf(db, caller.userId) }),
    savePreferences: async ({ db, caller, body }) => {
      if (!isZone(body.timezone)) {
        throw new AppError('preferences.unknown_zone', {}, { timezone: 'fields.zone' });
      }
      const saved = await savePreferences(db, caller.userId, body);
      const data = await preferencesOf(db, caller.userId);
      if (!saved) throw changedElsewhere(data);
      return { data };
    },
    settings: async ({ db, caller }) => ({ data: await settingsOf(db, caller.userId) }),
    saveSettings: async (context) => {
      const { db, caller, body } = context;
      const saved = await saveSettings(db, caller.userId, body);
      const data = await settingsOf(db, caller.userId);
      if (!saved) throw changedElsewhere(data);
      await auditCaller(context, 'settings.save');
      return { data };
    },
    selectedLocation: async ({ db, caller }) => ({
      data: { warehouse_id: await selectedLocationOf(db, caller.userId, caller.siteId) },
    }),
    selectLocation: async ({ db, caller, body }) => {
      await selectLocation(db, caller.userId, caller.siteId, body.warehouse_id);
      return { data: body };
    },
    subscription: async ({ db, query }) => ({
      data: await stateOf(db, await subscriptionOf(app, query.token)),
    }),
    unsubscribe: async ({ db, query, body }) => {
      const subscription = await subscriptionOf(app, query.token);
      await setWanted(db, subscription, body.wanted ?? false);
      return { data: await stateOf(db, subscription) };
    },
  });
  acceptOneClick(app);
}

async function subscriptionOf(app: AppContext, token: string): Promise<Subscription> {
  const subscription = await readUnsubscribe(app.keys, token);
  if (!subscription) throw new AppError('preferences.link_wrong');
  return subscription;
}

async function stateOf(tx: Tx, subscription: Subscription) {
  return { ...subscription, wanted: await isWanted(tx, subscription) };
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +02:00 are taken too, but know no summer.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
