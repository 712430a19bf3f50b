import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  creditLimitCalls,
  creditPerPage,
  creditSorts,
  creditViews,
} from '#contract/economy/credit-limits/credit-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { CreditCards } from './credit-cards.tsx';
import { CreditTable } from './credit-table.tsx';

// Who looks at customers does without what is set for all of them.
const UsualCredit = lazyScreen(async () => (await import('./usual-credit.tsx')).UsualCredit);
const CustomerCredit = lazyScreen(
  async () => (await import('./customer-credit.tsx')).CustomerCredit,
);

/** What customers may owe and how much of it they use, that of one of them, or what is usual for all; what is asked for is answered from here. */
export default function CreditLimitsScreen() {
  const [search] = useSearchParams();
  const customer = Number(search.get('customer'));
  if (customer > 0) return <CustomerCredit key={customer} id={customer} />;
  return search.has('usual') ? <UsualCredit /> : <CreditLimits />;
}

function CreditLimits() {
  const { t } = useTranslation('credit-limits');
  const siteId = useSiteId();
  const List = useWide() ? CreditTable : CreditCards;
  const [search, setSearch] = useSearchParams();
  const view = creditViews.find((one) => one === search.get('view')) ?? 'all';
  const sort = creditSorts.find((one) => one === search.get('sort')) ?? 'left';
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const set = (name: string, value: string) =>
    setSearch(withQuery(search, { [name]: value, page: null }));
  const query = useQuery({
    ...queryFor(siteId, creditLimitCalls.list, { query: { view, sort, page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(
    query,
    useChanges('credit-requests') +
      useChanges('invoices') +
      useChanges('orders') +
      useChanges('customers'),
  );
  return (
    <div className="page stack">
      <h1>{t('limits.title')}</h1>
      <p className="muted">{t('limits.intro')}</p>
      <div className="row">
        <Link to={sitePath(siteId, 'credit-limit/requests')}>{t('limits.requests')}</Link>
        <Link to="?usual=1">{t('limits.usual')}</Link>
      </div>
      <Segments
        label={t('limits.views.label')}
        variant="line"
        options={creditViews.map((value) => ({ value, label: t(`limits.views.${value}`) }))}
        value={view}
        onChoose={(next) => set('view', next)}
      />
      <Segments
        label={t('limits.sorts.label')}
        variant="line"
        options={creditSorts.map((value) => ({ value, label: t(`limits.sorts.${value}`) }))}
        value={sort}
        onChoose={(next) => set('sort', next)}
      />
      <Loaded query={query} rows={8} empty={t('limits.none')}>
        {({ data, meta }) => (
          <div className="stack">
            <List rows={data} onChanged={() => void query.refetch()} />
            {meta.total > creditPerPage && (
              <Pager
                page={page}
                pages={Math.ceil(meta.total / creditPerPage)}
                onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
              />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
