import { orders } from '#contract/sales/orders.ts';
import { quoteCalls, type LinkedQuote } from '#contract/sales/quotes/quotes.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { countTry } from '#server/kit/attempts/attempts.ts';
import { AppError } from '#server/kit/errors.ts';
import { hashOf } from '#server/kit/keys/secret-code.ts';
import { atLink } from '#server/kit/links/at-link.ts';
import { claimLinkKey, revokeLinks } from '#server/kit/links/link-repo.ts';
import { mount, mountUnmanaged } from '#server/kit/mount.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { announce } from '#server/features/platform/notifications/exports.ts';
import { answerQuote } from './answer-quote.ts';
import { pageOf } from './page-of.ts';
import { storedQuote } from './quotes-repo.ts';
import { sendQuote } from './send-quote.ts';

const { sendQuote: send, closeQuote: close, quotePage, answerQuote: answer } = quoteCalls;
const kind = 'quote';
const opened = { kind, tooMany: 'quotes.link_too_many', ended: 'quotes.link_ended' } as const;

// In a quarter of an hour, by one address: more than anybody presses.
const mostAnswers = 200;

/** The quote of an order: sent, closed, and answered by anyone who has its address. */
export function quotesRoutes(app: AppContext): void {
  const engine = () => app.engines.get(orders.name)!;

  mount(app, { send, close })({
    send: async (context) => {
      const { params, body, caller } = context;
      // The address says what everything costs.
      if (!caller.rights.has('orders.prices')) {
        throw new AppError('common.no_right', { right: 'orders.prices' });
      }
      context.afterCommit(() => publishChanged(app, orders, context.caller));
      return { data: { path: await sendQuote(app, engine(), context, params.id, body) } };
    },
    close: async (context) => {
      const { db, params, now } = context;
      // First the address and then the order, as whoever answers by one does.
      await revokeLinks(db, { kinds: [kind], orderId: params.id }, now);
      const { id } = await lockRow(db, orders, params.id);
      await writeHistory(context, orders, 'revoke_link', [{ id, changes: [] }]);
      return { data: null };
    },
  });

  mountUnmanaged(app, { quotePage, answer })({
    quotePage: (request) =>
      atLink(app, opened, request, async (context, link): Promise<QuoteAnswer | undefined> => {
        const page = await pageOf(context, link);
        return page && { data: page };
      }),
    answer: async (request) => {
      const { params, body, now } = request;
      const subject = `quote-link:${hashOf(params.code).toString('base64url')}`;
      const over = await countTry(app, { [subject]: mostAnswers }, now);
      if (over.size > 0) throw new AppError(opened.tooMany);
      return atLink(
        app,
        opened,
        request,
        async (context, link): Promise<QuoteAnswer | undefined> => {
          const { id, orderId } = link;
          if (orderId === null || !(await storedQuote(context.db, orderId))) return undefined;
          if (await claimLinkKey(context.db, id, body.key)) {
            await answerQuote(engine(), context, orderId, body);
            context.afterCommit(() => {
              publishChanged(app, orders, context.caller);
              return announce(app);
            });
          }
          const page = await pageOf(context, link);
          return page && { data: page };
        },
      );
    },
  });
}

interface QuoteAnswer {
  readonly data: LinkedQuote;
}
