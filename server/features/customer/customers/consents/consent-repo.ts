import { sql } from 'kysely';
import type { Consent } from '#contract/customer/consents.ts';
import type { Language } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { AppError } from '#server/kit/errors.ts';
import { setTakesSms } from '#server/kit/mail/sms-refusals-repo.ts';
import { entriesOf } from '../entries-repo.ts';

/** A query of what a customer said to each thing that the chain asks consent for, and to what it does not ask for any more, or yet. */
export const consentRows = (customerId: number, language: Language, today: string) => sql<Consent>`
    select d.id as definition_id, d.kind, d.name, d.lawful_basis, d.version,
      ${sql.ref(`d.text_${language}`)} as text, coalesce(said.events, '[]') as events
    from consent_definitions d
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'given', e.given, 'source', e.source, 'note', e.note, 'version', e.definition_version,
        'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'by', who.first_name || ' ' || who.last_name) order by e.id desc) as events
      from consent_events e left join people who on who.id = e.told_by
      where e.chain_id = d.chain_id and e.definition_id = d.id
        and e.customer_id in ${entriesOf(customerId)}
    ) said on true
    where (d.archived_at is null and coalesce(d.valid_from <= ${today}, true))
      or said.events is not null
    order by d.name_sort, d.id`;

/** What a customer consented to. */
export async function consentsOf(
  tx: Tx,
  customerId: number,
  language: Language,
  today: string,
): Promise<Consent[]> {
  return (await consentRows(customerId, language, today).execute(tx)).rows;
}

/** Writes down that a customer gave or withdrew a consent, to the words as they are now. Throws `common.wrong_input` for what is not asked for. */
export async function writeConsent(
  tx: Tx,
  event: {
    chainId: number;
    customerId: number;
    definitionId: number;
    given: boolean;
    source: string;
    note: string;
    today: string;
  },
): Promise<void> {
  const definition = await tx
    .selectFrom('consent_definitions')
    .select(['version', 'kind'])
    .where('id', '=', event.definitionId)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`coalesce(valid_from <= ${event.today}, true)`)
    .executeTakeFirst();
  if (!definition) {
    throw new AppError('common.wrong_input', {}, { definition_id: 'fields.unknown' });
  }
  await tx
    .insertInto('consent_events')
    .values({
      chain_id: event.chainId,
      customer_id: event.customerId,
      definition_id: event.definitionId,
      definition_version: definition.version,
      given: event.given,
      source: event.source,
      note: event.note,
    })
    .execute();
  if (!event.given || definition.kind !== 'marketing-sms') return;
  // Who says so to people here takes back what they said by the link in an SMS.
  const { phone } = await tx
    .selectFrom('customers')
    .select('phone')
    .where('id', '=', event.customerId)
    .executeTakeFirstOrThrow();
  await setTakesSms(tx, { chainId: event.chainId, phone }, true);
}
