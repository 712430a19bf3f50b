import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { insertLink, linksOf, revokeLinks } from '#server/kit/links/link-repo.ts';
import { maskedPlate } from '#server/features/workshop/queue-screens/exports.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { todayOf } from '#server/kit/clock.ts';
import { AppError } from '#server/kit/errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { hashOf, newCode } from '#server/kit/keys/secret-code.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { readingWithId, type StoredReading } from '../reading-repo.ts';
import { reportOf, type StoredSetsOf } from '../report.ts';
import { suggestionsFor } from '../suggestions.ts';

const { open, ...calls } = treadReportCalls;
const kind = 'tread_reading';
const kinds = [kind] as const;
const mostShown = 20;
const monthsOpen = 18;

/** Reports of readings, for the workshop and, by an address, for the customer. */
export function linkRoutes(app: AppContext, storedSets: StoredSetsOf): void {
  mount(
    app,
    calls,
  )({
    report: async (context) => ({
      data: await reportOf(context.db, context.caller, await readingOf(context), {
        storedSets,
        day: todayOf(context),
      }),
    }),
    suggestions: async (context) => ({
      data: await suggestionsFor(context.db, await readingOf(context), context.caller.timezone),
    }),
    links: async (context) => {
      const { id } = await readingOf(context);
      const links = await linksOf(context.db, { kinds, readingId: id }, context.now);
      return { data: links.toReversed().slice(0, mostShown).map(linkOf) };
    },
    addLink: async (context) => {
      const { db, caller, now } = context;
      const { id: readingId } = await readingOf(context);
      const code = newCode();
      const expiresAt = new Date(now);
      expiresAt.setUTCMonth(expiresAt.getUTCMonth() + monthsOpen);
      const link = await insertLink(db, caller, { kind, readingId, hash: hashOf(code), expiresAt });
      await note(context, 'tread_links.add');
      return { data: { ...linkOf(link), path: `/tread-depth/${code}` } };
    },
    revokeLinks: async (context) => {
      const { id } = await readingOf(context);
      await revokeLinks(context.db, { kinds, readingId: id }, context.now);
      await note(context, 'tread_links.revoke');
      return { data: null };
    },
  });

  mountUnmanaged(app, { open })({
    open: (request) =>
      atLink(app, { kind, tooMany: 'tread-depth.too_many' }, request, async (context, link) => {
        const { db } = context;
        const reading = await readingWithId(db, link.readingId ?? 0);
        if (!reading || reading.archived_at !== null) return undefined;
        const options = { storedSets, day: todayOf(context) };
        const report = await reportOf(db, link, reading, options);
        // What a stranger with an address reads: no names, and the plate masked.
        return { data: { ...report, licenseplate: maskedPlate(report.licenseplate) } };
      }),
  });
}

const linkOf = (row: Awaited<ReturnType<typeof insertLink>>) => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  // Every link to a reading ends.
  expiresAt: row.expires_at!.toISOString(),
  openedAt: row.opened_at?.toISOString() ?? null,
});

type ReportContext = Context<typeof calls.report>;

async function readingOf({
  db,
  params,
}: Pick<ReportContext, 'db' | 'params'>): Promise<StoredReading> {
  const reading = await readingWithId(db, params.id);
  if (!reading) throw new AppError('common.not_found');
  return reading;
}

type Noted = Pick<ReportContext, 'db' | 'caller' | 'params' | 'requestId' | 'address'>;

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
