import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  creditsPerPage,
  customerCreditCalls,
} from '#contract/economy/customer-credits/credit-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Pager } from '#src/ui/paging/pager.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { CreditRow } from './credit-row.tsx';
import { useAmount } from './use-amount.ts';

/** What customers paid too much, or a credit note left them, the oldest first: used for other invoices of theirs, or paid back. */
export default function CreditsScreen() {
  const { t } = useTranslation('customer-credits');
  const siteId = useSiteId();
  const amount = useAmount();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const customer = search.get('customer_id');
  const query = useQuery(
    queryFor(siteId, customerCreditCalls.list, {
      query: { page: String(page), ...(customer && { customer_id: customer }) },
    }),
  );
  useReadAgain(query, useChanges(payments.name) + useChanges(invoices.name));
  const turn = (next: number) => setSearch(withQuery(search, { page: String(next) }));
  return (
    <div className="page stack" data-width="text">
      <h1>{t('title')}</h1>
      <nav className="actions" aria-label={t('title')}>
        {customer !== null && (
          <Link className="button" to={sitePath(siteId, 'payments/credits')}>
            {t('all')}
          </Link>
        )}
        <Link className="button" to={sitePath(siteId, 'payments')}>
          {t('payments')}
        </Link>
      </nav>
      <Loaded query={query} rows={4}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <>
              <p className="muted">
                {t('sum', { count: meta.total, amount: amount(meta.amount) })}
              </p>
              <ol className="stack tight" aria-label={t('title')}>
                {data.map((credit) => (
                  <CreditRow
                    key={credit.id}
                    credit={credit}
                    onChanged={() => void query.refetch()}
                  />
                ))}
              </ol>
              <Pager
                page={page}
                pages={Math.max(page, Math.ceil(meta.total / creditsPerPage))}
                onTurn={turn}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
