import type { DeskAgreement, DeskTread } from '#contract/desk/customer-desk.ts';

/** Whether the last reading of a car's tyres is so low that the agreement lets them be replaced. All-season tyres count as winter tyres. */
export function isWornOut(
  agreement: Pick<DeskAgreement, 'min_tread_summer' | 'min_tread_winter'>,
  tread: Pick<DeskTread, 'season' | 'least'> | null,
): boolean {
  if (!tread || tread.least === null) return false;
  const { min_tread_summer: summer, min_tread_winter: winter } = agreement;
  const least = tread.season === 'summer' ? summer : winter;
  return least !== null && tread.least <= least;
}
