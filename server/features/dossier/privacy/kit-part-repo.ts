import { sql, type RawBuilder } from 'kysely';
import type { CustomerPart, WholeCustomer } from '#server/kit/customer-part.ts';

/** What belongs to no feature: messages sent to a customer, and answers kept for who sends the same again. */
export const kitPart: CustomerPart = {
  points: [],

  async tell(tx, who) {
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
    await tx
      .updateTable('messages')
      .set({ recipient: '', subject: null, body: '' })
      .where('chain_id', '=', who.chainId)
      .where(sentTo(who))
      .execute();
    // Whoever sends the same again is answered as before, without the name.
    for (const word of who.words) {
      const inJson = JSON.stringify(word).slice(1, -1);
      await sql`
        update idempotency set answer = without_word(answer::jsonb, ${word})::json
        where chain_id = ${who.chainId} and position(${inJson} in answer::text) > 0`.execute(tx);
    }
  },
};

/** Whether a message went to one of the customer's addresses or telephones, however its country was written. */
const sentTo = ({ words }: WholeCustomer): RawBuilder<boolean> => sql<boolean>`(
  lower(recipient) = any (select lower(word) from unnest(${[...words]}::text[]) word)
  or position('@' in recipient) = 0 and length(phone_key(recipient)) > 5
    and phone_key(recipient) = any (select phone_key(word) from unnest(${[...words]}::text[]) word
      where word !~ '[[:alpha:]]'))`;
