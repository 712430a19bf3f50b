import { useTranslation } from 'react-i18next';
import { mostTiers } from '#contract/customer/bonus-groups/bonus-rules.ts';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import type { OwnInput } from '#src/crud/widgets/own-input.ts';
import { useTranslations } from '#src/crud/words.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/dialog/close-button.tsx';
import { NumberField } from '#src/crud/widgets/number-field.tsx';
import { newLine, type Line } from './lines.ts';

/** Asks for tiers: lines of an amount and a percentage. */
export const TierLines: OwnInput = ({ value, onChange }) => {
  const { t } = useTranslation('bonus-groups');
  const words = useTranslations(bonusGroups);
  const lines = value as readonly Line[];
  const change = (key: string, part: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <>
      <ol className="tier-lines stack narrow">
        {lines.map((line, at) => (
          <li key={line.key}>
            <NumberField
              label={t('tiers.amountOf', { at: at + 1 })}
              digits={2}
              unit={words.currency()}
              value={line.from_amount}
              onChange={(from_amount) => change(line.key, { from_amount })}
            />
            <NumberField
              label={t('tiers.percentOf', { at: at + 1 })}
              digits={2}
              unit="%"
              value={line.percent}
              onChange={(percent) => change(line.key, { percent })}
            />
            {lines.length > 1 && (
              <CloseButton
                label={t('tiers.without', { at: at + 1 })}
                onClose={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            )}
          </li>
        ))}
      </ol>
      {lines.length < mostTiers && (
        <div>
          <Button onClick={() => onChange([...lines, newLine()])}>{t('tiers.another')}</Button>
        </div>
      )}
    </>
  );
};
