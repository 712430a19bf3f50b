import { foldText } from '#contract/kit/rules/same-text.ts';
import type { Tx } from '#server/db/open.ts';

/** The matrices that hold for a supplier, locked: one at most. */
export const activeOf = (tx: Tx, supplier: string, besides: number) =>
  tx
    .selectFrom('purchase_matrices')
    .select('id')
    .where('supplier_key', '=', foldText(supplier))
    .where('state', '=', 'active')
    .where('archived_at', 'is', null)
    .where('id', '<>', besides)
    .forUpdate()
    .execute();

/** The matrices of all chains that are to be published by now, each with a site of its chain. For the system. */
export const dueMatrices = (tx: Tx, at: Date) =>
  tx
    .selectFrom('purchase_matrices as m')
    .select(['m.id', 'm.chain_id as chainId'])
    .select((from) =>
      from
        .selectFrom('sites as s')
        .whereRef('s.chain_id', '=', 'm.chain_id')
        .where('s.active', '=', true)
        .select((site) => site.fn.min('s.id').as('id'))
        .as('siteId'),
    )
    .where('m.state', '=', 'scheduled')
    .where('m.archived_at', 'is', null)
    .where('m.publish_at', '<=', at)
    .orderBy('m.publish_at')
    .orderBy('m.id')
    .execute();
