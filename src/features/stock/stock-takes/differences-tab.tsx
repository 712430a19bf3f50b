import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readCode } from '#contract/hotel/label-codes.ts';
import { differenceKinds } from '#contract/stock/stock-takes/difference-rules.ts';
import type { Row } from '#contract/kit/row.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { pathOfOne } from '#src/crud/resource-paths.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ProductOfCode } from './product-of-code.tsx';
import { useDifferences } from './use-differences.ts';
import { Facts } from '#src/ui/layout/facts.tsx';

/** What a count found otherwise than it is written, and what follows of it once it is approved. */
export function DifferencesTab({ row }: { row: Row }) {
  const { t } = useTranslation('stock-takes');
  const siteId = useSiteId();
  const query = useDifferences(row.id);
  return (
    <Loaded query={query} rows={5}>
      {({ data: { differences, places, read } }) => (
        <>
          <p>{t('count.progress', { read, places })}</p>
          {differences.length === 0 && <EmptyState title={t('differences.none')} />}
          {differenceKinds.map((kind) => {
            const lines = differences.filter((one) => one.kind === kind);
            if (lines.length === 0) return null;
            return (
              <section key={kind} className="section">
                <h2>
                  {t('differences.counted', {
                    kind: t(`differences.${kind}`),
                    count: lines.length,
                  })}
                </h2>
                <small>{t(`differences.follows.${kind}`)}</small>
                <ul className="rows">
                  {lines.map(({ place, set_id: id, code, from, licenseplate, by }) => {
                    const path = id === null ? undefined : pathOfOne('wheel-sets', id);
                    const named = [code, licenseplate].filter(Boolean).join(' · ');
                    return (
                      <li key={`${place} ${code}`}>
                        <b>{place}</b>
                        {path === undefined ? (
                          <span>{named}</span>
                        ) : (
                          <Link to={sitePath(siteId, path)}>{named}</Link>
                        )}
                        {kind === 'unknown' && <ProductOfCode code={code} />}
                        <small>
                          <Facts
                            of={[
                              kind === 'unknown' && t(`differences.is.${readCode(code).kind}`),
                              kind === 'elsewhere' && t('differences.from', { from: from ?? '–' }),
                              by,
                            ]}
                          />
                        </small>
                      </li>
                    );
                  })}
                </ul>
              </section>
            );
          })}
        </>
      )}
    </Loaded>
  );
}
