import type { DueDelivery } from './deliveries-repo.ts';

/** At the site that an invoice is sent by; in nobody's name. */
export const actingFor = ({ chain_id, sent_by }: Pick<DueDelivery, 'chain_id' | 'sent_by'>) => ({
  chainId: chain_id,
  siteId: sent_by,
  job: 'invoice-deliveries',
});

export const requestOf = ({ id }: Pick<DueDelivery, 'id'>) => ({
  requestId: `invoice-delivery-${id}`,
});
