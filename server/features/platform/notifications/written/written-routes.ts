import { languages } from '#contract/platform/languages.ts';
import {
  notificationsPerPage,
  wordsInEach,
} from '#contract/platform/notifications/notification-rules.ts';
import {
  audienceFeatures,
  writtenCalls,
  type Audience,
} from '#contract/platform/notifications/written-calls.ts';
import { rightsOfRole, type Role } from '#contract/rights.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { announce } from '../sending/announce.ts';
import { countPeople, readReach } from './audience-repo.ts';
import { sitesOfAudience, timesOf } from './audience-rules.ts';
import { recipientsOfChange } from '../recipients-repo.ts';
import { publishChanged } from '../publish-changed.ts';
import { insertNotifications } from '../deliveries-repo.ts';
import { withdraw, writtenOf } from './written-repo.ts';

const anyOf = (roles: readonly Role[]) => (roles.length > 0 ? roles : null);

/** Notifying people: who may notify whom stands in `audience-rules.ts`. These calls see the whole chain and take from it what is within reach. */
export function writtenRoutes(app: AppContext): void {
  mount(
    app,
    writtenCalls,
    'system',
  )({
    audiences: async ({ db, caller }) => {
      const { reach, sites } = await readReach(db, caller);
      return {
        data: {
          wholeChain: reach.wholeChain,
          sites,
          roles: Object.keys(rightsOfRole) as Role[],
          features: [...audienceFeatures],
        },
      };
    },

    countAudience: async ({ db, caller, body }) => {
      const { reach } = await readReach(db, caller);
      const sites = sitesOfAudience(body, reach);
      return { data: { people: await countPeople(db, targetOf(caller.chainId, body, sites)) } };
    },

    written: async ({ db, caller, query, language }) => {
      const page = query.page ?? 1;
      const size = notificationsPerPage;
      const { total, rows } = await writtenOf(db, caller, { language, page, size });
      return { data: rows, meta: { current_page: page, per_page: size, total_items: total } };
    },

    write: async ({ db, caller, body, now, afterCommit }) => {
      const { reach } = await readReach(db, caller);
      const sites = sitesOfAudience(body.audience, reach);
      const words = wordsInEach(languages, body.words);
      if (!words) throw new AppError('notifications.no_words');
      const ids = await insertNotifications(
        db,
        sites.map((siteId) => ({
          chainId: caller.chainId,
          siteId,
          roles: anyOf(body.audience.roles),
          feature: body.audience.feature,
          userId: null,
          authorId: caller.userId,
          kind: 'written',
          words,
          shouldResolve: body.shouldResolve,
          ...timesOf(body, now),
          onceKey: null,
        })),
      );
      afterCommit(() => announce(app));
      return { data: { ids } };
    },

    withdraw: async ({ db, caller, params, now, afterCommit }) => {
      if (!(await withdraw(db, caller, { id: params.id, now }))) {
        throw new AppError('common.not_found');
      }
      const recipients = await recipientsOfChange(db, caller.chainId, params.id);
      afterCommit(() => publishChanged(app, params.id, recipients));
      return { data: null };
    },
  });
}

function targetOf(chainId: number, audience: Audience, sites: readonly (number | null)[]) {
  return {
    chainId,
    siteIds: sites.includes(null) ? null : (sites as number[]),
    roles: anyOf(audience.roles),
    feature: audience.feature,
    userId: null,
  };
}
