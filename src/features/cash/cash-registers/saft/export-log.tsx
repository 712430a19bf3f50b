import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { exportCalls, exportsPerPage } from '#contract/cash/cash-registers/journal/export-calls.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { Pager } from '#src/ui/paging/pager.tsx';
import { writtenAt } from '../register-day.ts';

/** Who took the journals of the company, of which days and why, the newest first. */
export function ExportLog() {
  const { t } = useTranslation('cash-registers');
  const siteId = useSiteId();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(Number(search.get('page') ?? 1) || 1, 1);
  const query = useQuery({
    ...queryFor(siteId, exportCalls.log, { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  useReadAgain(query, useChanges(cashRegisters.name));
  return (
    <section className="stack">
      <h2>{t('saft.log')}</h2>
      <Loaded query={query} rows={4} empty={t('saft.logNone')}>
        {({ data, meta }) => (
          <>
            <ol className="rows">
              {data.map((one) => (
                <li key={one.id}>
                  <span className="rest named">
                    <b>{`${t(`saft.kinds.${one.kind}`)} ${one.from} – ${one.to}`}</b>
                    <small>
                      <Facts of={[one.reason, one.user, writtenAt(one)]} />
                    </small>
                  </span>
                </li>
              ))}
            </ol>
            <Pager
              page={page}
              pages={Math.ceil(meta.total / exportsPerPage)}
              onTurn={(next) => setSearch(withQuery(search, { page: String(next) }))}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
