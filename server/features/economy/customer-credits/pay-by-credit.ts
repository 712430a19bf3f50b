import type { customerCreditCalls } from '#contract/economy/customer-credits/credit-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import {
  paidAheadOf,
  leftOfInvoice,
  openOnInvoice,
  settleRest,
  writeAllocations,
} from '#server/features/economy/customer-ledger/exports.ts';
import { lockInvoices } from '#server/features/economy/payments/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { usableFor, usesOf, type Usable, type Use } from './credits-repo.ts';

type Caller = Pick<Context, 'db' | 'caller'>;

const leftOf = (credits: readonly Usable[]) => credits.reduce((sum, { left }) => sum + left, 0);

/** What is open of an invoice, what its customer has to their credit, and what of that was used for it. */
export async function creditOfInvoice({ db, caller }: Caller, id: number) {
  await rowWithId(db, invoices, id);
  const open = await leftOfInvoice(db, id);
  const left = leftOf(await usableFor(db, caller, id));
  return { open, left, uses: together(await usesOf(db, id)) };
}

/** What was used of one credit is one use, whatever it settled. */
function together(uses: readonly Use[]) {
  return [...Map.groupBy(uses, ({ id }) => id).values()].map((some) => {
    const { debit_id: _, at, ...use } = some[0]!;
    const amount = some.reduce((sum, one) => sum + one.amount, 0);
    return { ...use, amount, at: at.toISOString() };
  });
}

/**
 * So much of what a customer has to their credit pays an invoice of theirs, first the invoice, then its
 * fees and interest. Both are on the account of what customers owe, so nothing is booked. Throws where
 * it is more than is left of either: others may have used it meanwhile.
 */
export async function payByCredit(
  context: Context<(typeof customerCreditCalls)['use']>,
): Promise<void> {
  const { db, caller, body, params } = context;
  await rowWithId(db, invoices, params.id);
  const wanted = async () =>
    (await usableFor(db, caller, params.id)).filter(
      ({ id }) => body.credit_id === undefined || id === body.credit_id,
    );
  const before = await wanted();
  const open = await holdBoth(context, params.id, before);
  // As they are now that nobody else uses them.
  const credits = await wanted();
  const left = leftOf(credits);
  const { amount } = body;
  if (amount > open) throw new AppError('payments.more_than_open', { open: open / 100 });
  if (amount > left) throw new AppError('customer-credits.more_than_left', { left: left / 100 });
  const owed = cut(await openOnInvoice(db, params.id), ({ open: rest }) => rest, amount);
  const allocations = owed.flatMap(({ one: { id: debit_id }, part }) => {
    const used = cut(credits, (one) => one.left, part);
    for (const { one, part: some } of used) take(credits, one, some);
    return used.map(({ one, part: some }) => ({ debit_id, credit_id: one.id, amount: some }));
  });
  await writeAllocations(
    db,
    caller,
    allocations.map((one) => ({ ...one, by_hand: true })),
  );
}

/** What comes first of some until it comes to an amount, and how much of each. */
function cut<T>(
  all: readonly T[],
  leftIn: (one: T) => number,
  amount: number,
): { readonly one: T; readonly part: number }[] {
  let rest = amount;
  return all.flatMap((one) => {
    const part = Math.min(rest, leftIn(one));
    rest -= part;
    return part > 0 ? [{ one, part }] : [];
  });
}

function take(credits: Usable[], used: Usable, amount: number): void {
  const at = credits.findIndex(({ id }) => id === used.id);
  credits[at] = { ...used, left: credits[at]!.left - amount };
}

/** What was used of a credit for an invoice is its customer's again, and settles what it came with where that is open. Throws where it was taken back already. */
export async function takeBackCredit(
  { db, caller }: Caller,
  id: number,
  credit_id: number,
): Promise<void> {
  await rowWithId(db, invoices, id);
  const usesOfCredit = async () => (await usesOf(db, id)).filter((one) => one.id === credit_id);
  const [use] = await usesOfCredit();
  if (!use) throw new AppError('customer-credits.taken_back');
  const ids = [...new Set([id, use.invoice_id ?? id])];
  await lockInvoices(db, caller, { ids });
  const uses = await usesOfCredit();
  if (uses.length === 0) throw new AppError('customer-credits.taken_back');
  await writeAllocations(
    db,
    caller,
    uses.map(({ debit_id, amount }) => ({
      debit_id,
      credit_id,
      amount: 0 - amount,
      by_hand: true,
    })),
  );
  for (const one of ids) await settleRest(db, caller, one);
}

/** Has whoever else pays, uses or takes back the same wait; answers what is open of the invoice. Throws where it is not issued, or takes one back. */
async function holdBoth(
  { db, caller }: Caller,
  id: number,
  credits: readonly Usable[],
): Promise<number> {
  const orders = new Set(credits.flatMap(({ order_id: order }) => order ?? []));
  for (const order of [...orders].toSorted((one, other) => one - other)) {
    await paidAheadOf(db, order);
  }
  const ids = [id, ...credits.flatMap(({ invoice_id: invoice }) => invoice ?? [])];
  const held = await lockInvoices(db, caller, { ids });
  const invoice = held.find(({ invoice_id }) => invoice_id === id);
  if (!invoice) throw new AppError('payments.not_open', { number: '' });
  return Math.max(0, invoice.open);
}
