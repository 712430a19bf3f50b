import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { customerCentreCalls } from '#contract/customer/customer-centre.ts';
import { SearchField } from '#src/crud/list/search-field.tsx';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Pager } from '#src/ui/paging/pager.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { showNumber } from '#src/crud/values/number-text.ts';
import { ChainCustomerRow } from './chain-customer-row.tsx';

/** The customers of the chain, by name, with the sites that they come to. */
export function AllCustomers() {
  const { t, i18n } = useTranslation('customer-centre');
  const siteId = useSiteId();
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const input = { query: { page: String(page), ...(q !== '' && { q }) } };
  const query = useQuery({
    ...queryFor(siteId, customerCentreCalls.list, input),
    placeholderData: keepPreviousData,
  });
  const meta = query.data?.meta;
  const onSearch = useCallback(
    (text: string) =>
      setSearch((now) => withQuery(now, { q: text, page: null }), { replace: true }),
    [setSearch],
  );
  return (
    <section className="section">
      <div className="row">
        <SearchField field={field} q={q} onSearch={onSearch} />
      </div>
      <Loaded query={query} rows={6} />
      {query.data?.data.length === 0 && (
        <EmptyState title={t(q === '' ? 'customer-centre:empty' : 'customer-centre:none')} />
      )}
      {meta && meta.total_items > 0 && (
        <>
          <p className="muted">
            {t('count', {
              count: meta.total_items,
              total: `${showNumber(meta.total_items, 0, i18n.language)}${meta.more ? '+' : ''}`,
            })}
          </p>
          <ul className="centre-list rows">
            {query.data?.data.map((one) => (
              <ChainCustomerRow key={one.id} customer={one} />
            ))}
          </ul>
          <Pager
            page={page}
            pages={Math.ceil(meta.total_items / meta.per_page)}
            onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
          />
        </>
      )}
    </section>
  );
}
