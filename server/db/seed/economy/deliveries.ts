import type { Channel, DeliveryState } from '#contract/economy/invoice-deliveries/channels.ts';
import type { Tx } from '../../open.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { makeRandom } from '../random.ts';

/** By what each invoice went to its customer; a few did not arrive and were sent in another way. */
export async function seedDeliveries(tx: Tx, sites: readonly DemoSite[]): Promise<void> {
  for (const { chainId: chain_id, companyId: company_id, country, id } of firstSites(sites)) {
    const random = makeRandom(company_id * 6_700_417);
    const invoices = await tx
      .selectFrom('invoices as i')
      .innerJoin('customers as c', (join) =>
        join.onRef('c.chain_id', '=', 'i.chain_id').onRef('c.id', '=', 'i.customer_id'),
      )
      .select(['i.id', 'i.invoice_date', 'c.type', 'c.email', 'c.org_number', 'c.name'])
      .where('i.chain_id', '=', chain_id)
      .where('i.company_id', '=', company_id)
      .where('i.state', '=', 'issued')
      .orderBy('i.id')
      .execute();
    const rows = invoices.flatMap(({ id: invoice_id, invoice_date, type, email, org_number }) => {
      const one = (channel: Channel, address: string, state: DeliveryState, hour = 15) => ({
        chain_id,
        company_id,
        invoice_id,
        channel,
        address,
        state,
        sent_by: id,
        asked_at: `${invoice_date}T${hour}:05:00Z`,
        tries: channel === 'print' ? 0 : 1,
      });
      if (type === 'company' && country === 'NO' && org_number !== '') {
        return [one('ehf', `0192:${org_number}`, 'delivered')];
      }
      if (email === '') return [one('print', '', 'delivered')];
      return random.chance(0.03)
        ? [one('mail', email, 'failed'), one('print', '', 'delivered', 16)]
        : [one('mail', email, 'sent')];
    });
    await insertRows(tx, 'invoice_deliveries', rows);
  }
}

/** The first site of each company. */
const firstSites = (sites: readonly DemoSite[]): DemoSite[] => [
  ...new Map(sites.toReversed().map((site) => [site.companyId, site])).values(),
];
