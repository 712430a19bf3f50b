import { languages } from '#contract/languages.ts';
import { notificationsPerPage, wordsInEach } from '#contract/notifications/notification-rules.ts';
import {
  audienceFeatures,
  writtenCalls,
  type Audience,
} from '#contract/notifications/written-calls.ts';
import { rightsOfRole, type Role } from '#contract/rights.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount } from '#server/kit/mount.ts';
import { announce } from '../sending/announce.ts';
import { countPeople, readReach } from './audience-repo.ts';
import { sitesToTell, timesOf } from './audience-rules.ts';
import { hearersOf } from '../hearers-repo.ts';
import { tellChanged } from '../tell-changed.ts';
import { insertWritten } from '../told-repo.ts';
import { withdraw, writtenOf } from './written-repo.ts';

const anyOf = (roles: readonly Role[]) => (roles.length > 0 ? roles : null);

/** Telling people: who may tell whom stands in `audience-rules.ts`. These calls see the whole chain and take from it what is within reach. */
export function writtenRoutes(house: House): void {
  mount(
    house,
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
      const sites = sitesToTell(body, reach);
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
      const sites = sitesToTell(body.audience, reach);
      const words = wordsInEach(languages, body.words);
      if (!words) throw new AppError('notifications.no_words');
      const ids = await insertWritten(
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
      afterCommit(() => announce(house));
      return { data: { ids } };
    },

    withdraw: async ({ db, caller, params, now, afterCommit }) => {
      if (!(await withdraw(db, caller, { id: params.id, now }))) {
        throw new AppError('common.not_found');
      }
      const hearers = await hearersOf(db, caller.chainId, params.id);
      afterCommit(() => tellChanged(house, params.id, hearers));
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
