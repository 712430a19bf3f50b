import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Leads to the cash register with a finished order of which nothing is invoiced, where the site has one in real use. */
export function SellNow({ id }: { id: number }) {
  const { t } = useTranslation('invoices-made');
  const siteId = useSiteId();
  const maySell = useMay()('cash.sell');
  const query = useQuery({
    ...queryFor(siteId, cashRegisters.calls.list, { query: { sort_by: 'number:asc' } }),
    enabled: maySell,
  });
  if (!query.data?.data.some(({ state }) => state === 'declared')) return null;
  return (
    <Link
      className="button primary"
      to={sitePath(siteId, `payment/cash-register/sell?order=${id}`)}
    >
      {t('sell')}
    </Link>
  );
}
