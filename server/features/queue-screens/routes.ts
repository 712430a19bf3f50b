import { queueScreensCalls } from '#contract/queue-screens.ts';
import type { Tx } from '#server/db/open.ts';
import { personById, tellQueue } from '#server/features/queue/exports.ts';
import { countTry } from '#server/features/session/exports.ts';
import { networkOf } from '#server/kit/http/address.ts';
import { becomeGuest } from '#server/kit/caller-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount, mountBare } from '#server/kit/mount.ts';
import { addVisitLink, checkIn } from './check-in.ts';
import { rooms, tellGuestsOfTheQueue } from './guests.ts';
import { hashOf, newCode, pathOf } from './link-code.ts';
import { insertLink, openLink, revokeLink, screenLinks, type OpenLink } from './link-repo.ts';
import { boardOf, lobbyOf, visitOf, waitingIn } from './screen-states.ts';

const { links, addLink, revokeLink: revoke, addVisitLink: addVisit, ...open } = queueScreensCalls;

// In a quarter of an hour. A busy entrance sees some forty people in that time.
const mostCheckIns = 120;
const mostWrongCodes = 100;

/** The queue as it is seen without a login, and the links that open it. */
export function queueScreensRoutes(house: House): void {
  tellGuestsOfTheQueue(house);

  mount(house, { links, addLink, revoke, addVisit })({
    links: async ({ db }) => ({ data: await screenLinks(db) }),
    addLink: async ({ db, caller, body }) => {
      const code = newCode();
      const link = await insertLink(db, caller, { ...body, hash: hashOf(code) });
      return { data: { ...link, path: pathOf(body.kind, code) } };
    },
    revoke: async ({ db, params, now, afterCommit }) => {
      if (!(await revokeLink(db, params.id, now))) throw new AppError('common.not_found');
      afterCommit(() => house.live.dropGuests(rooms.link(params.id)));
      return { data: null };
    },
    addVisit: async ({ db, caller, params, now }) => {
      if (!(await personById(db, params.personId))) throw new AppError('common.not_found');
      return { data: { path: await addVisitLink(db, caller, params.personId, now) } };
    },
  });

  mountBare(
    house,
    open,
  )({
    lobby: (asked) =>
      atLink(house, 'lobby', asked, async (db, link) => ({
        data: lobbyOf(await boardOf(db, link, asked.now), link),
      })),
    visit: (asked) =>
      atLink(house, 'visit', asked, async (db, link) => {
        const personId = link.personId ?? 0;
        return { data: visitOf(await boardOf(db, link, asked.now, [personId]), personId, link) };
      }),
    kiosk: (asked) =>
      atLink(house, 'kiosk', asked, async (db, link) => {
        const board = await boardOf(db, link, asked.now);
        const { language } = link;
        const { revision, siteName, settings } = board;
        return {
          data: {
            revision,
            asOf: asked.now.toISOString(),
            siteName,
            language,
            open: settings.kioskEnabled,
            waiting: waitingIn(board, 'expedite').length,
          },
        };
      }),
    checkIn: async (asked) => {
      const { id } = await atLink(house, 'kiosk', asked, (_, link) => Promise.resolve(link));
      const tries = { [`kiosk:${id}`]: mostCheckIns };
      if ((await countTry(house, tries, asked.now)).size > 0) {
        throw new AppError('queue-screens.too_many');
      }
      const { link, answer, change } = await atLink(house, 'kiosk', asked, async (db, found) => ({
        link: found,
        ...(await checkIn(db, found, asked.body, asked.now)),
      }));
      if (change) tellQueue(house, link.siteId, change);
      return { data: answer };
    },
  });
}

interface Asked {
  readonly params: { readonly code: string };
  readonly address: string;
  readonly now: Date;
}

/**
 * Does the work at the site of a code's link, seeing nothing but that site. A code that opens
 * nothing is `common.not_found` whatever is the matter with it, and counted against its network;
 * a good one works even when others in the same network try wrong ones.
 */
async function atLink<T>(
  house: House,
  kind: OpenLink['kind'],
  asked: Asked,
  work: (db: Tx, link: OpenLink) => Promise<T>,
): Promise<T> {
  const done = await house.db.transaction('system', async (db) => {
    const link = await openLink(db, hashOf(asked.params.code), asked.now);
    if (link?.kind !== kind) return undefined;
    await becomeGuest(db, link);
    return { value: await work(db, link) };
  });
  if (done) return done.value;
  const tries = { [`queue-link:network:${networkOf(asked.address)}`]: mostWrongCodes };
  const over = await countTry(house, tries, asked.now);
  throw new AppError(over.size > 0 ? 'queue-screens.too_many' : 'common.not_found');
}
