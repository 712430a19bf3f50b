import { useTranslation } from 'react-i18next';
import { showNumber } from '#src/crud/values/number-text.ts';

/** A depth as people write it: '6,5 mm'; without the unit when told so. Given in tenths of a millimetre. */
export function useDepthText(): (tenths: number | null, unit?: boolean) => string {
  const { t, i18n } = useTranslation('tread-depth');
  return (tenths, unit = true) => {
    if (tenths === null) return '–';
    const depth = showNumber(tenths, 1, i18n.language);
    return unit ? t('mm', { depth }) : depth;
  };
}
