import { useTranslation } from 'react-i18next';
import type { Outcome, Verdict } from '#contract/kit/document/follow-rules.ts';
import { Button } from '#src/ui/button.tsx';
import { amountText } from '#src/i18n/formats.ts';
import type { ByRuleHere } from './use-by-rule.ts';

const offered: readonly Verdict[] = ['ask', 'add', 'left_out'];

/** What rules would add to a document: what they ask, what belongs to it, and what was taken away. */
export function RuleOffers({ outcomes, add, leaveOut, putBack }: ByRuleHere) {
  const { t } = useTranslation('crud');
  const some = outcomes.filter(({ verdict, short }) => short || offered.includes(verdict));
  if (some.length === 0) return null;
  const textOf = ({ name, question, quantity, verdict, mustStay }: Outcome) => {
    const values = { name, count: amountText(quantity, 3, 0) };
    if (verdict === 'ask') return question || t('document.byRule.ask', values);
    if (verdict === 'left_out') return t('document.byRule.leftOut', values);
    return t(mustStay ? 'document.byRule.needed' : 'document.byRule.belongs', values);
  };
  return (
    <ul className="rows" aria-label={t('document.byRule.title')}>
      {some.map((one) => (
        <li key={one.rule} className="row apart" data-verdict={one.verdict}>
          <span className={one.short ? 'warned' : undefined}>{textOf(one)}</span>
          <span className="actions">
            {(one.verdict === 'ask' || one.verdict === 'add') && (
              <Button onClick={() => add(one)}>{t('document.byRule.add')}</Button>
            )}
            {one.verdict === 'ask' && (
              <Button onClick={() => leaveOut(one.rule)}>{t('document.byRule.no')}</Button>
            )}
            {one.verdict === 'left_out' && (
              <Button onClick={() => putBack(one.rule)}>{t('document.byRule.putBack')}</Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
