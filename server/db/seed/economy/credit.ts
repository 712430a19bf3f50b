import { sql } from 'kysely';
import type { Tx } from '../../open.ts';
import type { DemoPerson } from '../accounts.ts';
import { dayFrom, type DemoCustomer } from '../customers.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoSite } from '../organisation.ts';
import { seedCreditChecks } from './credit-checks.ts';

// In both of their languages.
const words = {
  NO: {
    agreed: 'Avtalt ved oppstart',
    lowered: 'Betaler sent',
    more: 'Skal ha vinterdekk til hele flåten',
  },
  SE: {
    agreed: 'Avtalat från början',
    lowered: 'Betalar sent',
    more: 'Ska ha vinterdäck till hela flottan',
  },
} as const;

/** What credit was agreed with companies of each company of the demo: who owes most owes more than theirs, and more is asked for who owes next to that. */
export async function seedCredit(
  tx: Tx,
  sites: readonly DemoSite[],
  people: readonly DemoPerson[],
  customers: readonly DemoCustomer[],
  now: Date,
): Promise<void> {
  for (const site of oneOfEachCompany(sites)) {
    const { chainId, companyId, country } = site;
    const own = { chain_id: chainId, company_id: companyId };
    const say = words[country];
    const approved = (customer_id: number, wanted_limit: number, reason: string, days: number) => {
      const at = `${dayFrom(now, -days)}T09:30:00Z`;
      const times = { asked_at: at, decided_at: at, created_at: at, changed_at: at };
      return { ...own, ...times, customer_id, wanted_limit, reason, state: 'approved' };
    };
    const agreed = customers.flatMap(({ chainId: of, id, limit }) =>
      of === chainId && limit !== null ? [approved(id, limit, say.agreed, 400)] : [],
    );
    const [most, next] = await whoOwesMost(tx, site);
    const lowered = most
      ? [approved(most.id, Math.floor(most.owes / 2_000_00) * 1_000_00, say.lowered, 20)]
      : [];
    await insertRows(tx, 'credit_requests', [...agreed, ...lowered]);
    await seedCreditChecks(tx, site, people, now);
    if (!next) continue;
    const asker = people.find(
      ({ role, sites: at }) =>
        role === 'reception' && at.some((one) => one.companyId === companyId),
    );
    await insertRows(tx, 'credit_requests', [
      {
        ...own,
        customer_id: next.id,
        wanted_limit: 150_000_00,
        until: dayFrom(now, 60),
        reason: say.more,
        created_by: asker?.id ?? null,
        asked_by: asker?.id ?? null,
      },
    ]);
  }
}

const oneOfEachCompany = (sites: readonly DemoSite[]) =>
  [...Map.groupBy(sites, ({ companyId }) => companyId).values()].map(([first]) => first!);

async function whoOwesMost(
  tx: Tx,
  { chainId, companyId }: DemoSite,
): Promise<readonly { readonly id: number; readonly owes: number }[]> {
  const { rows } = await sql<{ id: number; owes: number }>`
    select customer_id as id, sum(open)::bigint as owes from customer_open_items
    where chain_id = ${chainId} and company_id = ${companyId}
    group by customer_id order by 2 desc, 1 limit 2`.execute(tx);
  return rows;
}
