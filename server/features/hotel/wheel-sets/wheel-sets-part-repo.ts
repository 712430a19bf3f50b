import { sql } from 'kysely';
import { hasSome, type PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

const inHouse = ['received', 'stored', 'reserved', 'picking', 'staged', 'sent', 'missing'];

/** What the tyre hotel keeps of a customer: the sets that are theirs, and those that they handed in. */
export const wheelSetsPart: PersonalDataSource = {
  points: [
    { table: 'wheel_sets', field: 'customer_id' },
    { table: 'wheel_sets', field: 'depositor_id' },
  ],

  async collect(tx, { chainId, ids }) {
    const rows = await tx
      .selectFrom('wheel_sets')
      .select(['number', 'licenseplate', 'season', 'size', 'rim', 'state', 'stored_on'])
      .select(['tags', 'note'])
      .where('chain_id', '=', chainId)
      .where((is) => is.or([is('customer_id', 'in', ids), is('depositor_id', 'in', ids)]))
      .execute();
    const photos = await tx
      .selectFrom('wheel_photos as p')
      .innerJoin('wheel_sets as s', (join) =>
        join.onRef('s.chain_id', '=', 'p.chain_id').onRef('s.id', '=', 'p.set_id'),
      )
      .select(['s.number', 'p.wheel as wheels', 'p.taken_at as at', 'p.archived_reason as note'])
      .where('p.chain_id', '=', chainId)
      .where('p.forgotten', '=', false)
      .where((is) => is.or([is('s.customer_id', 'in', ids), is('s.depositor_id', 'in', ids)]))
      .execute();
    return [
      { title: 'wheelSets', rows },
      { title: 'wheelPhotos', rows: photos },
    ];
  },

  // Nobody could be asked to fetch them.
  async holds(tx, who) {
    const ours = sql`archived_at is null and state = any (${inHouse}::text[])`;
    const here = await hasSome(tx, who, 'wheel_sets', ours);
    return here ? 'merge-and-privacy.has_wheels' : undefined;
  },

  // Sets go on being counted, not whose they were.
  async forget(tx, who) {
    const { chainId, ids } = who;
    for (const field of ['customer_id', 'depositor_id'] as const) {
      await forgetChanges(tx, 'wheel_sets', who, field);
      const setIds = tx
        .selectFrom('wheel_sets')
        .select('id')
        .where('chain_id', '=', chainId)
        .where(field, 'in', ids);
      await tx
        .updateTable('wheel_photos')
        .set({ forgotten: true, archived_at: null, archived_reason: '' })
        .where('chain_id', '=', chainId)
        .where('set_id', 'in', setIds)
        .execute();
      await tx
        .updateTable('wheels')
        .set({ note: '' })
        .where('chain_id', '=', chainId)
        .where('set_id', 'in', setIds)
        .execute();
      await tx
        .updateTable('wheel_sets')
        .set((set) => ({ [field]: null, note: '', version: set('version', '+', 1) }))
        .where('chain_id', '=', chainId)
        .where(field, 'in', ids)
        .execute();
    }
  },
};
