import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import { answerOf, isBound } from '#contract/sales/quotes/quote-rules.ts';
import type { AnsweredLine } from '#contract/sales/quotes/quote-fields.ts';
import { rolesWith } from '#contract/rights.ts';
import { wantedOfOrder } from '#server/features/sales/auto-products/exports.ts';
import { notify } from '#server/features/platform/notifications/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { takeStep } from '#server/kit/resource/steps/take-step.ts';
import { nextRow, saveRows, writeRows, type Engine } from '#server/kit/resource/write.ts';
import { storedQuote } from './quotes-repo.ts';

interface Answered {
  readonly version: number;
  readonly accepted: readonly string[];
  readonly signed_by: string;
  readonly signature: string;
  readonly reason: string;
}

/**
 * Writes down what a customer answers to a quote, by whom and when. What they want of it is ordered:
 * lines that they do without leave the order, and stay with their answer. Throws `quotes.changed`
 * where it is otherwise by now than they saw, and `quotes.not_signed` without a name.
 */
export async function answerQuote(
  engine: Engine,
  context: Context,
  id: number,
  { version, accepted, signed_by, signature, reason }: Answered,
): Promise<void> {
  const { db, now, caller } = context;
  const before = await lockRow(db, orders, id);
  const quote = await storedQuote(db, id);
  const isOpen = quote?.state === 'quote' && quote.answer === '' && quote.version === version;
  if (!quote || !isOpen) throw new AppError('quotes.changed');
  const wanted = new Set(accepted);
  const keys = quote.lines.map(({ key }) => key);
  if (accepted.some((key) => !keys.includes(key))) throw new AppError('quotes.changed');
  const lacking = quote.lines.find((line) => !wanted.has(line.key) && isBound(line, wanted));
  if (lacking) throw new AppError('quotes.line_stays', { line: lacking.description });
  const answer = answerOf(keys, wanted);
  if (answer !== 'declined' && signed_by === '') {
    throw new AppError('quotes.not_signed', {}, { signed_by: 'fields.required' });
  }
  const lines = quote.lines.map(({ from: _, stays: _stays, ...line }): AnsweredLine => ({
    ...line,
    accepted: wanted.has(line.key),
  }));
  const change = {
    quote_answer: answer,
    quote_answered_at: now.toISOString(),
    quote_signed_by: signed_by,
    quote_reason: reason,
    quote_lines: lines,
    quote_signature: { drawn: answer === 'declined' ? '' : signature },
  };
  await writeRows(engine, context, 'answer_quote', [nextRow(orders, before, change)]);
  if (answer === 'partly') {
    const row = await lockRow(db, orders, id);
    const left = await wantedOfOrder(context, row as Stored & RowOf<typeof orders>, wanted);
    await saveRows(engine, context, [row], left);
  }
  if (answer !== 'declined') {
    await asTheySee(takeStep(engine, context, [await lockRow(db, orders, id)], 'accept'));
  }
  await notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('orders.write') },
    kind: 'operations',
    words: {
      key: (part) => `quotes:told.${answer}.${part}`,
      values: {
        number: quote.number,
        of: quote.licenseplate ? ` (${quote.licenseplate})` : '',
        reason: reason || '–',
      },
    },
    shouldResolve: answer === 'declined',
    once: `quote_answered ${id} ${now.getTime()}`,
  });
}

// Why nothing more is sold to them is between them and the site.
const notTold: readonly string[] = ['orders.buyer_blocked', 'orders.over_credit'];

/** Says to a customer what they can do where the order is refused for what they owe. */
async function asTheySee(accepted: Promise<void>): Promise<void> {
  try {
    await accepted;
  } catch (cause) {
    if (cause instanceof AppError && notTold.includes(cause.code)) {
      throw new AppError('quotes.ask_site');
    }
    throw cause;
  }
}
