import { sql } from 'kysely';
import { hasSome, type PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What bookings keep of a customer. */
export const bookingsPart: PersonalDataSource = {
  points: [{ table: 'bookings', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('bookings as b')
      .innerJoin('sites as site', 'site.id', 'b.site_id')
      .select(['site.name as site', 'b.ticket', 'b.begins_at as at', 'b.licenseplate'])
      .select(['b.contact_name as name', 'b.contact_email as email'])
      .select(['b.contact_mobile as phone', 'b.state', 'b.no_show', 'b.comment as note'])
      .where('b.chain_id', '=', chainId)
      .where('b.customer_id', 'in', ids)
      .orderBy('b.begins_at')
      .execute();
    return [{ title: 'bookings', rows }];
  },

  // Nobody could be told that it is off.
  async holds(tx, who) {
    const open = sql`archived_at is null and state = 'active' and begins_at > now()`;
    return (await hasSome(tx, who, 'bookings', open))
      ? 'merge-and-privacy.has_bookings'
      : undefined;
  },

  // That somebody came counts on, not who; nobody is left to be told of it, or to open its address.
  async forget(tx, who) {
    await forgetChanges(tx, 'bookings', who);
    await tx
      .updateTable('booking_messages as m')
      .from('bookings as b')
      .set({ recipient: '', said: '' })
      .whereRef('b.chain_id', '=', 'm.chain_id')
      .whereRef('b.id', '=', 'm.booking_id')
      .where('b.chain_id', '=', who.chainId)
      .where('b.customer_id', 'in', who.ids)
      .execute();
    const bookingIds = tx
      .selectFrom('bookings')
      .select('id')
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids);
    await tx
      .updateTable('booking_messages')
      .set({ state: 'cancelled', reason: 'forgotten' })
      .where('chain_id', '=', who.chainId)
      .where('booking_id', 'in', bookingIds)
      .where('state', '=', 'planned')
      .execute();
    await tx
      .deleteFrom('booking_events')
      .where('chain_id', '=', who.chainId)
      .where('booking_id', 'in', bookingIds)
      .execute();
    await tx
      .deleteFrom('links')
      .where('chain_id', '=', who.chainId)
      .where('booking_id', 'in', bookingIds)
      .execute();
    await tx
      .updateTable('bookings')
      .set((set) => ({
        customer_id: null,
        car_id: null,
        licenseplate: '',
        contact_name: '',
        contact_email: '',
        contact_mobile: '',
        comment: '',
        version: set('version', '+', 1),
      }))
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
