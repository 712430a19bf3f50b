import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Row } from '#contract/kit/row.ts';
import { priceCalls } from '#contract/stock/pricing/price-calls.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { WhyPrice } from './why-price.tsx';

/** What a product costs today, and why. */
export function ProductPriceTab({ row }: { row: Row }) {
  const { t } = useTranslation('pricing');
  const siteId = useSiteId();
  const may = useMay();
  const query = useQuery({
    ...queryFor(siteId, priceCalls.ofProduct, { params: { id: row.id } }),
    staleTime: 0,
  });
  return (
    <div className="stack">
      <Loaded query={query}>{({ data }) => <WhyPrice {...data} />}</Loaded>
      {may('pricing.write') && (
        <div className="actions">
          <Link className="button" to={sitePath(siteId, `price/rules/new/product/${row.id}`)}>
            {t('why.ruleForThis')}
          </Link>
        </div>
      )}
    </div>
  );
}
