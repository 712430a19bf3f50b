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
import { Scrolled } from '#src/ui/layout/scrolled.tsx';
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
            <Scrolled label={t('saft.log')}>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{t('columns.at')}</th>
                    <th scope="col">{t('columns.user')}</th>
                    <th scope="col">{t('saft.kind')}</th>
                    <th scope="col">{t('saft.period')}</th>
                    <th scope="col">{t('saft.why')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">{writtenAt(one)}</th>
                      <td>{one.user}</td>
                      <td>{t(`saft.kinds.${one.kind}`)}</td>
                      <td>{`${one.from} – ${one.to}`}</td>
                      <td>{one.reason}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scrolled>
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
