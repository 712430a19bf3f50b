import { sql } from 'kysely';
import type { DepositEvent } from '#contract/accounting/vouchers/events.ts';
import type { Tx } from '../../open.ts';
import type { DemoSite } from '../organisation.ts';

/** What files of the bank say of each day, as it is booked where one is read. */
export async function bankDeposits(
  tx: Tx,
  { chainId, companyId }: Pick<DemoSite, 'chainId' | 'companyId'>,
): Promise<DepositEvent[]> {
  const { rows } = await sql<{
    id: number;
    file_id: number;
    name: string;
    day: string;
    amount: number;
    payment_method_id: number;
  }>`
    select min(p.id) as id, f.id as file_id, f.name, p.day, sum(p.amount)::bigint as amount,
      min(p.method_id) as payment_method_id
    from payments p
    join bank_files f on f.chain_id = p.chain_id and f.id = p.bank_file_id
    where p.chain_id = ${chainId} and p.company_id = ${companyId}
    group by f.id, f.name, p.day, p.account order by 1`.execute(tx);
  return rows.map(({ id, file_id, name, ...event }) => ({
    kind: 'deposit',
    source: { kind: 'payments', id },
    document: { kind: 'bank-files', id: file_id, number: name },
    ...event,
    rounding: 0,
    payment_kind: 'transfer',
    cost_centre_id: null,
  }));
}
