import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import type { TyreLaw, YearlyDay } from '#contract/workshop/tread-depth-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { holdingOf, type Place } from '#server/kit/settings/settings-repo.ts';
import type { Standard } from './reading-rules.ts';

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

/** What a site judges by: its thresholds, and the laws. */
export async function standardOf(tx: Tx, place: Place): Promise<Standard> {
  const { values, setBy } = await holdingOf(tx, treadThresholds, place);
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
    region: values.region,
    thresholds: values,
    thresholdsOf: {
      summer: setterOf(setBy.summerRecommended),
      winter: setterOf(setBy.winterRecommended),
    },
  };
}

const setterOf = (level: 'chain' | 'site' | 'default') => (level === 'default' ? 'usual' : level);
