import type { EventName } from '#contract/events.ts';
import { openLink } from '#server/kit/links/link-repo.ts';
import type { House } from '#server/kit/house.ts';
import { becomeGuest } from '#server/kit/caller-repo.ts';
import { now as clock } from '#server/kit/clock.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { lookersAt } from './lookers-repo.ts';
import { boardOf, lobbyOf, visitOf } from './screen-states.ts';

const changesScreens: ReadonlySet<EventName> = new Set<EventName>([
  'customer-queue.update',
  'customer-queue.full',
  'queue-settings.changed',
]);

/** The rooms of the live socket in which guests are told something. */
export const rooms = {
  link: (linkId: number) => `link:${linkId}`,
  lobby: (siteId: number, language: string | null) => `lobby:${siteId}:${language ?? ''}`,
  visit: (personId: number) => `visit:${personId}`,
};

/** Lets lobby screens and visitors' pages hear how the queue stands, anew after each change. */
export function tellGuestsOfTheQueue(house: House): void {
  house.live.admitGuests(async (code) => {
    const link = await house.db.transaction('system', (tx) => openLink(tx, hashOf(code), clock()));
    if (!link) return undefined;
    const { id, siteId, kind, personId, language } = link;
    const own = kind === 'lobby' ? [rooms.lobby(siteId, language)] : [];
    const visit = personId === null ? [] : [rooms.visit(personId)];
    return { rooms: [rooms.link(id), ...own, ...visit], until: link.expiresAt };
  });

  // Many changes at once are told once: who is told the last of them knows them all.
  const telling = new Map<number, 'once' | 'again'>();
  house.live.onTold((siteId, name) => {
    if (!changesScreens.has(name)) return;
    const under = telling.get(siteId);
    telling.set(siteId, under ? 'again' : 'once');
    if (!under) void tellUntilQuiet(siteId);
  });

  async function tellUntilQuiet(siteId: number): Promise<void> {
    try {
      do {
        telling.set(siteId, 'once');
        await tell(house, siteId);
      } while (telling.get(siteId) === 'again');
    } catch (error) {
      house.http.log.error({ err: error, siteId }, 'guests were not told of the queue');
    } finally {
      telling.delete(siteId);
    }
  }
}

async function tell(house: House, siteId: number): Promise<void> {
  const now = clock();
  const seen = await house.db.transaction('system', async (tx) => {
    const lookers = await lookersAt(tx, siteId, now);
    if (!lookers) return undefined;
    await becomeGuest(tx, lookers.site);
    return { lookers, board: await boardOf(tx, lookers.site, now, lookers.people) };
  });
  if (!seen) return;
  const { lookers, board } = seen;
  for (const language of lookers.lobbies) {
    const state = lobbyOf(board, { language });
    house.live.tellGuests(rooms.lobby(siteId, language), 'queue-screens.lobby', state);
  }
  for (const personId of lookers.people) {
    const state = visitOf(board, personId, { language: null });
    house.live.tellGuests(rooms.visit(personId), 'queue-screens.visit', state);
  }
}
