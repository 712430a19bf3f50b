import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { PersonalDataSource, WholeCustomer } from '#server/kit/personal-data-source.ts';
import { withoutWords } from './without-words.ts';

/** What belongs to no feature: messages sent to a customer, and answers kept for who sends the same again. */
export const kitPart: PersonalDataSource = {
  points: [],

  async collect(tx, who) {
    const messages = await tx
      .selectFrom('messages')
      .select(['transport', 'recipient', 'subject', 'body', 'status', 'created_at', 'sent_at'])
      .where('chain_id', '=', who.chainId)
      .where(sentTo(who))
      .orderBy('id')
      .execute();
    return [{ title: 'messages', rows: messages }];
  },

  async forget(tx, who) {
    // What has not left has nobody to go to.
    await tx
      .updateTable('messages')
      .set({
        recipient: '',
        subject: null,
        body: '',
        status: sql<string>`case when status = 'waiting' then 'expired' else status end`,
      })
      .where('chain_id', '=', who.chainId)
      .where(sentTo(who))
      .execute();
    await forgetInAnswers(tx, who);
  },
};

/** Whoever sends the same again is answered as before, without what named the customer. Sealed answers name nobody. */
async function forgetInAnswers(tx: Tx, { chainId, words }: WholeCustomer): Promise<void> {
  const inJson = words.map((word) => JSON.stringify(word).slice(1, -1));
  const { rows } = await sql<{ place: string; answer: unknown }>`
    select ctid::text as place, answer from idempotency
    where chain_id = ${chainId} and json_typeof(answer) = 'object' and exists (
      select from unnest(${inJson}::text[]) word where position(word in answer::text) > 0)
    for update`.execute(tx);
  for (const { place, answer } of rows) {
    await sql`update idempotency set answer = ${JSON.stringify(withoutWords(answer, words))}
      where ctid = ${place}::tid`.execute(tx);
  }
}

/** Whether a message went to one of the customer's addresses or telephones, however its country was written. */
const sentTo = ({ words }: WholeCustomer): RawBuilder<boolean> => sql<boolean>`(
  lower(recipient) = any (select lower(word) from unnest(${[...words]}::text[]) word)
  or position('@' in recipient) = 0 and length(phone_key(recipient)) > 5
    and phone_key(recipient) = any (select phone_key(word) from unnest(${[...words]}::text[]) word
      where word !~ '[[:alpha:]]'))`;
