import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  balancesPerPage,
  reconcileCalls,
} from '#contract/economy/customer-ledger/reconcile-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Pager } from '#src/ui/paging/pager.tsx';
import { ComparedEntries } from './compared-entries.tsx';
import { ComparedCells, ComparedTable, useAmount } from './compared-table.tsx';

/** What customers owe by ledger and by vouchers, what differs first; and of one of them, each entry. */
export default function ReconcileScreen() {
  const { t } = useTranslation('customer-ledger');
  const [search] = useSearchParams();
  const customer = Number(search.get('customer'));
  return (
    <div className="page stack">
      {customer > 0 ? (
        <ComparedEntries customer={customer} />
      ) : (
        <>
          <h1>{t('reconcile.title')}</h1>
          <p className="muted">{t('reconcile.intro')}</p>
          <Balances />
        </>
      )}
    </div>
  );
}

function Balances() {
  const { t } = useTranslation('customer-ledger');
  const siteId = useSiteId();
  const amount = useAmount();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const query = useQuery({
    ...queryFor(siteId, reconcileCalls.balances, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(query, useChanges('invoices') + useChanges('orders'));
  return (
    <Loaded query={query} rows={8} empty={t('account.none')}>
      {({ data, meta }) => (
        <div className="stack">
          <p className={meta.different > 0 ? 'callout' : undefined}>
            {meta.different > 0
              ? t('reconcile.different', { count: meta.different })
              : meta.waiting === 0
                ? t('reconcile.same')
                : t('reconcile.sameButWaiting')}
          </p>
          <dl className="facts">
            {(['ledger', 'vouchers', 'waiting'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`reconcile.${name}`)}</dt>
                <dd>{amount(meta[name])}</dd>
              </div>
            ))}
          </dl>
          <ComparedTable first={t('reconcile.customer')}>
            {data.map(({ customer_id: id, name, ...compared }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`?${withQuery(search, { customer: String(id) })}`}>{name}</Link>
                </th>
                <ComparedCells of={compared} />
              </tr>
            ))}
          </ComparedTable>
          {meta.total > balancesPerPage && (
            <Pager
              page={page}
              pages={Math.ceil(meta.total / balancesPerPage)}
              onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
