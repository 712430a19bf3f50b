import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { customerCentreCalls } from '#contract/customer-centre.ts';
import { customers } from '#contract/customers.ts';
import { useWordsOf } from '#src/crud/words.ts';
import { queryFor } from '#src/data/query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Asked } from './asked.tsx';
import { ChainCustomerRow } from './chain-customer-row.tsx';

/** Customers of whom the same is written. */
export function DuplicatesTab() {
  const { t } = useTranslation('customer-centre');
  const words = useWordsOf(customers);
  const siteId = useSiteId();
  const query = useQuery(queryFor(siteId, customerCentreCalls.duplicates, undefined));
  const groups = query.data?.data;
  return (
    <div className="centre-groups">
      <Asked query={query} />
      {groups?.length === 0 && <EmptyState title={t('noDuplicates')} />}
      {groups?.map(({ by, value, customers: all }) => (
        <section key={`${by} ${value}`} className="row-section">
          <h2>{t('same', { what: words.field(by), value })}</h2>
          <ul className="centre-list">
            {all.map((one) => (
              <ChainCustomerRow key={one.id} customer={one} />
            ))}
          </ul>
          <p className="centre-merge">
            {all.slice(1).map(({ id, number }) => (
              <Link
                key={id}
                className="button"
                to={sitePath(siteId, `customers/merge/${all[0]?.id}/${id}`)}
              >
                {t('compare', { one: all[0]?.number, other: number })}
              </Link>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}
