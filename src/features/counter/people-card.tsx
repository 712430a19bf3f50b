import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  customerAddresses,
  customerContacts,
  type CustomerPeople,
} from '#contract/customer-people.ts';
import { useWordsOf } from '#src/crud/words.ts';
import { sitePath } from '#src/navigation/paths.ts';

interface Props {
  siteId: string;
  customerId: number;
  people: CustomerPeople;
}

/** Whom to speak with at a customer, and where to send what; nothing where there is nobody besides themselves. */
export function PeopleCard({ siteId, customerId, people: { contacts, addresses } }: Props) {
  const { t } = useTranslation('counter');
  const ofContacts = useWordsOf(customerContacts);
  const ofAddresses = useWordsOf(customerAddresses);
  if (contacts.length === 0 && addresses.length === 0) return null;
  const page = (tab: string) => sitePath(siteId, `customer/edit/${customerId}?tab=${tab}`);
  return (
    <section className="counter-card counter-people" aria-label={t('people')}>
      {contacts.length > 0 && (
        <h2>
          <Link to={page('contacts')}>{ofContacts.say('title')}</Link>
        </h2>
      )}
      <ul>
        {contacts.map(({ id, name, role, phone, email, is_primary }) => (
          <li key={id}>
            <span>
              <b>{name}</b>{' '}
              <small>
                {[ofContacts.choice('role', role), is_primary && ofContacts.field('is_primary')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
            {phone === '' && email !== '' && <a href={`mailto:${email}`}>{email}</a>}
          </li>
        ))}
      </ul>
      {addresses.length > 0 && (
        <h2>
          <Link to={page('addresses')}>{ofAddresses.say('title')}</Link>
        </h2>
      )}
      <ul>
        {addresses.map(({ id, kind, receiver, street, zip, city }) => (
          <li key={id}>
            <span>
              <small>{ofAddresses.choice('kind', kind)}</small>{' '}
              {[receiver, street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
