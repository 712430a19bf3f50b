import { sql, type RawBuilder } from 'kysely';
import type { Report } from '#contract/kit/report.ts';
import { rolesWith } from '#contract/rights.ts';
import type { Tx } from '#server/db/open.ts';
import { openSites } from '#server/kit/caller/caller-repo.ts';

interface OfSites {
  readonly sites?: string | undefined;
}

/** Lets the transaction read all sites where the caller may read the report, where the query asks for them. */
export async function openReportSites(
  tx: Tx,
  report: Report,
  { sites }: OfSites,
  from: { readonly requestId: string; readonly address: string },
): Promise<void> {
  if (sites === undefined) return;
  await openSites(tx, { roles: rolesWith(report.read), entity: report.name, ...from });
}

/** What follows a `site_id` in a report: of this site, or of those that `openReportSites` has opened. An equality where it can be, which an index in the order of time serves. */
export const atSites = ({ sites }: OfSites): RawBuilder<unknown> =>
  sites === undefined ? sql`= current_site()` : sql`= any ((select read_sites())::bigint[])`;
