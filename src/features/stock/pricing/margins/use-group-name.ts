import { useTranslation } from 'react-i18next';
import type { MarginRow } from '#contract/stock/pricing/margin-grids.ts';
import { inchText } from '../inch-text.ts';

/** Gives what a row of a grid is called: its type, or its inches with the tier of its brands. */
export function useGroupName(): (row: MarginRow) => string {
  const { t, i18n } = useTranslation('pricing');
  return ({ type, inch, type_id, tier }) => {
    const where = type ?? (inchText(inch, inch, i18n.language) || t('manager.noInch'));
    return type_id === null ? `${where} · ${t(`tiers.${tier || 'none'}`)}` : where;
  };
}
