import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payCalls, type PaymentOutcome } from '#contract/economy/payment-links/pay-calls.ts';
import { orders } from '#contract/sales/orders.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { ExternalError } from '#server/kit/external.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { mountUnmanaged } from '#server/kit/mount.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { assertOpen, payablePage } from '../page-of.ts';
import { accessOf } from './access.ts';
import {
  addPayment,
  changePayment,
  markUnwanted,
  openPayments,
  paymentOf,
} from './payments-repo.ts';
import { settlePayment } from './settle-payment.ts';
import type { PaymentToBegin, Provider } from './providers/provider.ts';

// In a quarter of an hour, by one address: more than anybody presses.
const mostBegun = 30;
// Who comes back asks every other second.
const pauseMs = 1_500;

/** An invoice, or what is asked on an order, is paid online by who has its link, and what came of that. */
export function payRoutes(app: AppContext, opened: Parameters<typeof atLink>[1]): void {
  mountUnmanaged(
    app,
    payCalls,
  )({
    pay: async (request) => {
      const { params, body, now, requestId } = request;
      const subject = `payment:${hashOf(params.code).toString('base64url')}`;
      const over = await countTry(app, { [subject]: mostBegun }, now);
      if (over.size > 0) throw new AppError(opened.tooMany);
      // What was begun before may be paid or given up by now, in another tab; who takes another way
      // pays by that alone.
      const { before } = await atLink(app, opened, request, async (context, link) => {
        const { db } = context;
        const page = await payablePage(app, context, link);
        if (!page) return undefined;
        await assertOpen(context, link);
        const open = await openPayments(db, link);
        const others = page.ways.includes(body.provider)
          ? open.filter(
              ({ provider, amount }) => provider !== body.provider || amount !== page.left,
            )
          : [];
        await markUnwanted(
          db,
          others.map(({ id }) => id),
          now,
        );
        return {
          before: open.map((one) => ({ one, pauseMs: others.includes(one) ? 0 : pauseMs })),
        };
      });
      for (const { one, pauseMs: pause } of before) {
        await settlePayment(app, one, { requestId, pauseMs: pause });
      }
      const next = await atLink(app, opened, request, async (context, link) => {
        const { db, caller } = context;
        const { invoiceId: invoice_id, orderId: order_id } = link;
        // Another request that begins to pay the same waits here.
        if (invoice_id === null) await lockRow(db, orders, order_id!);
        else await lockRow(db, invoices, invoice_id);
        const page = await payablePage(app, context, link);
        if (!page) return undefined;
        await assertOpen(context, link);
        const { left: amount, currency, number, siteName } = page;
        if (amount <= 0) throw new AppError('payment-links.nothing_to_pay');
        const way = (await accessOf(app, db, caller)).get(body.provider);
        if (!way) throw new AppError('payment-links.not_offered');
        const open = (await openPayments(db, link)).find(
          (one) => one.provider === body.provider && one.amount === amount,
        );
        if (open) return { url: open.url };
        const reference = `wh-${crypto.randomUUID()}`;
        const { provider, method_id } = way;
        const begun = {
          invoice_id,
          order_id,
          provider: body.provider,
          reference,
          amount,
          currency,
        };
        const { id } = await addPayment(db, caller, { ...begun, method_id });
        const token = `token=${params.code}&payment=${reference}`;
        const returnUrl = `${app.publicUrl}/payment/notification?${token}`;
        const description = `${siteName} ${number}`;
        return { id, provider, payment: { reference, amount, currency, description, returnUrl } };
      });
      if ('url' in next) return { data: { url: next.url } };
      const begun = await begin(app, next.provider, next.payment);
      const state = begun ? ('pending' as const) : ('failed' as const);
      await atLink(app, opened, request, async ({ db }) => {
        await changePayment(db, next.id, { state, ...begun });
        return {};
      });
      if (!begun) throw new AppError('payment-links.not_reached');
      return { data: { url: begun.url } };
    },
    outcome: async (request) => {
      const { params, requestId } = request;
      const { payment } = await atLink(app, opened, request, async ({ db }, link) => {
        const one = await paymentOf(db, link, params.reference);
        return one && { payment: one };
      });
      if (payment.state === 'pending') await settlePayment(app, payment, { requestId, pauseMs });
      return atLink(app, opened, request, async (context, link): Promise<Page | undefined> => {
        // Who has paid sees what came of it, also by a link that is closed by now.
        const page = await payablePage(app, context, link);
        const now = await paymentOf(context.db, link, payment.reference);
        if (!page || !now) return undefined;
        const { of, revision, asOf, timezone, language, siteName, phone, number } = page;
        const { state, amount, currency } = now;
        const seen = { of, revision, asOf, timezone, language, siteName, phone, number };
        return { data: { ...seen, state, amount, currency } };
      });
    },
  });
}

/** Has a payment begun at its provider; undefined where that cannot be asked, which is logged. */
async function begin(
  { http }: AppContext,
  provider: Provider,
  payment: PaymentToBegin,
): Promise<{ readonly external_id: string; readonly url: string } | undefined> {
  try {
    return await provider.begin(payment);
  } catch (cause) {
    if (!(cause instanceof ExternalError)) throw cause;
    http.log.warn({ reason: cause.message }, 'a payment could not be begun');
    return undefined;
  }
}

interface Page {
  readonly data: PaymentOutcome;
}
