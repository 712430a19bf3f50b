import { choiceCalls } from '#contract/platform/notifications/choice-calls.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { isPushService, pushKey } from '#server/kit/push/push.ts';
import { readChoices, saveChoices } from './choices-repo.ts';
import { hasSubscribed, subscribe, unsubscribe } from '../sending/push-repo.ts';

/** How a person wants to be notified, and on which devices. Accounts and logins belong to no site, so all is the system's. */
export function choiceRoutes(app: AppContext): void {
  mount(
    app,
    choiceCalls,
    'system',
  )({
    choices: async ({ db, caller }) => ({ data: await readChoices(db, caller.userId) }),

    saveChoices: async ({ db, caller, body }) => {
      if (!(await saveChoices(db, caller.userId, body))) {
        throw changedElsewhere(await readChoices(db, caller.userId));
      }
      return { data: await readChoices(db, caller.userId) };
    },

    push: async ({ db, caller }) => ({
      data: {
        publicKey: pushKey(app.keys).publicKey,
        subscribed: await hasSubscribed(db, caller.sessionId),
      },
    }),

    subscribe: async ({ db, caller, body }) => {
      if (!isPushService(body.endpoint)) throw new AppError('notifications.unknown_push_service');
      await subscribe(db, caller, { endpoint: body.endpoint, ...body.keys });
      return { data: null };
    },

    unsubscribe: async ({ db, caller }) => {
      await unsubscribe(db, caller.sessionId);
      return { data: null };
    },
  });
}
