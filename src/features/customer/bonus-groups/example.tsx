import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bonusOf,
  payoutOf,
  type Counting,
  type Tier,
} from '#contract/customer/bonus-groups/bonus-rules.ts';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import type { Row } from '#contract/kit/row.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { NumberField } from '#src/crud/widgets/number-field.tsx';

interface Props {
  tiers: readonly Tier[];
  group: Row;
  counting: Counting;
}

/** What somebody who buys for an amount would get. */
export function Example({ tiers, group, counting }: Props) {
  const { t, i18n } = useTranslation('bonus-groups');
  const words = useTranslations(bonusGroups);
  const [amount, setAmount] = useState<number | string | null>(
    Math.max(...tiers.map(({ from_amount }) => from_amount)),
  );
  const bonus = typeof amount === 'number' ? bonusOf(amount, tiers, counting) : 0;
  const least = group['min_payout'] as number | null;
  const paid = payoutOf(bonus, least);
  const written = (minor: number) => moneyText(minor, words, i18n.language);
  return (
    <div className="stack narrow">
      <NumberField
        label={t('example.amount')}
        digits={2}
        unit={words.currency()}
        value={amount}
        onChange={setAmount}
      />
      <output>
        {paid < bonus
          ? t('example.tooLittle', { bonus: written(bonus), least: written(least ?? 0) })
          : t('example.gives', { bonus: written(bonus) })}
      </output>
    </div>
  );
}
