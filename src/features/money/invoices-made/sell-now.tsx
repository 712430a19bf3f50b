import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { useMay } from '#src/crud/use-may-write.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** Whether the caller can sell at a cash register of the site that is in real use; asked for where `wanted`. */
export function useRegister(wanted: boolean): boolean {
  const siteId = useSiteId();
  const maySell = useMay()('cash.sell');
  const query = useQuery({
    ...queryFor(siteId, cashRegisters.calls.list, { query: { sort_by: 'number:asc' } }),
    enabled: wanted && maySell,
  });
  return Boolean(query.data?.data.some(({ state }) => state === 'declared'));
}

/** Leads to the cash register with a finished order of which nothing is invoiced. */
export function SellNow({ id }: { id: number }) {
  const { t } = useTranslation('invoices-made');
  const path = sitePath(useSiteId(), `payment/cash-register/sell?order=${id}`);
  return (
    <Link className="button primary" to={path}>
      {t('sell')}
    </Link>
  );
}
