import { sql } from 'kysely';
import type { CustomerPeople } from '#contract/customer/customer-people.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { consentRows } from './consents/consent-repo.ts';

// As many as the lists of a customer's page begin with.
const mostShown = 5;

/** Whom to speak with at a customer, where to send what, and what they consented to, in one question. */
export async function peopleOf(
  tx: Tx,
  customerId: number,
  language: Language,
  today: string,
): Promise<CustomerPeople> {
  const { rows } = await sql<CustomerPeople>`
    select
      (select coalesce(jsonb_agg(one), '[]') from (
        select id, name, role, phone, email, is_primary from customer_contacts
        where customer_id = ${customerId} and archived_at is null
        order by is_primary desc, name_sort, id limit ${mostShown}) one) as contacts,
      (select coalesce(jsonb_agg(one), '[]') from (
        select id, kind, receiver, street, zip, city, country, is_primary from customer_addresses
        where customer_id = ${customerId} and archived_at is null
        order by is_primary desc, kind, id limit ${mostShown}) one) as addresses,
      (select coalesce(jsonb_agg(one), '[]') from (${consentRows(customerId, language, today)}) one)
        as consents`.execute(tx);
  return rows[0]!;
}
