import type { Language } from '#contract/platform/languages.ts';
import {
  queueScreensCalls,
  screenKinds,
  type QueueLink,
  type ScreenKind,
} from '#contract/workshop/queue-screens.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { insertLink, linksOf, revokeLinks } from '#server/kit/links/link-repo.ts';
import { personById, publishQueue } from '#server/features/workshop/queue/exports.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { addVisitLink, checkInAtKiosk } from './check-in.ts';
import { rooms, publishToGuestsOfTheQueue } from './guests.ts';
import { pathOf } from './path-of.ts';
import { boardOf, lobbyOf, visitOf, waitingIn } from './screen-states.ts';

const { links, addLink, revokeLink: revoke, addVisitLink: addVisit, ...open } = queueScreensCalls;

// In a quarter of an hour. A busy entrance sees some forty people in that time.
const mostCheckIns = 120;

/** The queue as it is seen without a login, and the links that open it. */
export function queueScreensRoutes(app: AppContext): void {
  publishToGuestsOfTheQueue(app);

  mount(app, { links, addLink, revoke, addVisit })({
    links: async ({ db, now }) => ({
      data: (await linksOf(db, { kinds: screenKinds }, now)).map(linkOf),
    }),
    addLink: async ({ db, caller, body }) => {
      const code = newCode();
      const link = await insertLink(db, caller, { ...body, hash: hashOf(code) });
      return { data: { ...linkOf(link), path: pathOf(body.kind, code) } };
    },
    revoke: async ({ db, params, now, afterCommit }) => {
      const revoked = await revokeLinks(db, { kinds: screenKinds, id: params.id }, now);
      if (revoked.length === 0) throw new AppError('common.not_found');
      afterCommit(() => app.live.dropGuests(rooms.link(params.id)));
      return { data: null };
    },
    addVisit: async ({ db, caller, params, now }) => {
      if (!(await personById(db, params.personId))) throw new AppError('common.not_found');
      return { data: { path: await addVisitLink(db, caller, params.personId, now) } };
    },
  });

  mountUnmanaged(
    app,
    open,
  )({
    lobby: (request) =>
      atLink(app, { kind: 'lobby', tooMany }, request, async ({ db }, link) => ({
        data: lobbyOf(await boardOf(db, link, request.now), link),
      })),
    visit: (request) =>
      atLink(app, { kind: 'visit', tooMany }, request, async ({ db }, link) => {
        const personId = link.personId ?? 0;
        return { data: visitOf(await boardOf(db, link, request.now, [personId]), personId, link) };
      }),
    kiosk: (request) =>
      atLink(app, { kind: 'kiosk', tooMany }, request, async ({ db }, link) => {
        const board = await boardOf(db, link, request.now);
        const { language } = link;
        const { revision, siteName, settings } = board;
        return {
          data: {
            revision,
            asOf: request.now.toISOString(),
            siteName,
            language,
            open: settings.kioskEnabled,
            waiting: waitingIn(board, 'expedite').length,
          },
        };
      }),
    checkIn: async (request) => {
      const { id } = await atLink(app, { kind: 'kiosk', tooMany }, request, (_, link) =>
        Promise.resolve(link),
      );
      const tries = { [`kiosk:${id}`]: mostCheckIns };
      if ((await countTry(app, tries, request.now)).size > 0) {
        throw new AppError(tooMany);
      }
      const { link, answer, change } = await atLink(
        app,
        { kind: 'kiosk', tooMany },
        request,
        async ({ db }, found) => ({
          link: found,
          ...(await checkInAtKiosk(db, found, request.body, request.now)),
        }),
      );
      if (change) publishQueue(app, link.siteId, change);
      return { data: answer };
    },
  });
}

const tooMany = 'queue-screens.too_many';

const linkOf = (row: Awaited<ReturnType<typeof insertLink>>): QueueLink => ({
  id: row.id,
  kind: row.kind as ScreenKind,
  name: row.name,
  language: row.language as Language | null,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});
