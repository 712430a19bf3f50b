import { useTranslation } from 'react-i18next';
import { showNumber } from '#src/crud/values/number-text.ts';

/** How a quantity (thousandths) is read: 4000 is `4`, 1500 is `1.5`. */
export function useQuantity(): (quantity: number) => string {
  const { i18n } = useTranslation();
  return (quantity) => showNumber(quantity, 3, i18n.language);
}
