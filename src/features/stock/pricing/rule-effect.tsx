import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { priceRuleCalls } from '#contract/stock/pricing/price-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** How many products a rule acts on, and which rules could act in its place with equal right. */
export function RuleEffect({ row }: { row: Row }) {
  const { t } = useTranslation('pricing');
  const siteId = useSiteId();
  const { id, version } = row;
  const query = useQuery({
    ...queryFor(siteId, priceRuleCalls.effect, { params: { id } }),
    // What a rule does hangs on all the others.
    staleTime: 0,
    meta: { version },
  });
  if (row.archived_at !== null) return null;
  return (
    <Loaded query={query} rows={1}>
      {({ data }) => (
        <div className="stack tight whole">
          <p>{t('effect.products', { count: data.products })}</p>
          {data.conflicts.length > 0 && (
            <div className="message warn stack tight">
              <p>{t('effect.conflicts')}</p>
              <ul className="rows">
                {data.conflicts.map((one) => (
                  <li key={one.id}>
                    <Link to={sitePath(siteId, `price/rules/edit/${one.id}`)}>{one.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}
