import { usualChannel } from '#contract/economy/invoice-deliveries/channels.ts';
import { invoiceSendingCalls } from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { authenticate, type Caller } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { resourceRoutes } from '#server/kit/resource/resource-routes.ts';
import { playAccessPoint } from './demo/play-access-point.ts';
import { deliveriesOf, reachOf } from './deliveries-repo.ts';
import { whoReceives } from './peppol/access-point-of.ts';
import { sendAgain, sendInvoice } from './send.ts';
import { issuedInvoice, ublOf } from './ubl-of-invoice.ts';
import { receiverOf, waysOf } from './ways.ts';

/** How issued invoices reach their customers; and with demo data an access point that is played. */
export function invoiceDeliveriesRoutes(app: AppContext): void {
  resourceRoutes(app, invoiceDeliveries, {
    beforeSave: (_, change, before) => {
      // They are written by sending alone, whichever way somebody tries.
      if (!before) throw new AppError('invoice-deliveries.by_sending');
      return Promise.resolve(change);
    },
    steps: {
      again: async (context, before) => {
        await sendAgain(app, context, before);
        return {};
      },
    },
  });
  const { ubl, standing, send } = invoiceSendingCalls;
  mount(app, { ubl })({
    ubl: async (context) => {
      const issued = await issuedInvoice(context, context.params.id);
      const name = `${issued.invoice.number}.xml`;
      const content = await ublOf(app, issued);
      return { name, type: 'application/xml; charset=utf-8', content };
    },
  });
  // No transaction is open while the access point is asked who receives.
  mountUnmanaged(app, { standing, send })({
    standing: async (request) => {
      const receives = await whoReceives(app, await receiverAt(app, request));
      return request.transaction(async (context) => {
        const { db, params } = context;
        const issued = await issuedInvoice(context, params.id);
        const reach = await reachOf(db, issued.customer_id);
        const ways = waysOf(issued, reach, receives);
        const usual = usualChannel(reach, ways);
        return { data: { ways, usual, deliveries: await deliveriesOf(db, params.id) } };
      });
    },
    send: async (request) => {
      const isEhf = request.body.channel === 'ehf';
      const receives = isEhf && (await whoReceives(app, await receiverAt(app, request)));
      return request.transaction(async (context) => {
        const issued = await issuedInvoice(context, context.params.id);
        return { data: { id: await sendInvoice(app, context, issued, context.body, receives) } };
      });
    },
  });
  playAccessPoint(app);
}

/** Where in Peppol the customer of an invoice receives, read in a transaction of its own. */
const receiverAt = (
  { db }: AppContext,
  {
    caller,
    language,
    params,
  }: Pick<Context, 'language'> & { caller: Caller; params: { id: number } },
) =>
  db.transaction('app', async (tx: Tx) => {
    await authenticate(tx, caller);
    return receiverOf(await issuedInvoice({ db: tx, language }, params.id));
  });
