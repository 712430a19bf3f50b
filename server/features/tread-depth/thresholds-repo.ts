import type { ChainThresholds, SiteThresholds } from '#contract/tread-depth/thresholds.ts';
import { usualThresholds, type TyreLaw, type YearlyDay } from '#contract/tread-depth-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Standard } from './reading-rules.ts';

interface Place {
  readonly chainId: number;
  readonly siteId: number;
}

/** What the countries ask of tyres. */
export async function tyreLaws(tx: Tx): Promise<TyreLaw[]> {
  const rows = await tx
    .selectFrom('tyre_laws')
    .selectAll()
    .orderBy('country')
    .orderBy('region')
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => ({
    country: row.country,
    region: row.region,
    validFrom: row.valid_from,
    summerLegal: row.summer_legal,
    winterLegal: row.winter_legal,
    winterFrom: yearlyDay(row.winter_from),
    winterTo: yearlyDay(row.winter_to),
    winterFor: row.winter_for as TyreLaw['winterFor'],
  }));
}

function yearlyDay(kept: string): YearlyDay {
  const [, days] = /^easter\+(\d+)$/.exec(kept) ?? [];
  return days === undefined ? kept : { afterEaster: Number(days) };
}

/** What a site judges by: its own thresholds, else its chain's, else the usual ones; and the laws. */
export async function standardOf(tx: Tx, place: Place): Promise<Standard> {
  const rows = await thresholdRows(tx, place);
  const site = rows.find(({ for_site }) => for_site !== null);
  const chain = rows.find(({ for_site }) => for_site === null);
  const own = site?.own ? site : undefined;
  const { country } = await tx
    .selectFrom('sites as s')
    .innerJoin('companies as c', (join) =>
      join.onRef('c.chain_id', '=', 's.chain_id').onRef('c.id', '=', 's.company_id'),
    )
    .select('c.country')
    .where('s.id', '=', place.siteId)
    .executeTakeFirstOrThrow();
  return {
    laws: await tyreLaws(tx),
    country,
    region: site?.region ?? '',
    thresholds: shape(own ?? chain),
    thresholdsOf: own ? 'site' : chain ? 'chain' : 'usual',
  };
}

/** What the chain has set, else what is usual; version 0 as long as nothing was set. */
export async function chainThresholdsOf(tx: Tx, place: Place): Promise<ChainThresholds> {
  const chain = (await thresholdRows(tx, place)).find(({ for_site }) => for_site === null);
  return { ...shape(chain), version: chain?.version ?? 0 };
}

/** What the site has set; where it follows the chain, the chain's. */
export async function siteThresholdsOf(tx: Tx, place: Place): Promise<SiteThresholds> {
  const rows = await thresholdRows(tx, place);
  const site = rows.find(({ for_site }) => for_site !== null);
  const chain = rows.find(({ for_site }) => for_site === null);
  return {
    ...shape(site?.own ? site : chain),
    own: site?.own ?? false,
    region: (site?.region ?? '') as SiteThresholds['region'],
    phone: site?.phone ?? '',
    version: site?.version ?? 0,
  };
}

/** What customers of the site can call; empty where it has said nothing. */
export async function sitePhoneOf(tx: Tx, place: Place): Promise<string> {
  const rows = await thresholdRows(tx, place);
  return rows.find(({ for_site }) => for_site !== null)?.phone ?? '';
}

/** Saves over the version that the change was made from; false when that is not the newest any more. */
export async function saveThresholds(
  tx: Tx,
  chainId: number,
  forSite: number | null,
  given: ChainThresholds & Partial<Pick<SiteThresholds, 'own' | 'region' | 'phone'>>,
): Promise<boolean> {
  const values = {
    own: given.own ?? true,
    region: given.region ?? '',
    phone: given.phone ?? '',
    summer_recommended: given.summerRecommended,
    winter_recommended: given.winterRecommended,
    watch_above: given.watchAbove,
    axle_difference: given.axleDifference,
    version: given.version + 1,
  };
  if (given.version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('tread_thresholds')
      .values({ chain_id: chainId, for_site: forSite, ...values })
      .onConflict((taken) => taken.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('tread_thresholds')
    .set(values)
    .where('chain_id', '=', chainId)
    .where('for_site', forSite === null ? 'is' : '=', forSite)
    .where('version', '=', given.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Row = Awaited<ReturnType<typeof thresholdRows>>[number];

function thresholdRows(tx: Tx, { chainId, siteId }: Place) {
  return tx
    .selectFrom('tread_thresholds')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where((is) => is.or([is('for_site', 'is', null), is('for_site', '=', siteId)]))
    .execute();
}

const shape = (row: Row | undefined) =>
  row
    ? {
        summerRecommended: row.summer_recommended,
        winterRecommended: row.winter_recommended,
        watchAbove: row.watch_above,
        axleDifference: row.axle_difference,
      }
    : usualThresholds;
