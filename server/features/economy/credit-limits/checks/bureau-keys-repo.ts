import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** The key that a company keeps for an address, sealed, since when and by whom. */
export const keptKey = (tx: Tx, { chainId, companyId }: Company, address: string) =>
  tx
    .selectFrom('credit_bureau_keys as k')
    .leftJoin('people as who', 'who.id', 'k.made_by')
    .select(['k.sealed', 'k.made_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('k.chain_id', '=', chainId)
    .where('k.company_id', '=', companyId)
    .where('k.address', '=', address)
    .executeTakeFirst();

/** Keeps a sealed key in place of the one before. */
export async function keepKey(
  tx: Tx,
  { chainId, companyId, userId }: Company & Pick<Actor, 'userId'>,
  kept: { readonly address: string; readonly sealed: string },
  at: Date,
): Promise<void> {
  const values = { ...kept, made_at: at, made_by: userId };
  await tx
    .insertInto('credit_bureau_keys')
    .values({ chain_id: chainId, company_id: companyId, ...values })
    .onConflict((met) => met.columns(['chain_id', 'company_id']).doUpdateSet(values))
    .execute();
}

export async function forgetKey(tx: Tx, { chainId, companyId }: Company): Promise<void> {
  await tx
    .deleteFrom('credit_bureau_keys')
    .where('chain_id', '=', chainId)
    .where('company_id', '=', companyId)
    .execute();
}
