import { wheelPassportCalls } from '#contract/hotel/labels/wheel-passports.ts';
import type { WheelPlace } from '#contract/hotel/label-codes.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { linksOf, revokeLinks } from '#server/kit/links/link-repo.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { passportOf } from './passport-of.ts';

const { openPassport, ...calls } = wheelPassportCalls;
const kind = 'wheel';
const kinds = [kind] as const;

/** The addresses on the labels of wheels: which open, closing them, and what they open. */
export function passportRoutes(app: AppContext): void {
  mount(
    app,
    calls,
  )({
    passports: async ({ db, params, now }) => {
      const { id } = await rowWithId(db, wheelSets, params.id);
      const links = await linksOf(db, { kinds, setId: id }, now);
      return {
        data: links.map(({ position, created_at, opened_at }) => ({
          position: position as WheelPlace,
          createdAt: created_at.toISOString(),
          openedAt: opened_at?.toISOString() ?? null,
        })),
      };
    },
    revokePassports: async (context) => {
      const { db, params, now } = context;
      const { id } = await rowWithId(db, wheelSets, params.id);
      await revokeLinks(db, { kinds, setId: id }, now);
      await writeHistory(context, wheelSets, 'revoke_passports', [{ id, changes: [] }]);
      return { data: null };
    },
  });

  mountUnmanaged(app, { openPassport })({
    openPassport: (request) =>
      atLink(app, { kind, tooMany: 'wheel-sets.too_many' }, request, async (context, link) => {
        const { setId, position } = link;
        const data =
          setId !== null && position !== null && (await passportOf(context, { setId, position }));
        return data ? { data } : undefined;
      }),
  });
}
