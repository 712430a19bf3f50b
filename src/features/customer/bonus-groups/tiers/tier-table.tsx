import { useTranslation } from 'react-i18next';
import type { Tier } from '#contract/customer/bonus-groups/bonus-rules.ts';
import { percentText } from '#src/i18n/formats.ts';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';

/** Tiers to read: from which amount on which percentage. */
export function TierTable({ tiers }: { tiers: readonly Tier[] }) {
  const { t, i18n } = useTranslation('bonus-groups');
  const words = useTranslations(bonusGroups);
  return (
    <table className="tier-table table">
      <thead>
        <tr>
          <th scope="col">{t('tiers.amount')}</th>
          <th scope="col">{t('tiers.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from_amount, percent }) => (
          <tr key={from_amount}>
            <td>{moneyText(from_amount, words, i18n.language)}</td>
            <td>{percentText(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
