import type { Channel } from '#contract/economy/invoice-deliveries/channels.ts';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import type { invoiceDeliveriesErrors } from '#contract/economy/invoice-deliveries/deliveries-errors.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { addDelivery, reachOf } from './deliveries-repo.ts';
import type { IssuedInvoice } from './ubl-of-invoice.ts';
import { waysOf, type Receives } from './ways.ts';

interface Sending {
  readonly intent: string;
  readonly channel: Channel;
  readonly address?: string | undefined;
}

/**
 * Has an issued invoice sent; answers the delivery that is written of it. Done once for each intent.
 * Throws why it cannot be sent so, and where the same is on its way already.
 */
export async function sendInvoice(
  app: AppContext,
  context: Context,
  issued: IssuedInvoice,
  { intent, channel, address }: Sending,
  receives: Receives,
): Promise<number> {
  const { db, caller, afterCommit } = context;
  const ways = waysOf(issued, await reachOf(db, issued.customer_id), receives);
  const way = ways.find((one) => one.channel === channel)!;
  const isElsewhere = (channel === 'mail' || channel === 'sms') && Boolean(address);
  if (way.lack !== null && !isElsewhere) {
    throw new AppError(way.lack as keyof typeof invoiceDeliveriesErrors);
  }
  const id = await addDelivery(db, caller, {
    invoice_id: issued.id,
    channel,
    address: (isElsewhere ? address! : way.address).slice(0, longest),
    // On paper it is in the hand of the one who asks.
    state: channel === 'print' ? 'sent' : 'waiting',
    intent,
  });
  if (id === undefined) throw new AppError('invoice-deliveries.under_way');
  afterCommit(() => leave(app, caller));
  return id;
}

/** Sends what was sent before once more, by the same channel to the same address. Throws where it is on its way already. */
export async function sendAgain(
  app: AppContext,
  { db, caller, afterCommit }: Context,
  delivery: Pick<RowOf<typeof invoiceDeliveries>, 'invoice_id' | 'channel' | 'address'>,
): Promise<void> {
  const { invoice_id, channel, address } = delivery;
  const id = await addDelivery(db, caller, {
    invoice_id,
    channel,
    address,
    state: channel === 'print' ? 'sent' : 'waiting',
    intent: crypto.randomUUID(),
  });
  if (id === undefined) throw new AppError('invoice-deliveries.under_way');
  afterCommit(() => leave(app, caller));
}

async function leave(app: AppContext, caller: Context['caller']): Promise<void> {
  publishChanged(app, invoiceDeliveries, caller);
  await app.jobs.soon('invoice-deliveries');
}

const longest = 254;
