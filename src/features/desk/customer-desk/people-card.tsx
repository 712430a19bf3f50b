import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  customerAddresses,
  customerContacts,
  type CustomerPeople,
} from '#contract/customer/customer-people.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { useTranslations } from '#src/crud/words.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { countryHere } from '#src/i18n/country-here.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { MailLink } from '#src/ui/contact/mail-link.tsx';
import type { Card } from './use-card.ts';
import { Facts } from '#src/ui/layout/facts.tsx';
import { TelLink } from '#src/ui/contact/tel-link.tsx';

// Forms come when somebody adds one.
const RowDialog = lazyScreen(
  async () => (await import('#src/crud/embedded/row-dialog.tsx')).RowDialog,
  null,
);

interface Props {
  siteId: string;
  customer: Card['customer'];
  people: CustomerPeople;
  mayWrite: boolean;
  onAdded: () => void;
}

/** Whom to speak with at a customer, and where to send what; and where somebody new is written down. */
export function PeopleCard({ siteId, customer, people, mayWrite, onAdded }: Props) {
  const { t } = useTranslation('customer-desk');
  const ofContacts = useTranslations(customerContacts);
  const ofAddresses = useTranslations(customerAddresses);
  const [adding, setAdding] = useState<Resource | null>(null);
  const { contacts, addresses } = people;
  const page = (tab: string) => sitePath(siteId, `customer/edit/${customer.id}?tab=${tab}`);
  if (contacts.length === 0 && addresses.length === 0 && !mayWrite) return null;
  return (
    <section className="section" aria-label={t('people')}>
      <Part
        title={<Link to={page('contacts')}>{ofContacts.text('title')}</Link>}
        setAdding={
          mayWrite && (
            <Button onClick={() => setAdding(customerContacts)}>{ofContacts.text('new')}</Button>
          )
        }
      >
        {contacts.map(({ id, name, role, phone, email, is_primary }) => (
          <li key={id}>
            <span className="named rest">
              <b>{name}</b>
              <small>
                <Facts
                  of={[
                    ofContacts.choice('role', role),
                    is_primary && ofContacts.field('is_primary'),
                  ]}
                />
              </small>
            </span>
            {phone !== '' && <TelLink phone={phone} />}
            {phone === '' && email !== '' && <MailLink address={email} />}
          </li>
        ))}
      </Part>
      <Part
        title={<Link to={page('addresses')}>{ofAddresses.text('title')}</Link>}
        setAdding={
          mayWrite && (
            <Button onClick={() => setAdding(customerAddresses)}>{ofAddresses.text('new')}</Button>
          )
        }
      >
        {addresses.map(({ id, kind, receiver, street, zip, city, country }) => (
          <li key={id}>
            <span className="named rest">
              <small>{ofAddresses.choice('kind', kind)}</small>
              {[
                receiver,
                ...addressLines({ street, zip, city, country }),
                country !== countryHere() && ofAddresses.choice('country', country),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </Part>
      {adding && (
        <RowDialog
          resource={adding}
          id="new"
          field="customer_id"
          start={{ customer_id: customer.id, shown: { customer_id: customer.name } }}
          mayWrite
          onClose={() => {
            setAdding(null);
            onAdded();
          }}
        />
      )}
    </section>
  );
}

function Part({
  title,
  setAdding,
  children,
}: {
  title: ReactNode;
  setAdding: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <header className="row apart">
        <h2>{title}</h2>
        {setAdding}
      </header>
      <ul className="rows apart">{children}</ul>
    </div>
  );
}
