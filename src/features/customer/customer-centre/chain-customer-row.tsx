import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customerCentreCalls, type ChainCustomer } from '#contract/customer/customer-centre.ts';
import { customers } from '#contract/customer/customers.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { useAction } from '#src/crud/use-action.ts';
import { useTranslations } from '#src/crud/words.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { Button } from '#src/ui/button.tsx';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { Time } from '#src/ui/time.tsx';
import { ErrorNote } from '#src/ui/state/error-note.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { Facts } from '#src/ui/layout/facts.tsx';

/** A customer with the sites that they come to, and what is done with them in the whole chain. */
export function ChainCustomerRow({ customer }: { customer: ChainCustomer }) {
  const { t } = useTranslation('customer-centre');
  const words = useTranslations(customers);
  const siteId = useSiteId();
  const [asking, setAsking] = useState(false);
  const { busy, actionError, run } = useAction();
  const { id, version, name, number, city, blocked, block_reason: reason, sites } = customer;

  async function again() {
    refetchResource(siteId, customers);
    const [site, path] = queryFor(siteId, customerCentreCalls.list, {}).queryKey;
    await queryClient.invalidateQueries({ queryKey: [site, path] });
  }
  const unblock = () =>
    run(async (write) => {
      await write(customerCentreCalls.unblock, { params: { id }, body: { version } }, { siteId });
      await again();
    });

  return (
    <li>
      <div className="row">
        <Link to={sitePath(siteId, `${id}/customer/show`)}>
          <b>{name}</b>
        </Link>
        <small>
          <Facts of={[t('number', { number }), city]} />
        </small>
        {blocked && (
          <StatusChip tone="bad">
            {[words.field('blocked'), reason].filter(Boolean).join(': ')}
          </StatusChip>
        )}
      </div>
      <ul className="muted small" aria-label={t('sites')}>
        {sites.length === 0 && <li>{t('noSite')}</li>}
        {sites.map((site) => (
          <li key={site.id}>
            <b>{site.name}</b> {t('visits', { count: site.visits })}{' '}
            <Time at={site.last_at} variant="date" />
          </li>
        ))}
      </ul>
      <Button busy={busy} onClick={() => (blocked ? void unblock() : setAsking(true))}>
        {t(blocked ? 'customer-centre:unblock' : 'customer-centre:block.title')}
      </Button>
      <ErrorNote text={actionError.text} />
      <BlockDialog
        customer={customer}
        open={asking}
        onBlocked={() => {
          setAsking(false);
          void again();
        }}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
