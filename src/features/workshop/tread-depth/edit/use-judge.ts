import { useQuery } from '@tanstack/react-query';
import {
  judge,
  lawOn,
  legalDepth,
  type TyreSeason,
  type Verdict,
} from '#contract/workshop/tread-depth-rules.ts';
import { treadStandardCalls } from '#contract/workshop/tread-depth/thresholds.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** By what the server judges depths on a day; undefined as long as that is not known. */
function useStandard(day: string) {
  const siteId = useSiteId();
  const standard = useQuery(queryFor(siteId, treadStandardCalls.standard, undefined)).data?.data;
  const law = standard && lawOn(standard.laws, standard.country, standard.region, day);
  return { standard, law };
}

/** The least depth the law asks on a day, in tenths; null as long as that is not known. */
export function useLegalDepth(season: TyreSeason, day: string): number | null {
  const { law } = useStandard(day);
  return law ? legalDepth(law, season, day) : null;
}

/** Says what a depth means on a day, by what the server will judge it by; null as long as that is not known. */
export function useJudge(
  season: TyreSeason,
  day: string,
): (least: number | null) => Verdict | null {
  const { standard, law } = useStandard(day);
  return (least) =>
    standard && law && least !== null
      ? judge(least, season, law, standard.thresholds, day).verdict
      : null;
}
