import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { useAmount } from '../use-amount.ts';
import { Rating } from './rating.tsx';

/** What the credit bureau said last of a customer, and what it would let them owe, beside what is decided; nothing where it was not asked. */
export function RatingNote({ id }: { id: number }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const amount = useAmount();
  const query = useQuery(queryFor(siteId, creditLimitCalls.ofCustomer, { params: { id } }));
  const check = query.data?.data.check;
  if (!check) return null;
  const { recommended_limit: most } = check;
  return (
    <p className="whole">
      <Facts
        of={[
          <Rating key="rating" check={check} />,
          most !== null && t('check.recommended', { amount: amount(most) }),
        ]}
      />
    </p>
  );
}
