import { useTranslation } from 'react-i18next';
import { accruedOf, tiersOn, type Counting } from '#contract/customer/bonus-groups/bonus-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { moneyText } from '#src/crud/values/value-text.ts';
import { useTranslations } from '#src/crud/words.ts';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { Example } from './example.tsx';
import { useTiers } from './tiers/use-tiers.ts';

/** What the members of a group have earned: nothing while no sales are kept, which is said; and what they would. */
export function AccrualTab({ row }: { row: Row }) {
  const { t, i18n } = useTranslation('bonus-groups');
  const words = useTranslations(bonusGroups);
  const { sets } = useTiers(row.id);
  const counting = row['counting'] as Counting;
  const now = sets && tiersOn(sets, showDate(serverNow()));
  return (
    <div className="stack">
      <section className="section">
        <h2>{t('accrual.title')}</h2>
        <p>
          <b>{moneyText(accruedOf([], sets ?? [], counting), words, i18n.language)}</b>{' '}
          {t('accrual.members', { count: Number(row['members'] ?? 0) })}
        </p>
        <p>{t('accrual.noSales')}</p>
      </section>
      {now && (
        <section className="section">
          <h2>{t('example.title')}</h2>
          <Example tiers={now.tiers} group={row} counting={counting} />
        </section>
      )}
    </div>
  );
}
