import type { Tx } from '#server/db/open.ts';
import type { Context } from './context.ts';

/** Writes to the audit log what was done, in the transaction that does it. The log is never changed. */
export async function audit(
  tx: Tx,
  entry: {
    action: string;
    chainId?: number;
    siteId?: number;
    userId?: number | null;
    entity?: string;
    entityId?: number;
    detail?: Record<string, unknown>;
    requestId: string;
    address: string;
  },
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      action: entry.action,
      chain_id: entry.chainId ?? null,
      site_id: entry.siteId ?? null,
      user_id: entry.userId ?? null,
      entity: entry.entity ?? null,
      entity_id: entry.entityId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
      request_id: entry.requestId,
      address: entry.address,
    })
    .execute();
}

/** The same of what the caller does at their site. */
export const auditCaller = (
  { db, caller, requestId, address }: Pick<Context, 'db' | 'caller' | 'requestId' | 'address'>,
  action: string,
): Promise<void> => {
  const { chainId, siteId, userId } = caller;
  return audit(db, { action, chainId, siteId, userId, requestId, address });
};
