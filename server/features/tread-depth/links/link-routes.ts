import { treadReportCalls, type TreadReport } from '#contract/tread-depth/report.ts';
import type { Tx } from '#server/db/open.ts';
import { hashOf, maskedPlate, newCode } from '#server/features/queue-screens/exports.ts';
import { countTry } from '#server/features/session/exports.ts';
import { networkOf } from '#server/kit/http/address.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { becomeGuest } from '#server/kit/caller-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { House } from '#server/kit/house.ts';
import { mount, mountBare, type Context } from '#server/kit/mount.ts';
import { readingWithId, type StoredReading } from '../reading-repo.ts';
import { reportOf } from '../report.ts';
import { suggestionsFor } from '../suggestions.ts';
import { insertLink, linksOf, openReading, revokeLinks } from './link-repo.ts';

const { open, ...calls } = treadReportCalls;
// In a quarter of an hour, of one network.
const mostWrongCodes = 100;
const monthsOpen = 18;

/** Reports of readings, for the house and, by an address, for the customer. */
export function linkRoutes(house: House): void {
  mount(
    house,
    calls,
  )({
    report: async (asked) => ({
      data: await reportOf(asked.db, asked.caller, await readingOf(asked)),
    }),
    suggestions: async (asked) => ({
      data: await suggestionsFor(asked.db, await readingOf(asked), asked.caller.timezone),
    }),
    links: async (asked) => {
      const { id } = await readingOf(asked);
      return { data: await linksOf(asked.db, id, asked.now) };
    },
    addLink: async (asked) => {
      const { db, caller, now } = asked;
      const { id: readingId } = await readingOf(asked);
      const code = newCode();
      const expiresAt = new Date(now);
      expiresAt.setUTCMonth(expiresAt.getUTCMonth() + monthsOpen);
      const link = await insertLink(db, caller, { readingId, hash: hashOf(code), now, expiresAt });
      await note(asked, 'tread_links.add');
      return { data: { ...link, path: `/tread-depth/${code}` } };
    },
    revokeLinks: async (asked) => {
      const { id } = await readingOf(asked);
      await revokeLinks(asked.db, id, asked.now);
      await note(asked, 'tread_links.revoke');
      return { data: null };
    },
  });

  mountBare(house, { open })({
    open: async ({ params, address, now }) => {
      const report = await house.db.transaction('system', (db) => reportFor(db, params.code, now));
      if (report) return { data: report };
      const tries = { [`tread-link:network:${networkOf(address)}`]: mostWrongCodes };
      const over = await countTry(house, tries, now);
      throw new AppError(over.size > 0 ? 'tread-depth.too_many' : 'common.not_found');
    },
  });
}

/** What a stranger with an address reads: no names, and the plate masked. */
async function reportFor(db: Tx, code: string, now: Date): Promise<TreadReport | undefined> {
  const opened = await openReading(db, hashOf(code), now);
  if (!opened) return undefined;
  await becomeGuest(db, opened);
  const reading = await readingWithId(db, opened.readingId);
  if (!reading) return undefined;
  const report = await reportOf(db, opened, reading);
  return { ...report, licenseplate: maskedPlate(report.licenseplate) };
}

type Asked = Context<typeof calls.report>;

async function readingOf({ db, params }: Pick<Asked, 'db' | 'params'>): Promise<StoredReading> {
  const reading = await readingWithId(db, params.id);
  if (!reading) throw new AppError('common.not_found');
  return reading;
}

type Noted = Pick<Asked, 'db' | 'caller' | 'params' | 'requestId' | 'address'>;

const note = ({ db, caller, params, requestId, address }: Noted, action: string) =>
  audit(db, {
    action,
    chainId: caller.chainId,
    siteId: caller.siteId,
    userId: caller.userId,
    entity: 'tread_readings',
    entityId: params.id,
    requestId,
    address,
  });
