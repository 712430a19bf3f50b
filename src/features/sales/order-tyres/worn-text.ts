import { useTranslation } from 'react-i18next';
import type { ShownAdvice } from '#contract/sales/order-tyres/order-tyres.ts';
import { showNumber } from '#src/crud/values/number-text.ts';

/** Tenths as people read them: `1,4`. */
export function useMillimetres() {
  const { i18n } = useTranslation();
  return (tenths: number): string => showNumber(tenths, 1, i18n.language);
}

/** Says which wheels are worn, and how much. */
export function useWornText() {
  const { t } = useTranslation('order-tyres');
  const millimetres = useMillimetres();
  return ({ worn }: Pick<ShownAdvice, 'worn'>): string =>
    worn
      .map(({ position, depth, verdict }) =>
        t(`worn.${verdict}`, { wheel: t(`positions.${position}`), depth: millimetres(depth) }),
      )
      .join(' · ');
}
