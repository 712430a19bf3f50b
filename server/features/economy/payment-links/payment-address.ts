import { invoices } from '#contract/economy/invoices/invoices.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import { codeOf, hashOf } from '#server/kit/keys/secret-code.ts';
import { keepLink } from '#server/kit/links/link-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { closedLinks } from './payment-links-repo.ts';

/** How long a link to pay lets in: long after it is due somebody may still want to see what they paid. */
export const openForMs = 400 * 86_400_000;

/**
 * The path at which the customer of an invoice sees and pays it: one for each site that hands it over,
 * and the same each time until it is closed, so that every message leads there. It is made from the server's key and
 * stands nowhere.
 */
export async function paymentPath(
  { keys }: Pick<AppContext, 'keys'>,
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  invoiceId: number,
): Promise<string> {
  // Another request that makes it waits here.
  await lockRow(tx, invoices, invoiceId);
  const closed = await closedLinks(tx, invoiceId);
  const nth = closed === 0 ? '' : `:${closed}`;
  const code = codeOf(keys, `payment:${chainId}:${siteId}:${invoiceId}${nth}`);
  const hash = hashOf(code);
  const expiresAt = new Date(now().getTime() + openForMs);
  await keepLink(tx, { chainId, siteId }, { kind: 'payment', invoiceId, hash, expiresAt });
  return `/payment/invoice?token=${code}`;
}

/** The link by which a customer sees and pays an invoice, as it goes with a message; '' of a credit note, which nobody pays. */
export const paymentLink = async (
  app: Pick<AppContext, 'keys' | 'publicUrl'>,
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { id, kind }: { readonly id: number; readonly kind: 'invoice' | 'credit' },
): Promise<string> =>
  kind === 'invoice' ? app.publicUrl + (await paymentPath(app, db, caller, id)) : '';
