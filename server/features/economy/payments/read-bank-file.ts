import type { DepositEvent } from '#contract/accounting/vouchers/events.ts';
import { byReference } from '#contract/economy/payments/by-reference.ts';
import type { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import type { BankFile, BankPayment } from '#contract/money/bank/bank-file.ts';
import { bookEvents } from '#server/features/accounting/vouchers/exports.ts';
import { methodOfKind } from '#server/features/money/payment-methods/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { checkWhoseFile } from './check-whose-file.ts';
import { enterParts, type Part } from './match.ts';
import {
  addFile,
  addPayments,
  fileSums,
  holdFiles,
  keyOf,
  knownPayments,
  lockInvoices,
  sameFile,
} from './payments-repo.ts';
import { reverseByReference } from './reverse.ts';

/** A file that somebody gave to be read. */
interface GivenFile {
  readonly name: string;
  readonly content: Buffer;
  /** Whether they say that it is of their company, though it names another agreement with the bank. */
  readonly isOurs: boolean;
}

type Outcome = Answer<typeof paymentCalls.readFile>['data'];

/**
 * Enters what a file of the bank says is paid, and matches what says of what it is. Each payment is
 * entered once, by whichever file and however often it comes; the same file again does nothing.
 * Throws where it is another company's, or may be.
 */
export async function enterFile(
  context: Context,
  { name, content, isOurs }: GivenFile,
  read: BankFile,
): Promise<Outcome> {
  const { db, caller } = context;
  const { format } = read;
  await holdFiles(db, caller);
  const same = await sameFile(db, caller, content);
  if (same) {
    return { id: same.id, format, is_known: true, known: 0, ...(await fileSums(db, same.id)) };
  }
  await checkWhoseFile(context, read, isOurs);
  const method = await methodOfKind(db, caller, 'transfer');
  if (!method) throw new AppError('payments.no_method');
  const payments = await newOf(context, read.payments);
  const known = read.payments.length - payments.length;
  const number = read.number ?? '';
  const file = await addFile(db, caller, { name, format, number, content, known });
  const ids = await addPayments(db, caller, { file, method: method.id }, payments);
  const entered = payments.map((payment, at) => ({ ...payment, id: ids[at]! }));
  const document = { kind: 'bank-files', id: file, number: name } as const;
  await bookEvents({ db, caller }, depositsOf(entered, document, method.id));
  await matchByReference(context, entered);
  return { id: file, format, is_known: false, known, ...(await fileSums(db, file)) };
}

/** The payments that came by no other file. Throws where one is known as something else: then it is not the bank's, or the bank has two by one name. */
async function newOf(
  { db, caller }: Context,
  payments: readonly BankPayment[],
): Promise<readonly BankPayment[]> {
  const before = await knownPayments(db, caller, payments);
  return payments.filter((payment) => {
    const known = before.get(keyOf(payment));
    if (known && (known.amount !== payment.amount || known.day !== payment.day)) {
      throw new AppError('payments.other_file', { name: known.file });
    }
    return !known;
  });
}

type Entered = BankPayment & { readonly id: number };

/** What came on each day is one deposit, known by the first payment of it: so a statement of the bank says it, too. */
function depositsOf(
  payments: readonly Entered[],
  document: DepositEvent['document'],
  payment_method_id: number,
): DepositEvent[] {
  const days = Map.groupBy(payments, ({ day, account }) => `${day} ${account}`);
  return [...days.values()].map((some) => ({
    kind: 'deposit',
    source: { kind: 'payments', id: some[0]!.id },
    document,
    day: some[0]!.day,
    amount: some.reduce((sum, { amount }) => sum + amount, 0),
    rounding: 0,
    payment_kind: 'transfer',
    payment_method_id,
    cost_centre_id: null,
  }));
}

async function matchByReference(context: Context, payments: readonly Entered[]): Promise<void> {
  const references = payments.flatMap((one) => one.references.map(({ reference }) => reference));
  const invoices = await lockInvoices(context.db, context.caller, { references });
  const withId = new Map(invoices.map((one) => [one.invoice_id, one]));
  const left = new Map(invoices.map((one) => [one.reference, one]));
  const parts: Part[] = [];
  for (const payment of payments) {
    for (const { invoice_id, amount } of byReference(payment, left)) {
      const invoice = withId.get(invoice_id)!;
      parts.push({ payment_id: payment.id, day: payment.day, amount, invoice });
      // The next payment of the file sees what this one has left.
      const { open, reference } = left.get(invoice.reference)!;
      left.set(reference, { ...invoice, open: Math.max(0, open - amount) });
    }
  }
  await enterParts(context, parts);
  for (const { id, amount } of payments) if (amount < 0) await reverseByReference(context, id);
}
