import { sql } from 'kysely';
import { hasSome, type PersonalDataSource } from '#server/kit/personal-data-source.ts';
import { forgetChanges } from '#server/kit/resource/history-repo.ts';

/** What is agreed with a customer about the cars that they pay for. */
export const agreementsPart: PersonalDataSource = {
  points: [{ table: 'agreements', field: 'customer_id' }],

  async collect(tx, { chainId, ids }) {
    const agreements = await tx
      .selectFrom('agreements')
      .select(['name', 'number', 'valid_from', 'valid_to', 'services', 'approver'])
      .select(['approver_email', 'note'])
      .where('chain_id', '=', chainId)
      .where('customer_id', 'in', ids)
      .execute();
    const cars = await tx
      .selectFrom('agreement_cars as car')
      .innerJoin('agreements as agreed', (join) =>
        join
          .onRef('agreed.chain_id', '=', 'car.chain_id')
          .onRef('agreed.id', '=', 'car.agreement_id'),
      )
      .select(['car.licenseplate', 'car.driver', 'car.cost_centre', 'car.from_day', 'car.to_day'])
      .where('agreed.chain_id', '=', chainId)
      .where('agreed.customer_id', 'in', ids)
      .execute();
    return [
      { title: 'agreements', rows: agreements },
      { title: 'agreementCars', rows: cars },
    ];
  },

  async holds(tx, who, today) {
    const valid = sql`archived_at is null and (valid_to is null or valid_to >= ${today})`;
    const agreed = await hasSome(tx, who, 'agreements', valid);
    return agreed ? 'merge-and-privacy.has_agreement' : undefined;
  },

  async forget(tx, who) {
    await forgetChanges(tx, 'agreements', who);
    const agreementIds = sql<number>`(select id from agreements
      where chain_id = ${who.chainId} and customer_id = any (${[...who.ids]}::bigint[]))`;
    await sql`update row_changes set changes = '[]' where chain_id = ${who.chainId}
      and entity = 'agreement_cars' and entity_id in (select id from agreement_cars
        where chain_id = ${who.chainId} and agreement_id in ${agreementIds})`.execute(tx);
    await tx
      .updateTable('agreement_cars')
      .set({ driver: '', version: sql`version + 1` })
      .where('chain_id', '=', who.chainId)
      .where('agreement_id', 'in', agreementIds)
      .execute();
    await tx
      .updateTable('agreements')
      .set({
        name: sql`number`,
        approver: '',
        approver_email: '',
        note: '',
        version: sql`version + 1`,
      })
      .where('chain_id', '=', who.chainId)
      .where('customer_id', 'in', who.ids)
      .execute();
  },
};
