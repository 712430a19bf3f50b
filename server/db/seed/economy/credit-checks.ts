import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { dayFrom } from '../customers.ts';
import type { DemoSite } from '../organisation.ts';
import { bureauAnswer } from './bureau-answer.ts';

// How many days ago each was checked: some lately, some so long ago that it is done again.
const daysAgo = [400, 210, 95, 44, 26, 12, 3];

/** The Norwegian companies of the demo ask the credit bureau that this server plays, and have asked it about some who have a limit. */
export async function seedCreditChecks(
  tx: Tx,
  { chainId, companyId, country }: DemoSite,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  if (country !== 'NO') return;
  const own = { chain_id: chainId, company_id: companyId };
  const fields = JSON.stringify({ checks: true, bureau_address: '/demo/credit-bureau' });
  await tx
    .insertInto('settings')
    .values({ ...own, name: 'credit-settings', fields, version: 2 })
    .execute();
  const asker = people.find(
    ({ role, sites }) => role === 'economy' && sites.some((one) => one.companyId === companyId),
  );
  const checked = await tx
    .selectFrom('customers as c')
    .innerJoin('credit_requests as r', (join) =>
      join.onRef('r.chain_id', '=', 'c.chain_id').onRef('r.customer_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.org_number'])
    .distinct()
    .where('c.chain_id', '=', chainId)
    .where('r.company_id', '=', companyId)
    .where('c.org_number', '<>', '')
    .orderBy('c.id')
    .limit(daysAgo.length)
    .execute();
  for (const [nth, { id, org_number }] of checked.entries()) {
    const day = dayFrom(now, -daysAgo[nth]!);
    const { remarks, ...answer } = bureauAnswer(org_number, day);
    await tx
      .insertInto('credit_checks')
      .values({
        ...own,
        ...answer,
        remarks: JSON.stringify(remarks),
        customer_id: id,
        key: crypto.randomUUID(),
        org_number,
        reason:
          nth % 2 === 0 ? 'Ber om høyere kredittgrense' : 'Ny avtale om dekkhotell for bilene',
        checked_at: `${day}T10:20:00Z`,
        checked_by: asker?.id ?? null,
      })
      .execute();
  }
}
