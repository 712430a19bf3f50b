import { useTranslation } from 'react-i18next';
import { showMoney } from '../i18n/money.ts';

/** An amount in minor units (øre) with its currency (ISO 4217), as the person's language writes it. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
  const { i18n } = useTranslation('common');
  return <span className="money">{showMoney(minor, currency, i18n.language)}</span>;
}
