import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { setSearchCalls } from '#contract/hotel/set-searches/set-searches.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { SaidTime } from '#src/crud/values/said-time.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';
import { showDate, showTime } from '#src/i18n/time.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Plate } from '#src/ui/plate.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';

/** Who had a missing set last, and where to look for it, one place after the other as one walks. */
export function CluesTab({ row }: { row: Row }) {
  const { t } = useTranslation(['set-searches', 'wheel-sets']);
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, setSearchCalls.clues, { params: { id: row.id } }));
  const setPath = (id: number) => sitePath(siteId, `tyre-hotel/details/${id}`);
  return (
    <Loaded query={query} rows={6}>
      {({ data: { last, places } }) => (
        <div className="stack">
          <section className="section">
            <h2>{t('clues.last')}</h2>
            <Plate plate={String(row['licenseplate']) || null} />
            <p>
              {last ? (
                <Facts
                  of={[
                    <SaidTime
                      key="at"
                      value={last.at}
                      text={`${showDate(last.at)} ${showTime(last.at)}`}
                    />,
                    t(`wheel-sets:done.${last.handling}` as 'wheel-sets:done.store'),
                    last.place,
                    last.by,
                  ]}
                />
              ) : (
                t('clues.never')
              )}
            </p>
            <Link to={setPath(Number(row['set_id']))}>
              {t('clues.set', { number: row['number'] })}
            </Link>
          </section>
          <section className="section">
            <h2>{t('clues.look')}</h2>
            <small>{t('clues.ends')}</small>
            {places.length === 0 && <EmptyState title={t('clues.nowhere')} />}
            <ol className="rows">
              {places.map(({ id, code, warehouse, because, sets }) => (
                <li key={id}>
                  <b className="mono amount">{code}</b>
                  <span>{warehouse}</span>
                  <span className="muted">
                    {because.map((kind) => t(`clues.because.${kind}`)).join(', ')}
                  </span>
                  <span>
                    {sets.length === 0 && <span>{t('clues.empty')}</span>}
                    {sets.map((set) => (
                      <Link key={set.id} to={setPath(set.id)}>
                        <Facts of={[set.number, set.licenseplate]} />
                      </Link>
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </Loaded>
  );
}
