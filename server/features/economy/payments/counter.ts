import type { DepositEvent } from '#contract/accounting/vouchers/events.ts';
import type { counterCalls, PayableInvoice } from '#contract/economy/payments/counter-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { settledBy } from '#contract/money/settled-by.ts';
import { bookEvent } from '#server/features/accounting/vouchers/exports.ts';
import type { ToRegister } from '#server/features/money/payment-methods/exports.ts';
import { cardThatPays, payByCard, undoOfCards } from '#server/features/sales/gift-cards/exports.ts';
import { methodsInUse, usualMethod } from '#server/features/sales/order-deposits/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import { senderOf } from '#server/kit/document/papers/sender-repo.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { addTaken, buyerOf, holdIntent, takenOfIntent } from './counter-repo.ts';
import { enterParts } from './match.ts';
import { bookedWith, lockInvoices, type LockedInvoice } from './payments-repo.ts';
import { reversePayment } from './reverse.ts';

/** What is open of an invoice of the company, and by what it can be paid. Throws where it is not issued, or takes one back. */
export async function payableInvoice({ db, caller }: Context, id: number): Promise<PayableInvoice> {
  const { open } = await invoiceToPay({ db, caller }, id);
  const methods = await methodsInUse(db, caller);
  return { open, methods, usual: await usualMethod(db, caller) };
}

/**
 * Enters what a customer pays of an invoice at the counter, once for each intent, in the ledger of
 * customers and in the books. Who pays of the same invoice waits, so that both know what is open.
 * Throws where it is more than that.
 */
export async function takePayment(
  context: Context<(typeof counterCalls)['take']>,
  toRegister: ToRegister,
): Promise<number> {
  const { db, caller, body, params } = context;
  const { intent, method_id, reference, gift_card } = body;
  const enterPaid = await toRegister(context, method_id);
  await holdIntent(db, caller, intent);
  const written = await takenOfIntent(db, caller, intent);
  if (written !== undefined) return written;
  const invoice = await invoiceToPay(context, params.id);
  // Nobody says what it comes to in the till.
  if (invoice.currency !== (await senderOf(db, caller)).currency) {
    throw new AppError('payments.other_currency');
  }
  const method = (await methodsInUse(db, caller)).find(({ id }) => id === method_id);
  if (!method) throw new AppError('common.wrong_input', {}, { method_id: 'fields.unknown' });
  const { amount, rounding } = settledBy(body.amount, Math.max(0, invoice.open), method);
  if (amount === 0) throw new AppError('order-deposits.no_coins');
  if (amount > invoice.open) {
    throw new AppError('payments.more_than_open', { open: Math.max(0, invoice.open) / 100 });
  }
  const card = method.is_gift_card && (await cardThatPays(context, gift_card, amount));
  const day = todayOf(context);
  const { currency, number } = invoice;
  const id = await addTaken(db, caller, {
    intent,
    method_id,
    amount,
    rounding,
    day,
    currency,
    payer: await buyerOf(db, params.id),
    reference: reference || number,
    message: '',
    reverses: null,
  });
  if (card) await payByCard(context, { card_id: card.id, amount }, { payment_id: id });
  await bookTaken(context, id, { amount, rounding, day }, documentOf(invoice));
  await enterParts(context, [{ payment_id: id, day, amount, invoice }]);
  const of = { kind: 'invoice', number } as const;
  await enterPaid?.({ intent, method_id, amount, rounding, reference, of });
  return id;
}

/** Pays back what was paid at the counter, as it came, once for each intent: what it had settled is open again. Throws for what came by the bank, and where it was taken back. */
export async function takeBackTaken(
  context: Context<(typeof counterCalls)['takeBackTaken']>,
  toRegister: ToRegister,
): Promise<number> {
  const { db, caller, body, params } = context;
  const { method_id } = await rowWithId(db, payments, params.id);
  const enterPaid = method_id == null ? undefined : await toRegister(context, Number(method_id));
  await holdIntent(db, caller, body.intent);
  const written = await takenOfIntent(db, caller, body.intent);
  if (written !== undefined) return written;
  const paid = await lockRow(db, payments, params.id);
  if (paid['bank_file_id'] !== null) throw new AppError('payments.by_bank');
  const amount = 0 - Number(paid['amount']);
  if (amount > 0) throw new AppError('payments.not_its_reversal');
  const rounding = 0 - Number(paid['rounding']);
  const day = todayOf(context);
  const { document } = await bookedWith(db, params.id);
  if (!document) throw new AppError('payments.not_its_reversal');
  const id = await addTaken(db, caller, {
    intent: body.intent,
    method_id: Number(paid['method_id']),
    amount,
    rounding,
    day,
    currency: String(paid['currency']),
    payer: String(paid['payer']),
    reference: String(paid['reference']),
    message: body.reason,
    reverses: params.id,
  });
  await undoOfCards(context, { payment_id: params.id }, { payment_id: id });
  await bookTaken(context, id, { amount, rounding, day }, document);
  await reversePayment(context, id, params.id);
  const of = { kind: 'invoice', number: document.number } as const;
  const reference = String(paid['reference']);
  await enterPaid?.({
    intent: body.intent,
    method_id: Number(method_id),
    amount,
    rounding,
    reference,
    of,
  });
  return id;
}

async function invoiceToPay({ db, caller }: Pick<Context, 'db' | 'caller'>, id: number) {
  await rowWithId(db, invoices, id);
  const [invoice] = await lockInvoices(db, caller, { ids: [id] });
  if (!invoice) throw new AppError('payments.not_open', { number: '' });
  return invoice;
}

const documentOf = ({ invoice_id, number }: LockedInvoice): DepositEvent['document'] => ({
  kind: 'invoices',
  id: invoice_id,
  number,
});

async function bookTaken(
  context: Context,
  id: number,
  paid: Pick<DepositEvent, 'amount' | 'rounding' | 'day'>,
  document: DepositEvent['document'],
): Promise<void> {
  const { method } = await bookedWith(context.db, id);
  await bookEvent(context, {
    kind: 'deposit',
    source: { kind: 'payments', id },
    document,
    ...paid,
    payment_kind: method.kind,
    payment_method_id: method.id,
    cost_centre_id: null,
  });
}
