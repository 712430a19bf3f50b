import { useTranslation } from 'react-i18next';
import type { ShownAdvice } from '#contract/sales/order-tyres/order-tyres.ts';

/** Tenths as people read them: `1.4`. */
export const millimetres = (tenths: number): string => (tenths / 10).toFixed(1);

/** Says which wheels are worn, and how much. */
export function useWornText() {
  const { t } = useTranslation('order-tyres');
  return ({ worn }: Pick<ShownAdvice, 'worn'>): string =>
    worn
      .map(({ position, depth, verdict }) =>
        t(`worn.${verdict}`, { wheel: t(`positions.${position}`), depth: millimetres(depth) }),
      )
      .join(' · ');
}
