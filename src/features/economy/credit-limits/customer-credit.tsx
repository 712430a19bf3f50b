import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { CheckHistory } from './checks/check-history.tsx';
import { NextOf } from './next-of.tsx';
import { useAmount } from './use-amount.ts';

/** How much credit one customer has and uses, and what the credit bureau said of them. */
export function CustomerCredit({ id }: { id: number }) {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const amount = useAmount();
  const query = useQuery(queryFor(siteId, creditLimitCalls.ofCustomer, { params: { id } }));
  const customer = useQuery(queryFor(siteId, customers.calls.one, { params: { id } }));
  useReadAgain(
    query,
    useChanges('credit-requests') + useChanges('invoices') + useChanges('orders'),
  );
  const name = customer.data?.data.name ?? '';
  return (
    <div className="page stack">
      <Link to={sitePath(siteId, 'credit-limit')}>{t('limits.title')}</Link>
      <h1>
        <Link to={sitePath(siteId, `customer/edit/${id}`)}>{name}</Link>
      </h1>
      <Loaded query={query} rows={3}>
        {({ data: credit }) => (
          <section className="section stack" aria-label={t('limits.of')}>
            <h2>{t('limits.of')}</h2>
            <dl className="facts">
              <div>
                <dt>{t('limits.columns.limit')}</dt>
                <dd>{credit.limit === null ? t('limits.noLimit') : amount(credit.limit)}</dd>
              </div>
              {credit.left !== null && (
                <div>
                  <dt>{t('limits.columns.left')}</dt>
                  <dd className={credit.left < 0 ? 'alarmed' : undefined}>{amount(credit.left)}</dd>
                </div>
              )}
              <div>
                <dt>{t('limits.columns.owes')}</dt>
                <dd>{amount(credit.owes)}</dd>
              </div>
              <div>
                <dt>{t('limits.columns.ordered')}</dt>
                <dd>{amount(credit.ordered)}</dd>
              </div>
            </dl>
            <div className="actions">
              <NextOf row={{ ...credit, customer_id: id, name }} />
            </div>
          </section>
        )}
      </Loaded>
      <CheckHistory id={id} />
    </div>
  );
}
