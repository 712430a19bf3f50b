import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { peopleCalls } from '#contract/customer/customer-people.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { OfflineError } from '#src/data/api-errors.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { ConsentList } from '#src/features/customer/customers/exports.ts';
import { PeopleCard } from './people-card.tsx';
import type { Card } from './use-card.ts';

interface Props {
  siteId: string;
  customer: Card['customer'];
  mayWrite: boolean;
}

/** Whom to speak with at a customer, where to send what, and what they consented to; offline, what this device never saw says nothing. */
export function People({ siteId, customer, mayWrite }: Props) {
  const { t } = useTranslation('customers');
  const query = useQuery(queryFor(siteId, peopleCalls.people, { params: { id: customer.id } }));
  const { refetch } = query;
  const again = () =>
    refetch().catch((cause: unknown) => logProblem('The contacts were not read again', cause));
  useReadAgain(query, useChanges('customers') + useChanges('customer-contacts'));
  const people = query.data?.data;
  if (!people) {
    // Of what was never seen here the page says enough.
    const silent = query.error instanceof OfflineError;
    return <div className="counter-side stack">{!silent && <Loaded query={query} rows={3} />}</div>;
  }
  return (
    <div className="counter-side stack">
      <PeopleCard
        siteId={siteId}
        customer={customer}
        people={people}
        mayWrite={mayWrite && customer.archived_at === null}
        onAdded={() => void again()}
      />
      {people.consents.length > 0 && (
        <section className="section" aria-label={t('consents.title')}>
          <h2>{t('consents.title')}</h2>
          <ConsentList
            customerId={customer.id}
            consents={people.consents}
            mayWrite={mayWrite && customer.archived_at === null}
            onSaved={() => void again()}
          />
        </section>
      )}
    </div>
  );
}
