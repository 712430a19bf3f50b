import type { keyCalls } from '#contract/cash/cash-registers/journal/key-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

type Company = Pick<Actor, 'chainId' | 'companyId'>;

/** The newest key of the company; undefined before it has one. */
export const latestKey = (tx: Tx, { companyId }: Company) =>
  tx
    .selectFrom('cash_register_keys')
    .select(['version', 'sealed'])
    .where('company_id', '=', companyId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Keeps a key, and who made it; false where another one has its version. */
export async function keepKey(
  tx: Tx,
  { chainId, companyId }: Company,
  key: {
    readonly version: number;
    readonly public_key: string;
    readonly sealed: string;
    readonly user_id: number | null;
    readonly user_name: string;
  },
): Promise<boolean> {
  const kept = await tx
    .insertInto('cash_register_keys')
    .values({ chain_id: chainId, company_id: companyId, ...key })
    .onConflict((met) => met.doNothing())
    .returning('version')
    .executeTakeFirst();
  return kept !== undefined;
}

/** The versions of the key of the company, the newest first. */
export async function keyVersions(
  tx: Tx,
  { companyId }: Company,
): Promise<Answer<typeof keyCalls.keys>['data']> {
  const rows = await tx
    .selectFrom('cash_register_keys')
    .select(['version', 'made_at', 'user_name as by'])
    .where('company_id', '=', companyId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ made_at, ...key }) => ({ ...key, made_at: made_at.toISOString() }));
}

/** The public keys of the company, by their versions. */
export async function publicKeys(
  tx: Tx,
  { companyId }: Company,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('cash_register_keys')
    .select(['version', 'public_key'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ version, public_key }) => [version, public_key]));
}
