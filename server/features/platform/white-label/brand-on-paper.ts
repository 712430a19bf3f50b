import { shadeOn } from '#contract/platform/brand-colours.ts';
import type { Tx } from '#server/db/open.ts';
import { isPrintable } from '#server/kit/paper/read-picture.ts';
import { whiteLabelOf } from './white-label-repo.ts';

/** The logo and colour of a host's branding as they stand on paper: what cannot be printed or read there is left out. */
export async function brandOnPaper(
  tx: Tx,
  host: string | undefined,
): Promise<{ readonly logo: string | null; readonly colour: string | null }> {
  const brand = host === undefined ? null : await whiteLabelOf(tx, host);
  const { primary } = brand?.colors ?? {};
  return {
    logo: brand?.logo && isPrintable(brand.logo) ? brand.logo : null,
    colour: primary ? shadeOn('#ffffff', primary) : null,
  };
}
