import type { Role } from '#contract/rights.ts';
import { openDatabase } from '#server/db/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertTokens } from '#server/features/platform/session/session-repo.ts';
import { newToken } from '#server/features/platform/session/tokens.ts';
import { now } from '#server/kit/clock.ts';
import type { Keys } from '#server/kit/keys/keys.ts';
import { makeMembership, makeSession } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueueOptions, makeQueuePerson } from '#tests/support/factories/queue.ts';

/** A site with people who wait, and the tokens of those who work there. */
export interface BusySite {
  readonly id: number;
  readonly tokens: readonly string[];
}

/** Makes sites in an empty database, each in a chain of its own, and closes it again. */
export async function makeBusySites(
  where: { url: string | undefined; dir: string },
  keys: Keys,
  count: { sites: number; logins: number; waiting: number },
  role: Role = 'reception',
): Promise<BusySite[]> {
  const db = await openDatabase(where);
  await migrate(db);
  const sites: BusySite[] = [];
  for (let made = 0; made < count.sites; made += 1) {
    const site = await makeSite(db);
    await makeQueueOptions(db, { site });
    for (let here = 0; here < count.waiting; here += 1) await makeQueuePerson(db, { site });
    const tokens: string[] = [];
    for (let login = 0; login < count.logins; login += 1) {
      const { user } = await makeMembership(db, { site, roles: [role] });
      const session = await makeSession(db, { user_id: user.id });
      const { row, text } = await newToken(keys, {
        sessionId: session.id,
        userId: user.id,
        chainId: site.chain_id,
        siteId: site.id,
        siteName: site.name,
        at: now(),
      });
      await db.transaction('system', (tx) => insertTokens(tx, [row]));
      tokens.push(text);
    }
    sites.push({ id: site.id, tokens });
  }
  await db.close();
  return sites;
}
