import type { Tx } from '#server/db/open.ts';

/** The agreements of all chains that are in force, ended before a day and are renewed by themselves. For the system. */
export const overAndRenewed = (tx: Tx, day: string) =>
  tx
    .selectFrom('storage_agreements as a')
    .innerJoin('storage_agreement_types as t', (join) =>
      join.onRef('t.chain_id', '=', 'a.chain_id').onRef('t.id', '=', 'a.type_id'),
    )
    .select(['a.chain_id as chainId', 'a.site_id as siteId', 'a.id'])
    .select(['a.ends_on as endsOn', 't.months'])
    .where('a.state', '=', 'active')
    .where('a.renews', '=', true)
    .where('a.archived_at', 'is', null)
    .where('a.ends_on', '<', day)
    .where('t.months', 'is not', null)
    .orderBy('a.id')
    .$narrowType<{ endsOn: string; months: number }>()
    .execute();
