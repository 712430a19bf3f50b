import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { customers } from '#contract/customer/customers.ts';
import { Loaded, together } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { MergeForm } from './merge-form.tsx';
import './merge-and-privacy.css';

/** Two customers side by side: each field chosen, and made one. */
export default function MergeScreen() {
  const { t } = useTranslation('merge-and-privacy');
  const siteId = useSiteId();
  const { id = '', otherId = '' } = useParams();
  const customer = (of: string) => queryFor(siteId, customers.calls.one, { params: { id: of } });
  const [kept, other] = [useQuery(customer(id)), useQuery(customer(otherId))];
  const both = together(kept, other);
  return (
    <div className="page">
      <h1>{t('merge.title')}</h1>
      <Loaded query={both} rows={8}>
        {([one, two]) => (
          <MergeForm key={`${id} ${otherId}`} siteId={siteId} kept={one.data} other={two.data} />
        )}
      </Loaded>
    </div>
  );
}
