import { choiceCalls } from '#contract/notifications/choice-calls.ts';
import { AppError, changedElsewhere } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { isPushService, pushKey } from '#server/kit/push/push.ts';
import { readChoices, saveChoices } from './choices-repo.ts';
import { hasSubscribed, subscribe, unsubscribe } from '../sending/push-repo.ts';

/** How a person wants to be told, and on which devices. Accounts and logins belong to no site, so all is the system's. */
export function choiceRoutes(house: House): void {
  mount(
    house,
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
        publicKey: pushKey(house.keys).publicKey,
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
