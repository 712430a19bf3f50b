import { shellCalls } from '#contract/platform/shell.ts';
import { whiteLabelOf } from '#server/features/platform/white-label/exports.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { mount } from '#server/kit/mount.ts';
import { calendarsOf, profileOf } from './shell-repo.ts';

const { profile, ...others } = shellCalls;

/** What the app asks for when it starts, and the branding of a host. The brands of cars are those that `brandsOf` finds. */
export function shellRoutes(
  app: AppContext,
  brandsOf: (tx: Tx) => Promise<{ id: number; name: string }[]>,
): void {
  mount(
    app,
    { profile },
    'system',
  )({
    profile: async ({ db, caller }) => ({ data: { profile: await profileOf(db, caller) } }),
  });

  mount(
    app,
    others,
  )({
    vehicleBrands: async ({ db }) => ({ data: await brandsOf(db) }),
    calendars: async ({ db }) => ({ data: await calendarsOf(db) }),
    whiteLabel: async ({ db, query }) => ({ data: await whiteLabelOf(db, query.domain) }),
  });
}
