import type { EventName } from '#contract/events.ts';
import { openLink } from '#server/kit/links/link-repo.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { actAsFound } from '#server/kit/caller/act-as.ts';
import { now as clock } from '#server/kit/clock.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { viewersAt } from './lookers-repo.ts';
import { boardOf, lobbyOf, visitOf } from './screen-states.ts';

const changesScreens: ReadonlySet<EventName> = new Set<EventName>([
  'customer-queue.update',
  'customer-queue.full',
  'queue-settings.changed',
]);

/** The rooms of the live socket in which guests are notified. */
export const rooms = {
  link: (linkId: number) => `link:${linkId}`,
  lobby: (siteId: number, language: string | null) => `lobby:${siteId}:${language ?? ''}`,
  visit: (personId: number) => `visit:${personId}`,
};

/** Lets lobby screens and visitors' pages hear how the queue stands, again after each change. */
export function publishToGuestsOfTheQueue(app: AppContext): void {
  app.live.admitGuests(async (code) => {
    const link = await app.db.transaction('system', (tx) => openLink(tx, hashOf(code), clock()));
    if (!link) return undefined;
    const { id, siteId, kind, personId, language } = link;
    const own = kind === 'lobby' ? [rooms.lobby(siteId, language)] : [];
    const visit = personId === null ? [] : [rooms.visit(personId)];
    return { rooms: [rooms.link(id), ...own, ...visit], until: link.expiresAt };
  });

  // Many changes at once are told once: who is told the last of them knows them all.
  const publishing = new Map<number, 'once' | 'again'>();
  app.live.onPublished((siteId, name) => {
    if (!changesScreens.has(name)) return;
    const under = publishing.get(siteId);
    publishing.set(siteId, under ? 'again' : 'once');
    if (!under) void publishUntilQuiet(siteId);
  });

  async function publishUntilQuiet(siteId: number): Promise<void> {
    try {
      do {
        publishing.set(siteId, 'once');
        await publishState(app, siteId);
      } while (publishing.get(siteId) === 'again');
    } catch (error) {
      app.http.log.error({ err: error, siteId }, 'guests were not told of the queue');
    } finally {
      publishing.delete(siteId);
    }
  }
}

const job = 'queue-screens';

async function publishState(app: AppContext, siteId: number): Promise<void> {
  const now = clock();
  const find = async (tx: Tx) => {
    const viewers = await viewersAt(tx, siteId, now);
    return viewers && { ...viewers.site, viewers, job };
  };
  const seen = await actAsFound(app, find, { requestId: job }, async ({ db }, { viewers }) => ({
    viewers,
    board: await boardOf(db, viewers.site, now, viewers.people),
  }));
  if (!seen) return;
  const { viewers, board } = seen;
  for (const language of viewers.lobbies) {
    const state = lobbyOf(board, { language });
    app.live.publishToGuests(rooms.lobby(siteId, language), 'queue-screens.lobby', state);
  }
  for (const personId of viewers.people) {
    const state = visitOf(board, personId, { language: null });
    app.live.publishToGuests(rooms.visit(personId), 'queue-screens.visit', state);
  }
}
