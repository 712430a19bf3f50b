import type { AccountEntry } from '#contract/economy/customer-ledger/account-calls.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** What is to be written into the ledger of customers; amounts in minor units, above zero what is owed. */
export interface NewEntry {
  readonly customer_id: number;
  readonly kind: AccountEntry['kind'];
  readonly amount: number;
  readonly currency: string;
  readonly day: string;
  readonly due_day: string | null;
  readonly invoice_id: number | null;
  readonly order_id: number | null;
}

const atOnce = 1000;

/** Writes entries; what is open of them follows. Answers their ids, in their order. */
export async function writeEntries(
  tx: Tx,
  { chainId, companyId }: Company,
  entries: readonly NewEntry[],
): Promise<number[]> {
  const ids = new Map<string, number>();
  const written = entries.map((entry) => ({
    chain_id: chainId,
    company_id: companyId,
    ...entry,
    intent: crypto.randomUUID() as string,
  }));
  for (let from = 0; from < written.length; from += atOnce) {
    const some = await tx
      .insertInto('customer_entries')
      .values(written.slice(from, from + atOnce))
      .returning(['id', 'intent'])
      .execute();
    for (const { id, intent } of some) ids.set(intent, id);
  }
  return written.map(({ intent }) => ids.get(intent)!);
}

/** Writes an entry; what is open of it follows. Answers its id. */
export async function writeEntry(tx: Tx, company: Company, entry: NewEntry): Promise<number> {
  const [id] = await writeEntries(tx, company, [entry]);
  return id!;
}

interface NewAllocation {
  readonly debit_id: number;
  readonly credit_id: number;
  readonly amount: number;
  /** Whether somebody said so, of what nothing else puts together. */
  readonly by_hand?: boolean;
}

/** Writes that so much of what is owed is settled by entries below zero. The database refuses more than there is of either. */
export async function writeAllocations(
  tx: Tx,
  { chainId, companyId }: Company,
  allocations: readonly NewAllocation[],
): Promise<void> {
  const written = allocations.map((one) => ({ chain_id: chainId, company_id: companyId, ...one }));
  for (let from = 0; from < written.length; from += atOnce) {
    await tx
      .insertInto('customer_allocations')
      .values(written.slice(from, from + atOnce))
      .execute();
  }
}

/** The same of one. */
export const writeAllocation = (
  tx: Tx,
  company: Company,
  allocation: NewAllocation,
): Promise<void> => writeAllocations(tx, company, [allocation]);
