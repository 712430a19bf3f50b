import type { PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** Gift cards that somebody bought: what they are worth stays in the books, what was noted of them does not. */
export const giftCardsPart: PersonalDataSource = {
  points: [{ table: 'gift_cards', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('gift_cards')
      .select(['number', 'amount', 'balance', 'state', 'expires_on', 'shop', 'note', 'sold_at'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    return [{ title: 'giftCards', rows }];
  },

  async forget(tx, who) {
    await forgetChanges(tx, 'gift_cards', who);
    await tx
      .updateTable('gift_cards')
      .set((row) => ({ note: '', version: row('version', '+', 1) }))
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
