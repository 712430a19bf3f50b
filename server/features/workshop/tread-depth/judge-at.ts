import {
  judge,
  lawOn,
  type Tenths,
  type TyreSeason,
  type Verdict,
} from '#contract/workshop/tread-depth-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Place } from '#server/kit/settings/settings-repo.ts';
import { standardOf } from './thresholds-repo.ts';

/** What least depths mean at a site on a day, by the site's law; '' where none is known, or nothing was measured. */
export async function judgeAt(
  tx: Tx,
  place: Place,
  day: string,
): Promise<(least: Tenths | null, season: TyreSeason) => Verdict | ''> {
  const { laws, country, region, thresholds } = await standardOf(tx, place);
  const law = lawOn(laws, country, region, day);
  return (least, season) =>
    law && least !== null ? judge(least, season, law, thresholds, day).verdict : '';
}
