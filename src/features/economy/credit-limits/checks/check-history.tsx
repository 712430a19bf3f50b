import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { creditCheckCalls, type CreditCheck } from '#contract/economy/credit-limits/check-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useToday } from '#src/crud/values/use-today.ts';
import { queryFor } from '#src/data/query.ts';
import { sayDay } from '#src/i18n/said-day.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { useAmount } from '../use-amount.ts';
import { Rating } from './rating.tsx';

/** What the credit bureau said of a customer, who asked and why, the last first. */
export function CheckHistory({ id }: { id: number }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, creditCheckCalls.checks, { params: { id } }));
  return (
    <section className="section stack tight" aria-label={t('check.title')}>
      <h2>{t('check.title')}</h2>
      <Loaded query={query} rows={1} empty={t('check.none')}>
        {({ data }) => (
          <ol className="rows">
            {data.map((check) => (
              <Check key={check.id} check={check} />
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}

function Check({ check }: { check: CreditCheck }) {
  const { t, i18n } = useTranslation('credit-limits');
  const today = useToday();
  const amount = useAmount();
  const { score, recommended_limit: most, remarks, as_of: day, by, reason } = check;
  return (
    <li>
      <span className="rest named">
        <b>
          <Rating check={check} />
        </b>
        <small>
          <Facts
            of={[
              score !== null && t('check.score', { score }),
              most !== null && t('check.recommended', { amount: amount(most) }),
              day !== null && t('check.asOf', { day: sayDay(day, today, i18n.language) }),
            ]}
          />
        </small>
        {remarks.map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
        <small>{by === null ? reason : t('check.because', { by, reason })}</small>
      </span>
    </li>
  );
}
