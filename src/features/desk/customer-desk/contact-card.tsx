import { useTranslation } from 'react-i18next';
import { customers } from '#contract/customer/customers.ts';
import { addressLines } from '#contract/kit/rules/address-rules.ts';
import { TagsOf } from '#src/crud/tags/tags-of.tsx';
import { Value } from '#src/crud/values/value.tsx';
import { useTranslations } from '#src/crud/words.ts';
import { countryHere } from '#src/i18n/country-here.ts';
import type { Card } from './use-card.ts';

const reach = ['phone', 'email'] as const;
const terms = [
  'credit_limit',
  'payment_days',
  'invoice_delivery',
  'manager_id',
  'last_visit',
] as const;

/** How to reach a customer, what they are tagged with, and on what terms they buy. */
export function ContactCard({ customer }: { customer: Card['customer'] }) {
  const { t } = useTranslation('customer-desk');
  const words = useTranslations(customers);
  const { country } = customer;
  const lines = addressLines(customer);
  const abroad = lines.length > 0 && country !== countryHere();
  const address = [...lines, abroad && words.choice('country', country)].filter(Boolean).join(', ');
  return (
    <section className="section counter-contact" aria-label={t('contact')}>
      <h2>{t('contact')}</h2>
      <dl className="facts">
        {reach
          .filter((name) => customer[name] !== '')
          .map((name) => (
            <div key={name} className="whole">
              <dt>{words.field(name)}</dt>
              <dd className="row strong">
                <Value resource={customers} name={name} row={customer} linked />
              </dd>
            </div>
          ))}
        {address && (
          <div className="whole">
            <dt>{t('address')}</dt>
            <dd>{address}</dd>
          </div>
        )}
        {customer.org_number && (
          <div>
            <dt>{words.field('org_number')}</dt>
            <dd>
              <Value resource={customers} name="org_number" row={customer} />
            </dd>
          </div>
        )}
        {terms
          .filter((name) => customer[name] !== null)
          .map((name) => (
            <div key={name}>
              <dt>{words.field(name)}</dt>
              <dd>
                <Value resource={customers} name={name} row={customer} />
              </dd>
            </div>
          ))}
        <div className="whole">
          <dt>{words.field('tags')}</dt>
          <dd>
            <TagsOf resource={customers} row={customer} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
